# The table of Silver & Gold and of Pyramids, as it is drawn in the terminal: lines of at most 80 letters.

round = Round { $n } of 4, card { $card } of 7
# $patterns: codes, such as I2 L4
used = used in this round: { $patterns }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
