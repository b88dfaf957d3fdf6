# Ramses.

option-mode = basic (Grundspiel), expert (mit Skarabäen, Forschern und der Mumie) oder solo
option-children = mit Kindern: Sandstürme sind die einzigen Sonderaktionen
option-slides = höchstens so viele Schübe in einem Zug
clash-alone = Wer allein spielt, spielt das Solospiel: Wähle solo oder nimm andere dazu ({ $rule })
clash-solo = Das Solospiel ist für eine Person, nicht für { $n } ({ $rule })
option-slides-values = none oder 1 bis { $most }

## Schätze: [label] allein stehend, [nom], [acc] mit Artikel.

treasure =
    { $case ->
        [label]
            { $treasure ->
                [golden-mask] Goldene Maske
                [lapis-scarab] Lapis-Skarabäus
                [lotus-cup] Lotoskelch
                [ibis] Ibis
                [black-cat] Schwarze Katze
                [ankh] Anch
                [watchful-eye] Wachsames Auge
                [double-crown] Doppelkrone
                [canopic-jar] Kanope
                [papyrus] Papyrus
                [sun-boat] Sonnenbarke
                [broad-collar] Halskragen
               *[own] { $label }
            }
        [acc]
            { $treasure ->
                [golden-mask] die goldene Maske
                [lapis-scarab] den Lapis-Skarabäus
                [lotus-cup] den Lotoskelch
                [ibis] den Ibis
                [black-cat] die schwarze Katze
                [ankh] das Anch
                [watchful-eye] das wachsame Auge
                [double-crown] die Doppelkrone
                [canopic-jar] die Kanope
                [papyrus] den Papyrus
                [sun-boat] die Sonnenbarke
                [broad-collar] den Halskragen
               *[own] „{ $name }“
            }
       *[nom]
            { $treasure ->
                [golden-mask] die goldene Maske
                [lapis-scarab] der Lapis-Skarabäus
                [lotus-cup] der Lotoskelch
                [ibis] der Ibis
                [black-cat] die schwarze Katze
                [ankh] das Anch
                [watchful-eye] das wachsame Auge
                [double-crown] die Doppelkrone
                [canopic-jar] die Kanope
                [papyrus] der Papyrus
                [sun-boat] die Sonnenbarke
                [broad-collar] der Halskragen
               *[own] „{ $name }“
            }
    }
card = { FORM($treasure, case: "label") } { $value }
action =
    { $action ->
        [sand-storm] Sandsturm
        [scorpion] Skorpion
        [super-powers] Superkräfte
        [duel] Duell
       *[plain] gewöhnliche Karte
    }
beside =
    { $to ->
        [left]
            { $n ->
                [1] links vom freien Feld
               *[other] { $n } Felder links vom freien Feld
            }
        [right]
            { $n ->
                [1] rechts vom freien Feld
               *[other] { $n } Felder rechts vom freien Feld
            }
        [up]
            { $n ->
                [1] über dem freien Feld
               *[other] { $n } Felder über dem freien Feld
            }
        [down]
            { $n ->
                [1] unter dem freien Feld
               *[other] { $n } Felder unter dem freien Feld
            }
       *[other] neben dem freien Feld
    }
beneath =
    { $what ->
        [nothing] nichts
        [curse] der Fluch der Mumie
       *[explorers] { $n } Forscher
    }
title =
    { $title ->
        [desert-beetle] Wüstenkäfer
        [water-carrier] Wasserträger
        [camel-driver] Kameltreiber
        [nile-boatman] Nilschiffer
        [peasant] Bauer
        [scribe] Schreiber
        [royal-embalmer] Königlicher Einbalsamierer
        [royal-guard] Königliche Wache
        [master-builder] Baumeister
        [grand-vizier] Großwesir
        [high-priest] Hohepriester
       *[pharaoh] Pharao
    }
typed = „{ $text }“
tie-break =
    { $case ->
        [acc] mehr Karten
       *[nom] Karten
    }
pyramids =
    { $n ->
        [1]
            { $colour ->
                [gold] die goldene Pyramide
                [red] die rote Pyramide
               *[blue] die blaue Pyramide
            }
       *[other] { $n } Pyramiden
    }
direction =
    { $way ->
        [right] nach rechts
        [left] nach links
        [up] nach oben
       *[down] nach unten
    }

## Was jetzt zu tun ist.

