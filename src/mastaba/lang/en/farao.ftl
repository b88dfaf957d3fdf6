# Farao. A square is given as it is written (“d4”), an archaeologist by its number.

option-pyramid = pyramid of 7 x 7 squares, or of 9 x 9 with more in it
option-figures = archaeologists per player (reconstructed rule)
option-inscriptions = inscriptions that open the burial chamber; 7 in the big pyramid only
option-play_on = play on until the last one is in (reconstructed rule)
# Why the options do not go together.
clash = only the big pyramid has all seven inscriptions: choose the big pyramid, or five inscriptions ({ $rule })

## Things.

# What lies on a tile: an item, an obstacle, a place, an inscription. Cases of English: “a” with its article,
# “start” at the beginning of a sentence or as a label.
thing =
    { $case ->
        [a]
            { $name ->
                [food] food
                [water] water
                [torch] a torch
                [scarf] a scarf
                [magic-bottle] a magic bottle
                [golden-key] a golden key
                [first-aid-kit] a first-aid kit
                [money] money
                [chocolate] chocolate
                [plan] a plan
                [papyrus] a papyrus
                [snake] a snake
                [toxic-gas] toxic gas
                [trap] a trap
                [hunger] hunger
                [thirst] thirst
                [fatigue] fatigue
                [wall-ruins] wall ruins
                [secret-door] a secret door
                [abyss] an abyss
                [map] a map
                [secret-tunnel] a secret tunnel
                [dark-shrine] a dark shrine
                [coffer] a coffer
                [inscription-red] a red inscription
                [inscription-blue] a blue inscription
                [inscription-green] a green inscription
                [inscription-yellow] a yellow inscription
                [inscription-white] a white inscription
                [inscription-pink] a pink inscription
               *[inscription-orange] an orange inscription
            }
        [start]
            { $name ->
                [food] Food
                [water] Water
                [torch] Torch
                [scarf] Scarf
                [magic-bottle] Magic bottle
                [golden-key] Golden key
                [first-aid-kit] First-aid kit
                [money] Money
                [chocolate] Chocolate
                [plan] Plan
                [papyrus] Papyrus
                [snake] Snake
                [toxic-gas] Toxic gas
                [trap] Trap
                [hunger] Hunger
                [thirst] Thirst
                [fatigue] Fatigue
                [wall-ruins] Wall ruins
                [secret-door] Secret door
                [abyss] Abyss
                [map] Map
                [secret-tunnel] Secret tunnel
                [dark-shrine] Dark shrine
                [coffer] Coffer
                [inscription-red] Red inscription
                [inscription-blue] Blue inscription
                [inscription-green] Green inscription
                [inscription-yellow] Yellow inscription
                [inscription-white] White inscription
                [inscription-pink] Pink inscription
               *[inscription-orange] Orange inscription
            }
       *[other]
            { $name ->
                [food] food
                [water] water
                [torch] torch
                [scarf] scarf
                [magic-bottle] magic bottle
                [golden-key] golden key
                [first-aid-kit] first-aid kit
                [money] money
                [chocolate] chocolate
                [plan] plan
                [papyrus] papyrus
                [snake] snake
                [toxic-gas] toxic gas
                [trap] trap
                [hunger] hunger
                [thirst] thirst
                [fatigue] fatigue
                [wall-ruins] wall ruins
                [secret-door] secret door
                [abyss] abyss
                [map] map
                [secret-tunnel] secret tunnel
                [dark-shrine] dark shrine
                [coffer] coffer
                [inscription-red] red inscription
                [inscription-blue] blue inscription
                [inscription-green] green inscription
                [inscription-yellow] yellow inscription
                [inscription-white] white inscription
                [inscription-pink] pink inscription
               *[inscription-orange] orange inscription
            }
    }
# Of an inscription, alone.
colour =
    { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [white] white
        [pink] pink
       *[orange] orange
    }
shape =
    { $shape ->
        [cross] crossing
        [tee] T
        [corner] corner
        [straight] straight
       *[end] dead end
    }
# A tile with nothing on it. Case “a” as above.
plain =
    { $case ->
        [a] a plain { shape }
       *[other] plain { shape }
    }
# A tile with something on it, which is $thing.
tile = { shape } ({ $thing })
side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
# Which sides of a tile have no wall.
open-to = open to { $sides }
# What decides between those who have not entered.
tie-break = inscriptions

## What a seat must do now.

