# Silver & Gold.

option-show_pile = montrer les cartes Piste déjà utilisées dans cette manche

## Things. Formes: nom (« violette 14 »), the (« la carte violette 14 » : « l’orange » serait un fruit).

card =
    { $colour ->
        [purple]
            { $case ->
                [start] Carte violette { $points }
                [the] la carte violette { $points }
               *[nom] violette { $points }
            }
        [orange]
            { $case ->
                [start] Carte orange { $points }
                [the] la carte orange { $points }
               *[nom] orange { $points }
            }
        [green]
            { $case ->
                [start] Carte verte { $points }
                [the] la carte verte { $points }
               *[nom] verte { $points }
            }
       *[grey]
            { $case ->
                [start] Carte grise { $points }
                [the] la carte grise { $points }
               *[nom] grise { $points }
            }
    }
# With the id by which a player types it.
card-written = { card } ({ $id })
# What decides between equal totals.
tie-break =
    { $colour ->
        [purple] cartes violettes
        [orange] cartes orange
        [green] cartes vertes
       *[grey] cartes grises
    }

## What a seat must do now.

owed =
    { $n ->
        [one] X : cochez une case de plus, n’importe où sur vos cartes.
       *[other] X : cochez { $n } cases de plus, une par une, n’importe où sur vos cartes.
    }
pass = Il ne reste aucune case sur vos cartes : passez.
cross = Cochez { FORM($pattern, case: "the") } sur l’une de vos cartes, ou une seule case de votre choix.

## At the board.

coins = Pièces
of-twelve = { $n } sur 12
trophies = Trophées
palms = Palmiers
cards-and-seals = Cartes et sceaux
mine = Vos cartes
a-palm = un palmier : <b>1 + { $n }</b>
palm-now = un palmier vaut <b>1 + { $n }</b> en ce moment
boxes =
    { $n ->
        [one] case
       *[other] cases
    }
coin =
    { $n ->
        [one] +{ $n } pièce
       *[other] +{ $n } pièces
    }
palm = palmier : +{ $n }
more =
    { $n ->
        [one] une case de plus
       *[other] { $n } cases de plus
    }
cups = Trophées
cards = Cartes
seals = Sceaux
ahead =
    { $line ->
        [coins] pièces ({ $by })
        [cups] trophées ({ $by })
        [palms] palmiers ({ $by })
        [seals] sceaux ({ $by })
       *[cards] cartes terminées ({ $by })
    }
nth-trophy =
    { $n ->
        [1] premier trophée
        [2] deuxième trophée
       *[3] troisième trophée
    }
seal = sceau
# What a symbol is for, in a sentence.
tells-x = X : cochez aussitôt une case de plus, n’importe où sur vos deux cartes.
tells-coin = Pièce : un point ; une rangée de quatre gagne un trophée.
tells-palm = Palmier : un point, plus un par palmier au marché.
tells-cards = Une carte terminée rapporte son nombre ; un sceau rapporte des points pour chaque carte de sa couleur.
tells-trophy = Trophées : qui remplit une rangée de pièces prend le plus élevé qui reste.
# What is in a box, for screen readers.
kind-plain = sans symbole
kind-x = X
kind-coin = pièce
kind-palm = palmier
counted =
    { $kind ->
        [box]
            { $n ->
                [one] { $n } case
               *[other] { $n } cases
            }
        [x] { $n } X
        [coin]
            { $n ->
                [one] { $n } pièce
               *[other] { $n } pièces
            }
       *[palm]
            { $n ->
                [one] { $n } palmier
               *[other] { $n } palmiers
            }
    }
# What lay under a pattern.
some =
    { $kind ->
        [coin]
            { $n ->
                [one] une pièce
               *[other] { $n } pièces
            }
       *[palm]
            { $n ->
                [one] un palmier
               *[other] { $n } palmiers
            }
    }
with-seal =
    { $colour ->
        [purple] sceau : { $points } par carte violette
        [orange] sceau : { $points } par carte orange
        [green] sceau : { $points } par carte verte
       *[grey] sceau : { $points } par carte grise
    }
no-seal = sans sceau
fits-note = En ombré, où placer { FORM($pattern, case: "the") } : { $counts }.
fits-on =
    { $n ->
        [one] { $n } position sur { FORM($card, case: "the") }
       *[other] { $n } positions sur { FORM($card, case: "the") }
    }
# $cups: such as 6 + 3
trophies-next = { $cups }, prochain : { $next }
trophies-last = { $cups }
no-trophies-next = aucun, prochain : { $next }
no-trophies-last = aucun
next-trophy = prochain : { $next }
all-trophies-won = tous gagnés
trophy-won = Trophée { $value } : { $name }
trophy-left = Trophée { $value } : à gagner
coins-are =
    { $coins ->
        [one] { $coins } pièce cochée sur 12 ; trophées : { $cups }
       *[other] { $coins } pièces cochées sur 12 ; trophées : { $cups }
    }
coins-are-alone =
    { $coins ->
        [one] { $coins } pièce cochée sur 12 ; pas de trophée
       *[other] { $coins } pièces cochées sur 12 ; pas de trophée
    }
palms-are = Cases Palmier : { $palms }
palms-empty = Cases Palmier : toutes vides

## The log.

story-completes = <b>termine</b> { $card }
story-forced =
    { PERSON($name) ->
        [you] Vous terminez { $card } grâce à un X.
       *[other] { $name } termine { $card } grâce à un X.
    }
story-extra =
    { $n ->
        [one] puis, pour le X, une case sur { $card }
       *[other] puis, pour les X, { $n } cases sur { $card }
    }
story-extra-on-both = puis, pour les X, { $n } cases sur { $first } et { $second }

## Tips of the first game.

tip-keep = Les petites cartes se terminent plus vite ; un sceau rapporte des points pour chaque carte de sa couleur.
tip-place = Tout le monde coche la même forme, tournée et retournée à volonté.
tip-x = Un X donne aussitôt une case de plus, n’importe où sur vos deux cartes.
tip-take = Plus il y a de palmiers au marché, plus chaque palmier coché rapporte.
