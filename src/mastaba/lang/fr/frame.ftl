close = Fermer
you =
    { $case ->
        [start] Vous
       *[other] vous
    }
nameless = Votre nom ?
your-name = Votre nom
at-this-screen = Sur cet écran
rules = Règles
players = { $least } à { $most }
minutes = { $n } min
your-turn = À vous
waiting-for = On attend { $names }
learn = Apprendre à jouer
seat-number = Place { $n }
name-first = Indiquez d’abord votre nom
invite = Inviter
sound =
    { $on ->
        [yes] Son : activé
       *[no] Son : coupé
    }
theme =
    { $night ->
        [yes] Thème : nuit
       *[no] Thème : jour
    }
menu = Menu
bot-plays =
    { $n ->
        [one] Un bot joue pour vous.
       *[other] Des bots jouent pour vous.
    }
place = Placer
finish-turn = Valider
take-back = Annuler
turn-drawn = Votre tour est prêt. « Valider » l’envoie, « Annuler » revient d’une étape en arrière.
loading = Un instant…
no-server = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
odd-answer = Le serveur n’y est pas parvenu ({ $status }). Réessayez, ou rechargez la page.
home = Retour à l’accueil
no-page = Il n’y a rien à cette adresse.
you-host = Vous êtes l’hôte
broken = Un incident est survenu sur cette page. Rechargez-la ; votre partie est en sécurité sur le serveur.
reload = Recharger
settings = Réglages
really = Oui, je confirme
download = Télécharger
review-name = Analyse
play-on-here = Reprendre ici
labelled = { $label } : { $what }
puzzles = Énigmes
times = { $n } ×
key =
    { $key ->
        [Enter] Entrée
        [Esc] Échap
       *[other] { $key }
    }
previous = Étape précédente
next = Étape suivante
rules-of = { $title } : les règles
rules-note = Avec nos propres mots. Les règles numérotées que suit la table se trouvent dans la documentation.
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
