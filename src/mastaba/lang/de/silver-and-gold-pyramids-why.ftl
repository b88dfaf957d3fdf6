why-order = { FORM($seat, case: "start") } ist an der Reihe, eine neue Karte zu nehmen; die niedrigste Nummer wählt zuerst ({ $rule }).
why-pass = Du hast keine Karte mehr: „pass“ ({ $rule }).
why-no-pass = Du musst das Muster oder ein einzelnes Feld ankreuzen ({ $rule }).
why-used = Ein rotes Kreuz muss genutzt werden: Kreuze noch ein Feld an ({ $rule }).
why-tomb = Die Grabkammer von { $card } ist angekreuzt: Die Karte ist fertig, auf ihr wird nichts mehr angekreuzt ({ $rule }).
why-single = Ein rotes Kreuz bringt ein Feld auf einmal: Nenne ein einziges ({ $rule }).
why-single-here = Ein rotes Kreuz bringt ein Feld auf einmal.
why-entrance = Auf { $card } ist noch nichts angekreuzt: Beginne am Eingang, { $box } ({ $rule }).
why-entrance-here = Auf { $card } ist noch nichts angekreuzt: Beginne am Eingang.
why-touch = Mindestens ein Feld muss mit einer Seite an ein schon angekreuztes Feld von { $card } grenzen ({ $rule }).

because-tomb = erreicht die Grabkammer von { $card }
because-way =
    { $n ->
        [one] lässt einen Weg von { $n } Feld zur Grabkammer von { $card }
       *[other] lässt einen Weg von { $n } Feldern zur Grabkammer von { $card }
    }
because-takes =
    { $n ->
        [one] { $card } hat einen Weg von { $n } Feld
       *[other] { $card } hat einen Weg von { $n } Feldern
    }
# $what: one of the messages above; $number: 2, 4 or 6; $colour of the pyramid
because-pyramid =
    { $number ->
        [2] { $what }, die zweite { because-colour }: { $points } Pyramidenpunkte
        [4] { $what }, die vierte { because-colour }: { $points } Pyramidenpunkte
       *[6] { $what }, die sechste { because-colour }: { $points } Pyramidenpunkte
    }
because-gems =
    { $colour ->
        [red]
            { $n ->
                [one] { $n } roter Edelstein
               *[other] { $n } rote Edelsteine
            }
       *[green]
            { $n ->
                [one] { $n } grüner Edelstein
               *[other] { $n } grüne Edelsteine
            }
    }
because-torch = die Fackel dieser Runde
# $minus: what all skulls cost together
because-skulls-more =
    { $n ->
        [one] { $n } Totenkopf mehr, { because-minus }
       *[other] { $n } Totenköpfe mehr, { because-minus }
    }
because-skulls-less =
    { $n ->
        [one] { $n } Totenkopf weniger, { because-minus }
       *[other] { $n } Totenköpfe weniger, { because-minus }
    }
because-minus =
    { $minus ->
        [0] insgesamt kein Minus
       *[other] insgesamt −{ $minus }
    }
because-cross = ein rotes Kreuz: sofort noch ein Feld
because-colour =
    { $colour ->
        [green] grüne
        [orange] orange
       *[purple] lila
    }
