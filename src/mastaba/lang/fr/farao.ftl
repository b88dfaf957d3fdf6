# Farao.

option-pyramid = pyramide de 7 x 7 cases, ou de 9 x 9 et plus garnie
option-figures = archéologues par joueur (règle reconstituée)
option-inscriptions = inscriptions qui ouvrent la chambre funéraire ; 7 dans la grande pyramide seulement
option-play_on = jouer jusqu’à ce que le dernier soit entré (règle reconstituée)
clash = seule la grande pyramide a les sept inscriptions : choisissez la grande pyramide, ou cinq inscriptions ({ $rule })

## Things. Cases: “a” with “un”, “une” or “du”; “the” with “le” or “la”; “of” with “de”.

thing =
    { $case ->
        [a]
            { $name ->
                [food] de la nourriture
                [water] de l’eau
                [torch] une torche
                [scarf] un foulard
                [magic-bottle] une fiole magique
                [golden-key] une clé d’or
                [first-aid-kit] une trousse de secours
                [money] de l’argent
                [chocolate] du chocolat
                [plan] un plan
                [papyrus] un papyrus des morts
                [snake] un serpent
                [toxic-gas] du gaz toxique
                [trap] un piège
                [hunger] la faim
                [thirst] la soif
                [fatigue] la fatigue
                [wall-ruins] un mur effondré
                [secret-door] une porte secrète
                [abyss] un gouffre
                [map] une vieille carte
                [secret-tunnel] un tunnel secret
                [dark-shrine] un sanctuaire obscur
                [coffer] un coffre
                [inscription-red] une inscription rouge
                [inscription-blue] une inscription bleue
                [inscription-green] une inscription verte
                [inscription-yellow] une inscription jaune
                [inscription-white] une inscription blanche
                [inscription-pink] une inscription rose
               *[inscription-orange] une inscription orange
            }
        [the]
            { $name ->
                [food] la nourriture
                [water] l’eau
                [torch] la torche
                [scarf] le foulard
                [magic-bottle] la fiole magique
                [golden-key] la clé d’or
                [first-aid-kit] la trousse de secours
                [money] l’argent
                [chocolate] le chocolat
                [plan] le plan
                [papyrus] le papyrus des morts
                [snake] le serpent
                [toxic-gas] le gaz toxique
                [trap] le piège
                [hunger] la faim
                [thirst] la soif
                [fatigue] la fatigue
                [wall-ruins] le mur effondré
                [secret-door] la porte secrète
                [abyss] le gouffre
                [map] la vieille carte
                [secret-tunnel] le tunnel secret
                [dark-shrine] le sanctuaire obscur
                [coffer] le coffre
                [inscription-red] l’inscription rouge
                [inscription-blue] l’inscription bleue
                [inscription-green] l’inscription verte
                [inscription-yellow] l’inscription jaune
                [inscription-white] l’inscription blanche
                [inscription-pink] l’inscription rose
               *[inscription-orange] l’inscription orange
            }
        [of]
            { $name ->
                [food] de nourriture
                [water] d’eau
                [torch] de torche
                [scarf] de foulard
                [magic-bottle] de fiole magique
                [golden-key] de clé d’or
                [first-aid-kit] de trousse de secours
                [money] d’argent
                [chocolate] de chocolat
                [plan] de plan
                [papyrus] de papyrus des morts
                [snake] de serpent
                [toxic-gas] de gaz toxique
                [trap] de piège
                [hunger] de faim
                [thirst] de soif
                [fatigue] de fatigue
                [wall-ruins] de mur effondré
                [secret-door] de porte secrète
                [abyss] de gouffre
                [map] de vieille carte
                [secret-tunnel] de tunnel secret
                [dark-shrine] de sanctuaire obscur
                [coffer] de coffre
                [inscription-red] d’inscription rouge
                [inscription-blue] d’inscription bleue
                [inscription-green] d’inscription verte
                [inscription-yellow] d’inscription jaune
                [inscription-white] d’inscription blanche
                [inscription-pink] d’inscription rose
               *[inscription-orange] d’inscription orange
            }
        [start]
            { $name ->
                [food] Nourriture
                [water] Eau
                [torch] Torche
                [scarf] Foulard
                [magic-bottle] Fiole magique
                [golden-key] Clé d’or
                [first-aid-kit] Trousse de secours
                [money] Argent
                [chocolate] Chocolat
                [plan] Plan
                [papyrus] Papyrus des morts
                [snake] Serpent
                [toxic-gas] Gaz toxique
                [trap] Piège
                [hunger] Faim
                [thirst] Soif
                [fatigue] Fatigue
                [wall-ruins] Mur effondré
                [secret-door] Porte secrète
                [abyss] Gouffre
                [map] Vieille carte
                [secret-tunnel] Tunnel secret
                [dark-shrine] Sanctuaire obscur
                [coffer] Coffre
                [inscription-red] Inscription rouge
                [inscription-blue] Inscription bleue
                [inscription-green] Inscription verte
                [inscription-yellow] Inscription jaune
                [inscription-white] Inscription blanche
                [inscription-pink] Inscription rose
               *[inscription-orange] Inscription orange
            }
       *[bare]
            { $name ->
                [food] nourriture
                [water] eau
                [torch] torche
                [scarf] foulard
                [magic-bottle] fiole magique
                [golden-key] clé d’or
                [first-aid-kit] trousse de secours
                [money] argent
                [chocolate] chocolat
                [plan] plan
                [papyrus] papyrus des morts
                [snake] serpent
                [toxic-gas] gaz toxique
                [trap] piège
                [hunger] faim
                [thirst] soif
                [fatigue] fatigue
                [wall-ruins] mur effondré
                [secret-door] porte secrète
                [abyss] gouffre
                [map] vieille carte
                [secret-tunnel] tunnel secret
                [dark-shrine] sanctuaire obscur
                [coffer] coffre
                [inscription-red] inscription rouge
                [inscription-blue] inscription bleue
                [inscription-green] inscription verte
                [inscription-yellow] inscription jaune
                [inscription-white] inscription blanche
                [inscription-pink] inscription rose
               *[inscription-orange] inscription orange
            }
    }
