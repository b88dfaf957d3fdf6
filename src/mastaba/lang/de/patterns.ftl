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

## At the board.

slot = Hier kommt deine neue Karte hin
crossed = angekreuzt
ghost = unter dem Muster
fits = kann angekreuzt werden
box = { $name }, { $what }
cards-of = Karten von { $name }
deck-name = Stapel
unseen = verdeckt
unseen-cards =
    { $n ->
        [one] verdeckt, { $n } Karte
       *[other] verdeckt, { $n } Karten
    }
display = Auslage
take = Nimm
take-unseen = Nimm ungesehen die oberste Karte des Stapels
deck-empty = Der Stapel ist leer
kept = bleibt
keep-one = behalten
you-keep = Du behältst { $names }.
keep-help = Wähle die zwei, die du behalten willst.
go-back = { $names } gehen zurück in den Stapel.
clear = Abwählen
keep = Diese zwei behalten
round-of = Runde { $n } von { $all }
card-of = Karte { $n } von { $all }
round = Runde
card = Karte
of-all = { $n } von { $all }
expeditions = Expeditionen
used = Benutzt
fits-nowhere = { FORM($pattern, case: "start") } passt nirgends: Kreuze ein markiertes Feld an.
is-first =
    { PERSON($name) ->
        [you] Du bist Startperson
       *[other] { $name } ist Startperson
    }
takes-deck = nimmt die oberste Karte des Stapels
dealt =
    { PERSON($name) ->
        [you] Du bekommst { $card } ausgeteilt
       *[other] { $name } bekommt { $card } ausgeteilt
    }
to-display = Neu in der Auslage: { $card }
draws =
    { PERSON($name) ->
        [you] Du ziehst { $card }
       *[other] { $name } zieht { $card }
    }
passes = hat kein Feld mehr und passt
hidden-turns = Früher in dieser Runde
turn-name = Je ein Feld
before-turns = Vor dem ersten Zug
turn-number = Zug { $n }
hidden-why = Benutzte Expeditionskarten liegen verdeckt: Diese Züge stehen erst nach der Runde im Verlauf.
round-ends = Ende von Runde { $n }: { $scores }
not-yours = Du bist fertig; die anderen kreuzen noch an.
take-first = Wähle zuerst eine neue Karte, aus der Auslage oder vom Stapel.
take-later = Eine neue Karte nimmst du, wenn eine von deinen fertig ist.
any-shaded = Ein beliebiges markiertes Feld.
take-help = Wähle eine Karte der Auslage oder den Stapel.
whose = Wessen Karten
in-front = { $name } nach vorn holen
ways = passt { $n }-mal
# „Lage“: wo und wie gedreht das Muster passt.
fit = Lage { $n } von { $all }
no-gain =
    { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }
pick-card = Wähle eine neue Karte.
turn = Drehen
flip = Spiegeln
next = Nächste Lage
one-box = Ein Feld
pass = Passen
expedition = Expedition
none = noch keine
sum = Summe
completed = Fertig
take-deck = Du hast eine Karte fertig: Nimm eine neue vom Stapel.
used-are = In dieser Runde benutzt: { $patterns }
deck =
    { $n ->
        [one] Stapel, { $n } Karte
       *[other] Stapel, { $n } Karten
    }
pick-box = Zeig auf ein Feld oder geh mit N alle Lagen durch.
# With a finger.
pick-box-touch = Tippe auf ein Feld, noch einmal für die nächste Lage.
fit-at = { $card }, { $boxes }:
turned-up = { FORM($pattern, case: "start") } wird aufgedeckt
expedition-is = Expeditionskarte: { $pattern }
progress = Zug { $n } von { $all }

## The log, and moves in words. The player stands in front, as a label; clauses follow each other with commas.

step-keeps = behält { $cards }
step-takes = nimmt { $card } aus der Auslage
step-pattern = { $pattern } auf { $card }
step-one = ein Feld auf { $card }
step-extra = noch ein Feld auf { $card }
with-sum = { $name } { $sum }
lead =
    { PERSON($name) ->
        [you] Du gehst mit { $sum } in Führung: { $others }.
       *[other] { $name } geht mit { $sum } in Führung: { $others }.
    }
pattern-is = { FORM($pattern, case: "start") }
# $what: what lay under the pattern; im Dativ („einer Münze“)
story-over = mit { $what }
story-takes = nimmt { $card }
story-takes-deck = nimmt { $card } vom Stapel
story-keeps = behält { $first } und { $second }
# $many: several
are-done =
    { $many ->
        [yes]
            { PERSON($names) ->
                [you] { FORM($names, case: "start") } seid fertig.
               *[other] { $names } sind fertig.
            }
       *[no]
            { PERSON($names) ->
                [you] Du bist fertig.
               *[other] { $names } ist fertig.
            }
    }
awaited = Warten auf { FORM($names, case: "acc") }.

## Keys of the keyboard.

key-arrows = Pfeiltasten
key-go = von Feld zu Feld gehen
key-turn = das Muster drehen
key-flip = das Muster spiegeln
key-next = nächste Lage, in der es passt
key-one = stattdessen ein einzelnes Feld
key-place = setzen oder fertig
