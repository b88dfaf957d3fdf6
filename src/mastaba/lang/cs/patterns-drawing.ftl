round = Kolo { $n } ze 4, karta { $card } ze 7
used = použité v tomto kole: { $patterns }
points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
