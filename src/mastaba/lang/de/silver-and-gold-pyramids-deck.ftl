format = eine Karte ist eine Zeile wie „17 green“, dann 5 Reihen mit 5 Feldern aus { $symbols }
twice = die Nummer { $number } steht schon in Zeile { $line }: Jede Karte braucht ihre eigene
number = { $given } kann keine Nummer sein: Nimm 1 bis { $most }
rows = Karte { $card } hat { $n } Reihen: Zeichne { $needed }
wide = Karte { $card }, Reihe { $row } ist { $n } Felder breit: Zeichne { $needed }
entrance = Karte { $card }, Feld { $box }: Der Eingang liegt in der obersten Reihe
tomb = Karte { $card }, Feld { $box }: Die Grabkammer liegt in der untersten Reihe
one =
    { $what ->
        [entrance] Karte { $card }: In Reihe { $row } braucht es genau einen Eingang ({ $mark }), nicht { $n }
       *[tomb] Karte { $card }: In Reihe { $row } braucht es genau eine Grabkammer ({ $mark }), nicht { $n }
    }
cut-off = Karte { $card }: Mauern trennen die Grabkammer vom Eingang
