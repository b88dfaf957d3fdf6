# What Silver & Gold and Silver & Gold: Pyramids share. “-here”: as it is said at a board, where boxes have no
# names.

## Things. Pády: nom, gen, acc.

# The patterns of the expedition cards.
pattern =
    { $pattern ->
        [I2]
            { $case ->
                [gen] dvojky
                [acc] dvojku
               *[nom] dvojka
            }
        [I3]
            { $case ->
                [gen] trojky
                [acc] trojku
               *[nom] trojka
            }
        [V3]
            { $case ->
                [gen] rohu
                [acc] roh
               *[nom] roh
            }
        [T4] T
        [L4] L
       *[O4]
            { $case ->
                [gen] čtverce
                [acc] čtverec
               *[nom] čtverec
            }
    }

## What a seat must do now.

over = Hra skončila.
watching = Díváš se.
keep-two = Nech si dvě ze svých čtyř karet.
chosen = Máš vybráno. Čeká se na ostatní.
take-either = Karta je dokončená: vezmi si novou z nabídky nebo z balíčku.
take-display = Karta je dokončená: vezmi si novou z nabídky.
# $seat: who takes it
takes = { FORM($seat, case: "start") } si bere novou kartu.
turning = Otáčí se karta.
done = Hotovo. Čeká se na ostatní.

## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

## What a move does, for hints.
