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
because-unseen =
    { $n ->
        [one] the last unseen card
       *[other] one of { $n } unseen cards
    }
