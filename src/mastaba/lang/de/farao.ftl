# Farao.

option-pyramid = Pyramide mit 7 × 7 Feldern, oder mit 9 × 9 und mehr darin
option-figures = Archäologen pro Person (rekonstruierte Regel)
option-inscriptions = Inschriften, die die Grabkammer öffnen; 7 nur in der großen Pyramide
option-play_on = weiterspielen, bis alle drin sind (rekonstruierte Regel)
clash = Alle sieben Inschriften hat nur die große Pyramide: Wähle die große Pyramide oder fünf Inschriften ({ $rule })

## Things. Cases: “a” accusative with “ein”, “the” accusative with “der”, “no” accusative with “kein”.

thing =
    { $case ->
        [a]
            { $name ->
                [food] Proviant
                [water] Wasser
                [torch] eine Fackel
                [scarf] ein Halstuch
                [magic-bottle] eine Zauberflasche
                [golden-key] einen goldenen Schlüssel
                [first-aid-kit] einen Verbandskasten
                [money] Geld
                [chocolate] Schokolade
                [plan] einen Bauplan
                [papyrus] einen Totenpapyrus
                [snake] eine Schlange
                [toxic-gas] Giftgas
                [trap] eine Falle
                [hunger] Hunger
                [thirst] Durst
                [fatigue] Müdigkeit
                [wall-ruins] Mauertrümmer
                [secret-door] eine Geheimtür
                [abyss] einen Abgrund
                [map] eine Landkarte
                [secret-tunnel] einen Geheimtunnel
                [dark-shrine] einen dunklen Schrein
                [coffer] eine Truhe
                [inscription-red] eine rote Inschrift
                [inscription-blue] eine blaue Inschrift
                [inscription-green] eine grüne Inschrift
                [inscription-yellow] eine gelbe Inschrift
                [inscription-white] eine weiße Inschrift
                [inscription-pink] eine rosa Inschrift
               *[inscription-orange] eine orange Inschrift
            }
        [the]
            { $name ->
                [food] den Proviant
                [water] das Wasser
                [torch] die Fackel
                [scarf] das Halstuch
                [magic-bottle] die Zauberflasche
                [golden-key] den goldenen Schlüssel
                [first-aid-kit] den Verbandskasten
                [money] das Geld
                [chocolate] die Schokolade
                [plan] den Bauplan
                [papyrus] den Totenpapyrus
                [snake] die Schlange
                [toxic-gas] das Giftgas
                [trap] die Falle
                [hunger] den Hunger
                [thirst] den Durst
                [fatigue] die Müdigkeit
                [wall-ruins] die Mauertrümmer
                [secret-door] die Geheimtür
                [abyss] den Abgrund
                [map] die Landkarte
                [secret-tunnel] den Geheimtunnel
                [dark-shrine] den dunklen Schrein
                [coffer] die Truhe
                [inscription-red] die rote Inschrift
                [inscription-blue] die blaue Inschrift
                [inscription-green] die grüne Inschrift
                [inscription-yellow] die gelbe Inschrift
                [inscription-white] die weiße Inschrift
                [inscription-pink] die rosa Inschrift
               *[inscription-orange] die orange Inschrift
            }
        [no]
            { $name ->
                [food] keinen Proviant
                [water] kein Wasser
                [torch] keine Fackel
                [scarf] kein Halstuch
                [magic-bottle] keine Zauberflasche
                [golden-key] keinen goldenen Schlüssel
                [first-aid-kit] keinen Verbandskasten
                [money] kein Geld
                [chocolate] keine Schokolade
                [plan] keinen Bauplan
                [papyrus] keinen Totenpapyrus
                [snake] keine Schlange
                [toxic-gas] kein Giftgas
                [trap] keine Falle
                [hunger] keinen Hunger
                [thirst] keinen Durst
                [fatigue] keine Müdigkeit
                [wall-ruins] keine Mauertrümmer
                [secret-door] keine Geheimtür
                [abyss] keinen Abgrund
                [map] keine Landkarte
                [secret-tunnel] keinen Geheimtunnel
                [dark-shrine] keinen dunklen Schrein
                [coffer] keine Truhe
                [inscription-red] keine rote Inschrift
                [inscription-blue] keine blaue Inschrift
                [inscription-green] keine grüne Inschrift
                [inscription-yellow] keine gelbe Inschrift
                [inscription-white] keine weiße Inschrift
                [inscription-pink] keine rosa Inschrift
               *[inscription-orange] keine orange Inschrift
            }
        [start]
            { $name ->
                [food] Proviant
                [water] Wasser
                [torch] Fackel
                [scarf] Halstuch
                [magic-bottle] Zauberflasche
                [golden-key] Goldener Schlüssel
                [first-aid-kit] Verbandskasten
                [money] Geld
                [chocolate] Schokolade
                [plan] Bauplan
                [papyrus] Totenpapyrus
                [snake] Schlange
                [toxic-gas] Giftgas
                [trap] Falle
                [hunger] Hunger
                [thirst] Durst
                [fatigue] Müdigkeit
                [wall-ruins] Mauertrümmer
                [secret-door] Geheimtür
                [abyss] Abgrund
                [map] Landkarte
                [secret-tunnel] Geheimtunnel
                [dark-shrine] Dunkler Schrein
                [coffer] Truhe
                [inscription-red] Rote Inschrift
                [inscription-blue] Blaue Inschrift
                [inscription-green] Grüne Inschrift
                [inscription-yellow] Gelbe Inschrift
                [inscription-white] Weiße Inschrift
                [inscription-pink] Rosa Inschrift
               *[inscription-orange] Orange Inschrift
            }
       *[nom]
            { $name ->
                [food] Proviant
                [water] Wasser
                [torch] Fackel
                [scarf] Halstuch
                [magic-bottle] Zauberflasche
                [golden-key] goldener Schlüssel
                [first-aid-kit] Verbandskasten
                [money] Geld
                [chocolate] Schokolade
                [plan] Bauplan
                [papyrus] Totenpapyrus
                [snake] Schlange
                [toxic-gas] Giftgas
                [trap] Falle
                [hunger] Hunger
                [thirst] Durst
                [fatigue] Müdigkeit
                [wall-ruins] Mauertrümmer
                [secret-door] Geheimtür
                [abyss] Abgrund
                [map] Landkarte
                [secret-tunnel] Geheimtunnel
                [dark-shrine] dunkler Schrein
                [coffer] Truhe
                [inscription-red] rote Inschrift
                [inscription-blue] blaue Inschrift
                [inscription-green] grüne Inschrift
                [inscription-yellow] gelbe Inschrift
                [inscription-white] weiße Inschrift
                [inscription-pink] rosa Inschrift
               *[inscription-orange] orange Inschrift
            }
    }
