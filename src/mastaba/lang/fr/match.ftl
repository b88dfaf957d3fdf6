no-game = il n’y a pas de jeu { $name } ; les jeux sont : { $games }
no-game-near = il n’y a pas de jeu { $name } ; vouliez-vous dire { $near } ?
broken-game = le jeu { $name } n’est pas jouable : { $why }
not-imported = { $package } ne peut pas être importé : { $why }
other-name = son ABOUT l’appelle { $name } : le point d’entrée doit porter ce nom aussi
players = { $title } se joue de { $least } à { $most } joueurs, pas à { $n }
no-option = { $title } n’a pas d’option { $name } ; ses options : { $known }
no-value = l’option { $name } ne peut pas être { $value } ; valeurs possibles : { $values }
no-bot = il n’y a pas de bot { $name } ; les bots sont : { $bots }
no-bot-or-class = { $why } ; une classe à vous s’écrit module:Classe
no-bot-why = il n’y a pas de bot { $name } : { $why }
no-bot-class = il n’y a pas de bot { $name } : { $module } n’a pas de sous-classe de mastaba.Bot nommée { $found }
lacks-methods = { $name } ne peut pas jouer : il lui manque la méthode { $methods }
no-limit =
    { $known ->
        [yes] { $name } ne réfléchit pas dans { $title }, il ne prend pas de limite : écrivez { $name }
       *[no] { $name } ne réfléchit pas, il ne prend pas de limite : écrivez { $name }
    }
limit = une limite est un nombre de secondes comme 0.5s, ou de simulations comme 400, pas { $given }
at-line = ligne { $line } : { $what }
mistakes =
    { $n ->
        [0] { $first }
        [one] { $first } (et { $n } autre)
       *[other] { $first } (et { $n } autres)
    }
large-deck = plus de { $limit } Mo : aucun fichier de cartes n’est si gros, ce doit être un autre fichier
deck-encoding = ce n’est pas du texte UTF-8 : enregistrez le fichier de cartes en UTF-8
few-cards = { $cards } cartes, c’est trop peu pour { $players } joueurs : au moins { $least }