over = The game is over.
watching = You are watching.
inside = You are in the burial chamber: place { $place }.
thrown = The die is thrown, or a tile is turned up.
moves = { FORM($seat, case: "start") } moves.
# $tile: “tile” or “plain”
lay = Lay the { $tile } on { $at }: choose which sides are open.
map = A map: turn up any face-down tile, or decline.
curse = The dark shrine: put the curse on a face-up tile that nobody stands on.
take = The coffer: take one item that you do not hold.
swap = You have looked at { $squares }: swap them, or leave them.
attack = Attack one of the archaeologists on your tile, or leave them in peace.
# $turned: the die no longer shows the number that was thrown
threw =
    { $turned ->
        [yes] You threw { $thrown }, the die shows { $die }
       *[no] You threw { $thrown }
    }
whom =
    { $whom ->
        [chosen] archaeologist { $figure }
        [any] one of your archaeologists
       *[only] your archaeologist
    }
move-points =
    { $n ->
        [one] { threw }: move { whom }, { $n } movement point left
       *[other] { threw }: move { whom }, { $n } movement points left
    }
# $more: what else may be done. “papyrus”: one works; “one”: a tile may be turned
move =
    { $more ->
        [papyrus] { move-points }, regardless of walls (papyrus).
        [one] { move-points }, or turn a tile for a movement point, having thrown a 1 (reconstructed rule).
       *[none] { move-points }.
    }
# $papyrus: its last tile works when the move ends
stop =
    { $papyrus ->
        [yes] { threw }. No movement point is left: spend something, or stop, then the tile under you works (papyrus).
       *[no] { threw }. No movement point is left: spend something, or stop.
    }

## What spending an item would do now.

use =
    { $item ->
        [scarf] you may walk straight back
        [magic-bottle] one step through a wall
        [golden-key] turn your tile or a neighbour
        [money] buy an item from an open stack
        [chocolate] the die below your throw
        [plan] look at two face-down tiles
       *[papyrus] walk through walls and all
    }
use-die =
    { $n ->
        [one] the die to { $pips }: { $n } step left
       *[other] the die to { $pips }: { $n } steps left
    }
use-torch =
    { $n ->
        [0] nothing to turn up here
        [one] turn up { $n } hidden neighbour
       *[other] turn up { $n } hidden neighbours
    }
# The archaeologists that may use it have different numbers of them.
use-torch-some = turn up hidden neighbours

## Why a move is not legal. $rule: the rule; $mark: how much of it is reconstructed.

cited =
    { $mark ->
        [wholly] ({ $rule }: reconstructed rule)
        [partly] ({ $rule }: partly reconstructed)
       *[no] ({ $rule })
    }
# Two rules: $rule and $also
cited-two =
    { $mark ->
        [wholly]
            { $alsomark ->
                [wholly] ({ $rule }: reconstructed rule, { $also }: reconstructed rule)
                [partly] ({ $rule }: reconstructed rule, { $also }: partly reconstructed)
               *[no] ({ $rule }: reconstructed rule, { $also })
            }
       *[partly]
            { $alsomark ->
                [wholly] ({ $rule }: partly reconstructed, { $also }: reconstructed rule)
                [partly] ({ $rule }: partly reconstructed, { $also }: partly reconstructed)
               *[no] ({ $rule }: partly reconstructed, { $also })
            }
    }
why-over = The game is over { cited-two }.
why-inside = You have entered the burial chamber and play no more { cited }.
why-turn = It is { $seat }’s turn: players move one after the other, clockwise { cited }.
# What stands between quotes is typed by the player, in English.
typed = '{ $move }'
why-map = The map: '{ $example }' turns up a face-down tile, 'map none' declines { cited }.
why-curse = The dark shrine: put the curse on another face-up tile that nobody stands on, not the chamber, with 'curse' and its square { cited }.
why-take = The coffer: take one of { $items }, for example '{ $example }' { cited }.
why-swap = You have looked at two tiles: 'swap yes' or 'swap no' { cited }.
# $joins: the tile has to join the corridor that the player comes from
why-lay =
    { $joins ->
        [yes] Lay the { $tile } on { $at } so that it joins the corridor: 'turn { $at }' and its open sides, { $ways } { cited }.
       *[no] Lay the { $tile } on { $at } as you like: 'turn { $at }' and its open sides, { $ways } { cited }.
    }
