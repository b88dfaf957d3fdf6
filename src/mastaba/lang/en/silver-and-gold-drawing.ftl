# The table of Silver & Gold, as it is drawn in the terminal. The letters of the legend stay: the boxes show them.

legend = ▢ box   X one more box   C coin   P palm   ■ crossed off
# The head of a card: its colour, its points, and its seal, “+2/orange”.
card =
    { $colour ->
        [purple] purple { $points }{ seal }
        [orange] orange { $points }{ seal }
        [green] green { $points }{ seal }
       *[grey] grey { $points }{ seal }
    }
# Part of card, directly behind the points.
seal =
    { $seal ->
        [purple] { " " }+{ $worth }/purple
        [orange] { " " }+{ $worth }/orange
        [green] { " " }+{ $worth }/green
        [grey] { " " }+{ $worth }/grey
       *[none] { "" }
    }
first = first player: { $name }
# $values: such as 8 6 5
trophies = trophies left: { $values }
display = display, and { $n } cards in the deck; a palm scores { $palm } now
cup = trophy { $value }
# The lines of the score sheet.
line =
    { $line ->
        [coins] coins
        [cups] trophies
        [palms] palms
        [completed] completed
        [seals] seals
        [cards] cards
        [total] total
       *[other] { $line }
    }