over = Die Partie ist zu Ende.
watching = Du siehst zu.
turning = Eine Karte wird aufgedeckt.
waits =
    { $does ->
        [search] { FORM($seat, case: "start") } sucht.
        [duel] { FORM($seat, case: "start") } sucht im Duell.
        [tilt] { FORM($seat, case: "start") } darf unter eine goldene Pyramide sehen.
        [scarab] { FORM($seat, case: "start") } darf den Skarabäus einsetzen.
        [scorpion] { FORM($seat, case: "start") } schiebt eine Pyramide: Der Skorpion sieht zu.
        [give] { FORM($seat, case: "start") } wurde gestochen und gibt eine Karte ab.
       *[lay] { FORM($seat, case: "start") } legt eine Karte für das Duell.
    }
tilt-now = Gold bewegt, Schatz gefunden: Kippe eine Pyramide und sieh darunter nach oder lass sie stehen.
scarab-now =
    { $n ->
        [one] Ein falscher Schatz. Setze deinen Skarabäus ein (noch einmal) oder beende deinen Zug.
       *[other] Ein falscher Schatz. Setze deinen Skarabäus ein (noch { $n }-mal) oder beende deinen Zug.
    }
scorpion-now = Skorpion: Schiebe eine Pyramide, nicht die zuletzt bewegte. Wer einen Schatz aufdeckt, wird gestochen.
give-now = Gestochen: Gib der Person rechts von dir eine deiner Karten.
lay-now =
    { $first ->
        [yes] Duell: Lege eine deiner Karten offen hin.
       *[no] Duell: Lege eine Karte mit einem anderen Schatz offen hin.
    }
duel-now = Duell: Suche { FORM($treasure, case: "acc") } und hüte dich vor deinem eigenen Schatz.
slide-now =
    { $powers ->
        [yes] Superkräfte: Schiebe eine oder mehrere Pyramiden in einer Linie und suche { FORM($treasure, case: "acc") }.
       *[no] Schiebe eine Pyramide auf das freie Feld und suche { FORM($treasure, case: "acc") }.
    }
searches-on =
    { PERSON($name) ->
        [you] { FORM($found, case: "label") }, nicht { FORM($sought, case: "label") }: Du suchst weiter.
       *[other] { FORM($found, case: "label") }, nicht { FORM($sought, case: "label") }: { $name } sucht weiter.
    }

## Warum ein Zug nicht geht.

why-over = Die Partie ist zu Ende: Die letzte Suchkarte ist vergeben ({ $rule }).
why-chance = Warte: Eine Karte wird aufgedeckt ({ $rule }).
why-turn =
    { $does ->
        [search] { FORM($seat, case: "start") } ist am Zug und schiebt, bis sich ein Schatz zeigt ({ $rule }).
        [duel] { FORM($seat, case: "start") } ist am Zug und sucht im Duell ({ $rule }).
        [tilt] { FORM($seat, case: "start") } ist am Zug und darf erst unter eine goldene Pyramide sehen ({ $rule }).
        [scarab] { FORM($seat, case: "start") } ist am Zug und darf noch den Skarabäus einsetzen ({ $rule }).
        [scorpion] { FORM($seat, case: "start") } ist am Zug und schiebt unter den Augen des Skorpions ({ $rule }).
        [give] { FORM($seat, case: "start") } wurde gestochen und gibt eine Karte ab ({ $rule }).
       *[lay] { FORM($seat, case: "start") } ist am Zug und legt eine Karte für das Duell ({ $rule }).
    }
why-tilt = Du darfst eine goldene Pyramide kippen, die du gerade bewegt hast: { $ways } ({ $rule }).
why-scarab = Ein falscher Schatz: „scarab use“, um deinen Zug fortzusetzen, oder „scarab keep“, um ihn zu beenden ({ $rule }).
why-give = Gestochen: Eine deiner Karten geht an { $seat }, zum Beispiel „{ $example }“ ({ $rule }).
why-lay = Lege eine deiner gewonnenen Karten für das Duell: zum Beispiel „{ $example }“ ({ $rule }).
why-lay-same = Die Schätze im Duell müssen verschieden sein, und dieser liegt schon auf der Gegenseite: zum Beispiel „{ $example }“ ({ $rule }).
why-lay-only = Die Gegenseite hätte dann keinen anderen Schatz zu legen: zum Beispiel „{ $example }“ ({ $rule }).
why-no-pass = Ein Zug endet nur mit einem Schatz: Schiebe weiter ({ $rule }).
why-later = Jetzt wird eine Pyramide geschoben; Kippen und Skarabäen kommen, wenn ein Schatz aufgedeckt ist ({ $rule }).
why-way =
    { $powers ->
        [yes] Sag, in welche Richtung eine Pyramide auf das freie Feld rutscht, mit einer Zahl dahinter für mehrere: zum Beispiel „{ $example }“ ({ $rule }).
       *[no] Sag, in welche Richtung eine Pyramide auf das freie Feld rutscht: zum Beispiel „{ $example }“ ({ $rule }).
    }
