# What Silver & Gold and Silver & Gold: Pyramids share. “-here”: as it is said at a board, where boxes have no
# names.

## Things. Formes: nom (sans article), the (« l’angle »), start (« L’angle »).

# The patterns of the expedition cards.
pattern =
    { $pattern ->
        [I2]
            { $case ->
                [start] La ligne de 2
                [the] la ligne de 2
               *[nom] ligne de 2
            }
        [I3]
            { $case ->
                [start] La ligne de 3
                [the] la ligne de 3
               *[nom] ligne de 3
            }
        [V3]
            { $case ->
                [start] L’angle
                [the] l’angle
               *[nom] angle
            }
        [T4]
            { $case ->
                [start] Le T
                [the] le T
               *[nom] T
            }
        [L4]
            { $case ->
                [start] Le L
                [the] le L
               *[nom] L
            }
       *[O4]
            { $case ->
                [start] Le carré
                [the] le carré
               *[nom] carré
            }
    }

## What a seat must do now.

over = La partie est finie.
watching = Vous regardez.
keep-two = Gardez deux de vos quatre cartes.
chosen = C’est choisi. On attend les autres.
take-either = Carte terminée : prenez-en une nouvelle au marché ou dans la pioche.
take-display = Carte terminée : prenez-en une nouvelle au marché.
# $seat: who takes it
takes = { FORM($seat, case: "start") } prend une nouvelle carte.
turning = On révèle une carte.
done = C’est fait. On attend les autres.

## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-over = La partie est finie ({ $rule }).
why-chosen = Vos deux cartes sont choisies ; les autres choisissent encore ({ $rule }).
# $dealt: four cards; $example is what a player may type.
why-keep = Gardez deux cartes différentes parmi vos quatre, { $dealt } : par exemple « { $example } » ({ $rule }).
# $shown: cards; $deck: whether the deck has cards; “take deck” is what a player may type.
why-take =
    { $deck ->
        [yes] Prenez une carte du marché ({ $shown }) ou « take deck » ({ $rule }).
       *[no] Prenez une carte du marché ({ $shown }) ; la pioche est vide ({ $rule }).
    }
why-take-deck = Il n’y a plus de carte au marché : « take deck » ({ $rule }).
why-crossed = Vous avez déjà coché dans ce tour ; les autres n’ont pas fini ({ $rule }).
why-cards-later = On coche maintenant des cases ; on prend une carte quand l’une est terminée ({ $rule }).
# $mine: one or two cards
why-card = Indiquez une de vos cartes, { $mine }, et des cases : par exemple « { $example } » ({ $rule }).
# $last: the last box, such as d4
why-boxes = Écrivez chaque case une fois, colonne puis rangée, de a1 à { $last } : par exemple « a1 a2 b2 ».
why-twice = La case { $box } de { FORM($card, case: "the") } est déjà cochée ; une case ne se coche qu’une fois ({ $rule }).
why-twice-here = Cette case de { FORM($card, case: "the") } est déjà cochée.
why-wall = La case { $box } de { FORM($card, case: "the") } est un mur ; on ne coche jamais un mur ({ $rule }).
why-wall-here = Cette case de { FORM($card, case: "the") } est un mur.
# $code: the pattern in notation, such as V3
why-shape =
    { $n ->
        [one] Cette case ne forme pas { FORM($pattern, case: "the") } ({ $code }), même en tournant ou retournant : toute la forme ou une seule case ({ $rule }).
       *[other] Ces { $n } cases ne forment pas { FORM($pattern, case: "the") } ({ $code }), même en tournant ou retournant : toute la forme ou une seule case ({ $rule }).
    }

## What a move does, for hints.

because-deck = les cartes inconnues sont en moyenne meilleures que celles du marché
