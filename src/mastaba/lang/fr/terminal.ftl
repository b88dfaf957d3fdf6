you = Vous
house-cards = avec les cartes maison de Mastaba.
own-cards = avec les cartes de { $file }.
can-type =
    { $memory ->
        [yes]
            { $shown ->
                [yes] Tapez un coup ou son numéro, « list » pour voir tous les coups, « hint » pour de bons coups, « quit » pour partir ; par exemple « { $example } ».
               *[no] Tapez un coup ou son numéro, « list » pour voir tous les coups, « hint » pour de bons coups, « quit » pour partir.
            }
       *[no]
            { $shown ->
                [yes] Tapez un coup ou son numéro, « list » pour voir tous les coups, « hint » pour de bons coups, « back » pour annuler un tour inachevé, « quit » pour partir ; par exemple « { $example } ».
               *[no] Tapez un coup ou son numéro, « list » pour voir tous les coups, « hint » pour de bons coups, « back » pour annuler un tour inachevé, « quit » pour partir.
            }
    }
has-moved = { $name } a joué.
look = Regardez bien, puis appuyez sur Entrée.
pass-screen = Passez l’écran à { $name }, puis appuyez sur Entrée.
uncovered = Ce qui a été découvert ne s’annule pas.
nothing-back = Il n’y a rien à annuler.
pick = Choisissez un numéro de 1 à { $n } ; « list » les montre.
not-legal = Coup impossible : { $why }
worth =
    { $best ->
        [yes] { $figure } points
       *[no] { $figure } de moins que le meilleur
    }
result = Résultat
rank = place
record-saved = La partie est enregistrée dans { $file }.
not-finished = la partie n’a pas été finie
game = { $title }, { $players }
players = de { $least } à { $most } joueurs
game-option = { $option } : { $help } ({ $values })
play-one = Pour jouer : « { $command } NOM ».
column =
    { $column ->
        [code] table
        [game] jeu
        [phase] état
        [seats] places
       *[changed] modifiée
    }
phase =
    { $phase ->
        [gathering] on attend des joueurs
        [running] en cours
        [finished] finie
       *[abandoned] abandonnée
    }
open-seat = libre
tidied = Tables supprimées : { $tables } ; discussions supprimées : { $chats }.
deleted = { $code } : supprimée.
no-such-table = { $code } : cette table n’existe pas.
verified =
    { $proven ->
        [yes]
            { $steps ->
                [one] { $file } : 1 partie vérifiée, { $steps } étape.
               *[other] { $file } : 1 partie vérifiée, { $steps } étapes.
            }
       *[no]
            { $steps ->
                [one] { $file } : 1 partie vérifiée, { $steps } étape ; le mélange n’est pas prouvé : l’enregistrement n’a pas de graine.
               *[other] { $file } : 1 partie vérifiée, { $steps } étapes ; le mélange n’est pas prouvé : l’enregistrement n’a pas de graine.
            }
    }
played-on =
    { $known ->
        [yes] Reprise d’une partie de { $source } après l’étape { $ply } : l’enregistrement le dit, et c’est exact.
       *[no] Reprise d’une autre partie après l’étape { $ply }. --source le vérifie aussi.
    }
one-source = --source vaut pour une seule partie : choisissez-la avec --game
all-verified =
    { $unproven ->
        [0] { $file } : { $n } parties vérifiées.
        [one] { $file } : { $n } parties vérifiées ; le mélange d’une partie n’est pas prouvé : son enregistrement n’a pas de graine.
       *[other] { $file } : { $n } parties vérifiées ; le mélange de { $unproven } parties n’est pas prouvé : leur enregistrement n’a pas de graine.
    }
invalid =
    { $n ->
        [one] { $file } : { $n } enregistrement sur { $total } n’est pas valable
       *[other] { $file } : { $n } enregistrements sur { $total } ne sont pas valables
    }
no-game =
    { $n ->
        [one] { $file } contient { $n } partie : --game ne peut pas être { $game }
       *[other] { $file } contient { $n } parties : --game ne peut pas être { $game }
    }
in-file = { $file } : { $why }
in-line = { $file }, ligne { $line } : { $why }
long-line = { $file }, ligne { $line } : plus de { $limit } Mo, ce n’est pas un enregistrement
empty-file = { $file } est vide : aucun enregistrement
chance = hasard
bad-deck =
    { $n ->
        [0] { $file } : { $why }
        [one] { $file } : { $why } (et { $n } autre) ; « { $command } » donne toutes les erreurs
       *[other] { $file } : { $why } (et { $n } autres) ; « { $command } » donne toutes les erreurs
    }