colour =
    { $colour ->
        [red] rot
        [blue] blau
        [green] grün
        [yellow] gelb
        [white] weiß
        [pink] rosa
       *[orange] orange
    }
shape =
    { $case ->
        [the]
            { $shape ->
                [cross] die Kreuzung
                [tee] das T-Stück
                [corner] die Ecke
                [straight] die Gerade
               *[end] die Sackgasse
            }
       *[nom]
            { $shape ->
                [cross] Kreuzung
                [tee] T-Stück
                [corner] Ecke
                [straight] Gerade
               *[end] Sackgasse
            }
    }
plain =
    { $case ->
        [a]
            { $shape ->
                [cross] eine leere Kreuzung
                [tee] ein leeres T-Stück
                [corner] eine leere Ecke
                [straight] eine leere Gerade
               *[end] eine leere Sackgasse
            }
        [the]
            { $shape ->
                [cross] die leere Kreuzung
                [tee] das leere T-Stück
                [corner] die leere Ecke
                [straight] die leere Gerade
               *[end] die leere Sackgasse
            }
       *[nom]
            { $shape ->
                [cross] leere Kreuzung
                [tee] leeres T-Stück
                [corner] leere Ecke
                [straight] leere Gerade
               *[end] leere Sackgasse
            }
    }