colour =
    { $colour ->
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
        [white] blanche
        [pink] rose
       *[orange] orange
    }
shape =
    { $case ->
        [the]
            { $shape ->
                [cross] le carrefour
                [tee] le T
                [corner] le virage
                [straight] la ligne droite
               *[end] l’impasse
            }
       *[bare]
            { $shape ->
                [cross] carrefour
                [tee] T
                [corner] virage
                [straight] ligne droite
               *[end] impasse
            }
    }
plain =
    { $case ->
        [a]
            { $shape ->
                [cross] un carrefour vide
                [tee] un T vide
                [corner] un virage vide
                [straight] une ligne droite vide
               *[end] une impasse vide
            }
        [the]
            { $shape ->
                [cross] le carrefour vide
                [tee] le T vide
                [corner] le virage vide
                [straight] la ligne droite vide
               *[end] l’impasse vide
            }
       *[bare]
            { $shape ->
                [cross] carrefour vide
                [tee] T vide
                [corner] virage vide
                [straight] ligne droite vide
               *[end] impasse vide
            }
    }
tile = { shape } ({ $thing })
side =
    { $side ->
        [n] au nord
        [e] à l’est
        [s] au sud
       *[w] à l’ouest
    }
open-to = ouverte { $sides }
tie-break = nombre d’inscriptions

over = La partie est finie.
watching = Vous regardez.
inside =
    { $place ->
        [1] Vous êtes dans la chambre funéraire : 1re place.
       *[other] Vous êtes dans la chambre funéraire : { $place }e place.
    }
