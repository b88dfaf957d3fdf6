## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-order = It is { $seat }’s turn to take a replacement; players do so one after the other ({ $rule }).
why-pass = No box is left on your cards: “pass” ({ $rule }).
why-no-pass = You must cross off at least one box while one is left ({ $rule }).
why-sea = There is no box { $box } on { $card } ({ $rule }).
why-single = An X gives one box at a time: name a single one ({ $rule }).

why-single-here = An X gives one box at a time.

## What a move does, for hints.

because-completes =
    { $points ->
        [one] completes { $card }: { $points } point
       *[other] completes { $card }: { $points } points
    }
because-leaves =
    { $turns ->
        [one] leaves about { $turns } turn on { $card }
       *[other] leaves about { $turns } turns on { $card }
    }
because-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
# $most: what the trophy is worth at most
because-row =
    { $n ->
        [one] { $n } coin, a full row: a trophy of up to { $most }
       *[other] { $n } coins, a full row: a trophy of up to { $most }
    }
because-palms =
    { $n ->
        [one] { $n } point for palms
       *[other] { $n } points for palms
    }
because-x = an X: one more box at once
because-takes =
    { $turns ->
        [one] { $card } takes about { $turns } turn
       *[other] { $card } takes about { $turns } turns
    }
# $takes: the message above; $colour: whose cards the seal pays for; $done: how many of them are complete
because-seal =
    { $colour ->
        [purple] { $takes }, with a seal for purple cards ({ $done } so far)
        [orange] { $takes }, with a seal for orange cards ({ $done } so far)
        [green] { $takes }, with a seal for green cards ({ $done } so far)
       *[grey] { $takes }, with a seal for grey cards ({ $done } so far)
    }