tile = { shape } ({ $thing })
side =
    { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }
open-to = offen nach { $sides }
tie-break =
    { $case ->
        [acc] mehr Inschriften
       *[nom] Inschriften
    }

over = Die Partie ist zu Ende.
watching = Du siehst zu.
inside = Du bist in der Grabkammer: Platz { $place }.
thrown = Es wird gewürfelt oder ein Plättchen aufgedeckt.
moves = { FORM($seat, case: "start") } ist am Zug.
lay = Lege { FORM($tile, case: "the") } auf { $at }: Wähle, welche Seiten offen sind.
map = Eine Landkarte: Decke ein beliebiges Plättchen auf oder verzichte.
curse = Der dunkle Schrein: Lege den Fluch auf ein offenes Plättchen, auf dem niemand steht.
take = Die Truhe: Nimm einen Gegenstand, den du nicht hast.
swap = Du hast dir { $squares } angesehen: Vertausche sie oder lass sie liegen.
attack = Greif einen Archäologen auf deinem Plättchen an oder lass alle in Frieden.
threw =
    { $turned ->
        [yes] Wurf { $thrown }, der Würfel zeigt { $die }
       *[no] Wurf { $thrown }
    }
whom =
    { $whom ->
        [chosen] Bewege deinen Archäologen { $figure }
        [any] Bewege einen deiner Archäologen
       *[only] Bewege deinen Archäologen
    }
move-points =
    { $n ->
        [one] { threw }: { whom }, noch { $n } Bewegungspunkt
       *[other] { threw }: { whom }, noch { $n } Bewegungspunkte
    }
move =
    { $more ->
        [papyrus] { move-points }, auch durch Wände (Totenpapyrus).
        [one] { move-points }, oder drehe für einen Bewegungspunkt ein Plättchen, weil du eine 1 gewürfelt hast (rekonstruierte Regel).
       *[none] { move-points }.
    }
stop =
    { $papyrus ->
        [yes] { threw }. Kein Bewegungspunkt mehr: Setze etwas ein oder hör auf, dann wirkt das Plättchen unter dir (Totenpapyrus).
       *[no] { threw }. Kein Bewegungspunkt mehr: Setze etwas ein oder hör auf.
    }

use =
    { $item ->
        [scarf] du darfst unmittelbar zurück
        [magic-bottle] ein Schritt durch eine Wand
        [golden-key] dreht dein Plättchen oder ein benachbartes
        [money] kauft etwas von einem offenen Stapel
        [chocolate] dreht den Würfel auf eine kleinere Zahl
        [plan] zeigt dir zwei verdeckte Plättchen
       *[papyrus] führt durch Wände und alles andere
    }
use-die =
    { $n ->
        [one] Würfel auf { $pips }: noch { $n } Schritt
       *[other] Würfel auf { $pips }: noch { $n } Schritte
    }
use-torch =
    { $n ->
        [0] hier gibt es nichts aufzudecken
        [one] deckt { $n } Nachbarplättchen auf
       *[other] deckt { $n } Nachbarplättchen auf
    }
use-torch-some = deckt verdeckte Nachbarplättchen auf

cited =
    { $mark ->
        [wholly] ({ $rule }: rekonstruierte Regel)
        [partly] ({ $rule }: teils rekonstruiert)
       *[no] ({ $rule })
    }
