# What Silver & Gold and Silver & Gold: Pyramids share. “-here”: as it is said at a board, where boxes have no
# names.

## Things. Fälle: nom (ohne Artikel), start („Der Winkel“), the („der Winkel“), acc („den Winkel“).

# The patterns of the expedition cards.
pattern =
    { $pattern ->
        [I2]
            { $case ->
                [start] Der Zweier
                [the] der Zweier
                [acc] den Zweier
               *[nom] Zweier
            }
        [I3]
            { $case ->
                [start] Der Dreier
                [the] der Dreier
                [acc] den Dreier
               *[nom] Dreier
            }
        [V3]
            { $case ->
                [start] Der Winkel
                [the] der Winkel
                [acc] den Winkel
               *[nom] Winkel
            }
        [T4]
            { $case ->
                [start] Das T
                [the] das T
                [acc] das T
               *[nom] T
            }
        [L4]
            { $case ->
                [start] Das L
                [the] das L
                [acc] das L
               *[nom] L
            }
       *[O4]
            { $case ->
                [start] Das Quadrat
                [the] das Quadrat
                [acc] das Quadrat
               *[nom] Quadrat
            }
    }

## What a seat must do now.

over = Die Partie ist zu Ende.
watching = Du siehst zu.
keep-two = Behalte zwei deiner vier Karten.
chosen = Du hast gewählt. Warten auf die anderen.
take-either = Du hast eine Karte fertig: Nimm eine neue aus der Auslage oder vom Stapel.
take-display = Du hast eine Karte fertig: Nimm eine neue aus der Auslage.
# $seat: who takes it
takes = { FORM($seat, case: "start") } nimmt eine neue Karte.
turning = Eine Karte wird aufgedeckt.
done = Fertig. Warten auf die anderen.

## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

## What a move does, for hints.
