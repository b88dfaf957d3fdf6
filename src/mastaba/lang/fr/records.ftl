not-json = ce n’est pas du JSON : { $why }
not-json-at = ce n’est pas du JSON : { $why } (octet { $byte })
not-utf8 = ce n’est pas du JSON : l’octet { $byte } n’est pas en UTF-8
too-deep = ce n’est pas un enregistrement : le JSON est imbriqué trop profondément
twice = le champ { $field } figure deux fois dans un objet
no-object = un enregistrement est un objet JSON (un dict en Python), pas { $given }
bad-field =
    { $missing ->
        [yes] l’enregistrement n’a pas de champ { $field }
       *[no] { $field } n’a pas le bon type
    }
other-format = format { $given } : cette version lit { $reads }
rules-range = « rules » doit être un nombre de 1 à { $most }
other-rules = partie jouée avec la version { $given } des règles de { $title }, celle-ci est la version { $known } : vérifiez-la avec le Mastaba qui l’a jouée
variant = la variante ne nomme pas toutes les options
no-name = chaque place doit avoir un nom
other-cards = partie jouée avec un autre fichier de cartes : donnez ce fichier avec --deck
ended = « ended » doit être "abandoned", et seule une partie sans résultat peut l’avoir
result-early = l’enregistrement a un résultat, mais ses étapes ne finissent pas la partie
result-missing = la partie est finie, mais l’enregistrement n’a pas de résultat
result-wrong = le résultat ne découle pas des étapes : { $why }
results = il faut un résultat pour chaque place
no-result = la place { $seat } n’a pas de résultat
other-result = la place { $seat } a { $field } { $due }, pas { $has }
from-object = « from » doit être un objet
from-fields = « from » doit avoir { $fields } et, en cas de redistribution, « seat »
shuffle = « shuffle » doit être un objet avec un texte « commit »
no-seed = l’enregistrement n’a pas de graine : son mélange ne peut pas être vérifié
other-seed = la graine n’est pas celle qui était annoncée : son SHA-256 n’est pas « commit »
no-move = l’étape { $step } n’a pas de coup
not-turn = étape { $step } ({ $move }) : ce n’est pas à { $by } de jouer
illegal = étape { $step } ({ $move }) : { $why }
not-due = étape { $step } ({ $move }) : elle ne découle pas de la graine
other-field = étape { $step } ({ $move }) : { $field } devrait être { $due }
snapshot = l’instantané appartient à une autre partie ou à une autre version des règles
on-finished = on ne peut reprendre qu’un moment d’une partie finie
on-range = la partie a { $n } étapes : il n’y a rien à reprendre après { $ply }
on-seats = la partie a { $n } places, pas { $given }
on-redealt = ce que cette place avait vu laisse trop peu d’autres distributions ici : reprenez la partie sans redistribuer
on-other = ce n’est pas l’enregistrement qui a été repris : son empreinte est différente
on-game = la reprise a un autre jeu, d’autres options, cartes ou places
on-steps = les premières étapes ne sont pas celles de la partie reprise
on-seen = la place { $seat } n’a pas vu ce qu’elle avait vu dans la partie reprise
on-none = l’enregistrement ne dit pas qu’il en reprend un autre