cited-two =
    { $mark ->
        [wholly]
            { $alsomark ->
                [wholly] ({ $rule }: rekonstruierte Regel, { $also }: rekonstruierte Regel)
                [partly] ({ $rule }: rekonstruierte Regel, { $also }: teils rekonstruiert)
               *[no] ({ $rule }: rekonstruierte Regel, { $also })
            }
       *[partly]
            { $alsomark ->
                [wholly] ({ $rule }: teils rekonstruiert, { $also }: rekonstruierte Regel)
                [partly] ({ $rule }: teils rekonstruiert, { $also }: teils rekonstruiert)
               *[no] ({ $rule }: teils rekonstruiert, { $also })
            }
    }
why-over = Die Partie ist zu Ende { cited-two }.
why-inside = Du hast die Grabkammer betreten und spielst nicht mehr mit { cited }.
why-turn = { FORM($seat, case: "start") } ist am Zug: Es geht reihum im Uhrzeigersinn { cited }.
typed = „{ $move }“
why-map = Die Landkarte: „{ $example }“ deckt ein Plättchen auf, „map none“ verzichtet { cited }.
why-curse = Der dunkle Schrein: Lege den Fluch mit „curse“ und dem Feld auf ein anderes offenes Plättchen, auf dem niemand steht, nicht auf die Grabkammer { cited }.
why-take = Die Truhe: Nimm { FORM($items, case: "a") }, zum Beispiel „{ $example }“ { cited }.
why-swap = Du hast dir zwei Plättchen angesehen: Vertausche sie mit „swap yes“ oder lass sie mit „swap no“ liegen { cited }.
why-lay =
    { $joins ->
        [yes] Lege { FORM($tile, case: "the") } so auf { $at }, dass ein Gang anschließt: „turn { $at }“ und die offenen Seiten, { $ways } { cited }.
       *[no] Lege { FORM($tile, case: "the") } auf { $at }, wie du willst: „turn { $at }“ und die offenen Seiten, { $ways } { cited }.
    }
why-attack = Greif einen Archäologen auf deinem Plättchen an und nimm einen Gegenstand, den du nicht hast, oder nichts, wenn es keinen gibt: { $examples }; oder „attack none“ { cited }.
why-stop = Ein Schritt ist noch möglich, und der ganze Wurf muss genutzt werden { cited }.
why-attack-later = Angegriffen wird am Ende einer Bewegung { cited }.
why-nothing =
    { $do ->
        [turn] Jetzt gibt es nichts zu drehen: Geh weiter oder setze einen Gegenstand ein { cited }.
        [map] Jetzt gibt es keine Landkarte: Geh weiter oder setze einen Gegenstand ein { cited }.
        [curse] Jetzt ist kein Fluch zu legen: Geh weiter oder setze einen Gegenstand ein { cited }.
        [take] Jetzt gibt es nichts zu nehmen: Geh weiter oder setze einen Gegenstand ein { cited }.
       *[swap] Jetzt gibt es nichts zu vertauschen: Geh weiter oder setze einen Gegenstand ein { cited }.
    }
