treasures = Schätze
stack = Stapel { $n }
chips = Chips
chip =
    { $hats ->
        [0] { $many } × Fluch
        [1] { $many } × 1 Hut
       *[other] { $many } × { $hats } Hüte
    }
legend = G R B goldene, rote, blaue Pyramiden   () freies Feld   ◆◆ ein Schatz darauf
ways =
    { $powers ->
        [yes] „up“, „down“, „left“, „right“: nach oben, unten, links, rechts; „left 3“: drei
       *[no] „up“, „down“, „left“, „right“ schiebt nach oben, unten, links, rechts
    }
search =
    { $powers ->
        [yes] Gesucht: { $card }, mit Superkräften
       *[no] Gesucht: { $card }
    }
in-hole = Auf dem freien Feld: { $treasure }
beneath = Unter der gekippten Pyramide: { $what }
next =
    { $n ->
        [one] nächste Karte: { $card }; noch { $n } Karte im Stapel
       *[other] nächste Karte: { $card }; noch { $n } Karten im Stapel
    }
laid =
    { PERSON($name) ->
        [you] Duell: Du hast { $card } gelegt
       *[other] Duell: { $name } hat { $card } gelegt
    }
lays =
    { PERSON($name) ->
        [you] Duell: Du legst eine Karte
       *[other] Duell: { $name } legt eine Karte
    }
slides = Schub { $n } von { $most }
cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
scarab = Skarabäus: { $n }
explorers = Forscher: { $n }
mummy = hat die Mumie
slid = schiebt eine Pyramide
line =
    { $line ->
        [cards] Karten
        [explorers] Forscher
        [bonus] Bonus
        [total] Summe
        [title] Rang
       *[other] { $line }
    }