thrown = On lance le dé, ou on révèle une tuile.
moves = { FORM($seat, case: "start") } joue.
lay = Posez { FORM($tile, case: "the") } en { $at } : choisissez les côtés ouverts.
map = Une vieille carte : révélez n’importe quelle tuile cachée, ou renoncez.
curse = Le sanctuaire obscur : posez la malédiction sur une tuile visible où il n’y a personne.
take = Le coffre : prenez un objet que vous n’avez pas.
swap = Vous avez regardé { $squares } : échangez-les, ou laissez-les.
attack = Attaquez l’un des archéologues sur votre tuile, ou laissez-les en paix.
threw =
    { $turned ->
        [yes] Lancer : { $thrown }, le dé indique { $die }
       *[no] Lancer : { $thrown }
    }
whom =
    { $whom ->
        [chosen] Déplacez l’archéologue { $figure }
        [any] Déplacez l’un de vos archéologues
       *[only] Déplacez votre archéologue
    }
move-points =
    { $n ->
        [one] { threw }. { whom }, encore { $n } point de déplacement
       *[other] { threw }. { whom }, encore { $n } points de déplacement
    }
move =
    { $more ->
        [papyrus] { move-points }, même à travers les murs (papyrus des morts).
        [one] { move-points }, ou tournez une tuile pour un point de déplacement, grâce au 1 (règle reconstituée).
       *[none] { move-points }.
    }
stop =
    { $papyrus ->
        [yes] { threw }. Plus de point de déplacement : dépensez un objet, ou arrêtez-vous, et la tuile sous vous agit (papyrus des morts).
       *[no] { threw }. Plus de point de déplacement : dépensez un objet, ou arrêtez-vous.
    }

use =
    { $item ->
        [scarf] vous pouvez revenir en arrière
        [magic-bottle] faites un pas à travers un mur
        [golden-key] tournez votre tuile ou une voisine
        [money] achetez un objet d’une pile visible
        [chocolate] tournez le dé plus bas que le lancer
        [plan] regardez deux tuiles cachées
       *[papyrus] marchez à travers les murs et tout le reste
    }
use-die =
    { $n ->
        [one] le dé sur { $pips } : encore { $n } pas
       *[other] le dé sur { $pips } : encore { $n } pas
    }
use-torch =
    { $n ->
        [0] rien à révéler ici
        [one] révélez { $n } tuile voisine
       *[other] révélez { $n } tuiles voisines
    }
use-torch-some = révélez les tuiles voisines cachées

cited =
    { $mark ->
        [wholly] ({ $rule } : règle reconstituée)
        [partly] ({ $rule } : reconstituée en partie)
       *[no] ({ $rule })
    }
cited-two =
    { $mark ->
        [wholly]
            { $alsomark ->
                [wholly] ({ $rule } : règle reconstituée, { $also } : règle reconstituée)
                [partly] ({ $rule } : règle reconstituée, { $also } : reconstituée en partie)
               *[no] ({ $rule } : règle reconstituée, { $also })
            }
       *[partly]
            { $alsomark ->
                [wholly] ({ $rule } : reconstituée en partie, { $also } : règle reconstituée)
                [partly] ({ $rule } : reconstituée en partie, { $also } : reconstituée en partie)
               *[no] ({ $rule } : reconstituée en partie, { $also })
            }
    }
why-over = La partie est finie { cited-two }.
why-inside = Vous êtes dans la chambre funéraire et ne jouez plus { cited }.
why-turn = C’est à { $seat } de jouer : chacun son tour, dans le sens des aiguilles d’une montre { cited }.
typed = « { $move } »
why-map = La vieille carte : « { $example } » révèle une tuile cachée, « map none » y renonce { cited }.
why-curse = Le sanctuaire obscur : avec « curse » et la case, posez la malédiction sur une autre tuile visible où il n’y a personne, pas sur la chambre { cited }.
why-take = Le coffre : prenez l’un de ces objets : { $items }, par exemple « { $example } » { cited }.
why-swap = Vous avez regardé deux tuiles : « swap yes » ou « swap no » { cited }.
why-lay =
    { $joins ->
        [yes] Posez { FORM($tile, case: "the") } en { $at } de façon à rejoindre le couloir : « turn { $at } » et les côtés ouverts, { $ways } { cited }.
       *[no] Posez { FORM($tile, case: "the") } en { $at } comme vous voulez : « turn { $at } » et les côtés ouverts, { $ways } { cited }.
    }