why-form = Schreib einen Zug wie { $examples }; „list“ zeigt alle { cited }.
why-figure = Nenne einen deiner Archäologen, 1 bis { $n } { cited }.
why-other-figure = In diesem Zug bewegt sich Archäologe { $figure }: pro Zug nur einer { cited }.
why-already-in = Archäologe { $figure } ist schon in der Pyramide { cited }.
why-enter-point = Eintreten kostet einen Bewegungspunkt, und es ist keiner übrig { cited }.
why-enter-curse = Auf { $at } liegt der Fluch: Das Plättchen ist nicht zu betreten { cited-two }.
why-entrances = Die Eingänge sind { $squares } { cited }.
why-square = Ein Feld „{ $at }“ gibt es nicht: Die Felder sind a1 bis { $last } { cited }.
why-outside = Archäologe { $figure } ist draußen: Tritt erst ein, bei { $squares } { cited }.
why-point = Es ist kein Bewegungspunkt übrig { cited }.
why-curse-lies = Auf { $at } liegt der Fluch: Das Plättchen ist nicht zu betreten { cited }.
why-back = Nie unmittelbar zurück auf das eben verlassene Feld { $at } { cited }.
why-neighbour = { $at } ist kein Nachbarfeld von { $here }, und kein Tunnel führt dorthin { cited-two }.
why-own-wall = Dein Plättchen hat zu { $at } hin eine Wand { cited-two }.
why-wall = Das Plättchen auf { $at } hat auf deiner Seite eine Wand { cited }.
why-chamber = Die Grabkammer ist zu: Du brauchst { $n } verschiedene Inschriften { cited }.
why-chamber-papyrus = Die Grabkammer ist zu: Ein Totenpapyrus öffnet sie nicht { cited-two }.
why-barred = { FORM($obstacle, case: "start") } auf { $at }: nicht zu betreten ohne { FORM($item, case: "a") } { cited }.
why-one = So darf nur ein Plättchen drehen, wer eine 1 würfelt { cited }.
why-one-twice = Mit dieser 1 hast du schon ein Plättchen gedreht: einmal pro Bewegung { cited }.
why-one-papyrus = Solange ein Totenpapyrus wirkt, wird so kein Plättchen gedreht { cited }.
why-one-point = Ein Plättchen zu drehen kostet einen Bewegungspunkt, und es ist keiner übrig { cited }.
why-one-where =
    { $any ->
        [yes] Mit einer 1 drehst du das Plättchen unter dem Archäologen, der sich bewegt, oder ein offenes Nachbarplättchen, auf dem niemand steht, nie die Grabkammer; das kostet einen Bewegungspunkt: { $examples } { cited }.
       *[no] Mit einer 1 drehst du das Plättchen unter dem Archäologen, der sich bewegt, oder ein offenes Nachbarplättchen, auf dem niemand steht, nie die Grabkammer; das kostet einen Bewegungspunkt. Jetzt gibt es keines { cited }.
    }
why-kit = Ein Verbandskasten wird nie eingesetzt: Er schützt vor Verletzung { cited }.
why-not-held = Du hast { FORM($item, case: "no") } { cited }.
why-papyrus = Solange ein Totenpapyrus wirkt, werden nur Proviant, Wasser und Halstuch eingesetzt, und Schokolade vor dem ersten Schritt { cited }.
why-chocolate-late = Schokolade wird vor dem ersten Schritt gegessen { cited }.
why-chocolate-one = Schokolade dreht den Würfel auf eine kleinere Zahl als die gewürfelte, und du hast eine 1 gewürfelt { cited }.
why-chocolate = Schokolade dreht den Würfel auf eine kleinere Zahl als die gewürfelte { $thrown }, etwa „{ $example }“ { cited }.
why-money =
    { $any ->
        [yes] Geld kauft einen gewöhnlichen Gegenstand, den du nicht hast und dessen Stapel offen und nicht leer ist: { $items } { cited }.
       *[no] Geld kauft einen gewöhnlichen Gegenstand, den du nicht hast und dessen Stapel offen und nicht leer ist. Jetzt gibt es keinen { cited }.
    }
why-plan-none = Es liegt nichts mehr verdeckt: Es gibt nichts anzusehen { cited }.
why-plan = Ein Bauplan zeigt zwei verschiedene verdeckte Plättchen, der Reihe nach genannt: zum Beispiel „{ $example }“ { cited }.
why-torch = Draußen nützt eine Fackel nichts { cited }.
why-bottle-point = Die Zauberflasche macht drinnen einen Schritt, der einen Bewegungspunkt kostet { cited }.
why-bottle = Die Zauberflasche führt durch eine Wand auf ein offenes Nachbarplättchen, das betreten werden darf: nicht unmittelbar zurück, nicht auf den Fluch, nicht auf Mauertrümmer { cited }.
why-key = Der Schlüssel dreht das eigene Plättchen oder ein offenes Nachbarplättchen, auf dem niemand steht, nie die Grabkammer { cited }.
why-write = Schreib „{ $example }“ { cited }.

