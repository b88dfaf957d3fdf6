tied =
    { $own ->
        [yes] Gleichstand: { $what } – das entscheidet für dich.
       *[no] Gleichstand: { $what } – das entscheidet für { $name }.
    }
ahead =
    { $own ->
        [yes] Vorsprung auf dich: { $more }.
       *[no] Vorsprung auf { $name }: { $more }.
    }
ahead-behind =
    { $own ->
        [yes] Vorsprung auf dich: { $more }; Rückstand: { $less }.
       *[no] Vorsprung auf { $name }: { $more }; Rückstand: { $less }.
    }
compared = { $what } { $most } zu { $least }
total = Summe
first-place = 1.
line = Zeile
replay = Wiederholung
share = Teilen
looking = Die Partie wird analysiert …
looking-at-yours = Deine Partie wird analysiert …
moment-number = Moment { $n }
marked =
    { $n ->
        [one] der teuerste Moment ist markiert
       *[other] die zwei teuersten Momente sind markiert
    }
chance-short = Chance
well-played =
    { $points ->
        [one] der beste Zug, { $points } Punkt besser als ein zufälliger
       *[other] der beste Zug, { $points } Punkte besser als ein zufälliger
    }
try-it-again = Neu versuchen
see-moment = Ansehen
no-lapses = Nichts, was offen gelegen hatte, wurde vergessen.
table-at-end = Der Tisch am Ende
enlarge = Karten vergrößern: { $name }
last-cards = { $name }: Karten am Ende
course =
    { $course ->
        [led] Du lagst die meiste Zeit vorn
        [trailed] Du lagst die meiste Zeit zurück
       *[close] Es war lange knapp
    }
turned-won = { $course }; „{ $move }“ in Zug { $turn } kostete { $name } { $lost } der Siegchance.
turned-lost = { $course }; „{ $move }“ in Zug { $turn } kostete dich { $lost } der Siegchance, und { $name } gewann.
nothing-lost =
    { $won ->
        [yes] { $course }, und niemand machte einen teuren Fehler.
       *[no] { $course }; einen teuren Fehler hast du nicht gemacht.
    }
reviewing = Analyse: { $share } fertig
chances = Siegchancen
your-chance = Deine Siegchance
no-graph = In einem Gedächtnisspiel gibt es keine Siegchancen: Es zählt, was zu sehen war.
as-table = Als Tabelle
step = Schritt
turn = Zug { $n }
turn-of-all = Zug { $n } von { $all }
the-start = Beginn
along = Zug für Zug durch die Partie
turn-before = Voriger Zug
turn-after = Nächster Zug
stands = { $when }: { $chances }
pin = Moment { $n }: { $name }, { $verdict }, { $lost } der Siegchance verloren
verdict =
    { $verdict ->
        [best] am besten
        [good] gut
        [inaccuracy] ungenau
        [mistake] Fehler
       *[blunder] Patzer
    }
luck-and-choices = Glück und Entscheidungen
luck = Glück
choices = Entscheidungen
in-points = in Punkten, ± { $error }; { $start } waren am Anfang zu erwarten
in-chance = in Siegchance, ± { $error }
accuracy = Genauigkeit { $n }
accuracy-later = Genauigkeit …
memory = Gedächtnis
moments = Teure Momente
lapses = Gesehen und vergessen
whose-moments = Wessen Momente
of-all = von allen
mine-only = nur meine
no-moments = Kein Zug kostete 5 % der Siegchance oder mehr, soweit sich das sagen lässt.
moment = Moment
moment-of = Moment { $n } von { $all }
previous-moment = Voriger Moment
next-moment = Nächster Moment
chance-to-win = Siegchance, ± { $error }
better = Besser
better-move = Besser: { $move }
try-again = Neu versuchen
try-help = Finde einen besseren Zug: Mach ihn auf dem Spielplan und sieh sofort, wie gut er ist.
not-judged = Diese Entscheidung ist noch nicht bewertet. Schau gleich noch einmal.
show-best = Besten Zug zeigen
no-line = Gespielt wurde der beste Zug.
judging = Wird durchgespielt …
found-best = Das ist der beste Zug.
tried-cost = { $lost } hinter dem besten.
tried-gain = { $lost } hinter dem besten, { $gain } besser als der gespielte.
better-line = Die bessere Folge
line-step = { $n } von { $all }: { $move }
by = { $name }: { $move }
see-it = In der Wiederholung ansehen
link = Link zu diesem Moment
sought = { $name }: { FORM($treasure, case: "label") }
lapse-seen =
    { $own ->
        [yes]
            { $storms ->
                [0] Offen zu sehen bei deinem Schub Nummer { $step }.
                [one] Offen zu sehen bei deinem Schub Nummer { $step }, vor einem Sandsturm.
               *[other] Offen zu sehen bei deinem Schub Nummer { $step }, vor { $storms } Sandstürmen.
            }
       *[no]
            { $storms ->
                [0] Offen zu sehen bei Schub Nummer { $step } von { $name }.
                [one] Offen zu sehen bei Schub Nummer { $step } von { $name }, vor einem Sandsturm.
               *[other] Offen zu sehen bei Schub Nummer { $step } von { $name }, vor { $storms } Sandstürmen.
            }
    }
