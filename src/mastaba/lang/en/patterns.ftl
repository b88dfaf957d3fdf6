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

## At the board.

slot = Your new card comes here
crossed = crossed off
ghost = under the pattern
fits = can be crossed off
box = { $name }, { $what }
cards-of = { $name }’s cards
deck-name = Deck
unseen = unseen
unseen-cards = unseen, { $n } cards
display = Display
take = Take
take-unseen = Take the unseen top card of the deck
deck-empty = The deck is empty
kept = kept
keep-one = keep
you-keep = You keep { $names }.
keep-help = Choose the two you want to keep.
go-back = { $names } go back into the deck.
clear = Clear
keep = Keep these two
round-of = Round { $n } of { $all }
card-of = Card { $n } of { $all }
round = Round
card = Card
of-all = { $n } of { $all }
expeditions = Expeditions
used = Used
fits-nowhere = The { $pattern } fits nowhere: cross off one shaded box.
is-first =
    { PERSON($name) ->
        [you] You are first player
       *[other] { $name } is first player
    }
takes-deck = takes the top card of the deck
dealt =
    { PERSON($name) ->
        [you] You are dealt { $card }
       *[other] { $name } is dealt { $card }
    }
to-display = New in the display: { $card }
draws =
    { PERSON($name) ->
        [you] You draw { $card }
       *[other] { $name } draws { $card }
    }
passes = has no box left and passes
hidden-turns = Earlier in this round
turn-name = One box each
before-turns = Before the first turn
turn-number = turn { $n }
hidden-why = Used expedition cards lie face down: these turns are told when the round is over.
round-ends = Round { $n } ends: { $scores }
not-yours = You are done: the others still cross off.
take-first = Choose a new card first, from the display or the deck.
take-later = A card is taken when one of yours is completed.
any-shaded = Any one shaded box.
take-help = Choose a card of the display, or the deck.
whose = Whose cards
in-front = Bring { $name } to the front
ways =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
fit = Fit { $n } of { $all }
no-gain =
    { $n ->
        [one] one box
       *[other] { $n } boxes
    }
pick-card = Choose a new card.
turn = Turn
flip = Flip
next = Next fit
one-box = One box
pass = Pass
expedition = Expedition
none = none yet
sum = Sum so far
completed = Completed
take-deck = You completed a card: take a new one from the deck.
used-are = Used in this round: { $patterns }
deck = Deck, { $n } cards
pick-box = Point at a box, or press N for the fits one by one.
# With a finger.
pick-box-touch = Tap a box; tap it again for the next fit.
fit-at = { $card }, { $boxes }:
turned-up = The { $pattern } is turned up
expedition-is = Expedition card: { $pattern }
progress = turn { $n } of { $all }

## The log, and moves in words. The player stands in front, as a label; clauses follow each other with commas.

step-keeps = keeps { $cards }
step-takes = takes { $card } from the display
step-pattern = { $pattern } on { $card }
step-one = one box on { $card }
step-extra = one more box on { $card }
# A name and a sum, in a list.
with-sum = { $name } { $sum }
# $others: a list of these
lead =
    { PERSON($name) ->
        [you] You take the lead: { $sum }, { $others }.
       *[other] { $name } takes the lead: { $sum }, { $others }.
    }
pattern-is = The { $pattern }
# $what: what lay under the pattern
story-over = over { $what }
story-takes = takes { $card }
story-takes-deck = takes { $card } from the deck
story-keeps = keeps { $first } and { $second }
# $many: several
are-done =
    { $many ->
        [yes] { FORM($names, case: "start") } are done.
       *[no]
            { PERSON($names) ->
                [you] You are done.
               *[other] { $names } is done.
            }
    }
awaited = Waiting for { $names }.

## Keys of the keyboard.

key-arrows = Arrow keys
key-go = go from box to box
key-turn = turn the pattern
key-flip = flip it
key-next = next place where it fits
key-one = one single box instead
key-place = place it, or done