because-chamber = betritt die Grabkammer
because-turns-up =
    { $n ->
        [one] deckt { $at } auf: { $n } von { $of } unbekannten Plättchen zeigt eine Inschrift, die dir fehlt
       *[other] deckt { $at } auf: { $n } von { $of } unbekannten Plättchen zeigen Inschriften, die dir fehlen
    }
because-bars = sperrt { $at }
because-reads = liest { FORM($thing, case: "the") } ({ $n } von { $of })
because-brings = bringt { FORM($thing, case: "a") }
because-costs = kostet { FORM($thing, case: "the") }
because-out = kostet deinen eigenen Archäologen den Platz
because-drives = vertreibt einen fremden Archäologen
because-nearer =
    { $ready ->
        [yes]
            { $n ->
                [one] bringt dich der Grabkammer { $n } Schritt näher
               *[other] bringt dich der Grabkammer { $n } Schritte näher
            }
       *[no]
            { $n ->
                [one] bringt dich einer fehlenden Inschrift { $n } Schritt näher
               *[other] bringt dich einer fehlenden Inschrift { $n } Schritte näher
            }
    }
because-keeps =
    { $ready ->
        [yes]
            { $n ->
                [one] danach noch etwa { $n } Schritt bis zur Grabkammer
               *[other] danach noch etwa { $n } Schritte bis zur Grabkammer
            }
       *[no]
            { $n ->
                [one] danach noch etwa { $n } Schritt bis zu einer fehlenden Inschrift
               *[other] danach noch etwa { $n } Schritte bis zu einer fehlenden Inschrift
            }
    }

help =
    { $name ->
        [snake] tödlich ohne Fackel
        [toxic-gas] tödlich ohne Halstuch
        [trap] tödlich ohne Bauplan
        [hunger] ohne Proviant endet die Bewegung
        [thirst] ohne Wasser endet die Bewegung
        [fatigue] ohne Schokolade endet die Bewegung
        [wall-ruins] verlangt eine Zauberflasche
        [secret-door] verlangt einen goldenen Schlüssel
        [abyss] verlangt einen Totenpapyrus
        [map] deckt ein beliebiges Plättchen auf
        [secret-tunnel] ein Schritt in jeden offenen Tunnel
        [dark-shrine] versetzt den Fluch
        [coffer] bringt einen Gegenstand
        [food] behalten, hilft gegen Hunger
        [water] behalten, hilft gegen Durst
        [torch] behalten, schützt vor Schlangen
        [scarf] behalten, schützt vor Giftgas
        [magic-bottle] behalten, führt durch Mauertrümmer
        [golden-key] behalten, öffnet Geheimtüren
        [first-aid-kit] schützt vor Verletzung, wird nie eingesetzt
        [money] kauft einen Gegenstand
        [chocolate] behalten, hilft gegen Müdigkeit
        [plan] behalten, führt an Fallen vorbei
       *[papyrus] behalten, führt über den Abgrund
    }
tells = { FORM($thing, case: "start") }: { help }.
tells-inscriptions = Inschriften: Fünf verschiedene öffnen dir die Grabkammer.
tells-inscription = Inschrift: Wer sie betritt, bekommt sie; fünf verschiedene öffnen die Grabkammer.
tells-die = Jeder Schritt kostet einen Bewegungspunkt.
tells-chamber = Die Grabkammer: Wer sie mit fünf Inschriften zuerst betritt, gewinnt.