why-attack = Attack an archaeologist on your tile and take an item that you do not hold, or nothing where there is none to take: { $examples }; or 'attack none' { cited }.
why-stop = A step is still possible, and the whole throw has to be used { cited }.
why-attack-later = An attack comes at the end of a move { cited }.
why-nothing =
    { $do ->
        [turn] There is nothing to turn now: move, or spend an item { cited }.
        [map] There is nothing to map now: move, or spend an item { cited }.
        [curse] There is nothing to curse now: move, or spend an item { cited }.
        [take] There is nothing to take now: move, or spend an item { cited }.
       *[swap] There is nothing to swap now: move, or spend an item { cited }.
    }
why-form = Write a move such as { $examples }; 'list' shows all { cited }.
why-figure = Name one of your archaeologists, 1 to { $n } { cited }.
why-other-figure = Archaeologist { $figure } moves in this turn: one archaeologist a turn { cited }.
why-already-in = Archaeologist { $figure } is in the pyramid already { cited }.
why-enter-point = Entering costs a movement point, and none is left { cited }.
why-enter-curse = The curse lies on { $at }: it can't be entered { cited-two }.
why-entrances = The entrances are { $squares } { cited }.
why-square = There is no square '{ $at }': squares are a1 to { $last } { cited }.
why-outside = Archaeologist { $figure } is outside: enter first, at { $squares } { cited }.
why-point = No movement point is left { cited }.
why-curse-lies = The curse lies on { $at }: it can't be entered { cited }.
why-back = Never straight back to the square just left, { $at } { cited }.
why-neighbour = { $at } is no neighbour of { $here }, and no tunnel leads there { cited-two }.
why-own-wall = Your tile has a wall on the side of { $at } { cited-two }.
why-wall = The tile on { $at } has a wall on your side { cited }.
why-chamber = The burial chamber is closed: you need { $n } different inscriptions { cited }.
why-chamber-papyrus = The burial chamber is closed: a papyrus does not open it { cited-two }.
# $obstacle and $item are both “thing”.
why-barred = { FORM($obstacle, case: "start") } on { $at }: not to be entered without { $item } { cited }.
why-one = Only whoever throws a 1 may turn a tile this way { cited }.
why-one-twice = You have turned a tile with this 1 already: once a move { cited }.
why-one-papyrus = No tile is turned this way while a papyrus works { cited }.
why-one-point = Turning a tile costs a movement point, and none is left { cited }.
# $any: there is a tile to turn
why-one-where =
    { $any ->
        [yes] With a 1, turn the tile under the archaeologist that moves, or a face-up neighbour that nobody stands on, never the chamber; it costs a movement point: { $examples } { cited }.
       *[no] With a 1, turn the tile under the archaeologist that moves, or a face-up neighbour that nobody stands on, never the chamber; it costs a movement point: there is none now { cited }.
    }
why-kit = A first-aid kit is never spent: it protects from injury { cited }.
why-not-held = You hold no { $item } { cited }.
why-papyrus = While a papyrus works only food, water and scarf are spent, and chocolate before the first step { cited }.
why-chocolate-late = Chocolate is eaten before the first step { cited }.
why-chocolate-one = Chocolate turns the die to a number lower than the one thrown, and you threw a 1 { cited }.
why-chocolate = Chocolate turns the die to a number lower than the { $thrown } you threw, as in '{ $example }' { cited }.
# $any: there is something to buy
why-money =
    { $any ->
        [yes] Money buys an ordinary item that you lack and whose stack is face up and not empty: { $items } { cited }.
       *[no] Money buys an ordinary item that you lack and whose stack is face up and not empty: none { cited }.
    }
why-plan-none = Nothing is face down any more: there is nothing to look at { cited }.
why-plan = A plan looks at two different face-down tiles, named in order: for example '{ $example }' { cited }.
why-torch = A torch is no use outside { cited }.
why-bottle-point = The magic bottle makes a step, inside, that costs a movement point { cited }.
why-bottle = The magic bottle leads through a wall onto a face-up neighbour that may be entered: not straight back, not onto the curse, not onto wall ruins { cited }.
why-key = The key turns the own tile, or a face-up neighbour that nobody stands on, never the chamber { cited }.
why-write = Write '{ $example }' { cited }.

## What a move does, for hints: each a fact about the move, without a full stop.

because-chamber = enters the burial chamber
because-turns-up =
    { $n ->
        [one] turns up { $at }: { $n } of { $of } unseen tiles is an inscription you lack
       *[other] turns up { $at }: { $n } of { $of } unseen tiles are inscriptions you lack
    }
