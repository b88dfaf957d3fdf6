# Silver & Gold: Pyramids.

option-show_pile = montrer les cartes Piste déjà utilisées dans cette manche

## Things. $number is printed on the card; it is its id as well. Formes: nom, the.

card =
    { $colour ->
        [green]
            { $case ->
                [the] la carte verte { $number }
               *[nom] verte { $number }
            }
        [orange]
            { $case ->
                [the] la carte orange { $number }
               *[nom] orange { $number }
            }
       *[purple]
            { $case ->
                [the] la carte violette { $number }
               *[nom] violette { $number }
            }
    }
# What decides between equal totals.
tie-break = plus petit numéro

## What a seat must do now.

owed =
    { $n ->
        [one] Croix rouge : cochez une case de plus, là où l’un de vos chemins continue.
       *[other] Croix rouge : cochez { $n } cases de plus, une par une, là où l’un de vos chemins continue.
    }
pass = Il ne vous reste aucune case : passez.
cross = Cochez { FORM($pattern, case: "the") } sur l’une de vos cartes, ou une seule case.

## Why a move is not legal.

## What a move does, for hints.

colour =
    { $colour ->
        [green] verte
        [orange] orange
       *[purple] violette
    }
