# The table of Pyramids, as it is drawn in the terminal. The letters of the legend stay: the boxes show them.

legend =
    E entrance  T tomb  X red cross  R G gems  F torch
    S skull  P potion  █ wall  × done
# $points: such as “green 8 6 5   orange 7”
points-left = pyramid points left: { $points }
display = display, and { $n } cards in the deck
gems = gems: { $red } of 10 red, { $green } of 10 green
# $rounds: the rounds in which a torch was won
torches = torches of rounds: { $rounds }
skulls =
    { $n ->
        [0] no skulls
        [one] { $n } skull (−{ $minus })
       *[other] { $n } skulls (−{ $minus })
    }
# The lines of the score sheet.
line =
    { $line ->
        [torches] torches
        [pyramid_points] pyramid points
        [gems] gems
        [skulls] skulls
        [completed] completed
        [cards] cards
        [total] total
       *[other] { $line }
    }
# A colour of cards and gems; anything else is shown as it is.
word =
    { $word ->
        [green] green
        [orange] orange
        [purple] purple
        [red] red
       *[other] { $word }
    }