why-attack = Attaquez un archéologue sur votre tuile et prenez un objet que vous n’avez pas, ou rien s’il n’y en a pas : { $examples } ; ou « attack none » { cited }.
why-stop = Un pas est encore possible, et il faut utiliser tout le lancer { cited }.
why-attack-later = On attaque à la fin d’un déplacement { cited }.
why-nothing =
    { $do ->
        [turn] Il n’y a rien à tourner : avancez, ou dépensez un objet { cited }.
        [map] Il n’y a pas de vieille carte : avancez, ou dépensez un objet { cited }.
        [curse] Il n’y a pas de malédiction à poser : avancez, ou dépensez un objet { cited }.
        [take] Il n’y a rien à prendre : avancez, ou dépensez un objet { cited }.
       *[swap] Il n’y a rien à échanger : avancez, ou dépensez un objet { cited }.
    }
why-form = Écrivez un coup comme { $examples } ; « list » les montre tous { cited }.
why-figure = Nommez l’un de vos archéologues, de 1 à { $n } { cited }.
why-other-figure = Ce tour-ci, c’est l’archéologue { $figure } qui se déplace : un seul par tour { cited }.
why-already-in = L’archéologue { $figure } est déjà dans la pyramide { cited }.
why-enter-point = Entrer coûte un point de déplacement, et il n’en reste pas { cited }.
why-enter-curse = La malédiction est en { $at } : on ne peut pas y entrer { cited-two }.
why-entrances = Les entrées sont { $squares } { cited }.
why-square = Il n’y a pas de case « { $at } » : les cases vont de a1 à { $last } { cited }.
why-outside = L’archéologue { $figure } est à l’extérieur : entrez d’abord, en { $squares } { cited }.
why-point = Il ne reste pas de point de déplacement { cited }.
why-curse-lies = La malédiction est en { $at } : on ne peut pas y entrer { cited }.
why-back = Jamais directement en arrière, sur la case { $at } que vous venez de quitter { cited }.
why-neighbour = La case { $at } n’est pas voisine de la case { $here }, et aucun tunnel n’y mène { cited-two }.
why-own-wall = Votre tuile a un mur du côté de la case { $at } { cited-two }.
why-wall = La tuile en { $at } a un mur de votre côté { cited }.
why-chamber = La chambre funéraire est fermée : il vous faut { $n } inscriptions différentes { cited }.
why-chamber-papyrus = La chambre funéraire est fermée : un papyrus ne l’ouvre pas { cited-two }.
why-barred = { FORM($obstacle, case: "start") } en { $at } : on n’entre pas sans { $item } { cited }.
why-one = Il faut avoir obtenu un 1 pour tourner une tuile ainsi { cited }.
why-one-twice = Vous avez déjà tourné une tuile avec ce 1 : une fois par déplacement { cited }.
why-one-papyrus = On ne tourne pas de tuile ainsi tant qu’un papyrus agit { cited }.
why-one-point = Tourner une tuile coûte un point de déplacement, et il n’en reste pas { cited }.
why-one-where =
    { $any ->
        [yes] Avec un 1, tournez la tuile sous l’archéologue qui se déplace, ou une voisine visible où il n’y a personne, jamais la chambre ; cela coûte un point de déplacement : { $examples } { cited }.
       *[no] Avec un 1, tournez la tuile sous l’archéologue qui se déplace, ou une voisine visible où il n’y a personne, jamais la chambre ; cela coûte un point de déplacement. Il n’y en a pas pour l’instant { cited }.
    }
