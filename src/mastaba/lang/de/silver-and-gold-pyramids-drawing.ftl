legend =
    E Eingang  T Grabkammer  X rotes Kreuz  R G Edelsteine  F Fackel
    S Totenkopf  P Zaubertrank  █ Mauer  × fertig
points-left = noch zu gewinnende Pyramidenpunkte: { $points }
display = Auslage; Karten im Stapel: { $n }
gems = Edelsteine: { $red } von 10 rot, { $green } von 10 grün
torches = Fackeln der Runden: { $rounds }
skulls =
    { $n ->
        [0] keine Totenköpfe
        [one] { $n } Totenkopf (−{ $minus })
       *[other] { $n } Totenköpfe (−{ $minus })
    }
line =
    { $line ->
        [torches] Fackeln
        [pyramid_points] Pyramidenpunkte
        [gems] Edelsteine
        [skulls] Totenköpfe
        [completed] fertig
        [cards] Karten
        [total] Summe
       *[other] { $line }
    }
word =
    { $word ->
        [green] grün
        [orange] orange
        [purple] lila
        [red] rot
       *[other] { $word }
    }
