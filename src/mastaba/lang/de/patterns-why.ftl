## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-over = Die Partie ist zu Ende ({ $rule }).
why-chosen = Du hast deine zwei Karten gewählt; die anderen wählen noch ({ $rule }).
# $dealt: four cards; $example is what a player may type.
why-keep = Behalte zwei verschiedene deiner vier Karten, { $dealt }, zum Beispiel „{ $example }“ ({ $rule }).
# $shown: cards; $deck: whether the deck has cards; “take deck” is what a player may type.
why-take =
    { $deck ->
        [yes] Nimm eine Karte der Auslage – { $shown } – oder „take deck“ ({ $rule }).
       *[no] Nimm eine Karte der Auslage, { $shown }; der Stapel ist leer ({ $rule }).
    }
why-take-deck = In der Auslage ist keine Karte mehr: „take deck“ ({ $rule }).
why-crossed = Du hast in diesem Zug schon angekreuzt; die anderen sind noch nicht fertig ({ $rule }).
why-cards-later = Jetzt werden Felder angekreuzt; Karten nimmt man, wenn eine fertig ist ({ $rule }).
# $mine: one or two cards
why-card = Nenne eine deiner Karten, { $mine }, und Felder, zum Beispiel „{ $example }“ ({ $rule }).
# $last: the last box, such as d4
why-boxes = Schreib jedes Feld einmal, als Spalte und Reihe, a1 bis { $last }: zum Beispiel „a1 a2 b2“.
why-twice = Feld { $box } von { $card } ist schon angekreuzt; jedes Feld wird nur einmal angekreuzt ({ $rule }).
why-twice-here = Dieses Feld von { $card } ist schon angekreuzt.
why-wall = Feld { $box } von { $card } ist eine Mauer; Mauern werden nie angekreuzt ({ $rule }).
why-wall-here = Dieses Feld von { $card } ist eine Mauer.
# $code: the pattern in notation, such as V3
why-shape =
    { $n ->
        [one] Dieses Feld ergibt nicht { FORM($pattern, case: "acc") } ({ $code }), auch nicht gedreht oder gespiegelt: das ganze Muster oder ein einzelnes Feld ({ $rule }).
       *[other] Diese { $n } Felder ergeben nicht { FORM($pattern, case: "acc") } ({ $code }), auch nicht gedreht oder gespiegelt: das ganze Muster oder ein einzelnes Feld ({ $rule }).
    }

## What a move does, for hints.

because-deck = die ungesehenen Karten sind im Schnitt besser als die der Auslage
because-unseen =
    { $n ->
        [one] die letzte ungesehene Karte
       *[other] eine von { $n } ungesehenen Karten
    }
