# Silver & Gold.

option-show_pile = montrer les cartes Piste déjà utilisées dans cette manche

## Things. Formes: nom (« violette 14 »), the (« la carte violette 14 » : « l’orange » serait un fruit).

card =
    { $colour ->
        [purple]
            { $case ->
                [the] la carte violette { $points }
               *[nom] violette { $points }
            }
        [orange]
            { $case ->
                [the] la carte orange { $points }
               *[nom] orange { $points }
            }
        [green]
            { $case ->
                [the] la carte verte { $points }
               *[nom] verte { $points }
            }
       *[grey]
            { $case ->
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
        [one] X : cochez une case de plus, n’importe où sur vos cartes.
       *[other] X : cochez { $n } cases de plus, une par une, n’importe où sur vos cartes.
    }
pass = Il ne reste aucune case sur vos cartes : passez.
cross = Cochez { FORM($pattern, case: "the") } sur l’une de vos cartes, ou une seule case de votre choix.

## Why a move is not legal.

## What a move does, for hints.
