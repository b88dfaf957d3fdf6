# The table of Ramses, as it is drawn in the terminal: lines of at most 80 letters.

treasures = Treasures
stack = Stack { $n }
chips = Chips
# Of the chips under the gold pyramids: how many there are of a kind. $hats: 0 is a curse.
chip =
    { $hats ->
        [0] { $many } × curse
        [1] { $many } × 1 hat
       *[other] { $many } × { $hats } hats
    }
legend = G R B gold, red, blue pyramids   () the free hole   ◆◆ a treasure in it
# What a player types stays in English.
ways =
    { $powers ->
        [yes] “up”, “down”, “left” or “right” slides a pyramid that way; “left 3” slides three
       *[no] “up”, “down”, “left” or “right” slides a pyramid that way into the free hole
    }
search =
    { $powers ->
        [yes] Search: { $card }, with super powers
       *[no] Search: { $card }
    }
in-hole = In the free hole: { $treasure }
beneath = Under the tilted pyramid: { $what }
next =
    { $n ->
        [one] next card: { $card }; { $n } card on the pile
       *[other] next card: { $card }; { $n } cards on the pile
    }
laid = Duel: { $name } has laid { $card }
lays = Duel: { $name } lays a card
slides = slide { $n } of { $most }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
scarab = scarab: { $n }
explorers = explorers: { $n }
mummy = has the mummy
# In the log, behind a name; where to is not told.
slid = slides a pyramid
# The lines of the score sheet.
line =
    { $line ->
        [cards] cards
        [explorers] explorers
        [bonus] bonus
        [total] total
        [title] title
       *[other] { $line }
    }