why-kit = Une trousse de secours ne se dépense jamais : elle protège des blessures { cited }.
why-not-held = Vous n’avez pas { FORM($item, case: "of") } { cited }.
why-papyrus = Tant qu’un papyrus agit, on ne dépense que nourriture, eau et foulard, et le chocolat avant le premier pas { cited }.
why-chocolate-late = Le chocolat se mange avant le premier pas { cited }.
why-chocolate-one = Le chocolat tourne le dé sur un nombre plus petit que le lancer, et vous avez obtenu un 1 { cited }.
why-chocolate = Le chocolat tourne le dé sur un nombre plus petit que votre lancer ({ $thrown }), par exemple « { $example } » { cited }.
why-money =
    { $any ->
        [yes] L’argent achète un objet ordinaire que vous n’avez pas et dont la pile est visible et non vide : { $items } { cited }.
       *[no] L’argent achète un objet ordinaire que vous n’avez pas et dont la pile est visible et non vide. Il n’y en a pas pour l’instant { cited }.
    }
why-plan-none = Plus aucune tuile n’est cachée : il n’y a rien à regarder { cited }.
why-plan = Un plan montre deux tuiles cachées différentes, nommées dans l’ordre : par exemple « { $example } » { cited }.
why-torch = À l’extérieur, une torche ne sert à rien { cited }.
why-bottle-point = La fiole magique fait faire un pas, à l’intérieur, et ce pas coûte un point de déplacement { cited }.
why-bottle = La fiole magique mène à travers un mur vers une tuile voisine visible où l’on peut entrer : pas directement en arrière, pas sur la malédiction, pas sur un mur effondré { cited }.
why-key = La clé tourne votre tuile, ou une voisine visible où il n’y a personne, jamais la chambre { cited }.
why-write = Écrivez « { $example } » { cited }.

because-chamber = entre dans la chambre funéraire
because-turns-up =
    { $n ->
        [one] révèle { $at } : sur { $of } tuiles inconnues, { $n } est une inscription qui vous manque
       *[other] révèle { $at } : sur { $of } tuiles inconnues, { $n } sont des inscriptions qui vous manquent
    }
because-bars = bloque { $at }
because-reads = lit { FORM($thing, case: "the") } ({ $n } sur { $of })
because-brings = rapporte { FORM($thing, case: "a") }
because-costs = coûte { FORM($thing, case: "the") }
because-out = vous coûte la place de votre propre archéologue
because-drives = chasse un archéologue adverse
because-nearer =
    { $ready ->
        [yes]
            { $n ->
                [one] vous rapproche de { $n } pas de la chambre
               *[other] vous rapproche de { $n } pas de la chambre
            }
       *[no]
            { $n ->
                [one] vous rapproche de { $n } pas d’une inscription qui vous manque
               *[other] vous rapproche de { $n } pas d’une inscription qui vous manque
            }
    }
because-keeps =
    { $ready ->
        [yes]
            { $n ->
                [one] laisse la chambre à environ { $n } pas
               *[other] laisse la chambre à environ { $n } pas
            }
       *[no]
            { $n ->
                [one] laisse une inscription qui vous manque à environ { $n } pas
               *[other] laisse une inscription qui vous manque à environ { $n } pas
            }
    }

help =
    { $name ->
        [snake] tue sans torche
        [toxic-gas] tue sans foulard
        [trap] tue sans plan
        [hunger] arrête sans nourriture
        [thirst] arrête sans eau
        [fatigue] arrête sans chocolat
        [wall-ruins] demande une fiole magique
        [secret-door] demande une clé d’or
        [abyss] demande un papyrus des morts
        [map] révélez n’importe quelle tuile
        [secret-tunnel] un pas vers tout tunnel visible
        [dark-shrine] déplacez la malédiction
        [coffer] prenez un objet
        [food] gardée, protège de la faim
        [water] gardée, protège de la soif
        [torch] gardée, protège des serpents
        [scarf] gardé, protège du gaz toxique
        [magic-bottle] gardée, traverse un mur effondré
        [golden-key] gardée, ouvre les portes secrètes
        [first-aid-kit] jamais dépensée : protège des blessures
        [money] achète un objet
        [chocolate] gardé, protège de la fatigue
        [plan] gardé, protège des pièges
       *[papyrus] gardé, franchit le gouffre
    }