more-mistakes =
    { $n ->
        [one] { $file } : et { $n } autre
       *[other] { $file } : et { $n } autres
    }
mistakes =
    { $n ->
        [one] { $n } erreur dans { $file } : corrigez-la et vérifiez à nouveau
       *[other] { $n } erreurs dans { $file } : corrigez-les et vérifiez à nouveau
    }
no-mistakes = { $file } : { $cards } cartes, aucune erreur, pour { $players } joueurs au plus.
playing = parties en cours
searching = recherche en cours
verifying = vérification en cours
reviewing = analyse en cours
computing-bound = calcul de la borne
compiling = Compilation des règles : c’est le premier démarrage de cette version, il faut environ une demi-minute.
bot = bot
seat = place
games = parties
wins = victoires
mean-total = total moyen
of-bound = de la borne
rating = cote
pairing = duel
ties = nulles
decided-won = gagnées hors nulles
sure = 95 %
round = cycle
error = erreur
points = points
policy = adversaire
won = gagnées
standings = Classement
against = Face à face
between = { $value } ({ $low } à { $high })
from-to = { $low } à { $high }
simulated =
    { $n ->
        [one] { $n } partie : { $title }, graine { $seed }
       *[other] { $n } parties : { $title }, graine { $seed }
    }
studied = { $title }, { $n } parties à { $players } joueurs
training = Entraînement : { $game }
games-saved =
    { $n ->
        [one] { $n } partie finie est dans { $file }.
       *[other] { $n } parties finies sont dans { $file }.
    }
ended =
    { $how ->
        [died]
            { $n ->
                [one] un processus est mort (mémoire insuffisante ?) après { $n } partie sur { $total }
               *[other] un processus est mort (mémoire insuffisante ?) après { $n } parties sur { $total }
            }
       *[interrupted]
            { $n ->
                [one] interruption après { $n } partie sur { $total }
               *[other] interruption après { $n } parties sur { $total }
            }
    }
ended-saved =
    { $how ->
        [died]
            { $n ->
                [one] un processus est mort (mémoire insuffisante ?) après { $n } partie sur { $total } ; elle est dans { $file }
               *[other] un processus est mort (mémoire insuffisante ?) après { $n } parties sur { $total } ; elles sont dans { $file }
            }
       *[interrupted]
            { $n ->
                [one] interruption après { $n } partie sur { $total } ; elle est dans { $file }
               *[other] interruption après { $n } parties sur { $total } ; elles sont dans { $file }
            }
    }
ended-goes-on =
    { $how ->
        [died]
            { $n ->
                [one] un processus est mort (mémoire insuffisante ?) après { $n } partie sur { $total } ; la même commande reprendra à cet endroit
               *[other] un processus est mort (mémoire insuffisante ?) après { $n } parties sur { $total } ; la même commande reprendra à cet endroit
            }
       *[interrupted]
            { $n ->
                [one] interruption après { $n } partie sur { $total } ; la même commande reprendra à cet endroit
               *[other] interruption après { $n } parties sur { $total } ; la même commande reprendra à cet endroit
            }
    }
ended-rounds =
    { $how ->
        [died]
            { $n ->
                [one] un processus est mort (mémoire insuffisante ?) après { $n } cycle sur { $total } ; la même commande reprendra à cet endroit
               *[other] un processus est mort (mémoire insuffisante ?) après { $n } cycles sur { $total } ; la même commande reprendra à cet endroit
            }
       *[interrupted]
            { $n ->
                [one] interruption après { $n } cycle sur { $total } ; la même commande reprendra à cet endroit
               *[other] interruption après { $n } cycles sur { $total } ; la même commande reprendra à cet endroit
            }
    }
report = Rapport : { $page } ; les parties : { $games }
report-figures = Rapport : { $page } ; les chiffres : { $figures } ; les parties : { $games }
round-done = Cycle { $n } sur { $total } : { $points } points contre { $theirs } pour l’adversaire, { $won } gagnées, { $seconds } s
weights = Les poids : { $weights } ; le journal : { $log } ; sa courbe : { $curve }
review-page = { $file } : l’analyse sous forme de page.
reviews =
    { $n ->
        [one] { $file } : { $n } analyse.
       *[other] { $file } : { $n } analyses.
    }
puzzle = niveau { $grade }, place { $seat } : { $move }, avance de { $ahead }
puzzles-found =
    { $n ->
        [one] { $file } : { $n } énigme.
       *[other] { $file } : { $n } énigmes.
    }
