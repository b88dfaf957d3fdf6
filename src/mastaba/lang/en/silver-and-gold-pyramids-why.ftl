## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-order = It is { $seat }’s turn to take a replacement; the lowest order number goes first ({ $rule }).
why-pass = You have no card left: “pass” ({ $rule }).
why-no-pass = You must cross off the pattern or a single box ({ $rule }).
why-used = A red cross must be used: cross off one more box ({ $rule }).
why-tomb = The tomb of { $card } is crossed off: the card is complete, and nothing more is crossed off on it ({ $rule }).
why-single = A red cross gives one box at a time: name a single one ({ $rule }).
why-single-here = A red cross gives one box at a time.
why-entrance = Nothing is crossed off on { $card } yet: begin at its entrance, { $box } ({ $rule }).
why-entrance-here = Nothing is crossed off on { $card } yet: begin at its entrance.
why-touch = At least one box must touch, side to side, a box of { $card } that is crossed off already ({ $rule }).

## What a move does, for hints.

because-tomb = reaches the tomb of { $card }
because-way =
    { $n ->
        [one] leaves a way of { $n } box to the tomb of { $card }
       *[other] leaves a way of { $n } boxes to the tomb of { $card }
    }
because-takes =
    { $n ->
        [one] { $card } has a way of { $n } box
       *[other] { $card } has a way of { $n } boxes
    }
# $what: one of the messages above; $number: 2, 4 or 6; $colour of the pyramid
because-pyramid =
    { $number ->
        [2] { $what }, the second { because-colour } one: { $points } pyramid points
        [4] { $what }, the fourth { because-colour } one: { $points } pyramid points
       *[6] { $what }, the sixth { because-colour } one: { $points } pyramid points
    }
because-gems =
    { $colour ->
        [red]
            { $n ->
                [one] { $n } red gem
               *[other] { $n } red gems
            }
       *[green]
            { $n ->
                [one] { $n } green gem
               *[other] { $n } green gems
            }
    }
because-torch = this round’s torch
# $minus: what all skulls cost together
because-skulls-more =
    { $n ->
        [one] { $n } skull more, { because-minus }
       *[other] { $n } skulls more, { because-minus }
    }
because-skulls-less =
    { $n ->
        [one] { $n } skull less, { because-minus }
       *[other] { $n } skulls less, { because-minus }
    }
because-minus =
    { $minus ->
        [0] no minus in all
       *[other] −{ $minus } in all
    }
because-cross = a red cross: one more box at once
because-colour =
    { $colour ->
        [green] green
        [orange] orange
       *[purple] purple
    }