tells = { FORM($thing, case: "start") } : { help }.
tells-inscriptions = Inscriptions : avec cinq différentes, la chambre funéraire s’ouvre pour vous.
tells-inscription = Inscription : qui entre la prend ; avec cinq différentes, on entre dans la chambre funéraire.
tells-die = Chaque pas coûte un point de déplacement.
tells-chamber = La chambre funéraire : qui y entre en premier avec cinq inscriptions gagne.

surface = La pyramide
keys-help = Les flèches font avancer. Tab passe d’une tuile marquée à l’autre, Entrée en choisit une.
keys-turn = R tourne la tuile, Entrée la pose.
keys-pick = Les flèches vont d’une tuile marquée à l’autre, Entrée en choisit une.
chamber-open = chambre funéraire, ouverte
chamber-closed = chambre funéraire, fermée
down = face cachée
cursed = maudite
entrance = entrée
tile-open = { shape }, passage { $sides }
seen-by = vue par { $names }
figure = { $name } { $n }
and-then = { $first }, { $next }
square = { $at } : { $what }
step-to = Aller en { $at } : { $what }
enter-at = Entrer en { $at } : { $what }
tunnel-to = Par le tunnel en { $at } : { $what }
pick-at = Choisir { $at } : { $what }
turn-at = Tourner la tuile en { $at } : { $what }
choose-figure = Déplacer l’archéologue { $figure }
choose-drawn = { $who } : { choose-figure }
waiting = On lance le dé.
turn-of = C’est à { $name } de jouer.
only-marked = Choisissez l’une des tuiles marquées.

you-threw =
    { PERSON($name) ->
        [you] Vous obtenez un { $pips }
       *[other] { $name } obtient un { $pips }
    }
points-left = { $n } / { $of }
die-now = Le dé a été tourné sur { $pips }.
no-return = Pas de retour direct.
papyrus-on = Un papyrus agit : ni murs ni obstacles.
one-turn = Tourner une tuile pour un point
end-move = Finir mon déplacement
take-back = Annuler
inscriptions = Inscriptions
inscriptions-read =
    { $n ->
        [0] Inscriptions : 0
       *[other] Inscriptions : { $colours }
    }
needed = <b>{ $n }</b> sur les { $of } requises
enough = La chambre vous est ouverte.
items = Objets
spend-now = à dépenser maintenant
kept = gardés pour plus tard
no-items = Aucun pour l’instant : entrez sur une tuile qui en montre un.
supply = Réserve
supply-note = pile couverte : objet pas encore trouvé
stack = { FORM($thing, case: "start") } : il en reste { $n }
stack-covered = { FORM($thing, case: "start") } : reste à trouver
in-coffer = Dans le coffre
house = Certaines règles sont reconstituées.
house-link = Lesquelles ?
wholly = reconstitué
partly = reconstitué en partie
archaeologist = Archéologue
cancel = Annuler
question =
    { $what ->
        [map] Révélez n’importe quelle tuile cachée
        [curse] Posez la malédiction sur une tuile marquée
        [take] Prenez un objet dans le coffre
        [swap] Échanger ces deux tuiles ?
        [attack] Attaquer quelqu’un sur votre tuile ?
        [turn] Posez la tuile
        [magic-bottle] Un pas à travers un mur, vers une tuile marquée
        [golden-key] Tournez une tuile marquée
        [one] Tournez une tuile marquée, pour un point de déplacement au lieu d’un pas
        [plan] Choisissez deux tuiles cachées à regarder
        [chocolate] Tournez le dé sur
       *[money] Achetez avec votre argent
    }
plan-second = Maintenant la seconde tuile
decline = Renoncer
peace = Laisser en paix
rob = Voler à { $name } : { $thing }
injure = Blesser { $name }
robbed = L’objet est à vous, et l’archéologue quitte la pyramide, sauf si une trousse de secours le sauve.
swap-yes = Échanger
swap-no = Laisser
lay-it = Poser
turn = Tourner
looked-at = { $at } : { $what }

