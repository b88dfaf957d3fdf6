# Silver & Gold: Pyramids.

option-show_pile = zeigen, welche Expeditionskarten in dieser Runde schon benutzt sind

## Things. $number is printed on the card; it is its id as well.

card =
    { $colour ->
        [green] Grün { $number }
        [orange] Orange { $number }
       *[purple] Lila { $number }
    }
# What decides between equal totals.
tie-break =
    { $case ->
        [acc] die niedrigste Nummer
       *[nom] niedrigste Nummer
    }

## What a seat must do now.

owed =
    { $n ->
        [one] Rotes Kreuz: Kreuze noch ein Feld an, das einen deiner Wege fortsetzt.
       *[other] Rotes Kreuz: Kreuze nacheinander noch { $n } Felder an, die deine Wege fortsetzen.
    }
pass = Für dich ist kein Feld mehr übrig: Du musst passen.
cross = Kreuze { FORM($pattern, case: "acc") } auf einer deiner Karten an oder ein einzelnes Feld.

colour =
    { $colour ->
        [green] grün
        [orange] orange
       *[purple] lila
    }

## At the board.

gems = Edelsteine
torches = Fackeln
skulls = Totenköpfe
pyramids = Karten
gems-are = Edelsteine: { $red } rot, { $green } grün
skulls-are =
    { $n ->
        [one] { $n } Totenkopf angekreuzt
       *[other] { $n } Totenköpfe angekreuzt
    }
races = Wettläufe
mine = Deine Karten
lowest-first = niedrigste Nummer zuerst
lowest = Die niedrigste Nummer wählt zuerst
to-the-tomb = Felder zur Grabkammer
torch = Fackel dieser Runde
skull =
    { $n ->
        [one] { $n } Totenkopf
       *[other] { $n } Totenköpfe
    }
potion = zwei Totenköpfe weg
tomb = Grabkammer: 10 Punkte
more =
    { $n ->
        [one] +1 Feld
       *[other] +{ $n } Felder
    }
race-points = Wettläufe
ahead =
    { $line ->
        [torches] Fackeln ({ $by })
        [race-points] Wettläufe ({ $by })
        [gems] Edelsteine ({ $by })
        [skulls] Totenköpfe ({ $by })
       *[pyramids] fertige Karten ({ $by })
    }
skulls-off =
    { $n ->
        [one] ein Totenkopf weg
       *[other] { $n } Totenköpfe weg
    }
race = Wettlauf
# A card on the page: its number first.
card-label = { card }
# What a symbol is for, in a sentence.
tells-entrance = Eingang: Das erste Muster auf einer Karte muss ihn bedecken.
tells-tomb = Goldene Grabkammer: Mit ihr ist die Karte fertig und bringt 10 Punkte.
tells-red-cross = Rotes Kreuz: Kreuze sofort noch ein angrenzendes Feld an, auf einer deiner Karten.
tells-gem = Edelstein: Ein roter und ein grüner bringen zusammen 5 Punkte, ein einzelner bringt 1.
tells-torch = Fackel: 5 Punkte, einmal in jeder Runde.
tells-skull = Totenkopf: Der letzte angekreuzte auf deiner Wertungskarte bringt dir Minuspunkte.
tells-potion = Zaubertrank: Er wischt deine zwei schlimmsten Totenköpfe weg.
tells-cards = Eine fertige Karte bringt 10 Punkte und zählt im Wettlauf ihrer Farbe.
tells-races = Wettläufe: Wer zuerst zwei, vier oder sechs Karten einer Farbe fertig hat, bekommt die Punkte links.
# What is in a box, for screen readers.
kind-plain = ohne Symbol
kind-wall = Mauer
kind-entrance = Eingang
kind-tomb = goldene Grabkammer
kind-red-cross = rotes Kreuz
kind-red-gem = roter Edelstein
kind-green-gem = grüner Edelstein
kind-torch = Fackel
kind-skull = Totenkopf
kind-potion = Zaubertrank
counted =
    { $kind ->
        [red-cross]
            { $n ->
                [one] { $n } rotes Kreuz
               *[other] { $n } rote Kreuze
            }
        [red-gem]
            { $n ->
                [one] { $n } roter Edelstein
               *[other] { $n } rote Edelsteine
            }
        [green-gem]
            { $n ->
                [one] { $n } grüner Edelstein
               *[other] { $n } grüne Edelsteine
            }
        [torch]
            { $n ->
                [one] { $n } Fackel
               *[other] { $n } Fackeln
            }
        [skull]
            { $n ->
                [one] { $n } Totenkopf
               *[other] { $n } Totenköpfe
            }
       *[potion]
            { $n ->
                [one] { $n } Zaubertrank
               *[other] { $n } Zaubertränke
            }
    }
