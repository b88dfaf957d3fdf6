# Why something was not done: short, without a full stop, as programs print it after their own name.

begun = la partie a commencé ; vous pouvez la regarder
bot-finishes = le bot finit ce tour ; le prochain est à vous
bot-plays = un bot joue à cette place : reprenez-la d’abord
busy = la table est trop sollicitée : réessayez
chat-full = la discussion de cette table est pleine : continuez à une autre table
clock-range = le temps par coup va de 5 secondes à 14 jours
clock-takes-care = à cette table, c’est la limite de temps qui règle le cas des absents
closed = l’hôte a fermé cette table aux autres
eyes = « eyes » doit être « all », « watch » ou le numéro d’une place
has-seat = cette personne a une place : excluez-la de sa place
hint-late = aucun conseil trouvé à temps : réessayez
hints-own-turn = les conseils ne se demandent qu’à votre tour
look-back = pendant la partie, on ne revoit les coups que depuis sa propre place ou en spectateur
many-tables = vous avez { $n } tables en cours : arrêtez ou retirez-en quelques-unes
moves-range = envoyez de 1 à { $n } coups
muted = l’hôte a coupé la discussion
never-began = cette partie n’a jamais commencé : ouvrez une nouvelle table
no-bot-sits-there = il n’y a pas de bot à cette place
no-code = aucun code libre pour la table : réessayez
no-decision = aucun joueur n’a de décision à prendre à cette étape
no-hints = cette table se joue sans conseils
no-lesson = { $title } n’a pas de première partie guidée
no-review = personne n’a demandé l’analyse de cette partie
no-seat = il n’y a pas de place { $n }
no-table = il n’y a pas de table { $code } : vérifiez le code
no-tables = les tables sont injoignables : réessayez dans un instant
nobody-sits-there = il n’y a personne à cette place
nobody-to-remove = il n’y a personne d’autre à exclure : fermez la table aux inconnus
not-away-long =
    { $n ->
        [one] un bot peut jouer pour une personne absente depuis { $n } seconde
       *[other] un bot peut jouer pour une personne absente depuis { $n } secondes
    }
not-begun = la partie n’a pas commencé
not-in-list = cette table n’est pas dans votre liste
not-judged = cette décision n’est pas encore jugée : attendez la fin de l’analyse
not-saved = impossible d’enregistrer : réessayez dans un instant
not-yourself = vous pouvez quitter la table, mais pas vous exclure
one-by-one = { $title } est un jeu de mémoire : envoyez les coups un par un
one-hint = un seul conseil à la fois : redemandez dans un instant
one-seat = vous ne pouvez prendre qu’une place ; les autres à votre écran sont des invités
only-host = seul l’hôte de la table peut faire cela
only-host-ends = seul l’hôte peut arrêter la partie pour tous ; vous pouvez la quitter
only-people = seule la place d’une personne peut être confiée à un bot
only-played = seuls ceux qui ont joué peuvent demander une revanche
only-players = seuls ceux qui jouent peuvent faire jouer un bot pour quelqu’un
only-seated-end = seuls ceux qui sont à la table peuvent arrêter la partie
over = la partie est finie
play-on-later = on ne peut reprendre qu’une partie finie
record-slow = la vérification de cet enregistrement prend trop de temps
rematch-later = la revanche vient après la partie
removed = l’hôte ne vous admet plus à cette table
replay-later = cette partie pourra être revue quand elle sera finie
replay-range =
    { $n ->
        [one] il y a { $n } étape à revoir
       *[other] il y a { $n } étapes à revoir
    }
