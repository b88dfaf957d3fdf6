format = une carte est une ligne comme « 17 green », puis 5 rangées de 5 cases dessinées avec { $symbols }
twice = le numéro { $number } est déjà à la ligne { $line } : chaque carte a le sien
number = { $given } ne peut pas être un numéro : de 1 à { $most }
rows = la carte { $card } a { $n } rangées : dessinez-en { $needed }
wide = carte { $card }, rangée { $row } : { $n } cases de large, dessinez-en { $needed }
entrance = carte { $card }, case { $box } : l’entrée est dans la rangée du haut
tomb = carte { $card }, case { $box } : le tombeau est dans la rangée du bas
one =
    { $what ->
        [entrance] carte { $card } : il faut une seule entrée ({ $mark }) dans la rangée { $row }, pas { $n }
       *[tomb] carte { $card } : il faut un seul tombeau ({ $mark }) dans la rangée { $row }, pas { $n }
    }
cut-off = carte { $card } : des murs séparent le tombeau de l’entrée