# What lay under a pattern. Im Dativ, nach „mit“.
some =
    { $kind ->
        [red-gem]
            { $n ->
                [one] einem roten Edelstein
               *[other] { $n } roten Edelsteinen
            }
        [green-gem]
            { $n ->
                [one] einem grünen Edelstein
               *[other] { $n } grünen Edelsteinen
            }
        [torch]
            { $n ->
                [one] einer Fackel
               *[other] { $n } Fackeln
            }
        [skull]
            { $n ->
                [one] einem Totenkopf
               *[other] { $n } Totenköpfen
            }
       *[potion]
            { $n ->
                [one] einem Zaubertrank
               *[other] { $n } Zaubertränken
            }
    }
gain =
    { $kind ->
        [red-gem]
            { $n ->
                [one] +{ $n } roter Edelstein
               *[other] +{ $n } rote Edelsteine
            }
       *[green-gem]
            { $n ->
                [one] +{ $n } grüner Edelstein
               *[other] +{ $n } grüne Edelsteine
            }
    }
fits-note = Markiert: wo { FORM($pattern, case: "the") } passt, { $counts }.
# $number of the card
fits-in = { $n }-mal in { $number }
asks-both = Kreuze { FORM($pattern, case: "acc") } oder ein einzelnes Feld an: neben Angekreuztem oder über einem Eingang.
asks-touch = Kreuze neben Angekreuztem { FORM($pattern, case: "acc") } oder ein Feld an.
asks-entrance = Kreuze { FORM($pattern, case: "acc") } über einem Eingang an oder nur den Eingang.
pairs =
    { $n ->
        [one] { $n } Paar + { $rest }
       *[other] { $n } Paare + { $rest }
    }
torches-are = Fackeln aus Runde { $rounds }
no-torches = Noch keine Fackel
wins-race =
    { $colour ->
        [green] gewinnt den Wettlauf in Grün
        [orange] gewinnt den Wettlauf in Orange
       *[purple] gewinnt den Wettlauf in Lila
    }
race-won =
    { $colour ->
        [green] Grün, { $points } Punkte: { $name }
        [orange] Orange, { $points } Punkte: { $name }
       *[purple] Lila, { $points } Punkte: { $name }
    }
race-open =
    { $colour ->
        [green] Grün, { $points } Punkte: noch zu gewinnen
        [orange] Orange, { $points } Punkte: noch zu gewinnen
       *[purple] Lila, { $points } Punkte: noch zu gewinnen
    }

## The log.

story-completes = <b>erreicht die Grabkammer von</b> { $card }
story-forced =
    { PERSON($name) ->
        [you] Du erreichst durch ein rotes Kreuz die Grabkammer von { $card }.
       *[other] { $name } erreicht durch ein rotes Kreuz die Grabkammer von { $card }.
    }
story-extra =
    { $n ->
        [one] durch das rote Kreuz noch ein Feld auf { $card }
       *[other] durch das rote Kreuz noch { $n } Felder auf { $card }
    }
story-extra-on-both = durch das rote Kreuz noch { $n } Felder auf { $first } und { $second }

## Tips of the first game.

tip-keep = Ein kurzer Weg zur Grabkammer bringt ihre 10 Punkte früh.
tip-place = In einer leeren Pyramide beginnt das Muster am Eingang.
tip-skull = Am Ende zählt nur dein schlimmster Totenkopf. Ein Zaubertrank wischt zwei weg.
tip-take = Wer zuerst zwei einer Farbe fertig hat, gewinnt 10; danach gibt es 6, dann 3.
