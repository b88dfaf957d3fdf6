# Silver & Gold.

option-show_pile = zeigen, welche Expeditionskarten in dieser Runde schon benutzt sind

## Things.

card =
    { $colour ->
        [purple] Lila { $points }
        [orange] Orange { $points }
        [green] Grün { $points }
       *[grey] Grau { $points }
    }
# With the id by which a player types it.
card-written = { card } ({ $id })
# What decides between equal totals.
tie-break =
    { $case ->
        [acc]
            { $colour ->
                [purple] mehr lila Karten
                [orange] mehr orange Karten
                [green] mehr grüne Karten
               *[grey] mehr graue Karten
            }
       *[nom]
            { $colour ->
                [purple] lila Karten
                [orange] orange Karten
                [green] grüne Karten
               *[grey] graue Karten
            }
    }

## What a seat must do now.

owed =
    { $n ->
        [one] X: Kreuze noch ein Feld an, irgendwo auf deinen Karten.
       *[other] X: Kreuze nacheinander noch { $n } Felder an, irgendwo auf deinen Karten.
    }
pass = Auf deinen Karten ist kein Feld mehr frei: Du musst passen.
cross = Kreuze { FORM($pattern, case: "acc") } auf einer deiner Karten an oder ein beliebiges einzelnes Feld.

## At the board.

coins = Münzen
of-twelve = { $n } von 12
trophies = Pokale
palms = Palmen
cards-and-seals = Karten und Siegel
mine = Deine Karten
a-palm = eine Palme: <b>1 + { $n }</b>
palm-now = eine Palme bringt jetzt <b>1 + { $n }</b> Punkte
boxes =
    { $n ->
        [one] Feld
       *[other] Felder
    }
coin =
    { $n ->
        [one] +{ $n } Münze
       *[other] +{ $n } Münzen
    }
palm = Palme: +{ $n }
more =
    { $n ->
        [one] +1 Feld
       *[other] +{ $n } Felder
    }
cups = Pokale
cards = Karten
seals = Siegel
ahead =
    { $line ->
        [coins] Münzen ({ $by })
        [cups] Pokale ({ $by })
        [palms] Palmen ({ $by })
        [seals] Siegel ({ $by })
       *[cards] fertige Karten ({ $by })
    }
nth-trophy =
    { $n ->
        [1] erster Pokal
        [2] zweiter Pokal
       *[3] dritter Pokal
    }
seal = Siegel
# What a symbol is for, in a sentence.
tells-x = X: Kreuze sofort noch ein Feld an, irgendwo auf deinen zwei Karten.
tells-coin = Münze: 1 Punkt; vier in einer Reihe gewinnen einen Pokal.
tells-palm = Palme: 1 Punkt und 1 weiterer für jede Palme in der Auslage.
tells-cards = Eine fertige Karte bringt ihre Zahl; ein Siegel zahlt für jede Karte seiner Farbe.
tells-trophy = Pokale: Wer eine Münzreihe füllt, nimmt den höchsten, der noch da ist.
# What is in a box, for screen readers.
kind-plain = ohne Symbol
kind-x = X
kind-coin = Münze
kind-palm = Palme
counted =
    { $kind ->
        [box]
            { $n ->
                [one] { $n } Feld
               *[other] { $n } Felder
            }
        [x] { $n } X
        [coin]
            { $n ->
                [one] { $n } Münze
               *[other] { $n } Münzen
            }
       *[palm]
            { $n ->
                [one] { $n } Palme
               *[other] { $n } Palmen
            }
    }
# What lay under a pattern. Im Dativ, nach „mit“.
some =
    { $kind ->
        [coin]
            { $n ->
                [one] einer Münze
               *[other] { $n } Münzen
            }
       *[palm]
            { $n ->
                [one] einer Palme
               *[other] { $n } Palmen
            }
    }
with-seal =
    { $colour ->
        [purple] Siegel: +{ $points } für jede lila Karte
        [orange] Siegel: +{ $points } für jede orange Karte
        [green] Siegel: +{ $points } für jede grüne Karte
       *[grey] Siegel: +{ $points } für jede graue Karte
    }
no-seal = kein Siegel
fits-note = Markiert: wo { FORM($pattern, case: "the") } passt, { $counts }.
fits-on = { $n }-mal auf { $card }
# $cups: such as 6 + 3
trophies-next = { $cups }, nächster { $next }
trophies-last = { $cups }
no-trophies-next = keine, nächster { $next }
no-trophies-last = keine
next-trophy = nächster: { $next }
all-trophies-won = alle vergeben
trophy-won = Pokal { $value }: { $name }
trophy-left = Pokal { $value }: noch zu gewinnen
coins-are = { $coins } von 12 Münzen angekreuzt; Pokale: { $cups }
coins-are-alone = { $coins } von 12 Münzen angekreuzt; Pokale: keine
palms-are = Palmenfelder: { $palms }
palms-empty = Palmenfelder: alle leer

## The log.

story-completes = <b>stellt</b> { $card } <b>fertig</b>
story-forced =
    { PERSON($name) ->
        [you] Du stellst durch ein X { $card } fertig.
       *[other] { $name } stellt durch ein X { $card } fertig.
    }
story-extra =
    { $n ->
        [one] durch das X noch ein Feld auf { $card }
       *[other] durch das X noch { $n } Felder auf { $card }
    }
story-extra-on-both = durch das X noch { $n } Felder auf { $first } und { $second }

## Tips of the first game.

tip-keep = Kleine Karten sind eher fertig; ein Siegel zahlt für jede Karte seiner Farbe.
tip-place = Alle kreuzen dasselbe Muster an, beliebig gedreht und gespiegelt.
tip-x = Ein X bringt sofort noch ein Feld, irgendwo auf deinen zwei Karten.
tip-take = Je mehr Palmen in der Auslage sind, desto mehr bringt jede Palme, die du ankreuzt.
