# Silver & Gold: Pyramids.

option-show_pile = montrer les cartes Piste déjà utilisées dans cette manche

## Things. $number is printed on the card; it is its id as well. Formes: nom, the.

card =
    { $colour ->
        [green]
            { $case ->
                [start] Carte verte { $number }
                [the] la carte verte { $number }
               *[nom] verte { $number }
            }
        [orange]
            { $case ->
                [start] Carte orange { $number }
                [the] la carte orange { $number }
               *[nom] orange { $number }
            }
       *[purple]
            { $case ->
                [start] Carte violette { $number }
                [the] la carte violette { $number }
               *[nom] violette { $number }
            }
    }
# What decides between equal totals.
tie-break = plus petit numéro

## What a seat must do now.

owed =
    { $n ->
        [one] Croix rouge : cochez une case de plus, là où l’un de vos chemins continue.
       *[other] Croix rouge : cochez { $n } cases de plus, une par une, là où l’un de vos chemins continue.
    }
pass = Il ne vous reste aucune case : passez.
cross = Cochez { FORM($pattern, case: "the") } sur l’une de vos cartes, ou une seule case.

# Of a card or a race: both are feminine.
colour =
    { $colour ->
        [green] verte
        [orange] orange
       *[purple] violette
    }

## At the board.

gems = Gemmes
torches = Torches
skulls = Crânes
pyramids = Cartes
gems-are = Gemmes rouges : { $red } ; gemmes vertes : { $green }
skulls-are =
    { $n ->
        [one] { $n } crâne coché
       *[other] { $n } crânes cochés
    }
races = Courses
mine = Vos cartes
lowest-first = plus petit numéro d’abord
lowest = Le plus petit numéro choisit d’abord
to-the-tomb = cases vers le tombeau
torch = torche de la manche
skull =
    { $n ->
        [one] { $n } crâne
       *[other] { $n } crânes
    }
potion = deux crânes de moins
tomb = le tombeau : 10 points
more =
    { $n ->
        [one] une case de plus
       *[other] { $n } cases de plus
    }
race-points = Points des courses
ahead =
    { $line ->
        [torches] torches ({ $by })
        [race-points] points des courses ({ $by })
        [gems] gemmes ({ $by })
        [skulls] crânes ({ $by })
       *[pyramids] cartes terminées ({ $by })
    }
skulls-off =
    { $n ->
        [one] un crâne de moins
       *[other] { $n } crânes de moins
    }
race = course
# A card on the page: its number first. Formes: nom, the.
card-label = { card }
# What a symbol is for, in a sentence.
tells-entrance = Entrée : la première forme cochée sur une carte doit la couvrir.
tells-tomb = Tombeau doré : il termine la carte, pour dix points.
tells-red-cross = Croix rouge : cochez aussitôt une case de plus, contre une case cochée, sur l’une de vos cartes.
tells-gem = Gemme : une rouge et une verte valent ensemble cinq points, une gemme seule un point.
tells-torch = Torche : cinq points, une fois par manche.
tells-skull = Crâne : le dernier coché sur votre carte de score compte en négatif.
tells-potion = Potion : efface vos deux pires crânes.
tells-cards = Une carte terminée rapporte dix points et compte dans la course de sa couleur.
tells-races = Courses : qui termine en premier deux, quatre ou six cartes d’une couleur prend les points les plus à gauche.
# What is in a box, for screen readers.
kind-plain = sans symbole
kind-wall = mur
kind-entrance = entrée
kind-tomb = tombeau doré
kind-red-cross = croix rouge
kind-red-gem = gemme rouge
kind-green-gem = gemme verte
kind-torch = torche
kind-skull = crâne
kind-potion = potion
counted =
    { $kind ->
        [red-cross]
            { $n ->
                [one] { $n } croix rouge
               *[other] { $n } croix rouges
            }
        [red-gem]
            { $n ->
                [one] { $n } gemme rouge
               *[other] { $n } gemmes rouges
            }
        [green-gem]
            { $n ->
                [one] { $n } gemme verte
               *[other] { $n } gemmes vertes
            }
        [torch]
            { $n ->
                [one] { $n } torche
               *[other] { $n } torches
            }
        [skull]
            { $n ->
                [one] { $n } crâne
               *[other] { $n } crânes
            }
       *[potion]
            { $n ->
                [one] { $n } potion
               *[other] { $n } potions
            }
    }
# What lay under a pattern.
some =
    { $kind ->
        [red-gem]
            { $n ->
                [one] une gemme rouge
               *[other] { $n } gemmes rouges
            }
        [green-gem]
            { $n ->
                [one] une gemme verte
               *[other] { $n } gemmes vertes
            }
        [torch]
            { $n ->
                [one] une torche
               *[other] { $n } torches
            }
        [skull]
            { $n ->
                [one] un crâne
               *[other] { $n } crânes
            }
       *[potion]
            { $n ->
                [one] une potion
               *[other] { $n } potions
            }
    }
gain =
    { $kind ->
        [red-gem]
            { $n ->
                [one] +{ $n } gemme rouge
               *[other] +{ $n } gemmes rouges
            }
       *[green-gem]
            { $n ->
                [one] +{ $n } gemme verte
               *[other] +{ $n } gemmes vertes
            }
    }
fits-note = En clair, où placer { FORM($pattern, case: "the") } : { $counts }.
# $number of the card
fits-in =
    { $n ->
        [one] { $n } position sur la carte { $number }
       *[other] { $n } positions sur la carte { $number }
    }
asks-both = Cochez { FORM($pattern, case: "the") }, ou une seule case, contre une case cochée ou sur une entrée.
asks-touch = Cochez { FORM($pattern, case: "the") }, ou une seule case, contre une case cochée.
asks-entrance = Cochez { FORM($pattern, case: "the") } en couvrant une entrée, ou l’entrée seule.
pairs =
    { $n ->
        [one] { $n } paire + { $rest }
       *[other] { $n } paires + { $rest }
    }
torches-are = Torches cochées, par manche : { $rounds }
no-torches = Pas encore de torche
wins-race =
    { $colour ->
        [green] gagne la course verte
        [orange] gagne la course orange
       *[purple] gagne la course violette
    }
race-won = course { colour }, { $points } points : { $name }
race-open = course { colour }, { $points } points : à gagner

## The log.

story-completes = <b>atteint le tombeau de</b> { $card }
story-forced =
    { PERSON($name) ->
        [you] Vous atteignez le tombeau de { $card } grâce à une croix rouge.
       *[other] { $name } atteint le tombeau de { $card } grâce à une croix rouge.
    }
story-extra =
    { $n ->
        [one] puis, pour la croix rouge, une case sur { $card }
       *[other] puis, pour les croix rouges, { $n } cases sur { $card }
    }
story-extra-on-both = puis, pour les croix rouges, { $n } cases sur { $first } et { $second }

## Tips of the first game.

tip-keep = Un chemin court vers le tombeau rapporte tôt ses 10 points.
tip-place = Dans une pyramide intacte, la forme part de l’entrée.
tip-skull = Seul votre pire crâne compte à la fin. Une potion en efface deux.
tip-take = Qui termine en premier deux cartes d’une couleur gagne 10 points, le suivant 6, puis 3.
