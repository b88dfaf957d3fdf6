you = vous
first-game = votre première partie
lesson-step = Votre première partie, étape { $n } sur { $of }
step-of = { $n } sur { $of }
skip-lesson = Passer
lesson-done = Appuyez sur « Terminé » : cela finit votre tour.
lesson-over = Vous savez l’essentiel. Continuez, la partie est à vous.
lesson-left = La partie continue. Vous retrouverez la visite à l’accueil.
table-code = table { $code }
invite-help = Qui ouvre ce lien voit la table et peut prendre une place libre.
watching =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
first-seat = commence
thinking = réfléchit …
done = terminé
moving = joue
bot = bot
away = ailleurs
stand-in = un bot joue en attendant
let-bot = Laisser un bot jouer pour { $name }
bot-finishes = Le bot finit ce tour. Le prochain est à vous.
take-back-seat =
    { $n ->
        [one] Reprendre ma place
       *[other] Reprendre nos places
    }
panels = Joueurs
log = Journal
log-and-chat = Journal et discussion
log-line = revoir ce moment
log-whose = Les tours de qui
begins =
    { $own ->
        [yes] Vous commencez
       *[no] { $name } commence
    }
story = Récit
only-me = Mes tours
see-turn = Revoir { $turn }
chat = Discussion
say-something = Dites quelque chose
send = Envoyer
hint = Conseil
hint-title = Ce qu’un bot regarderait
no-hint = Pas de conseil pour l’instant.
play-it = Le jouer
sending = Envoi …
opening = La table s’ouvre …
lost-link = Connexion perdue. Nouvel essai …
back-again = Connexion rétablie.
retrying = Pas encore de réponse. Nouvel essai …
stale = La partie a avancé. Regardez à nouveau.
no-table = Cette table n’existe pas
not-let-in = Vous ne pouvez pas entrer
muted-chat = L’hôte a coupé la discussion.
turn-ends = Votre tour est fini. Regardez bien, puis passez la main.
pass-on = Passer la main
pass-to = À { $name }
pass-help = { $name }, la suite n’est que pour vos yeux.
i-am = Je suis { $name }
now-plays = { $name }, à vous
sound-name = Sons
volume = Volume
percent = { $n } pour cent
sound-offer = Jouer avec les sons ? Ils sont aussi dans le menu.
sound-yes = Activer
wins =
    { $own ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    }
wins-shared = { $names } partagent la victoire
# $best, $second: points of the first two.
wins-points =
    { $own ->
        [yes] Vous gagnez, { $best } à { $second }
       *[no] { $name } gagne, { $best } à { $second }
    }
wins-shared-points = { $names } partagent la victoire, { $best } à { $second }
game-over = La partie est finie : { $who }.
score-sheets = Scores
rematch = Revanche
to-rematch = Vers la revanche
wants-rematch = { $name } veut une revanche
wants-rematch-sit = { $name } veut une revanche : prendre place
broken-off = Cette partie a été abandonnée.
my-seat = Je joue
other-seats = Les autres places
bots-sit = des bots
friends-sit = des amis, par un lien
bot-level = Niveau des bots
hidden-things = Ce qui est caché
hidden-redealt = redistribué, d’après ce que je savais alors
hidden-kept = comme c’était vraiment : les mêmes cartes arrivent
open-there = Ouvrir la table
branch = une variante
played-on = Reprise à partir du pas { $ply } de la table { $code }.
branch-kept = Ce qui est caché est comme là-bas, et les mêmes cartes arrivent.
branch-redealt = Ce qui est caché est redistribué, d’après ce que savait { $name }.
got-it = Ranger ce conseil
# What is left of the time for a move, as short as possible.
left =
    { $unit ->
        [hours] { $n } h
        [minutes] { $n } min
       *[seconds] { $n } s
    }
# A label: the players that are awaited stand behind it.
awaited = On attend
# A seat whose player's name is not known where this is read. Seats count from 0.
seat =
    { $case ->
        [start] La place { $n }
       *[other] la place { $n }
    }
# Why a move is good: up to three facts.
facts =
    { $n ->
        [1] { $first }
        [2] { $first } ; { $second }
       *[3] { $first } ; { $second } ; { $third }
    }
moves-to-choose = { $n } coups au choix
only-move = le seul coup
