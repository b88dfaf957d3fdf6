pitch = Quatre jeux de trésors autour d’une même table. Sans compte : un nom suffit.
you-are = Vous êtes
name-help = Les autres joueurs de la table le voient. Il est conservé dans ce navigateur.
save = Enregistrer
other-device = Utiliser ce nom sur un autre appareil
other-device-help = Ouvrez-y ce lien, une seule fois :
valid-for = Il est valable { $minutes } minutes.
play-now = Jouer
with-friends = Avec des amis
compiling = Jouez sans attendre. Pendant la première minute, il n’y a pas encore de conseils, et les bots jouent d’instinct.
go-on = Continuer
all-tables = Les { $n } tables
more = Plus
no-tables = Pas encore de table. « Jouer » en ouvre une contre des bots.
latest = Derniers résultats
my-tables = Toutes mes tables
yesterday = hier
remove-table = Retirer la table { $code }
new-here = Première visite ?
new-here-help = Tia vous présente { $title } en quelques étapes.
start-one = Commencer une partie
change = Appuyez pour changer
plays-like = Ce que lance « Jouer »
opponents =
    { $n ->
        [one] { $n } adversaire
       *[other] { $n } adversaires
    }
to-change = { $words }. Appuyez pour changer.
no-finished = Aucune partie finie pour l’instant.
# Under the name of a game. $when: a time, a day, or "yesterday".
with = avec { $names }, { $when }
alone = en solo, { $when }
open = Ouvrir
play = Jouer
review = Résultat
gathering = on attend des joueurs
abandoned-row = abandonnée
won-against = Victoire, { $mine } à { $best }
lost-against = { $name } gagne, { $best } à { $mine }
won = Victoire
lost = { $name } gagne
join-by-code = Rejoindre avec un code
join-help = Prenez place à la table d’un ami. Saisissez son code ou collez le lien.
code = Code de la table
code-example = Code de la table
join = Rejoindre
watch = Regarder une table
no-code = Saisissez d’abord le code de la table, par exemple LOTUS-42.
learn-game = Apprendre à jouer à { $title }
puzzles-short = Un coup est nettement le meilleur : trouvez-le.
to-puzzles = S’y essayer

## What the games are about.

about-silver-and-gold = Cochez des îles avec une forme commune à tous : pièces, palmiers, sceaux et trophées.
about-silver-and-gold-pyramids = Avec une forme commune à tous, cochez un chemin vers les tombeaux sous les pyramides : gemmes, torches, crânes et potions.
about-ramses = Poussez des pyramides, découvrez des trésors et retenez où ils se trouvent : tempêtes de sable, scorpions, duels et une momie.
about-farao = Révélez les couloirs d’une pyramide, lisez cinq inscriptions et entrez avant les autres dans la chambre funéraire. Règles en partie reconstituées.

## How far a game is, for lists.

round = manche { $n }/{ $all }
# Where it is not known how many there will be.
round-now = manche { $n }
choosing = choix des cartes

## Ways to play Ramses and Farao, in a word or two: buttons of the home page.

way =
    { $way ->
        [classic] Classique
        [mummy] Explorateurs
        [alone] Solo
        [children] Enfants
        [small] Petite
        [big] Grande
        [seven] Les sept
       *[other] { $way }
    }