serving =
    { $plain ->
        [yes] Mastaba est à l’adresse { $link }  (Ctrl+C l’arrête ; aucune partie n’est perdue)
       *[no] Mastaba est à l’adresse { $link }
    }
backed-up =
    { $n ->
        [one] { $file } contient { $n } table.
       *[other] { $file } contient { $n } tables.
    }
restored =
    { $n ->
        [one] { $n } table est de retour.
       *[other] { $n } tables sont de retour.
    }
served-already = un autre Mastaba sert déjà les tables de { $where } : ouvrez sa page, ou donnez un autre dossier à --data
workers-need = plusieurs processus demandent PostgreSQL : renseignez MASTABA_DATABASE_URL, ou omettez --workers
port-used = le port { $port } de { $host } n’est pas utilisable ({ $why }) : essayez --port 0
log-form = --log est plain ou json, pas { $given }
keep-form = --keep s’écrit unbegun=1,abandoned=30,chat=365, en jours ou always, pas { $given }
proxies-form = --trusted-proxies : { $given } n’est ni une adresse ni un réseau ; écrivez par exemple 127.0.0.1,10.0.0.0/8
public-form = --public-url : { $given } n’est pas une adresse comme https://games.example.org
store-refused =
    { $what ->
        [exists] { $about } existe déjà : donnez un autre nom
        [no-tables] il n’y a pas de tables dans { $about }
        [has-tables] cette base a déjà des tables : --replace met la sauvegarde à leur place
        [version] une autre version de Mastaba a créé cette base : démarrez-la d’abord avec celle-ci
        [missing] { $about } : ce fichier n’existe pas
        [no-backup] { $about } n’est pas une sauvegarde de Mastaba
        [damaged] { $about } est endommagé : { $why }
        [address] ce n’est pas l’adresse d’une base : écrivez postgresql://user@host/name
        [kind] une base de type { $about } : Mastaba garde ses tables dans SQLite ou PostgreSQL
        [closed] impossible d’ouvrir la base { $about } : { $why }
        [newer] un Mastaba plus récent l’a écrite ; mettez celui-ci à jour, ou prenez un autre dossier
       *[fault] impossible de lire ou d’écrire la base : { $why }
    }
see-help = { $why } ; voir « { $command } »
no-language = il n’y a pas de langue { $name } ; il y a { $known }
no-command =
    { $n ->
        [0] il n’y a pas de commande « { $name } »
       *[other] il n’y a pas de commande « { $name } » : peut-être { $near }
    }
no-option =
    { $n ->
        [0] il n’y a pas d’option { $name }
       *[other] il n’y a pas d’option { $name } : peut-être { $near }
    }
extra-words =
    { $n ->
        [one] un mot de trop : { $words }
       *[other] { $n } mots de trop : { $words }
    }
missing = il manque { $name }
odd-option = { $name } prend une seule valeur
bad-value =
    { $span ->
        [from] { $name } est un nombre entier, au moins { $least }
        [between] { $name } est un nombre de { $least } à { $most }
       *[none] { $name } ne peut pas avoir cette valeur
    }
option-form = --option prend NOM=VALEUR, pas { $word }
empty-name = --seats contient un nom vide
bad-name = --seats : { $name } ne peut pas être un nom : prenez au plus { $most } caractères imprimables
two-bots = --bots demande au moins deux bots différents
on = --on est « here » ou « ray », pas { $given }
interrupted = interruption
file-fault =
    { $fault ->
        [none] { $file } : ce fichier n’existe pas
        [folder] { $file } est un dossier : nommez un fichier
        [no-folder] { $file } : ce dossier n’existe pas
        [denied] { $file } : permission refusée
        [exists] { $file } existe déjà
        [full] { $file } : il n’y a plus de place sur le disque
        [read-only] { $file } : écriture impossible
       *[other] { $file } : { $why }
    }
other-games = { $file } contient les parties d’une autre exécution : donnez autre chose à --out, ou supprimez-le
needs-server = il faut { $name }, qui vient avec le serveur : pip install "mastaba[server]"
needs-ray = --on ray demande Ray : pip install "mastaba[ray]"
needs-arrow = un fichier { $suffix } demande pyarrow : pip install "mastaba[data]"
needs-torch = l’entraînement demande PyTorch : pip install "mastaba[learn]"
no-network = { $game } n’a pas de réseau à entraîner ; en ont un : { $able }
review-finished = seule une partie finie peut être analysée
