tied =
    { PERSON($name) ->
        [you] Gleichstand, zu deinen Gunsten entschieden durch { FORM($what, case: "acc") }.
       *[other] Gleichstand, zugunsten von { $name } entschieden durch { FORM($what, case: "acc") }.
    }
ahead =
    { PERSON($name) ->
        [you] Vorsprung auf dich: { $more }.
       *[other] Vorsprung auf { $name }: { $more }.
    }
ahead-behind =
    { PERSON($name) ->
        [you] Vorsprung auf dich: { $more }; Rückstand: { $less }.
       *[other] Vorsprung auf { $name }: { $more }; Rückstand: { $less }.
    }
differs = { $line } ({ $by })
compared = { $what } { $most } zu { $least }
total = Summe
first-place = 1.
line = Zeile
replay = Wiederholung
share = Teilen
looking = Die Partie wird analysiert …
looking-at-yours = Deine Partie wird analysiert …
moment-number = Moment { $n }
marked =
    { $n ->
        [one] der teuerste Moment ist markiert
       *[other] die zwei teuersten Momente sind markiert
    }
chance-short = Chance
well-played =
    { $points ->
        [one] der beste Zug, { $points } Punkt besser als ein zufälliger
       *[other] der beste Zug, { $points } Punkte besser als ein zufälliger
    }
try-it-again = Neu versuchen
see-moment = Ansehen
no-lapses = Nichts, was zu sehen war, wurde vergessen.
table-at-end = Der Tisch am Ende
enlarge = Karten vergrößern: { $name }
last-cards = { $name }: Karten am Ende
course =
    { $course ->
        [led] Du lagst die meiste Zeit vorn
        [trailed] Du lagst die meiste Zeit zurück
       *[close] Es war lange knapp
    }
turned-won =
    { $turn ->
        [0] { $course }; „{ $move }“ vor dem ersten Zug kostete { $name } { $lost } Siegchance.
       *[other] { $course }; „{ $move }“ in Zug { $turn } kostete { $name } { $lost } Siegchance.
    }
turned-lost =
    { $turn ->
        [0] { $course }; „{ $move }“ vor dem ersten Zug kostete dich { $lost } Siegchance, und { $name } gewann.
       *[other] { $course }; „{ $move }“ in Zug { $turn } kostete dich { $lost } Siegchance, und { $name } gewann.
    }
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
when = Wann
turn = Zug { $n }
turn-of-all = Zug { $n } von { $all }
the-start = Beginn
the-end = Ende
moment-short = Moment { $n }: −{ $lost }
along = Zug für Zug durch die Partie
turn-before = Voriger Zug
turn-after = Nächster Zug
stands = { $when }: { $chances }
pin = Moment { $n }: { $name }, { $verdict }, { $lost } Siegchance verloren
verdict =
    { $verdict ->
        [best] bester Zug
        [good] guter Zug
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Patzer
    }
luck-and-choices = Glück und Entscheidungen
luck = Glück
choices = Entscheidungen
in-points = in Punkten, ± { $error }; { $start } waren am Anfang zu erwarten
in-chance = als Siegchance, ± { $error }
accuracy = Genauigkeit { $n }
accuracy-later = Genauigkeit …
memory = Gedächtnis
moments = Teure Momente
lapses = Gesehen und vergessen
whose-moments = Wessen Momente
of-all = von allen
mine-only = nur meine
moments-note = Züge werden danach beurteilt, was man damals wissen konnte. Die Kurve weiß auch, was noch verdeckt war.
no-moments = Kein Zug kostete 5 % Siegchance oder mehr, soweit sich das sagen lässt.
close-call = Knapp: Der Zug hat vielleicht etwas gekostet, ist beim Durchspielen aber nicht sicher vom besten zu unterscheiden.
close-calls =
    { $n ->
        [one] Ein Zug war knapp: Ob er etwas gekostet hat, lässt sich nicht sagen.
       *[other] { $n } Züge waren knapp: Ob sie etwas gekostet haben, lässt sich nicht sagen.
    }
turning-points = Wo sich die Partie gedreht hat
turning-help = Was die Siegchancen am stärksten verändert hat, und wessen Chance gestiegen ist.
by-chance = { $when }, Glück
moment = Moment
moment-of = Moment { $n } von { $all }
previous-moment = Voriger Moment
next-moment = Nächster Moment
chance-to-win = Siegchance, ± { $error }
better = Besser
better-move = Besser: { $move }
try-again = Neu versuchen
try-help = Finde einen besseren Zug: Spiel ihn und sieh sofort, wie gut er ist.
not-judged = Diese Entscheidung ist noch nicht bewertet. Sieh gleich noch einmal nach.
show-best = Besten Zug zeigen
no-line = Gespielt wurde der beste Zug.
judging = Wird durchgespielt …
found-best = Das ist der beste Zug.
tried-cost = { $lost } schlechter als der beste.
tried-gain = { $lost } schlechter als der beste, { $gain } besser als der gespielte.
better-line = Die bessere Zugfolge
line-step = { $n } von { $all }: { $move }
by = { $name }: { $move }
see-it = Zur Wiederholung
link = Link zum Moment
sought = { $name }: { FORM($treasure, case: "label") }
lapse-seen =
    { PERSON($name) ->
        [you]
            { $storms ->
                [0] Bei deinem { $step }. Schub lag der Schatz offen.
                [one] Bei deinem { $step }. Schub lag der Schatz offen, danach kam ein Sandsturm.
               *[other] Bei deinem { $step }. Schub lag der Schatz offen, danach kamen { $storms } Sandstürme.
            }
       *[other]
            { $storms ->
                [0] Beim { $step }. Schub von { $name } lag der Schatz offen.
                [one] Beim { $step }. Schub von { $name } lag der Schatz offen, danach kam ein Sandsturm.
               *[other] Beim { $step }. Schub von { $name } lag der Schatz offen, danach kamen { $storms } Sandstürme.
            }
    }