surface = Die Pyramide
keys-help = Mit den Pfeiltasten gehst du. Tab führt durch die markierten Plättchen, Enter wählt eines.
keys-turn = R dreht das Plättchen, Enter legt es.
keys-pick = Die Pfeiltasten führen von einem markierten Plättchen zum nächsten, Enter wählt eines.
chamber-open = Grabkammer, offen
chamber-closed = Grabkammer, geschlossen
down = verdeckt
cursed = verflucht
entrance = Eingang
tile-open = { shape }, offen nach { $sides }
seen-by = angesehen von { $names }
figure = { $name } { $n }
and-then = { $first }, { $next }
square = { $at }: { $what }
step-to = Geh nach { $at }: { $what }
enter-at = Tritt bei { $at } ein: { $what }
tunnel-to = Durch den Tunnel nach { $at }: { $what }
pick-at = Wähle { $at }: { $what }
turn-at = Drehe das Plättchen auf { $at }: { $what }
choose-figure = Den Archäologen { $figure } bewegen
choose-drawn = { $who }: { choose-figure }
waiting = Es wird gewürfelt.
turn-of = { $name } ist am Zug.
only-marked = Wähle eines der markierten Plättchen.

you-threw =
    { PERSON($name) ->
        [you] Du hast eine { $pips } gewürfelt
       *[other] { $name } hat eine { $pips } gewürfelt
    }
points-left = { $n } / { $of }
die-now = Der Würfel wurde auf { $pips } gedreht.
no-return = Kein Schritt unmittelbar zurück.
papyrus-on = Ein Totenpapyrus wirkt: Wände und Hindernisse zählen nicht.
one-turn = Plättchen drehen (1 Bewegungspunkt)
end-move = Bewegung beenden
take-back = Zurücknehmen
inscriptions = Inschriften
inscriptions-read =
    { $n ->
        [0] Inschriften: 0
       *[other] Inschriften: { $colours }
    }
needed = <b>{ $n }</b> von { $of } nötigen
enough = Die Grabkammer steht dir offen.
items = Gegenstände
spend-now = jetzt einsetzbar
kept = für später
no-items = Noch keine: Geh auf ein Plättchen mit einem Gegenstand.
supply = Vorrat
supply-note = verdeckter Stapel: noch nicht gefunden
stack = { FORM($thing, case: "start") }: noch { $n }
stack-covered = { FORM($thing, case: "start") }: noch nicht gefunden
in-coffer = In der Truhe
house = Manche Regeln sind rekonstruiert.
house-link = Welche?
wholly = rekonstruiert
partly = teils rekonstruiert
archaeologist = Archäologe
cancel = Abbrechen
question =
    { $what ->
        [map] Decke ein beliebiges Plättchen auf
        [curse] Lege den Fluch auf ein markiertes Plättchen
        [take] Nimm einen Gegenstand aus der Truhe
        [swap] Diese zwei Plättchen vertauschen?
        [attack] Auf deinem Plättchen angreifen?
        [turn] Lege das Plättchen
        [magic-bottle] Geh durch eine Wand auf ein markiertes Plättchen
        [golden-key] Drehe ein markiertes Plättchen
        [one] Drehe ein markiertes Plättchen, für einen Bewegungspunkt statt eines Schritts
        [plan] Wähle zwei verdeckte Plättchen zum Ansehen
        [chocolate] Drehe den Würfel auf
       *[money] Kaufe für dein Geld
    }
plan-second = Jetzt das zweite Plättchen
decline = Verzichten
peace = In Frieden lassen
rob = { $name } bestehlen: { $thing }
injure = { $name } verletzen
robbed = Du bekommst den Gegenstand, und der Archäologe verlässt die Pyramide, falls ihn kein Verbandskasten rettet.
swap-yes = Vertauschen
swap-no = Liegen lassen
lay-it = Legen
turn = Drehen
looked-at = { $at }: { $what }

place = { $n }.
of = von { $n }
outside =
    { $of ->
        [1] draußen
       *[other]
            { $all ->
                [yes] alle draußen
               *[no]
                    { $n ->
                        [1] einer draußen
                       *[2] zwei draußen
                    }
            }
    }
