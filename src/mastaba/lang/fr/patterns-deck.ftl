many = plus de { $most } cartes : une pioche en a au plus { $most }
no-card = pas de carte dans ce fichier : { $format }
unread = impossible de lire { $text } : { $format }
colour = carte { $card } : il n’y a pas de couleur { $colour } ; les couleurs sont { $known }
symbol = carte { $card }, case { $box } : { $mark } n’est pas un symbole ; il y a { $known }