because-bars = bars { $at }
# $thing is an inscription
because-reads = reads the { $thing } ({ $n } of { $of })
because-brings = brings { $thing }
because-costs = costs the { $thing }
because-out = costs you your own archaeologist's place
because-drives = drives a rival's archaeologist out
# $ready: the player needs no more inscriptions
because-nearer =
    { $ready ->
        [yes]
            { $n ->
                [one] brings you { $n } step nearer to the chamber
               *[other] brings you { $n } steps nearer to the chamber
            }
       *[no]
            { $n ->
                [one] brings you { $n } step nearer to an inscription you lack
               *[other] brings you { $n } steps nearer to an inscription you lack
            }
    }
because-keeps =
    { $ready ->
        [yes]
            { $n ->
                [one] keeps the chamber within about { $n } step
               *[other] keeps the chamber within about { $n } steps
            }
       *[no]
            { $n ->
                [one] keeps an inscription you lack within about { $n } step
               *[other] keeps an inscription you lack within about { $n } steps
            }
    }

## The page: what a thing is for.

# What an obstacle or a place does, and what an item is good for while it is kept.
help =
    { $name ->
        [snake] kills without a torch
        [toxic-gas] kills without a scarf
        [trap] kills without a plan
        [hunger] ends the move without food
        [thirst] ends the move without water
        [fatigue] ends the move without chocolate
        [wall-ruins] needs a magic bottle
        [secret-door] needs a golden key
        [abyss] needs a papyrus
        [map] turn up any tile
        [secret-tunnel] a step to any open tunnel
        [dark-shrine] move the curse
        [coffer] take an item
        [food] kept, passes hunger
        [water] kept, passes thirst
        [torch] kept, passes snakes
        [scarf] kept, passes toxic gas
        [magic-bottle] kept, passes wall ruins
        [golden-key] kept, passes secret doors
        [first-aid-kit] never spent: saves from injury
        [money] buys an item
        [chocolate] kept, passes fatigue
        [plan] kept, passes traps
       *[papyrus] kept, passes the abyss
    }
tells = { FORM($thing, case: "start") }: { help }.
tells-inscriptions = Inscriptions: five different ones open the burial chamber for you.
tells-inscription = Inscription: whoever enters takes it; five different ones open the burial chamber.
tells-die = Each step costs one movement point.
tells-chamber = The burial chamber: the first to enter with five inscriptions wins.

## The page: the pyramid.

surface = The pyramid
keys-help = Arrow keys walk. Tab goes through the marked tiles, Enter chooses one.
keys-turn = R turns the tile, Enter lays it.
keys-pick = Arrow keys go from marked tile to marked tile, Enter chooses one.
chamber-open = burial chamber, open
chamber-closed = burial chamber, closed
# For screen readers: what is known of a square. Each is a fact.
down = face down
cursed = cursed
entrance = entrance
tile-open = { shape } open to { $sides }
seen-by = looked at by { $names }
figure = { $name } { $n }
# One fact about a square, and the next.
and-then = { $first }, { $next }
# $what: what lies on the square, as above
square = { $at }: { $what }
step-to = Walk to { $at }: { $what }
enter-at = Enter at { $at }: { $what }
tunnel-to = Through the tunnel to { $at }: { $what }
pick-at = Choose { $at }: { $what }
turn-at = Turn the tile on { $at }: { $what }
choose-figure = Move archaeologist { $figure }
# $who: the letter and number on the figure
choose-drawn = { $who }: { choose-figure }
waiting = The die is being thrown.
turn-of = It is { $name }’s turn.
only-marked = Choose one of the marked tiles.

## The page: beside the pyramid.

you-threw =
    { PERSON($name) ->
        [you] You threw a { $pips }
       *[other] { $name } threw a { $pips }
    }
# Points left and points in all.
points-left = { $n } / { $of }
die-now = the die was turned to { $pips }.
no-return = No step straight back.
papyrus-on = A papyrus works: walls and obstacles do not count.
one-turn = Turn a tile for a movement point
end-move = End my move
take-back = Take back
inscriptions = Inscriptions
# A label for screen readers: colours, or how many if there are none
inscriptions-read =
    { $n ->
        [0] Inscriptions: 0
       *[other] Inscriptions: { $colours }
    }