ranked = Platz
held-items = Gegenstände
moving = am Zug
waits = wartet
in-chamber = in der Grabkammer
first-inside = Zuerst in der Grabkammer: Die Reihenfolge des Betretens bestimmt die Plätze.
round = Runde { $n } von höchstens { $of }

log-throws =
    { PERSON($name) ->
        [you] Du würfelst eine { $pips }
       *[other] { $name } würfelt eine { $pips }
    }
log-turn = Zug { $n }
log-start = Vor dem ersten Zug
log-tile = { $at }: { $what }
log-seen = auf { $at } heimlich gesehen: { $what }
log-enters = tritt bei { $at } ein
log-walks = geht nach { $squares }
log-lays = legt { $at }, offen nach { $sides }
log-map = Landkarte: deckt { $at } auf
log-no-map = verzichtet auf die Landkarte
log-curse = legt den Fluch auf { $at }
log-takes = nimmt { FORM($thing, case: "the") } aus der Truhe
log-one = dreht das Plättchen auf { $at } für einen Bewegungspunkt
log-swaps = vertauscht die zwei Plättchen
log-no-swap = lässt die zwei Plättchen liegen
log-no-attack = greift nicht an
log-robs = stiehlt { FORM($name, case: "dat") } { FORM($thing, case: "the") }
log-injures = verletzt { FORM($name, case: "acc") }
log-ends = beendet die Bewegung
log-spends = setzt { FORM($thing, case: "the") } ein
log-spends-die = setzt { FORM($thing, case: "the") } ein: Würfel auf { $pips }
log-spends-buy = tauscht { FORM($thing, case: "the") } gegen { FORM($bought, case: "a") }
log-spends-wall = setzt { FORM($thing, case: "the") } ein: durch die Wand nach { $at }
log-spends-turn = setzt { FORM($thing, case: "the") } auf { $at } ein
log-spends-look = setzt { FORM($thing, case: "the") } ein: sieht sich { $squares } an
log-went =
    { $way ->
        [enters] tritt bei { $at } ein
        [both] tritt bei { $at } ein, geht nach { $squares }
       *[walks] geht nach { $squares }
    }
log-finds = deckt { FORM($found, case: "a") } auf
log-went-finds = { log-went }, { log-finds }
log-reaches = <b>erreicht die Grabkammer</b>
log-went-reaches = { log-went }, { log-reaches }
log-finds-reaches = { log-went }, { log-finds }, { log-reaches }
log-wall-reaches = { log-spends-wall }, { log-reaches }

key-walk = gehen; wo ein Plättchen gewählt wird, zum nächsten
key-figure = einen Archäologen wählen
key-turn = das Plättchen drehen
key-lay = legen; wählen
key-back = einen Gegenstand zurücklegen
key-next = nächstes Plättchen, nächster Gegenstand, nächste Antwort
tip-enter = Der Wurf sagt, wie viele Plättchen weit du gehst; das Eintreten zählt mit.
tip-lay = Drehe es mit R oder durch Antippen. Sein Gang muss an deinen anschließen.
tip-back = Das rote Zeichen markiert das Feld, das du eben verlassen hast: kein Schritt unmittelbar zurück.
tip-items = Ein Gegenstand, den du behältst, hilft gegen sein Hindernis. Setzt du ihn ein, tut er, was bei ihm steht.
tip-one = Du hast eine 1 gewürfelt: Einmal in dieser Bewegung darfst du für einen Bewegungspunkt ein Plättchen drehen, statt zu gehen.
tip-attack = Bestehlen bringt dir einen Gegenstand und vertreibt den Archäologen, falls ihn kein Verbandskasten rettet.
tip-chamber = Du hast genug Inschriften: Sei vor den anderen in der Grabkammer.
title-move = Deine Bewegung
title-goal = Das Ziel
title-places = Orte
title-attack = Angriff
