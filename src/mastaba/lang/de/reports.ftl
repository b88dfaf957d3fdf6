ended = { $title }: { $outcome }
shared =
    { PERSON($names) ->
        [you] { $names } teilt euch den Sieg.
       *[other] { $names } teilen sich den Sieg.
    }
step-by = { $name }, Schritt { $n }: { $move }
with-reason = { $move } ({ $why })
moment = { $played }. Urteil: { $verdict }; verloren: { $cost }. Besser: { $better }.
cost =
    { $scored ->
        [yes] { $chance } ± { $error } Siegchance, { $points } ± { $doubt } Punkte
       *[no] { $chance } ± { $error } Siegchance
    }
cost-only = { $cost }.
turned =
    { PERSON($name) ->
        [you] { $step }. Deine Siegchance { $figure }.
       *[other] { $step }. Siegchance von { $name } { $figure }.
    }
lapse = { $name }: { $sought }. { $seen } { $then }
nothing-costly = Kein Zug war nachweislich teuer.
review-title = { $title }: die Analyse
graph-note = Vor jedem Schritt, wenn alle von da an gleich gut spielen. Die Zahlen bezeichnen die teuersten Momente.
graph-label = Siegchancen; sie stehen auch in der Tabelle darunter
graph-table = Die Kurve als Tabelle
step = Schritt { $n }
after-step = nach Schritt
played = Gespielt
to-win = { $what }, Siegchance { $chance }
goes-on = Wie es weitergehen kann
turns = Wo sich die Partie gedreht hat
account-note = Am Anfang erwartet + Glück + eigene Entscheidungen + Entscheidungen der anderen = Ergebnis. Genauigkeit: 100 ist jedes Mal der beste Zug, 0 sind zufällige Züge.
column =
    { $column ->
        [player] Name
        [total] Summe
        [place] Platz
        [start] erwartet
        [luck] Glück
        [choices] eigene Entsch.
        [others] andere
        [error] Glück ±
        [searches] gesucht
        [known] bekannt
        [lapses] vergessen
       *[accuracy] Genauigkeit
    }
playouts = Jede Entscheidung wurde { $n }-mal durchgespielt.
memory = Genauigkeit { $accuracy }. Bei { $known } von { $searches } Suchen hätte den Schatz gefunden, wer nichts vergisst; { $lapses } davon dauerten länger oder misslangen. Verlorene Schübe: { $slides }; verlorene Punkte: { $points }.
seen-label = Was vor dieser Suche zu sehen gewesen war: { $sought }
arena-title = { $title }: die Arena
about =
    { $usual ->
        [yes] { $games } Partien mit { $players } Personen, Startwert { $seed }, Optionen wie üblich.
       *[no] { $games } Partien mit { $players } Personen, Startwert { $seed }, { $options }.
    }
arena-deals = Jede Verteilung wurde in allen Sitzordnungen gespielt. Intervalle gelten zu 95 %.
ratings = Spielstärken
ratings-note = Bradley-Terry-Modell auf der Elo-Skala; der Mittelwert aller Bots ist 0.
share-note = Der Anteil der entschiedenen Partien, die der erste Bot gewonnen hat.
totals = Summen
totals-note = Der dicke Strich umfasst die Hälfte der Summen eines Bots, der dünne neun Zehntel; der Punkt ist der Mittelwert.
totals-note-bound = Der dicke Strich umfasst die Hälfte der Summen eines Bots, der dünne neun Zehntel; der Punkt ist der Mittelwert. Die Linie bei { $bound } könnte erreichen, wer alle kommenden Karten kennt.
mean-of = { $name }: mittlere Summe { $figure }
pair-column =
    { $column ->
        [pairing] Paarung
        [games] Partien
        [ties] unentschieden
        [decided-won] entschiedene gewonnen
       *[sure] Intervall
    }
lab-title = { $title }: das Labor
lab-equals = Wo nichts anderes steht, spielt { $bot } auf allen Plätzen. Intervalle gelten zu 95 %.
glance = Auf einen Blick
measured = gemessen
own-deck = die eigenen Karten
house-deck = die mitgelieferten Karten
players = { $n } Personen
decks = Die eigenen Karten neben den mitgelieferten
who-begins = Wer beginnt
who-begins-note = Der Anteil der entschiedenen Partien, die gewonnen hat, wer begann. Die Linie in der Mitte wäre der Anteil aller, wenn es keine Rolle spielte.
luck = Glück
luck-note = Jede Verteilung wurde zweimal gespielt. Der Anteil ist das, was zwei Partien mit derselben Verteilung gemeinsam haben: was die Verteilung entscheidet. Der Rest ist das Spiel, und Zufall, der daraus folgt.
leads = Wechsel der Führung
leads-note = { $figure } je Partie: wie oft jemand anderes in Führung ging.
worth = Was Dinge wert sind
worth-points = Um wie viele Punkte sich ein Ergebnis, verglichen mit den anderen, ändert, wenn man am Ende eines mehr davon hat: eine lineare Anpassung über alle Partien. Es zählt, was eine Sache ermöglicht und was sie an Zeit kostet, nicht, was auf ihr gedruckt steht.
worth-places = Um wie viel sich ein Ergebnis, von 1 für den ersten bis −1 für den letzten Platz, ändert, wenn man einen Gegenstand einmal mehr benutzt: eine lineare Anpassung über alle Partien. Was man benutzt, wenn alles verloren ist, hat einen niedrigen Wert.
worth-left = Die { $n } wertvollsten und die { $n } am wenigsten wertvollen; { $left } liegen dazwischen.
levels = Die Stärken im Vergleich
levels-note = Der Anteil der entschiedenen Partien, die der erste Bot gewonnen hat, jede Verteilung in beiden Sitzordnungen.
others = Was Optionen und mehr Personen ändern
won-by-first = gewonnen, wenn man beginnt
decisions = Entscheidungen aller
span = kürzeste und längste Partie
shortest-longest = { $shortest } und { $longest } Entscheidungen
choices = Möglichkeiten je Entscheidung
by-the-deal = durch die Verteilung entschieden
lead-changes = Wechsel der Führung
margin = Vorsprung vor Platz zwei
figure-column =
    { $column ->
        [first] wer beginnt, gewinnt
        [decisions] Entscheidungen
        [choices] Möglichkeiten
        [luck] durch Verteilung
        [leads] Führungswechsel
       *[points] Punkte
    }
differs =
    { $what ->
        [points]
            { $more ->
                [yes] leichter (mehr Punkte)
               *[no] schwerer (weniger Punkte)
            }
        [leads]
            { $more ->
                [yes] wechselvoller (die Führung wechselt öfter)
               *[no] beständiger (die Führung wechselt seltener)
            }
        [decisions]
            { $more ->
                [yes] länger
               *[no] kürzer
            }
        [luck]
            { $more ->
                [yes] stärker durch die Verteilung bestimmt
               *[no] weniger durch die Verteilung bestimmt
            }
        [margin]
            { $more ->
                [yes] deutlicher entschieden (größerer Vorsprung)
               *[no] knapper (kleinerer Vorsprung)
            }
       *[choices]
            { $more ->
                [yes] reicher an Möglichkeiten
               *[no] ärmer an Möglichkeiten
            }
    }
differences = Mit den eigenen Karten ist das Spiel { $parts }.
no-difference = Kein Unterschied ist größer, als ihn der Zufall in so vielen Partien machen könnte.
so-often = { $number } in { $games } Partien
listed = { $what }: { $parts }
curve = { $title }: mittlere Punkte nach Runden
network = Netz