why-hole = Das ist das freie Feld: Geschoben wird eine Pyramide daneben ({ $rule }).
why-barred = Diese Pyramide wurde gerade bewegt: Unter den Augen des Skorpions muss es eine andere sein ({ $rule }).
why-line = Auch mit Superkräften werden Pyramiden nur in gerader Linie zum freien Feld geschoben ({ $rule }).
why-only-one = Geschoben wird genau eine Pyramide, und zwar eine am freien Feld ({ $rule }).
why-apart = Diese Pyramide grenzt nicht an das freie Feld ({ $rule }).
why-edge = Keine Pyramide lässt sich { direction } schieben: Das freie Feld liegt am Rand ({ $rule }).
why-too-many =
    { $most ->
        [one] Höchstens { $most } Pyramide lässt sich { direction } schieben, nicht { $n } ({ $rule }).
       *[other] Höchstens { $most } Pyramiden lassen sich { direction } schieben, nicht { $n } ({ $rule }).
    }

## Was ein Zug bringt, für Tipps.

because-scarab =
    { $n ->
        [0] setzt diesen Zug fort; danach ist der Skarabäus verbraucht
        [one] setzt diesen Zug fort; der Skarabäus reicht dann noch einmal
       *[other] setzt diesen Zug fort; der Skarabäus reicht dann noch { $n }-mal
    }
because-keeps = hebt den Skarabäus für später auf
because-tilt = von { $chips } Chips: { $explorers }-mal Forscher, { $curses }-mal der Fluch
because-give =
    { $points ->
        [one] kostet dich { $points } Punkt
       *[other] kostet dich { $points } Punkte
    }
because-lay =
    { $points ->
        [one] setzt { $points } Punkt aufs Spiel
       *[other] setzt { $points } Punkte aufs Spiel
    }
because-slide = { pyramids } { direction }
because-gold = kommt ein Schatz ans Licht, darfst du darunter nachsehen
looked-under = du hast gesehen, was darunter liegt; weißt du noch?
not-looked-under = darunter hat noch niemand nachgesehen

## Die Spielfläche.

surface = Die Spielfläche
surface-help = Pfeiltasten schieben eine Pyramide in dieser Richtung auf das freie Feld.
surface-powers = Superkräfte: erst eine Zahl, dann eine Pfeiltaste, um so viele Pyramiden zu schieben.
slide =
    { $n ->
        [1]
            { $colour ->
                [gold] Goldene Pyramide { direction } schieben
                [red] Rote Pyramide { direction } schieben
               *[blue] Blaue Pyramide { direction } schieben
            }
       *[other] { $n } Pyramiden { direction } schieben
    }
tilt = Goldene Pyramide { $beside } kippen
turn-of = { $name } ist am Zug.
free = freies Feld
free-shows = freies Feld, { FORM($treasure, case: "label") } zu sehen
nothing = nichts auf dem freien Feld
pyramid =
    { $colour ->
        [gold] golden
        [red] rot
       *[blue] blau
    }
stormed = Sandsturm: Die Spielfläche macht eine Vierteldrehung nach rechts.
treasures = Zwölf Schätze
treasures-help = wo sie liegen, musst du dir merken
treasure-tells = { FORM($treasure, case: "label") }: Dieser Schatz liegt unter einer der Pyramiden und bleibt, wo er ist.
treasure-listed =
    { $sought ->
        [yes]
            { $seen ->
                [yes] { FORM($treasure, case: "label") }, gesucht, zu sehen
               *[no] { FORM($treasure, case: "label") }, gesucht
            }
       *[no]
            { $seen ->
                [yes] { FORM($treasure, case: "label") }, zu sehen
               *[no] { FORM($treasure, case: "label") }
            }
    }
