## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-over = Hra skončila ({ $rule }).
why-chosen = Své dvě karty už máš; ostatní ještě vybírají ({ $rule }).
# $dealt: four cards; $example is what a player may type.
why-keep = Nech si dvě různé ze svých čtyř karet – { $dealt } – například „{ $example }“ ({ $rule }).
# $shown: cards; $deck: whether the deck has cards; “take deck” is what a player may type.
why-take =
    { $deck ->
        [yes] Vezmi si kartu z nabídky – { $shown } –, nebo „take deck“ ({ $rule }).
       *[no] Vezmi si kartu z nabídky: { $shown }; balíček je prázdný ({ $rule }).
    }
why-take-deck = V nabídce už není žádná karta: „take deck“ ({ $rule }).
why-crossed = V tomto tahu už máš zaškrtnuto; čeká se na ostatní ({ $rule }).
why-cards-later = Teď se zaškrtávají políčka; nová karta se bere, až je některá dokončená ({ $rule }).
# $mine: one or two cards
why-card = Napiš jednu ze svých karet – { $mine } – a políčka: například „{ $example }“ ({ $rule }).
# $last: the last box, such as d4
why-boxes = Každé políčko napiš jednou, jako sloupec a řadu, a1 až { $last }: například „a1 a2 b2“.
why-twice = Políčko { $box } na { FORM($card, case: "loc") } už je zaškrtnuté; každé se zaškrtává jen jednou ({ $rule }).
why-twice-here = Toto políčko na { FORM($card, case: "loc") } už je zaškrtnuté.
why-wall = Políčko { $box } na { FORM($card, case: "loc") } je zeď; zdi se nikdy nezaškrtávají ({ $rule }).
why-wall-here = Toto políčko na { FORM($card, case: "loc") } je zeď.
# $code: the pattern in notation, such as V3
why-shape =
    { $n ->
        [one] Toto políčko netvoří { FORM($pattern, case: "acc") } ({ $code }), ani po otočení či překlopení: zaškrtává se celý tvar, nebo jediné políčko ({ $rule }).
        [few] Tato { $n } políčka netvoří { FORM($pattern, case: "acc") } ({ $code }), ani po otočení či překlopení: zaškrtává se celý tvar, nebo jediné políčko ({ $rule }).
       *[other] Těchto { $n } políček netvoří { FORM($pattern, case: "acc") } ({ $code }), ani po otočení či překlopení: zaškrtává se celý tvar, nebo jediné políčko ({ $rule }).
    }

## What a move does, for hints.

because-deck = karty v balíčku jsou v průměru lepší než ty v nabídce
because-unseen =
    { $n ->
        [one] poslední karta v balíčku
       *[other] jedna z { $n } karet v balíčku
    }
