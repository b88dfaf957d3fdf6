## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-order = C’est d’abord à { $seat } de prendre une nouvelle carte, chacun à son tour ({ $rule }).
why-pass = Il ne reste aucune case sur vos cartes : tapez « pass » ({ $rule }).
why-no-pass = Vous devez cocher au moins une case tant qu’il en reste ({ $rule }).
why-sea = Il n’y a pas de case { $box } sur { FORM($card, case: "the") } ({ $rule }).
why-single = Un X donne une case à la fois : indiquez-en une seule ({ $rule }).

why-single-here = Un X donne une case à la fois.

## What a move does, for hints.

because-completes =
    { $points ->
        [one] termine { FORM($card, case: "the") } : { $points } point
       *[other] termine { FORM($card, case: "the") } : { $points } points
    }
because-leaves =
    { $turns ->
        [one] il reste environ { $turns } tour pour terminer { FORM($card, case: "the") }
       *[other] il reste environ { $turns } tours pour terminer { FORM($card, case: "the") }
    }
because-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
# $most: what the trophy is worth at most
because-row =
    { $n ->
        [one] { $n } pièce, une rangée complète : un trophée de { $most } au plus
       *[other] { $n } pièces, une rangée complète : un trophée de { $most } au plus
    }
because-palms =
    { $n ->
        [one] { $n } point pour les palmiers
       *[other] { $n } points pour les palmiers
    }
because-x = un X : aussitôt une case de plus
because-takes =
    { $turns ->
        [one] { FORM($card, case: "the") } demande environ { $turns } tour
       *[other] { FORM($card, case: "the") } demande environ { $turns } tours
    }
# $takes: the message above; $colour: whose cards the seal pays for; $done: how many of them are complete
because-seal =
    { $colour ->
        [purple] { $takes }, avec un sceau pour les cartes violettes ({ $done } jusqu’ici)
        [orange] { $takes }, avec un sceau pour les cartes orange ({ $done } jusqu’ici)
        [green] { $takes }, avec un sceau pour les cartes vertes ({ $done } jusqu’ici)
       *[grey] { $takes }, avec un sceau pour les cartes grises ({ $done } jusqu’ici)
    }