beneath-gold = Unter der goldenen Pyramide
beneath-is = Unter der goldenen Pyramide: { $beneath }

## Fragen und Antworten.

tilt-ask = Unter die goldene Pyramide sehen?
tilt-yes = Kippen
tilt-yes-at = Die { $beside } kippen
tilt-no = Stehen lassen
scarab-ask = Skarabäus einsetzen und weitermachen?
scarab-yes = Skarabäus einsetzen
scarab-no = Zug beenden
scarab-left =
    { $n ->
        [one] noch einmal
       *[other] noch { $n }-mal
    }
give-ask = Gestochen! Eine Karte geht an { $name }
lay-ask = Duell: Lege eine Karte
give-this =
    { $value ->
        [one] { FORM($treasure, case: "label") } abgeben, { $value } Punkt
       *[other] { FORM($treasure, case: "label") } abgeben, { $value } Punkte
    }
lay-this =
    { $value ->
        [one] { FORM($treasure, case: "label") } legen, { $value } Punkt
       *[other] { FORM($treasure, case: "label") } legen, { $value } Punkte
    }

## Karten.

search = Gesucht
search-label =
    { $value ->
        [one] Gesucht: { FORM($treasure, case: "label") }, { $value } Punkt
       *[other] Gesucht: { FORM($treasure, case: "label") }, { $value } Punkte
    }
search-tells = Wer diesen Schatz aufdeckt, gewinnt die Karte und ihre Punkte.
laid-label =
    { $value ->
        [one] { FORM($treasure, case: "label") }, { $value } Punkt
       *[other] { FORM($treasure, case: "label") }, { $value } Punkte
    }
powers-help = Superkräfte: bis zu sieben Pyramiden in einer Linie.
scorpion-help = Reihum schiebt jede Person eine Pyramide, nicht die zuletzt bewegte. Wer einen Schatz aufdeckt, wird gestochen.
duel-lays = legt eine Karte
next = Als Nächstes: { $action }
next-label = Als Nächstes: { $action }, { $stack }
on-pile = Auf dem Stapel: { $action }
next-tells = Die Rückseite der nächsten Karte: Manche bringen Sandsturm, Skorpion, Superkräfte oder Duell.
next-help =
    { $action ->
        [sand-storm] Ist die jetzige Karte gewonnen, macht die Spielfläche eine Vierteldrehung nach rechts.
        [scorpion] Dann schiebt reihum jede Person eine Pyramide, bis ein Schatz jemanden sticht.
        [super-powers] Solange ihr Schatz gesucht wird, lassen sich ganze Reihen von Pyramiden schieben.
       *[duel] Dann kämpfen zwei Personen um zwei ihrer Karten.
    }
