### The end of a game and its review. Percentages come as texts: "12%".

# $what: a tie-break, such as silver-and-gold/tie-coins.
tied =
    { PERSON($name) ->
        [you] Equal points: { $what } decided for you.
       *[other] Equal points: { $what } decided for { $name }.
    }
# Why somebody won. $more, $less: lists of lines of the score sheet, with their differences: "coins (+3)".
ahead =
    { PERSON($name) ->
        [you] Ahead of you in { $more }.
       *[other] Ahead of { $name } in { $more }.
    }
ahead-behind =
    { PERSON($name) ->
        [you] Ahead of you in { $more }, behind in { $less }.
       *[other] Ahead of { $name } in { $more }, behind in { $less }.
    }
# The same for a game with no words of its own; $line: as the score sheet has it.
differs = { $line } ({ $by })
# A part of such a list in games without points: "inscriptions 5 to 4".
compared = { $what } { $most } to { $least }
total = Total
# The label of a cup.
first-place = 1.
line = Line
replay = Replay
share = Share
looking = Looking at the game …
looking-at-yours = Looking at your game …
moment-number = Moment { $n }
marked =
    { $n ->
        [one] the costliest moment is marked
       *[other] the two costliest moments are marked
    }
# Beneath a percentage: that much less chance of winning.
chance-short = chance
well-played =
    { $points ->
        [one] the best move, worth { $points } point more than one at random
       *[other] the best move, worth { $points } points more than one at random
    }
try-it-again = Try it again
see-moment = See it
no-lapses = Nothing that had lain open was forgotten.
table-at-end = The table at the end
enlarge = Enlarge the cards of { $name }
last-cards = { $name }: cards at the end
# How the game went for the reader.
course =
    { $course ->
        [led] You were in front for most of the game
        [trailed] You were behind for most of the game
       *[close] It was close for a long time
    }
# $course: the message above. $move: a move in words.
turned-won =
    { $turn ->
        [0] { $course }; “{ $move }” before the first turn lowered { $name }’s chance of winning by { $lost }.
       *[other] { $course }; “{ $move }” in turn { $turn } lowered { $name }’s chance of winning by { $lost }.
    }
turned-lost =
    { $turn ->
        [0] { $course }; “{ $move }” before the first turn lowered your chance of winning by { $lost }, and { $name } won.
       *[other] { $course }; “{ $move }” in turn { $turn } lowered your chance of winning by { $lost }, and { $name } won.
    }
nothing-lost =
    { $won ->
        [yes] { $course }, and nobody made a costly mistake.
       *[no] { $course }; you made no costly mistake.
    }
