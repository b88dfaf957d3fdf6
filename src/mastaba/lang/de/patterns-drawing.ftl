round = Runde { $n } von 4, Karte { $card } von 7
used = in dieser Runde benutzt: { $patterns }
points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