lapse-found =
    { $needed ->
        [one]
            { $steps ->
                [one] Gefunden nach { $steps } Schub; { $needed } hätte genügt.
               *[other] Gefunden nach { $steps } Schüben; { $needed } hätte genügt.
            }
       *[other]
            { $steps ->
                [one] Gefunden nach { $steps } Schub; { $needed } hätten genügt.
               *[other] Gefunden nach { $steps } Schüben; { $needed } hätten genügt.
            }
    }
lapse-missed =
    { $needed ->
        [one]
            { $steps ->
                [one] { $steps } Schub an falscher Stelle; { $needed } hätte genügt (Punkte: { $points }).
               *[other] { $steps } Schübe an falscher Stelle; { $needed } hätte genügt (Punkte: { $points }).
            }
       *[other]
            { $steps ->
                [one] { $steps } Schub an falscher Stelle; { $needed } hätten genügt (Punkte: { $points }).
               *[other] { $steps } Schübe an falscher Stelle; { $needed } hätten genügt (Punkte: { $points }).
            }
    }
remembered = { $found } von { $known } schon gesehenen Schätzen gefunden
forgotten = verlorene Schübe: { $slides }; verlorene Punkte: { $points }
seen-at =
    { $ago ->
        [one] { $place }: { FORM($what, case: "label") }, vor { $ago } Schritt
       *[other] { $place }: { FORM($what, case: "label") }, vor { $ago } Schritten
    }
seen-nothing =
    { $ago ->
        [one] { $place }: nichts, vor { $ago } Schritt
       *[other] { $place }: nichts, vor { $ago } Schritten
    }
picture = Bild
picture-note = { $verdict }: −{ $lost } Siegchance
seen-before = Was vorher zu sehen war
no-picture = Hier ist nichts gezeichnet.
brought = Diese Partie stammt aus einer Datei. Züge und Mischung wurden geprüft.
headline = { $outcome }: { $told }.
headline-only = { $outcome }.
outcome =
    { PERSON($name) ->
        [you] { outcome-you }
       *[other]
            { $outcome ->
                [solo]
                    { $points ->
                        [one] { $name } hat { $points } Punkt erreicht
                       *[other] { $name } hat { $points } Punkte erreicht
                    }
                [shared] { $name } teilt sich den Sieg
                [placed] { $name } ist auf Platz { $place } gekommen
                [won]
                    { $margin ->
                        [one] { $name } hat mit einem Punkt Vorsprung gewonnen
                       *[other] { $name } hat mit { $margin } Punkten Vorsprung gewonnen
                    }
                [lost]
                    { $margin ->
                        [one] { $name } hat mit einem Punkt Rückstand verloren
                       *[other] { $name } hat mit { $margin } Punkten Rückstand verloren
                    }
                [won-tie] { $name } hat den Gleichstand für sich entschieden
               *[lost-tie] { $name } hat nach Gleichstand verloren
            }
    }
outcome-you =
    { $outcome ->
        [solo]
            { $points ->
                [one] Du hast { $points } Punkt erreicht
               *[other] Du hast { $points } Punkte erreicht
            }
        [shared] Du teilst dir den Sieg
        [placed] Du bist auf Platz { $place } gekommen
        [won]
            { $margin ->
                [one] Du hast mit einem Punkt Vorsprung gewonnen
               *[other] Du hast mit { $margin } Punkten Vorsprung gewonnen
            }
        [lost]
            { $margin ->
                [one] Du hast mit einem Punkt Rückstand verloren
               *[other] Du hast mit { $margin } Punkten Rückstand verloren
            }
        [won-tie] Du hast den Gleichstand für dich entschieden
       *[lost-tie] Du hast nach Gleichstand verloren
    }
parts = { $first }, { $rest }
part =
    { $part ->
        [luck]
            { $whose ->
                [your] dein Glück { $figure }
                [own] Glück { $figure }
                [theirs] das von { $name } { $figure }
                [their] Glück von { $name } { $figure }
               *[named]
                    { PERSON($name) ->
                        [you] dein Glück { $figure }
                       *[other] Glück von { $name } { $figure }
                    }
            }
       *[choices]
            { $whose ->
                [your] deine Entscheidungen { $figure }
                [own] Entscheidungen { $figure }
                [theirs] die von { $name } { $figure }
                [their] Entscheidungen von { $name } { $figure }
               *[named]
                    { PERSON($name) ->
                        [you] deine Entscheidungen { $figure }
                       *[other] Entscheidungen von { $name } { $figure }
                    }
            }
    }
part-others = Entscheidungen der anderen { $figure }
part-each-other = Wirkung aufeinander { $figure }
part-start = Ausgangslage { $figure }
part-chance =
    { $own ->
        [yes] deine Chance am Anfang { $figure }
       *[no] Chance am Anfang { $figure }
    }
percent = { $n } %
recalled-nothing = kein gesuchter Schatz war vorher zu sehen
recalled = { $found } von { $known } schon gesehenen Schätzen gefunden
recalled-slowly =
    { $slides ->
        [one] { $found } von { $known } schon gesehenen Schätzen gefunden, mit { $slides } Schub mehr als nötig
       *[other] { $found } von { $known } schon gesehenen Schätzen gefunden, mit { $slides } Schüben mehr als nötig
    }
