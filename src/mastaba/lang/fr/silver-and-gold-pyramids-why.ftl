## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-order = C’est d’abord à { $seat } de prendre une nouvelle carte : le plus petit numéro commence ({ $rule }).
why-pass = Vous n’avez plus de carte : tapez « pass » ({ $rule }).
why-no-pass = Vous devez cocher la forme ou une seule case ({ $rule }).
why-used = Une croix rouge doit être utilisée : cochez une case de plus ({ $rule }).
why-tomb = Le tombeau de { FORM($card, case: "the") } est coché : la carte est terminée, on n’y coche plus rien ({ $rule }).
why-single = Une croix rouge donne une case à la fois : indiquez-en une seule ({ $rule }).
why-single-here = Une croix rouge donne une case à la fois.
why-entrance = Rien n’est encore coché sur { FORM($card, case: "the") } : commencez par son entrée, { $box } ({ $rule }).
why-entrance-here = Rien n’est encore coché sur { FORM($card, case: "the") } : commencez par son entrée.
why-touch = Une case au moins doit toucher, par un côté, une case déjà cochée de { FORM($card, case: "the") } ({ $rule }).

## What a move does, for hints.

because-tomb = atteint le tombeau de { FORM($card, case: "the") }
because-way =
    { $n ->
        [one] laisse un chemin de { $n } case jusqu’au tombeau de { FORM($card, case: "the") }
       *[other] laisse un chemin de { $n } cases jusqu’au tombeau de { FORM($card, case: "the") }
    }
because-takes =
    { $n ->
        [one] { FORM($card, case: "the") } a un chemin de { $n } case
       *[other] { FORM($card, case: "the") } a un chemin de { $n } cases
    }
# $what: one of the messages above; $number: 2, 4 or 6; $colour of the pyramid
because-pyramid =
    { $number ->
        [2] { $what }, la deuxième { because-colour } : { $points } points de pyramide
        [4] { $what }, la quatrième { because-colour } : { $points } points de pyramide
       *[6] { $what }, la sixième { because-colour } : { $points } points de pyramide
    }
because-gems =
    { $colour ->
        [red]
            { $n ->
                [one] { $n } gemme rouge
               *[other] { $n } gemmes rouges
            }
       *[green]
            { $n ->
                [one] { $n } gemme verte
               *[other] { $n } gemmes vertes
            }
    }
because-torch = la torche de cette manche
# $minus: what all skulls cost together
because-skulls-more =
    { $n ->
        [one] { $n } crâne de plus, { because-minus }
       *[other] { $n } crânes de plus, { because-minus }
    }
because-skulls-less =
    { $n ->
        [one] { $n } crâne de moins, { because-minus }
       *[other] { $n } crânes de moins, { because-minus }
    }
because-minus =
    { $minus ->
        [0] aucun malus au total
       *[other] −{ $minus } au total
    }
because-cross = une croix rouge : aussitôt une case de plus
because-colour =
    { $colour ->
        [green] verte
        [orange] orange
       *[purple] violette
    }