afterwards = Danach wird sie aufgedeckt und ihr Schatz gesucht.
ignored = Wird in dieser Partie nicht ausgeführt.
last = Die letzte Karte
last-help = Auf dem Stapel liegt keine Suchkarte mehr.
pile =
    { $n ->
        [0] die letzte Karte
        [one] { $n } Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
slides-left =
    { $n ->
        [one] Noch { $n } Schub.
       *[other] Noch { $n } Schübe.
    }
happened = Was geschehen ist

## Wertung.

points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
cards =
    { $n ->
        [one] Karte
       *[other] Karten
    }
no-cards = Noch keine Karten
backs =
    { $n ->
        [one] { $n } verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
scarab =
    { $n ->
        [one] Skarabäus: noch einmal
       *[other] Skarabäus: noch { $n }-mal
    }
scarab-tells = Skarabäus: Nach einem falschen Schatz darfst du weitermachen, zweimal in einer Partie.
explorers = { $n } Forscher
hat-tells = Forscher: Wer die meisten hat, bekommt am Ende 6 Punkte, dann gibt es 3, dann 2.
curse = Fluch
hall = Ruhmeshalle
searching = sucht
waiting = wartet
duelling = im Duell
stung = gestochen
cursed = setzt einmal aus
cards-worth = { $n }er-Karten
all-explorers = Forscher
all-cards = Zahl der Karten
ahead =
    { $line ->
        [explorers] Forscher ({ $by })
       *[other] { $line }er-Karten ({ $by })
    }

## Verlauf.

start = Vor dem ersten Zug
places = Welche Felder es waren, steht erst nach der Partie im Verlauf.
worth =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
is-sought =
    { $value ->
        [one] Gesucht: { FORM($treasure, case: "label") }, { $value } Punkt
       *[other] Gesucht: { FORM($treasure, case: "label") }, { $value } Punkte
    }
next-card = Nächste Karte: { $action }
gets =
    { PERSON($name) ->
        [you] Du bekommst { $card }
       *[other] { $name } bekommt { $card }
    }
gets-one =
    { PERSON($name) ->
        [you] Du bekommst eine Karte vom Stapel
       *[other] { $name } bekommt eine Karte vom Stapel
    }
slides-now =
    { $n ->
        [1] schiebt eine Pyramide { direction }
       *[other] schiebt { $n } Pyramiden { direction }
    }
slides-from = schiebt von { $hole }
tilts = kippt die goldene Pyramide { $beside }
tilts-on = kippt die goldene Pyramide auf { $hole }
tilts-one = kippt eine goldene Pyramide
leaves-it = lässt sie stehen
uses-scarab = setzt den Skarabäus ein und macht weiter
keeps-scarab = behält den Skarabäus
gives = gestochen: gibt { $card } ab
gives-one = gestochen: gibt eine Karte ab
lays = legt { $card }
slid =
    { $n ->
        [one] { $n } Schub von { $holes }
       *[other] { $n } Schübe von { $holes }
    }
slid-found =
    { $n ->
        [one] { $n } Schub von { $holes }: { FORM($treasure, case: "label") }
       *[other] { $n } Schübe von { $holes }: { FORM($treasure, case: "label") }
    }
turn-wrong =
    { $n ->
        [0] ein falscher Schatz
        [one] { $n } Schub, ein falscher Schatz
       *[other] { $n } Schübe, ein falscher Schatz
    }
turn-none =
    { $n ->
        [0] kein Schatz
        [one] { $n } Schub, kein Schatz
       *[other] { $n } Schübe, kein Schatz
    }
turn-takes =
    { $n ->
        [0] gewinnt eine Karte
        [one] { $n } Schub, gewinnt eine Karte
       *[other] { $n } Schübe, gewinnt eine Karte
    }
turn-loses =
    { $n ->
        [0] die Karte ist verloren
        [one] { $n } Schub, die Karte ist verloren
       *[other] { $n } Schübe, die Karte ist verloren
    }
turn-duel = gewinnt das Duell und eine Karte
turn-stung = wird gestochen und gibt eine Karte ab
turn-gets = bekommt eine Karte: Die gestochene Person hatte keine
turn-beneath = { $turn }; unter Gold: { $beneath }

## Analyse.

seen-map = Was vor dieser Suche zu sehen gewesen war. Zahlen: vor wie vielen Schritten; je blasser, desto länger her.
seen-ago =
    { $n ->
        [one] { FORM($treasure, case: "label") } auf { $hole }, vor { $n } Schritt
       *[other] { FORM($treasure, case: "label") } auf { $hole }, vor { $n } Schritten
    }

## Tasten.

key-arrows = eine Pyramide in dieser Richtung schieben
key-number = 2 bis 7, dann ein Pfeil
key-powers = Superkräfte: so viele schieben
key-choose = eine Pyramide, Karte oder Antwort wählen

## Tipps zur ersten Partie.

tip-slide = Klicke die Pyramide an, zieh sie oder drücke eine Pfeiltaste. Du machst weiter, bis ein Schatz ans Licht kommt.
tip-remember = Merk dir, wo Schätze liegen: Sind sie verdeckt, verrät der Tisch nichts mehr.
tip-storm = Ein Sandsturm hat die Spielfläche gedreht und alles darunter: Dreh es auch im Gedächtnis.
tip-tilt = Du hast Gold bewegt und einen Schatz gefunden. Forscher bringen Punkte, ein Fluch kostet deinen nächsten Zug.
tip-scarab = Mit dem Skarabäus machst du nach einem falschen Schatz weiter, zweimal in der ganzen Partie.
tip-powers = Superkräfte: Wähle eine entferntere Pyramide, und die ganze Reihe bis zu ihr rutscht mit.
tip-scorpion = Beim Skorpion willst du nichts aufdecken. Die zuletzt bewegte Pyramide ist gesperrt.
tip-duel = Im Duell suchst du den Schatz der Gegenseite. Deckst du deinen eigenen auf, sind beide Karten verloren.

## Teile der Regeln.

rules-turn = Dein Zug
rules-special = Sonderaktionen
rules-expert = Profispiel
rules-end = Das Ende
