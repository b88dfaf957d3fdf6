## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-over = La partie est finie ({ $rule }).
why-chosen = Vos deux cartes sont choisies ; les autres choisissent encore ({ $rule }).
# $dealt: four cards; $example is what a player may type.
why-keep = Gardez deux cartes différentes parmi vos quatre, { $dealt } : par exemple « { $example } » ({ $rule }).
# $shown: cards; $deck: whether the deck has cards; “take deck” is what a player may type.
why-take =
    { $deck ->
        [yes] Prenez une carte du marché – { $shown } – ou tapez « take deck » ({ $rule }).
       *[no] Prenez une carte du marché : { $shown } ; la pioche est vide ({ $rule }).
    }
why-take-deck = Il n’y a plus de carte au marché : tapez « take deck » ({ $rule }).
why-crossed = Vous avez déjà coché pendant ce tour ; les autres n’ont pas fini ({ $rule }).
why-cards-later = C’est le moment de cocher des cases ; on prend une carte quand on en a terminé une ({ $rule }).
# $mine: one or two cards
why-card = Indiquez une de vos cartes, { $mine }, et des cases : par exemple « { $example } » ({ $rule }).
# $last: the last box, such as d4
why-boxes = Écrivez chaque case une fois, colonne puis rangée, de a1 à { $last } : par exemple « a1 a2 b2 ».
why-twice = La case { $box } de { FORM($card, case: "the") } est déjà cochée ; une case ne se coche qu’une fois ({ $rule }).
why-twice-here = Cette case de { FORM($card, case: "the") } est déjà cochée.
why-wall = La case { $box } de { FORM($card, case: "the") } est un mur ; on ne coche jamais un mur ({ $rule }).
why-wall-here = Cette case de { FORM($card, case: "the") } est un mur.
# $code: the pattern in notation, such as V3
why-shape =
    { $n ->
        [one] Cette case ne forme pas { FORM($pattern, case: "the") } ({ $code }), même tournée ou retournée : il faut toute la forme, ou une seule case ({ $rule }).
       *[other] Ces { $n } cases ne forment pas { FORM($pattern, case: "the") } ({ $code }), même en tournant ou en retournant : il faut toute la forme, ou une seule case ({ $rule }).
    }

## What a move does, for hints.

because-deck = les cartes inconnues sont en moyenne meilleures que celles du marché
because-unseen =
    { $n ->
        [one] la dernière carte inconnue
       *[other] une des { $n } cartes inconnues
    }
