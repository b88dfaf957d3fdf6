# Silver & Gold.

option-show_pile = show the expedition cards already used in this round

## Things.

card =
    { $colour ->
        [purple] purple { $points }
        [orange] orange { $points }
        [green] green { $points }
       *[grey] grey { $points }
    }
# With the id by which a player types it.
card-written = { card } ({ $id })
# What decides between equal totals.
tie-break =
    { $colour ->
        [purple] purple cards
        [orange] orange cards
        [green] green cards
       *[grey] grey cards
    }

## What a seat must do now.

owed =
    { $n ->
        [one] X: cross off one more box, anywhere on your cards.
       *[other] X: cross off { $n } more boxes, one by one, anywhere on your cards.
    }
pass = No box is left on your cards: pass.
cross = Cross off the { $pattern } on one of your cards, or any one box.

## At the board.

coins = Coins
of-twelve = { $n } of 12
trophies = Trophies
palms = Palms
cards-and-seals = Cards and seals
mine = Your cards
# What a palm is worth now; 1 for itself, and $n for those in the display.
a-palm = a palm: <b>1 + { $n }</b>
palm-now = a palm scores <b>1 + { $n }</b> now
# Beneath a number: that many.
boxes =
    { $n ->
        [one] box
       *[other] boxes
    }
coin =
    { $n ->
        [one] +{ $n } coin
       *[other] +{ $n } coins
    }
palm = palm: +{ $n }
more =
    { $n ->
        [one] one more box
       *[other] { $n } more boxes
    }
cups = Trophies
cards = Cards
seals = Seals
# A line of the score sheet in a sentence: “Ahead of you in coins (+3).” $by has its sign.
ahead =
    { $line ->
        [coins] coins ({ $by })
        [cups] trophies ({ $by })
        [palms] palms ({ $by })
        [seals] seals ({ $by })
       *[cards] completed cards ({ $by })
    }
nth-trophy =
    { $n ->
        [1] first trophy
        [2] second trophy
       *[3] third trophy
    }
seal = seal
# What a symbol is for, in a sentence.
tells-x = X: cross off one more box at once, anywhere on your two cards.
tells-coin = Coin: one point; four in a row win a trophy.
tells-palm = Palm: one point, and one more for every palm in the display.
tells-cards = A completed card scores its number; a seal scores for every card of its colour.
tells-trophy = Trophies: whoever fills a row of coins takes the highest one left.
# What is in a box, for screen readers.
kind-plain = plain
kind-x = X
kind-coin = coin
kind-palm = palm
counted =
    { $kind ->
        [box]
            { $n ->
                [one] { $n } box
               *[other] { $n } boxes
            }
        [x]
            { $n ->
                [one] { $n } X
               *[other] { $n } Xs
            }
        [coin]
            { $n ->
                [one] { $n } coin
               *[other] { $n } coins
            }
       *[palm]
            { $n ->
                [one] { $n } palm
               *[other] { $n } palms
            }
    }
# What lay under a pattern.
some =
    { $kind ->
        [coin]
            { $n ->
                [one] a coin
               *[other] { $n } coins
            }
       *[palm]
            { $n ->
                [one] a palm
               *[other] { $n } palms
            }
    }
with-seal =
    { $colour ->
        [purple] seal of { $points } for each purple card
        [orange] seal of { $points } for each orange card
        [green] seal of { $points } for each green card
       *[grey] seal of { $points } for each grey card
    }
no-seal = no seal
fits-note = Shaded: where the { $pattern } fits, { $counts }.
fits-on =
    { $n ->
        [one] { $n } way on { $card }
       *[other] { $n } ways on { $card }
    }
# $cups: such as 6 + 3
trophies-next = { $cups }, next { $next }
trophies-last = { $cups }
no-trophies-next = none, next { $next }
no-trophies-last = none
next-trophy = next: { $next }
all-trophies-won = all won
trophy-won = Trophy { $value }: { $name }
trophy-left = Trophy { $value }: to be won
coins-are = { $coins } of 12 coins crossed off; trophies: { $cups }
coins-are-alone = { $coins } of 12 coins crossed off; trophies: none
palms-are = Palm boxes: { $palms }
palms-empty = Palm boxes: all empty

## The log.

story-completes = <b>completes</b> { $card }
story-forced =
    { PERSON($name) ->
        [you] You complete { $card } by force of an X.
       *[other] { $name } completes { $card } by force of an X.
    }
story-extra =
    { $n ->
        [one] and for its X one box on { $card }
       *[other] and for its X { $n } boxes on { $card }
    }
story-extra-on-both = and for its X { $n } boxes on { $first } and { $second }

## Tips of the first game.

tip-keep = Small cards are finished sooner; a seal pays for every card of its colour.
tip-place = Everyone crosses off the same pattern, turned and mirrored at will.
tip-x = An X gives one more box at once, anywhere on your two cards.
tip-take = Palms in the display make every palm that you cross off worth more.
