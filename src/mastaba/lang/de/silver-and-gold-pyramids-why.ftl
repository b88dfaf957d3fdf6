## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-order = { FORM($seat, case: "start") } ist an der Reihe, eine neue Karte zu nehmen; die niedrigste Nummer wählt zuerst ({ $rule }).
why-pass = Du hast keine Karte mehr: „pass“ ({ $rule }).
why-no-pass = Du musst das Muster oder ein einzelnes Feld ankreuzen ({ $rule }).
why-used = Ein rotes Kreuz muss genutzt werden: Kreuze noch ein Feld an ({ $rule }).
why-tomb = Die Grabkammer von { $card } ist angekreuzt: Die Karte ist fertig, auf ihr wird nichts mehr angekreuzt ({ $rule }).
why-single = Ein rotes Kreuz bringt immer nur ein Feld: Nenne ein einziges ({ $rule }).
why-single-here = Ein rotes Kreuz bringt immer nur ein Feld.
why-entrance = Auf { $card } ist noch nichts angekreuzt: Beginne am Eingang, { $box } ({ $rule }).
why-entrance-here = Auf { $card } ist noch nichts angekreuzt: Beginne am Eingang.
why-touch = Mindestens ein Feld muss mit einer Seite an ein schon angekreuztes Feld von { $card } grenzen ({ $rule }).

## What a move does, for hints.

because-tomb = erreicht die Grabkammer von { $card }
because-way =
    { $n ->
        [one] dann noch { $n } Feld bis zur Grabkammer von { $card }
       *[other] dann noch { $n } Felder bis zur Grabkammer von { $card }
    }
because-takes =
    { $n ->
        [one] { $card }: { $n } Feld bis zur Grabkammer
       *[other] { $card }: { $n } Felder bis zur Grabkammer
    }
# $what: one of the messages above; $number: 2, 4 or 6; $colour of the pyramid
because-pyramid =
    { $number ->
        [2] { $what }, die zweite { because-colour } Karte: { $points } Pyramidenpunkte
        [4] { $what }, die vierte { because-colour } Karte: { $points } Pyramidenpunkte
       *[6] { $what }, die sechste { because-colour } Karte: { $points } Pyramidenpunkte
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
        [one] { $n } Totenkopf mehr, { because-minus }
       *[other] { $n } Totenköpfe mehr, { because-minus }
    }
because-skulls-less =
    { $n ->
        [one] { $n } Totenkopf weniger, { because-minus }
       *[other] { $n } Totenköpfe weniger, { because-minus }
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
