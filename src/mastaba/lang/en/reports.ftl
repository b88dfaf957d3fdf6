### The reports of 'mastaba review', 'mastaba arena', 'mastaba lab' and 'mastaba train', as pages and in the terminal.

# $outcome: a sentence
ended = { $title }: { $outcome }
shared = { $names } share the win.
# What somebody did, or how good it was. $name may also be chance.
step-by = { $name }, step { $n }: { $move }
# A move in notation, and what it does.
with-reason = { $move } ({ $why })
# $played: who played what, in which step. $cost: the message below. $better: a move.
moment = { $played }. { $verdict }: { $cost }. Better: { $better }.
# What a move cost. $scored: whether the game has points.
cost =
    { $scored ->
        [yes] { $chance } ± { $error } of the winning chance, { $points } ± { $doubt } points
       *[no] { $chance } ± { $error } of the winning chance
    }
cost-only = { $cost }.
turned = { $step }. Winning chance of { $name } { $figure }.
# $sought: a treasure. $seen and $then are sentences.
lapse = { $name }: { $sought }. { $seen } { $then }
nothing-costly = Nothing was costly beyond doubt.

## The page of a review.

review-title = { $title }: the review
graph-note = Before every step, if all play alike from there on. Numbers mark the costliest moments.
graph-label = Winning chances; the table below has them
graph-table = The graph as a table
step = step { $n }
after-step = after step
played = Played
# $what: “Played”, or “Better”
to-win = { $what }, { $chance } to win
goes-on = How it may go on
turns = Where the game turned
account-note = Expected at the start + luck + own choices + choices of others = result. Accuracy: 100 is the best move every time, 0 is moves drawn at random.
# Heads of columns.
column =
    { $column ->
        [player] player
        [total] total
        [place] place
        [start] start
        [luck] luck
        [choices] own choices
        [others] others
        [error] luck ±
        [searches] searches
        [known] known
        [lapses] lapses
       *[accuracy] accuracy
    }
playouts =
    { $n ->
        [one] { $n } playout per decision.
       *[other] { $n } playouts per decision.
    }
memory = Accuracy { $accuracy }. In { $known } of { $searches } searches a player who forgets nothing would have found the treasure; { $lapses } took longer or failed. Slides lost: { $slides }; points lost: { $points }.
seen-label = What had been seen before this search: { $sought }

## The arena.

arena-title = { $title }: the arena
# What was played. $usual: no option was chosen.
about =
    { $usual ->
        [yes] { $games } games with { $players } players, seed { $seed }, default options.
       *[no] { $games } games with { $players } players, seed { $seed }, { $options }.
    }
arena-deals = Every deal was played in all seatings. Intervals are 95 %.
ratings = Ratings
ratings-note = Bradley-Terry model on the Elo scale; the mean of all bots is 0.
share-note = The share of decided games that the first bot won.
totals = Totals
totals-note = The thick line spans half of a bot’s totals, the thin line nine tenths; the dot is the mean.
totals-note-bound = The thick line spans half of a bot’s totals, the thin line nine tenths; the dot is the mean. The line at { $bound } is what a player who knows all coming cards could reach.
mean-of = { $name }: mean total { $figure }
pair-column =
    { $column ->
        [pairing] pairing
        [games] games
        [ties] ties
        [decided-won] decided games won
       *[sure] interval
    }

## The laboratory.

lab-title = { $title }: the laboratory
lab-equals = Where nothing else is said, all seats are played by { $bot }. Intervals are 95 %.
glance = At a glance
measured = measured
own-deck = the own deck
house-deck = the house deck
players = { $n } players
decks = The own deck beside the house deck
who-begins = Who begins
who-begins-note = The share of decided games that the player who began has won. The line in the middle is what each would win if it did not matter.
luck = Luck
luck-note = Every deal was played twice. The share is what two games on the same deal have in common: what the deal decides. The rest is play, and chance that follows from it.
leads = Changes of the lead
# $figure: with its interval
leads-note = { $figure } a game: how often another player came to lead.
worth = What things are worth
worth-points = By how many points a player’s result, beside the others’, differs with one more of it at the end: a linear fit of all games. It counts what a thing makes possible and what it costs in time, not what is printed on it.
worth-places = By how much a player’s result, from 1 for the first to −1 for the last, differs with one more use of an item: a linear fit of all games. An item that is used when all is lost has a low value.
worth-left = The { $n } most and least valuable; { $left } lie between them.
levels = How levels compare
levels-note = The share of decided games that the first bot won, every deal in both seatings.
others = What options and more players change
won-by-first = won by who begins
decisions = decisions of all players
span = shortest and longest game
shortest-longest = { $shortest } and { $longest } decisions
choices = choices a decision
by-the-deal = decided by the deal
lead-changes = changes of the lead
margin = ahead of the second
figure-column =
    { $column ->
        [first] who begins wins
        [decisions] decisions
        [choices] choices
        [luck] by the deal
        [leads] lead changes
       *[points] points
    }
# How the own deck differs from that of the house.
differs =
    { $what ->
        [points]
            { $more ->
                [yes] easier: more points
               *[no] harder: fewer points
            }
        [leads]
            { $more ->
                [yes] swingier: the lead changes more often
               *[no] steadier: the lead changes less often
            }
        [decisions]
            { $more ->
                [yes] longer
               *[no] shorter
            }
        [luck]
            { $more ->
                [yes] more a matter of the deal
               *[no] less a matter of the deal
            }
        [margin]
            { $more ->
                [yes] more decided: larger margins
               *[no] closer: smaller margins
            }
       *[choices]
            { $more ->
                [yes] richer in choices
               *[no] poorer in choices
            }
    }
# $parts: a list of the messages above
differences = The own deck is { $parts }.
no-difference = No difference is larger than chance could make it in so many games.
# A column of a chart, for screen readers: “2 in 14 games”.
so-often = { $number } in { $games } games
listed = { $what }: { $parts }

## Training.

# $title: “Training silver-and-gold”
curve = { $title }: mean points by round
network = network