place =
    { $n ->
        [1] 1re
       *[other] { $n }e
    }
of = sur { $n }
outside =
    { $of ->
        [1] à l’extérieur
       *[other]
            { $all ->
                [yes] tous à l’extérieur
               *[no]
                    { $n ->
                        [1] un à l’extérieur
                       *[2] deux à l’extérieur
                    }
            }
    }
ranked = Place
held-items = Objets à la fin
moving = joue
waits = attend
in-chamber = dans la chambre funéraire
first-inside = En premier dans la chambre funéraire : l’ordre d’entrée fait le classement.
round = Manche { $n } sur { $of } au plus

log-throws =
    { PERSON($name) ->
        [you] Vous obtenez un { $pips }
       *[other] { $name } obtient un { $pips }
    }
log-turn = tour { $n }
log-start = Avant le premier tour
log-tile = { $at } : { $what }
log-seen = vu en secret, en { $at } : { $what }
log-enters = entre en { $at }
log-walks = va en { $squares }
log-lays = pose { $at }, passage { $sides }
log-map = vieille carte : révèle { $at }
log-no-map = renonce à la vieille carte
log-curse = pose la malédiction en { $at }
log-takes = prend { FORM($thing, case: "the") } dans le coffre
log-one = tourne la tuile en { $at } pour un point de déplacement
log-swaps = échange les deux tuiles
log-no-swap = laisse les deux tuiles
log-no-attack = n’attaque pas
log-robs =
    { PERSON($name) ->
        [you] vous vole { FORM($thing, case: "the") }
       *[other] vole { FORM($thing, case: "the") } à { $name }
    }
log-injures =
    { PERSON($name) ->
        [you] vous blesse
       *[other] blesse { $name }
    }
log-ends = finit le déplacement
log-spends = dépense { FORM($thing, case: "the") }
log-spends-die = dépense { FORM($thing, case: "the") } : le dé sur { $pips }
log-spends-buy = échange { FORM($thing, case: "the") } contre { FORM($bought, case: "a") }
log-spends-wall = dépense { FORM($thing, case: "the") }, à travers le mur vers { $at }
log-spends-turn = dépense { FORM($thing, case: "the") } en { $at }
log-spends-look = dépense { FORM($thing, case: "the") } : regarde { $squares }
log-went =
    { $way ->
        [enters] entre en { $at }
        [both] entre en { $at }, va en { $squares }
       *[walks] va en { $squares }
    }
log-finds = révèle { FORM($found, case: "a") }
log-went-finds = { log-went }, { log-finds }
log-reaches = <b>atteint la chambre</b>
log-went-reaches = { log-went }, { log-reaches }
log-finds-reaches = { log-went }, { log-finds }, { log-reaches }
log-wall-reaches = { log-spends-wall }, { log-reaches }

key-walk = avancer ; quand on choisit une tuile, aller à la suivante
key-figure = choisir un archéologue
key-turn = tourner la tuile en main
key-lay = la poser ; choisir
key-back = remettre un objet
key-next = tuile, objet ou réponse suivante
tip-enter = Le lancer dit de combien de tuiles vous avancez, entrée comprise.
tip-lay = Tournez-la avec R ou en la touchant. Son couloir doit rejoindre le vôtre.
tip-back = Le signe rouge marque la case que vous venez de quitter : pas de retour direct.
tip-items = Gardé, un objet fait passer son obstacle. Dépensé, il fait ce que dit sa ligne.
tip-one = Vous avez obtenu un 1 : une fois dans ce déplacement, un point peut servir à tourner une tuile au lieu de faire un pas.
tip-attack = Voler vous donne un objet et chasse l’archéologue, sauf si une trousse de secours le sauve.
tip-chamber = Vous avez assez d’inscriptions : entrez avant les autres dans la chambre funéraire.
title-move = Votre déplacement
title-goal = Le but
title-places = Les lieux
title-attack = Attaque