needed = <b>{ $n }</b> of the { $of } you need
enough = The chamber is open to you.
items = Items
spend-now = spend one now
kept = kept for later
no-items = No items yet: walk onto a tile that shows one.
supply = Supply
supply-note = a covered stack is not found yet
stack = { $thing }: { $n } left
stack-covered = { $thing }: not found yet
in-coffer = In the coffer
house = Some rules are reconstructed.
house-link = Which ones?
wholly = reconstructed
partly = partly reconstructed
archaeologist = Archaeologist
cancel = Cancel
question =
    { $what ->
        [map] Turn up any face-down tile
        [curse] Lay the curse on a marked tile
        [take] Take one item from the coffer
        [swap] Swap these two tiles?
        [attack] Attack somebody on your tile?
        [turn] Lay the tile
        [magic-bottle] Step through a wall onto a marked tile
        [golden-key] Turn a marked tile
        [one] Turn a marked tile, for a movement point instead of a step
        [plan] Choose two face-down tiles to look at
        [chocolate] Turn the die to
       *[money] Buy for your money
    }
plan-second = Now the second tile
decline = Decline
peace = Leave them in peace
rob = Rob { $name }: { $thing }
injure = Injure { $name }
robbed = The item is yours, the archaeologist leaves the pyramid unless a first-aid kit saves them.
swap-yes = Swap them
swap-no = Leave them
lay-it = Lay it
turn = Turn
# A tile that was looked at; $what is a shape or a thing
looked-at = { $at }: { $what }

## The page: players.

place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
# Behind a number: “3 of 5” inscriptions
of = of { $n }
# $n of $of archaeologists
outside =
    { $of ->
        [1] outside
       *[other]
            { $all ->
                [yes] all outside
               *[no]
                    { $n ->
                        [1] one outside
                       *[2] two outside
                    }
            }
    }
ranked = Place
held-items = Items at the end
moving = moving
waits = waiting
in-chamber = in the burial chamber
first-inside = First in the burial chamber: the places go by the order of entering.
round = Round { $n } of at most { $of }

## The page: the log. A line stands beside the player it is about, and has no full stop.

log-throws =
    { PERSON($name) ->
        [you] You throw { $pips }
       *[other] { $name } throws { $pips }
    }
log-turn = turn { $n }
log-start = Before the first turn
# $what: a thing, or a plain tile
log-tile = { $at }: { $what }
log-seen = { $at } holds { $what }, seen in secret
log-enters = enters at { $at }
log-walks = walks to { $squares }
log-lays = lays { $at } open to { $sides }
log-map = map: turns up { $at }
log-no-map = leaves the map
log-curse = lays the curse on { $at }
log-takes = takes the { $thing } from the coffer
log-one = turns the tile on { $at }, for a movement point
log-swaps = swaps the two tiles
log-no-swap = leaves the two tiles
log-no-attack = does not attack
log-robs = robs { $name } of the { $thing }
log-injures = injures { $name }
log-ends = ends the move
log-spends = spends { $thing }
log-spends-die = spends { $thing }: the die to { $pips }
log-spends-buy = spends { $thing } for { $bought }
log-spends-wall = spends { $thing }, through the wall to { $at }
log-spends-turn = spends { $thing } on { $at }
log-spends-look = spends { $thing }: looks at { $squares }
# Where a player went. $way: “enters” at $at, “walks” to $squares, or both
log-went =
    { $way ->
        [enters] enters at { $at }
        [both] enters at { $at }, walks to { $squares }
       *[walks] walks to { $squares }
    }
log-finds = turns up { FORM($found, case: "a") }
log-went-finds = { log-went }, { log-finds }
log-reaches = <b>reaches the chamber</b>
log-went-reaches = { log-went }, { log-reaches }
log-finds-reaches = { log-went }, { log-finds }, { log-reaches }
log-wall-reaches = { log-spends-wall }, { log-reaches }

## The page: keys, tips, and the titles of the rules that a table is opened at.

key-walk = walk; where a tile is chosen, go from one to the next
key-figure = choose an archaeologist
key-turn = turn the tile in hand
key-lay = lay it; choose
key-back = put an item back
key-next = next tile, item or answer
tip-enter = The throw says how many tiles you walk, entering included.
tip-lay = Turn it with R or a tap. Its corridor has to join yours.
tip-back = The red sign marks the square you have just left: no step straight back.
tip-items = An item that you keep passes its obstacle. Spent, it does what its line says.
tip-one = You threw a 1: a movement point may turn a tile instead, once in this move.
tip-attack = Robbing gives you an item, and sends the archaeologist out unless a first-aid kit saves them.
tip-chamber = You have enough inscriptions: be the first to step into the burial chamber.
title-move = Your move
title-goal = The goal
title-places = Places
title-attack = Attack
