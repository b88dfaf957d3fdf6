# Silver & Gold: Pyramids.

option-show_pile = zeigen, welche Expeditionskarten in dieser Runde schon benutzt sind

## Things. $number is printed on the card; it is its id as well.

card =
    { $colour ->
        [green] Grün { $number }
        [orange] Orange { $number }
       *[purple] Lila { $number }
    }
# What decides between equal totals.
tie-break = niedrigste Nummer

## What a seat must do now.

owed =
    { $n ->
        [one] Rotes Kreuz: Kreuze noch ein Feld an, wo ein Weg von dir weitergeht.
       *[other] Rotes Kreuz: Kreuze noch { $n } Felder an, eines nach dem anderen, wo ein Weg von dir weitergeht.
    }
pass = Für dich ist kein Feld mehr übrig: passe.
cross = Kreuze { FORM($pattern, case: "acc") } auf einer deiner Karten an oder ein einzelnes Feld.

## Why a move is not legal.

## What a move does, for hints.

colour =
    { $colour ->
        [green] grüne
        [orange] orange
       *[purple] lila
    }
