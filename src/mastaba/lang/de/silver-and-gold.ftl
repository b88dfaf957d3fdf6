# Silver & Gold.

option-show_pile = zeigen, welche Expeditionskarten in dieser Runde schon benutzt sind

## Things.

card =
    { $colour ->
        [purple] Lila { $points }
        [orange] Orange { $points }
        [green] Grün { $points }
       *[grey] Grau { $points }
    }
# With the id by which a player types it.
card-written = { card } ({ $id })
# What decides between equal totals.
tie-break =
    { $colour ->
        [purple] lila Karten
        [orange] orange Karten
        [green] grüne Karten
       *[grey] graue Karten
    }

## What a seat must do now.

owed =
    { $n ->
        [one] X: Kreuze noch ein Feld an, irgendwo auf deinen Karten.
       *[other] X: Kreuze noch { $n } Felder an, eines nach dem anderen, irgendwo auf deinen Karten.
    }
pass = Auf deinen Karten ist kein Feld mehr frei: passe.
cross = Kreuze { FORM($pattern, case: "acc") } auf einer deiner Karten an oder ein beliebiges einzelnes Feld.

## Why a move is not legal.

## What a move does, for hints.
