# What Silver & Gold and Silver & Gold: Pyramids share. “-here”: as it is said at a board, where boxes have no
# names.

## Things. A sentence asks for the form it needs: { FORM($pattern, case: "gen") }.

# The patterns of the expedition cards.
pattern =
    { $pattern ->
        [I2] line of 2
        [I3] line of 3
        [V3] corner
        [T4] T
        [L4] L
       *[O4] square
    }

## What a seat must do now.

over = The game is over.
watching = You are watching.
keep-two = Keep two of your four cards.
chosen = You have chosen. Waiting for the others.
take-either = You completed a card: take a new one from the display or the deck.
take-display = You completed a card: take a new one from the display.
# $seat: who takes it
takes = { FORM($seat, case: "start") } takes a new card.
turning = A card is being turned up.
done = Done. Waiting for the others.

## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-over = The game is over ({ $rule }).
why-chosen = You have chosen your two cards; the others are still choosing ({ $rule }).
# $dealt: four cards; $example is what a player may type.
why-keep = Keep two different cards of the four you were dealt, { $dealt }: for example “{ $example }” ({ $rule }).
# $shown: cards; $deck: whether the deck has cards; “take deck” is what a player may type.
why-take =
    { $deck ->
        [yes] Take a card of the display ({ $shown }) or “take deck” ({ $rule }).
       *[no] Take a card of the display ({ $shown }); the deck is empty ({ $rule }).
    }
why-take-deck = No card is left in the display: “take deck” ({ $rule }).
why-crossed = You have crossed off in this turn; the others have not finished ({ $rule }).
why-cards-later = Now boxes are crossed off; cards are taken when one is completed ({ $rule }).
# $mine: one or two cards
why-card = Name one of your own cards, { $mine }, and boxes: for example “{ $example }” ({ $rule }).
# $last: the last box, such as d4
why-boxes = Write each box once, as column and row, a1 to { $last }: for example “a1 a2 b2”.
why-twice = Box { $box } of { $card } is crossed off already; a box is crossed off once ({ $rule }).
why-twice-here = That box of { $card } is already crossed off.
why-wall = Box { $box } of { $card } is a wall; walls are never crossed off ({ $rule }).
why-wall-here = That box of { $card } is a wall.
# $code: the pattern in notation, such as V3
why-shape =
    { $n ->
        [one] This box is not the { $pattern } ({ $code }), turned or mirrored: the whole pattern or one single box ({ $rule }).
       *[other] These { $n } boxes are not the { $pattern } ({ $code }), turned or mirrored: the whole pattern or one single box ({ $rule }).
    }

## What a move does, for hints.

because-deck = the unseen cards are better on average than those on display