reviewing = The review: { $share } done
chances = Chances of winning
your-chance = Your chance of winning
no-graph = In a game of memory there are no winning chances: what counts is what was seen.
as-table = As a table
# The head of a column: “turn 3”, “the start”.
when = When
turn = turn { $n }
turn-of-all = turn { $n } of { $all }
the-start = the start
the-end = the end
# A costly moment in a table; $lost: “12%”.
moment-short = moment { $n }: −{ $lost }
along = Along the game, turn by turn
turn-before = Turn before
turn-after = Next turn
# Read aloud: where one is on the graph, and the chances there, "Ana 40%, Bo 60%".
stands = { $when }: { $chances }
pin = Moment { $n }: { $name }, { $verdict }, { $lost } of the winning chance lost
verdict =
    { $verdict ->
        [best] best
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
luck-and-choices = Luck and choices
luck = luck
choices = choices
in-points = in points, ± { $error }; { $start } were expected at the start
in-chance = in chance of winning, ± { $error }
accuracy = accuracy { $n }
accuracy-later = accuracy …
memory = Memory
moments = Costly moments
lapses = What was seen, and forgotten
whose-moments = Whose moments
of-all = of all
mine-only = only mine
moments-note = Moves are judged by what the player knew then. The graph knows what was still hidden.
no-moments = No move cost 5% of the winning chance or more, as far as can be told.
close-call = A close call: it may have cost something, but playouts can’t tell it from the best move.
close-calls =
    { $n ->
        [one] One move was a close call: playouts can’t tell whether it cost anything.
       *[other] { $n } moves were close calls: playouts can’t tell whether they cost anything.
    }
turning-points = Where the game turned
turning-help = The steps that changed the chances of winning most, and whose chance rose.
# $when: “turn 3”. A step of chance.
by-chance = { $when }, luck
moment = Moment
moment-of = Moment { $n } of { $all }
previous-moment = Moment before
next-moment = Next moment
chance-to-win = chance to win, ± { $error }
better = Better
# A better move, in words.
better-move = Better: { $move }
try-again = Try again
try-help = Find a better move: make it on the board, and see at once how good it is.
not-judged = This decision is not judged yet. Come back in a moment.
show-best = Show the best
no-line = The best move was played.
judging = Playing it out …
found-best = That is the best move.
tried-cost = { $lost } behind the best.
tried-gain = { $lost } behind the best, { $gain } better than what was played.
better-line = The better line
# A step of a line: "2 of 5: Ana: takes the grey 8".
line-step = { $n } of { $all }: { $move }
# Whose move it is: the name stands here for the reader too, as the move is told of them. $move: in words.
by = { $name }: { $move }
see-it = See it in the replay
link = Link to this moment
# $treasure: ramses/treasure.
sought = { $name }: the { $treasure }
# Two sentences of a lapse of memory: when the treasure was seen, and how it was sought.
lapse-seen =
    { PERSON($name) ->
        [you]
            { $storms ->
                [0] It lay open at your slide number { $step }.
                [one] It lay open at your slide number { $step }, a sand storm ago.
               *[other] It lay open at your slide number { $step }, { $storms } sand storms ago.
            }
       *[other]
            { $storms ->
                [0] It lay open at { $name }’s slide number { $step }.
                [one] It lay open at { $name }’s slide number { $step }, a sand storm ago.
               *[other] It lay open at { $name }’s slide number { $step }, { $storms } sand storms ago.
            }
    }
lapse-found =
    { $steps ->
        [one] Found after { $steps } slide; { $needed } would have done.
       *[other] Found after { $steps } slides; { $needed } would have done.
    }
lapse-missed =
    { $steps ->
        [one] { $steps } slide elsewhere
       *[other] { $steps } slides elsewhere
    }; { $needed } would have found it ({ $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }).
remembered = found { $found } of { $known } treasures that had been in sight
# What it cost not to remember.
forgotten = slides lost: { $slides }; points lost: { $points }
# $what: ramses/treasure.
seen-at = { $place }: { $what }, { $ago ->
        [one] { $ago } step
       *[other] { $ago } steps
    } ago
seen-nothing = { $place }: nothing, { $ago ->
        [one] { $ago } step
       *[other] { $ago } steps
    } ago
picture = Picture
picture-note = { $verdict }: −{ $lost } of the winning chance
seen-before = What had been seen before
no-picture = There is nothing drawn here.
brought = This game came from a file. Its moves and its shuffle were checked.

## The sentence at the top of a review: "You won by 9: your luck +14, theirs −2, your choices −3."

# $outcome: outcome or outcome-you. $told: parts, or what was recalled.
headline = { $outcome }: { $told }.
headline-only = { $outcome }.
outcome =
    { $outcome ->
        [solo] { $name } scored { $points }
        [shared] { $name } shared the win
        [placed]
            { $place ->
                [1] { $name } came first
                [2] { $name } came second
                [3] { $name } came third
                [4] { $name } came fourth
                [5] { $name } came fifth
               *[6] { $name } came sixth
            }
        [won] { $name } won by { $margin }
        [lost] { $name } lost by { $margin }
        [won-tie] { $name } won on the tie-break
       *[lost-tie] { $name } lost on the tie-break
    }
outcome-you =
    { $outcome ->
        [solo] You scored { $points }
        [shared] You shared the win
        [placed]
            { $place ->
                [1] You came first
                [2] You came second
                [3] You came third
                [4] You came fourth
                [5] You came fifth
               *[6] You came sixth
            }
        [won] You won by { $margin }
        [lost] You lost by { $margin }
        [won-tie] You won on the tie-break
       *[lost-tie] You lost on the tie-break
    }
# A list of any length.
parts = { $first }, { $rest }
# What luck and choices changed. [theirs] stands right behind [your], of the same kind; $name: the best rival.
part =
    { $part ->
        [luck]
            { $whose ->
                [your] your luck { $figure }
                [own] luck { $figure }
                [theirs] theirs { $figure }
                [their] their luck { $figure }
               *[named] { $name }’s luck { $figure }
            }
       *[choices]
            { $whose ->
                [your] your choices { $figure }
                [own] choices { $figure }
                [theirs] theirs { $figure }
                [their] their choices { $figure }
               *[named] { $name }’s choices { $figure }
            }
    }
part-others = the others’ choices { $figure }
# What the choices of players changed for others than themselves: for the better of the reader if above zero.
part-each-other = effects on each other { $figure }
part-start = the start { $figure }
part-chance =
    { $own ->
        [yes] your chance at the start { $figure }
       *[no] chance at the start { $figure }
    }
# $n may have a sign.
percent = { $n }%
recalled-nothing = nothing that was sought had been in sight before
recalled = found { $found } of { $known } treasures that had been in sight before
recalled-slowly =
    { $slides ->
        [one] found { $found } of { $known } treasures that had been in sight before, with 1 slide more than needed
       *[other] found { $found } of { $known } treasures that had been in sight before, with { $slides } slides more than needed
    }
