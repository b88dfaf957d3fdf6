legend = ▢ Feld   X noch ein Feld   C Münze   P Palme   ■ angekreuzt
card =
    { $colour ->
        [purple] lila { $points }{ seal }
        [orange] orange { $points }{ seal }
        [green] grün { $points }{ seal }
       *[grey] grau { $points }{ seal }
    }
seal =
    { $seal ->
        [purple] { " " }+{ $worth }/lila
        [orange] { " " }+{ $worth }/orange
        [green] { " " }+{ $worth }/grün
        [grey] { " " }+{ $worth }/grau
       *[none] { "" }
    }
first = es beginnt: { $name }
trophies = noch zu gewinnende Pokale: { $values }
display = Auslage; Karten im Stapel: { $n }; eine Palme zählt gerade { $palm }
cup = Pokal { $value }
line =
    { $line ->
        [coins] Münzen
        [cups] Pokale
        [palms] Palmen
        [completed] fertig
        [seals] Siegel
        [cards] Karten
        [total] Summe
       *[other] { $line }
    }
