close = Fermer
you-first = Vous
nameless = Choisissez un nom
your-name = Votre nom
at-this-screen = Sur cet écran
rules = Règles
players = { $least } à { $most }
minutes = { $n } min
your-turn = À vous
waiting-for = On attend { $names }
learn = Apprendre à jouer
seat-number = Place { $n }
name-first = Indiquez d’abord votre nom
invite = Inviter
sound =
    { $on ->
        [yes] Son : activé
       *[no] Son : coupé
    }
theme =
    { $night ->
        [yes] Couleurs : nuit
       *[no] Couleurs : jour
    }
menu = Menu
bot-plays =
    { $n ->
        [one] Un bot joue pour vous.
       *[other] Des bots jouent pour vous.
    }
place = Placer
finish-turn = Terminé
take-back = Reprendre
turn-drawn = Votre tour est dessiné. « Terminé » le finit, « Reprendre » annule le dernier pas.
loading = Un instant …
no-server = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
odd-answer = Le serveur n’a pas pu faire cela ({ $status }). Réessayez, ou rechargez la page.
home = Vers l’accueil
no-page = Il n’y a rien à cette adresse.
you-host = Vous êtes l’hôte
broken = Quelque chose a mal tourné sur cette page. Rechargez-la ; votre partie est en sûreté sur le serveur.
reload = Recharger
settings = Réglages
really = Oui, vraiment
download = Télécharger
review-name = Analyse
play-on-here = Continuer à partir d’ici
puzzles = Problèmes
times = { $n } ×
previous = Un pas en arrière
next = Un pas en avant
rules-of = { $title } : les règles
rules-note = Dans nos propres mots. Les règles numérotées que suit la table sont dans la documentation.
back = Retour
# The level of a bot, as a rank. Other bots have names of their own.
rank =
    { $level ->
        [novice] apprenti
        [club] scribe
        [expert] vizir
        [pharaoh] pharaon
       *[other] { $level }
    }
the-level =
    { $level ->
        [novice] l’apprenti
        [club] le scribe
        [expert] le vizir
        [pharaoh] le pharaon
       *[other] { $level }
    }