lapse-found =
    { $steps ->
        [one] Gefunden nach { $steps } Schub; nötig: { $needed }.
       *[other] Gefunden nach { $steps } Schüben; nötig: { $needed }.
    }
lapse-missed =
    { $steps ->
        [one] { $steps } Schub an anderer Stelle; nötig: { $needed } (Punkte: { $points }).
       *[other] { $steps } Schübe an anderer Stelle; nötig: { $needed } (Punkte: { $points }).
    }
remembered = { $found } von { $known } schon gesehenen Schätzen gefunden
seen-at = { $place }: { FORM($what, case: "label") }, vor { $ago } Schritten
seen-nothing = { $place }: nichts, vor { $ago } Schritten
picture = Bild
picture-note = { $verdict }: −{ $lost } der Siegchance
seen-before = Was vorher zu sehen war
no-picture = Hier ist nichts gezeichnet.
brought = Diese Partie kam aus einer Datei. Züge und Mischung wurden geprüft.
headline = { $outcome }: { $told }.
headline-only = { $outcome }.
outcome =
    { $outcome ->
        [solo] { $name } erreichte { $points }
        [shared] { $name } teilte sich den Sieg
        [placed] { $name } kam auf Platz { $place }
        [won] { $name } gewann mit { $margin } Vorsprung
        [lost] { $name } verlor mit { $margin } Rückstand
        [won-tie] { $name } gewann bei Gleichstand
       *[lost-tie] { $name } verlor bei Gleichstand
    }
outcome-you =
    { $outcome ->
        [solo] Du hast { $points } erreicht
        [shared] Du teilst dir den Sieg
        [placed] Du bist auf Platz { $place } gekommen
        [won] Du hast mit { $margin } Vorsprung gewonnen
        [lost] Du hast mit { $margin } Rückstand verloren
        [won-tie] Du hast bei Gleichstand gewonnen
       *[lost-tie] Du hast bei Gleichstand verloren
    }
parts = { $first }, { $rest }
part =
    { $part ->
        [luck]
            { $whose ->
                [your] dein Glück { $figure }
                [own] Glück { $figure }
                [theirs] Glück von { $name } { $figure }
                [their] Glück von { $name } { $figure }
               *[named] Glück von { $name } { $figure }
            }
       *[choices]
            { $whose ->
                [your] deine Entscheidungen { $figure }
                [own] Entscheidungen { $figure }
                [theirs] die von { $name } { $figure }
                [their] Entscheidungen von { $name } { $figure }
               *[named] Entscheidungen von { $name } { $figure }
            }
    }
part-others = Entscheidungen der anderen { $figure }
part-start = Ausgangslage { $figure }
part-chance =
    { $own ->
        [yes] deine Chance am Anfang { $figure }
       *[no] Chance am Anfang { $figure }
    }
percent = { $n } %
recalled-nothing = nichts Gesuchtes war vorher zu sehen gewesen
recalled = { $found } von { $known } schon gesehenen Schätzen gefunden
recalled-slowly =
    { $slides ->
        [one] { $found } von { $known } schon gesehenen Schätzen gefunden, mit { $slides } Schub mehr als nötig
       *[other] { $found } von { $known } schon gesehenen Schätzen gefunden, mit { $slides } Schüben mehr als nötig
    }
