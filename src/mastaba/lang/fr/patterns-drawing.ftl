round = Manche { $n } sur 4, carte { $card } sur 7
used = utilisées dans cette manche : { $patterns }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
