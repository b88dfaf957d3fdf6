# Why something was not done: short, without a full stop, as programs print it after their own name.

begun = la partie a commencé ; vous pouvez la regarder
bot-finishes = le bot finit ce tour ; le prochain est à vous
bot-plays = un bot joue à cette place : reprenez-la d’abord
busy = la table est trop sollicitée : réessayez
chat-full = la discussion de cette table est pleine : continuez à une autre table
clock-range = le temps par coup va de 5 secondes à 14 jours
clock-takes-care = à cette table, c’est la limite de temps qui règle le cas des absents
closed = l’hôte a fermé cette table aux autres
eyes = « eyes » doit être « all », « watch » ou le numéro d’une place
has-seat = cette personne a une place : excluez-la de sa place
hint-late = pas de conseil trouvé à temps : redemandez
hints-own-turn = les conseils ne se demandent qu’à votre tour
look-back = pendant la partie, on ne revoit les coups que de sa propre place ou en spectateur
many-tables = vous avez { $n } tables en cours : arrêtez ou retirez certaines d’entre elles
moves-range = envoyez de 1 à { $n } coups
muted = l’hôte a coupé la discussion
never-began = cette partie n’a jamais commencé : ouvrez une nouvelle table
no-bot-sits-there = il n’y a pas de bot à cette place
no-code = aucun code libre trouvé pour la table : réessayez
no-decision = aucun joueur n’a de décision à prendre à ce pas
no-hints = cette table se joue sans conseils
no-lesson = { $title } n’a pas de première partie guidée
no-review = personne n’a demandé l’analyse de cette partie
no-seat = il n’y a pas de place { $n }
no-table = il n’y a pas de table { $code } : vérifiez le code
no-tables = les tables sont injoignables : réessayez dans un instant
nobody-sits-there = il n’y a personne à cette place
nobody-to-remove = il n’y a personne d’autre à exclure : fermez la table aux inconnus
not-away-long =
    { $n ->
        [one] un bot peut jouer pour un joueur absent depuis { $n } seconde
       *[other] un bot peut jouer pour un joueur absent depuis { $n } secondes
    }
not-begun = la partie n’a pas commencé
not-in-list = cette table n’est pas dans votre liste
not-judged = cette décision n’est pas encore analysée : attendez l’analyse
not-saved = impossible d’enregistrer : réessayez dans un instant
not-yourself = vous pouvez quitter la table, mais pas vous exclure
one-by-one = { $title } est un jeu de mémoire : envoyez les coups un par un
one-hint = un seul conseil à la fois : redemandez dans un instant
one-seat = vous ne pouvez prendre qu’une place ; les autres à votre écran sont des invités
only-host = seul l’hôte de la table peut faire cela
only-host-ends = seul l’hôte peut arrêter la partie pour tous ; vous pouvez la quitter
only-people = un bot ne peut remplacer qu’une personne
only-played = seuls ceux qui ont joué peuvent demander une revanche
only-players = seuls ceux qui jouent peuvent faire jouer un bot pour quelqu’un
only-seated-end = seuls ceux qui sont à la table peuvent arrêter la partie
over = la partie est finie
play-on-later = on ne peut reprendre qu’une partie finie
record-slow = cet enregistrement est trop long à vérifier
rematch-later = la revanche vient après la partie
removed = l’hôte ne vous admet plus à cette table
replay-later = cette partie pourra être revue quand elle sera finie
replay-range =
    { $n ->
        [one] il y a { $n } pas à revoir
       *[other] il y a { $n } pas à revoir
    }
replay-slow = la partie est trop longue à revoir : réessayez
say-something = dites quelque chose
seat-not-yours = la place { $n } n’est pas à vous
seat-open = une place est libre : attendez quelqu’un, ou mettez-y un bot
seat-taken = cette place est prise ; choisissez-en une autre
seats-reserved = les autres places sont réservées à ceux qui ont joué avant ; vous pouvez regarder
seats-taken = toutes les places sont prises ; vous pouvez regarder
sent-before = ceci a déjà été envoyé, avec un autre coup
slow = cela a pris trop de temps : réessayez
slow-redeal = cela a pris trop de temps : reprenez la partie sans redistribuer
stale = la table a changé : regardez à nouveau
tables-of-bots = des bots jouent entre eux à { $n } de vos tables : arrêtez ou retirez l’une d’elles
hints-later = les conseils arrivent dès que les règles sont compilées : redemandez dans une demi-minute
review-later = l’analyse vient quand la partie est finie
preparing-reviews = le premier démarrage prépare les analyses pendant une ou deux minutes : redemandez ensuite
preparing-puzzles = le premier démarrage prépare les problèmes pendant une ou deux minutes : redemandez ensuite
record-not-over = cette partie n’est pas finie : il faut la fin pour l’analyser
record-branch = cette partie en reprend une autre : analysez-la à sa propre table
only-seated-bot = seuls ceux qui sont à la table peuvent donner une place à un bot
only-seated-away = seuls ceux qui sont à la table peuvent renvoyer un bot
only-seated-begin = seuls ceux qui sont à la table peuvent commencer
