## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-order = { FORM($seat, case: "start") } ist an der Reihe, eine neue Karte zu nehmen; es geht nacheinander ({ $rule }).
why-pass = Auf deinen Karten ist kein Feld mehr frei: „pass“ ({ $rule }).
why-no-pass = Du musst mindestens ein Feld ankreuzen, solange eines frei ist ({ $rule }).
why-sea = Auf { $card } gibt es kein Feld { $box } ({ $rule }).
why-single = Ein X bringt immer nur ein Feld: Nenne ein einziges ({ $rule }).

why-single-here = Ein X bringt immer nur ein Feld.

## What a move does, for hints.

because-completes =
    { $points ->
        [one] stellt { $card } fertig: { $points } Punkt
       *[other] stellt { $card } fertig: { $points } Punkte
    }
because-leaves =
    { $turns ->
        [one] { $card } braucht dann noch etwa { $turns } Zug
       *[other] { $card } braucht dann noch etwa { $turns } Züge
    }
because-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
# $most: what the trophy is worth at most
because-row =
    { $n ->
        [one] { $n } Münze, eine volle Reihe: ein Pokal, höchstens { $most }
       *[other] { $n } Münzen, eine volle Reihe: ein Pokal, höchstens { $most }
    }
because-palms =
    { $n ->
        [one] { $n } Punkt für Palmen
       *[other] { $n } Punkte für Palmen
    }
because-x = ein X: sofort noch ein Feld
because-takes =
    { $turns ->
        [one] { $card } braucht etwa { $turns } Zug
       *[other] { $card } braucht etwa { $turns } Züge
    }
# $takes: the message above; $colour: whose cards the seal pays for; $done: how many of them are complete
because-seal =
    { $colour ->
        [purple] { $takes }, mit einem Siegel für lila Karten (bisher { $done })
        [orange] { $takes }, mit einem Siegel für orange Karten (bisher { $done })
        [green] { $takes }, mit einem Siegel für grüne Karten (bisher { $done })
       *[grey] { $takes }, mit einem Siegel für graue Karten (bisher { $done })
    }
