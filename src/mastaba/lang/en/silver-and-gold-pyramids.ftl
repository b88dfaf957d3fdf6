# Silver & Gold: Pyramids.

option-show_pile = show the expedition cards already used in this round

## Things. $number is printed on the card; it is its id as well.

card =
    { $colour ->
        [green] green { $number }
        [orange] orange { $number }
       *[purple] purple { $number }
    }
# What decides between equal totals.
tie-break = lowest order number

## What a seat must do now.

owed =
    { $n ->
        [one] Red cross: cross off one more box, where a way of yours goes on.
       *[other] Red cross: cross off { $n } more boxes, one by one, where a way of yours goes on.
    }
pass = No box is left for you: pass.
cross = Cross off the { $pattern } on one of your cards, or a single box.

colour =
    { $colour ->
        [green] green
        [orange] orange
       *[purple] purple
    }
## At the board.

gems = Gems
torches = Torches
skulls = Skulls
pyramids = Cards
gems-are = { $red } red and { $green } green gems
skulls-are = { $n } skulls crossed off
races = Races
mine = Your cards
lowest-first = lowest number first
lowest = Lowest number chooses first
to-the-tomb = boxes to the tomb
torch = torch of this round
skull =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }
potion = two skulls off
tomb = the tomb: 10 points
more =
    { $n ->
        [one] one more box
       *[other] { $n } more boxes
    }
race-points = Race points
# A line of the score sheet in a sentence: “Ahead of you in gems (+3).” $by has its sign.
ahead =
    { $line ->
        [torches] torches ({ $by })
        [race-points] race points ({ $by })
        [gems] gems ({ $by })
        [skulls] skulls ({ $by })
       *[pyramids] completed cards ({ $by })
    }
skulls-off =
    { $n ->
        [one] one skull off
       *[other] { $n } skulls off
    }
race = race
# A card on the page: its number first.
card-label = { $number } ({ colour })
# What a symbol is for, in a sentence.
tells-entrance = Entrance: the first pattern on a card covers it.
tells-tomb = Golden tomb: it completes the card, for ten points.
tells-red-cross = Red cross: cross off one more box that touches, on either card.
tells-gem = Gem: a red and a green one together score five, one alone scores one.
tells-torch = Torch: five points, once in each round.
tells-skull = Skull: the last one crossed off on your sheet counts against you.
tells-potion = Potion: wipes off your two worst skulls.
tells-cards = A completed card scores ten, and counts in the race of its colour.
tells-races = Races: the first to complete two, four or six of a colour takes the points on the left.
# What is in a box, for screen readers.
kind-plain = plain
kind-wall = wall
kind-entrance = entrance
kind-tomb = golden tomb
kind-red-cross = red cross
kind-red-gem = red gem
kind-green-gem = green gem
kind-torch = torch
kind-skull = skull
kind-potion = potion
counted =
    { $kind ->
        [red-cross]
            { $n ->
                [one] { $n } red cross
               *[other] { $n } red crosses
            }
        [red-gem]
            { $n ->
                [one] { $n } red gem
               *[other] { $n } red gems
            }
        [green-gem]
            { $n ->
                [one] { $n } green gem
               *[other] { $n } green gems
            }
        [torch]
            { $n ->
                [one] { $n } torch
               *[other] { $n } torches
            }
        [skull]
            { $n ->
                [one] { $n } skull
               *[other] { $n } skulls
            }
       *[potion]
            { $n ->
                [one] { $n } potion
               *[other] { $n } potions
            }
    }
# What lay under a pattern.
some =
    { $kind ->
        [red-gem]
            { $n ->
                [one] a red gem
               *[other] { $n } red gems
            }
        [green-gem]
            { $n ->
                [one] a green gem
               *[other] { $n } green gems
            }
        [torch]
            { $n ->
                [one] a torch
               *[other] { $n } torches
            }
        [skull]
            { $n ->
                [one] a skull
               *[other] { $n } skulls
            }
       *[potion]
            { $n ->
                [one] a potion
               *[other] { $n } potions
            }
    }
gain =
    { $kind ->
        [red-gem]
            { $n ->
                [one] +{ $n } red gem
               *[other] +{ $n } red gems
            }
       *[green-gem]
            { $n ->
                [one] +{ $n } green gem
               *[other] +{ $n } green gems
            }
    }
fits-note = Lit: where the { $pattern } fits, { $counts }.
# $number of the card
fits-in =
    { $n ->
        [one] { $n } way in { $number }
       *[other] { $n } ways in { $number }
    }
asks-both = Cross off the { $pattern } at a crossed box or over an entrance, or one such box.
asks-touch = Cross off the { $pattern } so that it touches a crossed box, or one touching box.
asks-entrance = Cross off the { $pattern } so that it covers an entrance, or the entrance alone.
pairs =
    { $n ->
        [one] { $n } pair + { $rest }
       *[other] { $n } pairs + { $rest }
    }
torches-are = Torches of rounds { $rounds }
no-torches = No torch yet
wins-race =
    { $colour ->
        [green] wins the green race
        [orange] wins the orange race
       *[purple] wins the purple race
    }
race-won = { colour }, { $points } points: { $name }
race-open = { colour }, { $points } points: to be won

## The log.

story-completes = <b>reaches the tomb of</b> { $card }
story-forced =
    { PERSON($name) ->
        [you] You reach the tomb of { $card } by force of a red cross.
       *[other] { $name } reaches the tomb of { $card } by force of a red cross.
    }
story-extra =
    { $n ->
        [one] and for its red cross one box on { $card }
       *[other] and for its red cross { $n } boxes on { $card }
    }
story-extra-on-both = and for its red cross { $n } boxes on { $first } and { $second }

## Tips of the first game.

tip-keep = A short way to the tomb earns its 10 points early.
tip-place = In an empty pyramid it starts at the entrance.
tip-skull = Only your worst skull counts at the end. A potion wipes off two.
tip-take = The first to complete two of a colour wins 10, the next one 6, then 3.