replay-slow = la partie est trop longue à revoir : réessayez
say-something = écrivez quelque chose
seat-not-yours = la place { $n } n’est pas à vous
seat-open = une place est libre : attendez quelqu’un ou mettez-y un bot
seat-taken = cette place est prise ; choisissez-en une autre
seats-reserved = les autres places sont réservées à ceux qui ont joué avant ; vous pouvez regarder
seats-taken = toutes les places sont prises ; vous pouvez regarder
sent-before = ceci a déjà été envoyé avec un autre coup
slow = cela a pris trop de temps : réessayez
slow-redeal = cela a pris trop de temps : reprenez la partie sans redistribuer
stale = la table a changé : regardez à nouveau
tables-of-bots = des bots jouent entre eux à { $n } de vos tables : arrêtez ou retirez-en une
hints-later = les conseils arrivent dès que les règles sont compilées : redemandez dans une demi-minute
review-later = l’analyse vient quand la partie est finie
preparing-reviews = les analyses seront prêtes dans une ou deux minutes : le premier démarrage les prépare
preparing-puzzles = le premier démarrage prépare les énigmes pendant une ou deux minutes : redemandez ensuite
record-not-over = cette partie n’est pas finie : l’analyse a besoin de sa fin
record-branch = cette partie en reprend une autre : analysez-la à sa propre table
only-seated-bot = seuls ceux qui sont à la table peuvent donner une place à un bot
only-seated-away = seuls ceux qui sont à la table peuvent renvoyer un bot
only-seated-begin = seuls ceux qui sont à la table peuvent commencer
unforeseen = le coup { $n } dépend d’un événement imprévisible : envoyez d’abord les coups qui le précèdent
long-move = un coup ne dépasse pas { $n } caractères
chance = le hasard ne peut pas faire cela maintenant
no-puzzle = ce jeu n’a pas d’énigme { $name }
seat-kind =
    { $bot ->
        [yes] une place est me, guest, open ou bot, pas « { $given } » : écrivez bot:{ $given }
       *[no] une place est me, guest, open ou bot, pas « { $given } »
    }
bad-record = cet enregistrement ne peut pas être analysé : { $why }
not-opened = cette partie ne peut plus être ouverte : { $why }
table-gone = la table { $code } n’existe plus
too-fast = trop de requêtes : ralentissez
too-much = trop de données depuis votre adresse : attendez un instant
too-many-new = trop de nouvelles tables ou de nouveaux joueurs depuis votre adresse : attendez une minute
too-many-exports = trop de téléchargements depuis votre adresse : attendez une minute
too-many-hints = trop de conseils demandés depuis votre adresse : attendez un instant
too-many-reviews = votre adresse n’a plus droit à d’autres analyses aujourd’hui : celles qui sont faites restent lisibles
too-many-guesses = trop de codes de table erronés depuis votre adresse : attendez une minute
too-many-connects = trop de connexions depuis votre adresse : attendez un instant
no-identity = pas d’identité : appelez d’abord GET /api/me et gardez son cookie
other-identity = cette identité ne vient pas d’ici : rouvrez la page pour en avoir une nouvelle
not-known = Ce serveur ne vous connaît plus. Choisissez à nouveau votre nom.
no-token = cet appel demande l’en-tête x-csrftoken avec la valeur du cookie csrftoken
nothing-here = il n’y a rien à cette adresse
no-method = cette adresse n’accepte pas cette méthode
too-large = c’est trop gros : une requête est limitée à { $limit } ko
bad-request = cette requête n’est pas correcte : { $why }
body-deep = le contenu est imbriqué trop profondément
body-encoding = le contenu n’est pas en UTF-8
cross-site = cette page n’a pas le droit d’appeler Mastaba : ouvrez la table elle-même
malformed = aucun navigateur n’envoie cette adresse
elsewhere = ce serveur se trouve à l’adresse { $address } : passez par elle
broken = une erreur s’est produite sur le serveur ; elle est notée dans son journal
no-letter = un nom doit comporter au moins une lettre
no-claim = ce code n’est pas valable (ou ne l’est plus) : créez-en un nouveau sur l’autre appareil
whom = dites qui exclure : une place, ou un spectateur
here-alone = seule une personne installée à l’ordinateur où tourne Mastaba peut l’ouvrir au réseau ou lui en fermer l’accès
no-network = cet ordinateur n’est connecté à aucun réseau : connectez-le à votre Wi-Fi ou à votre box, puis réessayez
not-at-home = l’adresse de cet ordinateur, { $address }, n’est pas celle d’un réseau domestique : démarrez Mastaba avec --host pour l’ouvrir
not-while-running = ce serveur ne peut pas être ouvert pendant qu’il tourne : démarrez-le avec --host 0.0.0.0
not-openable = impossible d’ouvrir { $host } ({ $why }) : arrêtez ce qui l’utilise, puis réessayez
