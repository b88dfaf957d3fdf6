first-game = votre première partie
lesson-step = Votre première partie, étape { $n } sur { $of }
step-of = { $n } sur { $of }
skip-lesson = Passer
lesson-done = Appuyez sur « Valider » : cela termine votre tour.
lesson-over = Vous savez l’essentiel. Continuez, la partie est à vous.
lesson-left = La partie continue. Vous retrouverez la première partie guidée à l’accueil.
table-code = table { $code }
invite-help = Toute personne qui ouvre ce lien voit la table et peut prendre une place libre.
watching =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
first-seat = commence
thinking = réfléchit…
done = terminé
moving = joue
bot = bot
away = hors ligne
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
log-whose = Tours affichés
begins =
    { PERSON($name) ->
        [you] Vous commencez
       *[other] { $name } commence
    }
story = Récit
only-me = Mes tours
see-turn = Revoir : { $turn }
chat = Discussion
say-something = Écrire un message
send = Envoyer
hint = Conseil
hint-title = Ce que ferait un bot
no-hint = Pas de conseil pour l’instant.
play-it = Jouer ce coup
sending = Envoi…
opening = Ouverture de la table…
lost-link = Connexion perdue. Nouvel essai…
back-again = Connexion rétablie.
retrying = Pas encore de réponse. Nouvel essai…
stale = La partie a avancé. Regardez à nouveau.
no-table = Cette table n’existe pas
not-let-in = Vous ne pouvez pas entrer
muted-chat = L’hôte a coupé la discussion.
turn-ends = Votre tour est fini. Regardez bien, puis passez la main.
pass-on = Passer la main
pass-to = Passer à { $name }
pass-help = La suite est réservée à { $name }.
i-am = Je suis { $name }
now-plays = { $name }, à vous
sound-name = Sons
volume = Volume
percent = { $n } pour cent
sound-offer = Jouer avec le son ? Il se règle aussi dans le menu.
sound-yes = Activer
wins =
    { PERSON($name) ->
        [you] Vous gagnez
       *[other] { $name } gagne
    }
wins-shared =
    { PERSON($names) ->
        [you] { FORM($names, case: "start") } partagez la victoire
       *[other] { $names } partagent la victoire
    }
# $best, $second: points of the first two.
wins-points =
    { PERSON($name) ->
        [you] Vous gagnez, { $best } à { $second }
       *[other] { $name } gagne, { $best } à { $second }
    }
wins-shared-points =
    { PERSON($names) ->
        [you] { FORM($names, case: "start") } partagez la victoire, { $best } à { $second }
       *[other] { $names } partagent la victoire, { $best } à { $second }
    }
game-over = La partie est finie : { $who }.
score-sheets = Scores
rematch = Revanche
to-rematch = Aller à la revanche
wants-rematch = { $name } veut une revanche
wants-rematch-sit = { $name } veut une revanche : prenez place
broken-off = Cette partie a été abandonnée.
my-seat = Je joue
other-seats = Les autres places
bots-sit = des bots
friends-sit = des amis, par un lien
bot-level = Niveau des bots
hidden-things = Ce qui est caché
hidden-redealt = redistribué, selon ce que je savais alors
hidden-kept = tel quel : les mêmes cartes arrivent
open-there = Ouvrir la table
branch = une variante
played-on = Partie reprise à l’étape { $ply } de la table { $code }.
branch-kept = Ce qui est caché reste tel quel, et les mêmes cartes arrivent.
branch-redealt = Ce qui est caché est redistribué, selon ce que savait { $name }.
got-it = Masquer cette astuce
# What is left of the time for a move, as short as possible.
left =
    { $unit ->
        [hours] { $n } h
        [minutes] { $n } min
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
moves-to-choose = { $n } coups au choix
only-move = le seul coup
