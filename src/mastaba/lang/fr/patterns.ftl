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

## What a move does, for hints.
