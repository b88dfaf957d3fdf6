# Ramses.

option-mode = basic; expert, with scarabs, explorers and the mummy; or solo
option-children = with children: sand storms are the only special actions
option-slides = slides in a turn at most
# $n players want the solo game; or one player another game.
clash-alone = a single player plays the solo game: choose solo, or add players ({ $rule })
clash-solo = the solo game is for one player, not { $n } ({ $rule })
option-slides-values = none or 1 to { $most }

## Things. A sentence asks for the form it needs: { FORM($treasure, case: "acc") }.

# [label]: as it stands alone, as the name of a picture or the title of a card. The treasures of a deck of
# one’s own are not in the list: they have $name, and $label where they stand alone.
treasure =
    { $case ->
        [label]
            { $treasure ->
                [golden-mask] Golden Mask
                [lapis-scarab] Lapis Scarab
                [lotus-cup] Lotus Cup
                [ibis] Ibis
                [black-cat] Black Cat
                [ankh] Ankh
                [watchful-eye] Watchful Eye
                [double-crown] Double Crown
                [canopic-jar] Canopic Jar
                [papyrus] Papyrus
                [sun-boat] Sun Boat
                [broad-collar] Broad Collar
               *[own] { $label }
            }
       *[name]
            { $treasure ->
                [golden-mask] golden mask
                [lapis-scarab] lapis scarab
                [lotus-cup] lotus cup
                [ibis] ibis
                [black-cat] black cat
                [ankh] ankh
                [watchful-eye] watchful eye
                [double-crown] double crown
                [canopic-jar] canopic jar
                [papyrus] papyrus
                [sun-boat] sun boat
                [broad-collar] broad collar
               *[own] { $name }
            }
    }
# A search card; $value: its points. “Lotus Cup 2”
card = { FORM($treasure, case: "label") } { $value }
# What a special action is called; [start]: at the beginning, or as a title.
action =
    { $action ->
        [sand-storm]
            { $case ->
                [start] Sand storm
               *[name] sand storm
            }
        [scorpion]
            { $case ->
                [start] Scorpion
               *[name] scorpion
            }
        [super-powers]
            { $case ->
                [start] Super powers
               *[name] super powers
            }
        [duel]
            { $case ->
                [start] Duel
               *[name] duel
            }
       *[plain] an ordinary card
    }
# Where a gold pyramid stands that may be tilted: $n holes away from the free hole.
beside =
    { $to ->
        [left]
            { $n ->
                [1] left of the free hole
               *[other] { $n } holes left of the free hole
            }
        [right]
            { $n ->
                [1] right of the free hole
               *[other] { $n } holes right of the free hole
            }
        [up]
            { $n ->
                [1] above the free hole
               *[other] { $n } holes above the free hole
            }
        [down]
            { $n ->
                [1] below the free hole
               *[other] { $n } holes below the free hole
            }
       *[other] beside the free hole
    }
# What lies under a gold pyramid.
beneath =
    { $what ->
        [nothing] nothing
        [curse] the curse of the mummy
       *[explorers]
            { $n ->
                [one] { $n } explorer
               *[other] { $n } explorers
            }
    }
# What a player alone has become, from the lowest to the highest.
title =
    { $title ->
        [desert-beetle] Desert Beetle
        [water-carrier] Water Carrier
        [camel-driver] Camel Driver
        [nile-boatman] Nile Boatman
        [peasant] Peasant
        [scribe] Scribe
        [royal-embalmer] Royal Embalmer
        [royal-guard] Royal Guard
        [master-builder] Master Builder
        [grand-vizier] Grand Vizier
        [high-priest] High Priest
       *[pharaoh] Pharaoh
    }
# What a player may type; the words themselves are not translated.
typed = “{ $text }”
# What decides between equal totals.
tie-break = cards
# What is slid, and which way: part of slide, slides-now and because-slide, which have the same arguments.
pyramids =
    { $n ->
        [1]
            { $colour ->
                [gold] the gold pyramid
                [red] the red pyramid
               *[blue] the blue pyramid
            }
       *[other] { $n } pyramids
    }
direction =
    { $way ->
        [right] to the right
        [left] to the left
        [up] up
       *[down] down
    }

## What a seat must do now.

over = The game is over.
watching = You are watching.
turning = A card is being turned up.
waits =
    { $does ->
        [search] { FORM($seat, case: "start") } searches.
        [duel] { FORM($seat, case: "start") } searches in the duel.
        [tilt] { FORM($seat, case: "start") } may look under a gold pyramid.
        [scarab] { FORM($seat, case: "start") } may use the scarab.
        [scorpion] { FORM($seat, case: "start") } slides one pyramid: the scorpion is watching.
        [give] { FORM($seat, case: "start") } was stung and gives a card away.
       *[lay] { FORM($seat, case: "start") } lays down a card for the duel.
    }
tilt-now = You moved gold and uncovered a treasure: tilt a pyramid and look beneath, or leave it.
scarab-now =
    { $n ->
        [one] A wrong treasure. Use your scarab to go on, or let your turn end ({ $n } use left).
       *[other] A wrong treasure. Use your scarab to go on, or let your turn end ({ $n } uses left).
    }
scorpion-now = Scorpion: slide one pyramid, not the one just moved. Whoever uncovers a treasure is stung.
give-now = You are stung: give one of your cards to the player on your right.
# $first: nobody has laid a card down yet
lay-now =
    { $first ->
        [yes] Duel: lay down one of your cards.
       *[no] Duel: lay down a card with a different treasure.
    }
duel-now = Duel: slide and look for the { $treasure }, and beware of your own treasure.
slide-now =
    { $powers ->
        [yes] Super powers: slide one or more pyramids in a line, and look for the { $treasure }.
       *[no] Slide a pyramid into the free hole and look for the { $treasure }.
    }
# A wrong treasure came to light, and the next player searches for the same one.
searches-on =
    { PERSON($name) ->
        [you] The { $found }, not the { $sought }: you search on.
       *[other] The { $found }, not the { $sought }: { $name } searches on.
    }

## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-over = The game is over: the last search card is gone ({ $rule }).
why-chance = Wait: a card is being turned up ({ $rule }).
why-turn =
    { $does ->
        [search] It is { $seat }’s turn, who slides until a treasure shows ({ $rule }).
        [duel] It is { $seat }’s turn, who searches in the duel ({ $rule }).
        [tilt] It is { $seat }’s turn, who may look under a gold pyramid first ({ $rule }).
        [scarab] It is { $seat }’s turn, who may still use the scarab ({ $rule }).
        [scorpion] It is { $seat }’s turn, who slides under the eye of the scorpion ({ $rule }).
        [give] It is { $seat }’s turn, who was stung and gives a card away ({ $rule }).
       *[lay] It is { $seat }’s turn, who lays down a card for the duel ({ $rule }).
    }
# $ways: “tilt left” or “tilt none”
why-tilt = You may tilt a gold pyramid that you have just moved: { $ways } ({ $rule }).
# In quotes is what a player may type: it is not translated.
why-scarab = A wrong treasure: “scarab use” to go on with your turn, or “scarab keep” to let it end ({ $rule }).
# $example is what a player may type.
why-give = You are stung: give one of your cards to { $seat }, for example “{ $example }” ({ $rule }).
why-lay = Lay down one of your won cards for the duel: for example “{ $example }” ({ $rule }).
why-lay-same = Two different treasures are laid down, and this is the other dueller’s: for example “{ $example }” ({ $rule }).
why-lay-only = The other dueller would have no different treasure to lay: for example “{ $example }” ({ $rule }).
why-no-pass = A turn ends only with a treasure: slide on ({ $rule }).
why-later = Now a pyramid is slid; tilting and scarabs come after a treasure was uncovered ({ $rule }).
why-way =
    { $powers ->
        [yes] Say which way a pyramid slides into the free hole, with a number after it for more than one: for example “{ $example }” ({ $rule }).
       *[no] Say which way a pyramid slides into the free hole: for example “{ $example }” ({ $rule }).
    }
why-hole = This is the free hole: a pyramid beside it slides into it ({ $rule }).
why-barred = This pyramid has just been moved: under the eye of the scorpion another one must be slid ({ $rule }).
why-line = Even super powers slide pyramids in one straight line towards the free hole ({ $rule }).
why-only-one = Exactly one pyramid is slid, one that borders the free hole ({ $rule }).
why-apart = This pyramid does not border the free hole ({ $rule }).
why-edge =
    { $way ->
        [right] No pyramid can slide right: the free hole is at the edge ({ $rule }).
        [left] No pyramid can slide left: the free hole is at the edge ({ $rule }).
        [up] No pyramid can slide up: the free hole is at the edge ({ $rule }).
       *[down] No pyramid can slide down: the free hole is at the edge ({ $rule }).
    }
# $n pyramids were asked for; $most can be slid
why-too-many =
    { $way ->
        [right] Not { $n } pyramids can slide right, but { $most } at most ({ $rule }).
        [left] Not { $n } pyramids can slide left, but { $most } at most ({ $rule }).
        [up] Not { $n } pyramids can slide up, but { $most } at most ({ $rule }).
       *[down] Not { $n } pyramids can slide down, but { $most } at most ({ $rule }).
    }

## What a move does, for hints.

because-scarab =
    { $n ->
        [0] goes on with this turn; no use left
        [one] goes on with this turn; { $n } use left
       *[other] goes on with this turn; { $n } uses left
    }
because-keeps = keeps the scarab for a better moment
because-tilt = { $explorers } of the { $chips } chips are explorers, { $curses } are curses
because-give =
    { $points ->
        [one] costs you { $points } point
       *[other] costs you { $points } points
    }
because-lay =
    { $points ->
        [one] risks { $points } point
       *[other] risks { $points } points
    }
because-slide = { pyramids } { direction }
because-gold = you may look under it if a treasure comes to light
looked-under = you have seen what lies under it; do you remember?
not-looked-under = nobody has looked under it yet

## The board.

surface = The board
surface-help = Arrow keys slide a pyramid that way into the free hole.
surface-powers = Super powers: press a number, then an arrow key, to slide that many pyramids.
slide = Slide { pyramids } { direction }
# $beside: the thing above
tilt = Tilt the gold pyramid { $beside }
turn-of = It is { $name }’s turn.
free = free hole
free-shows = free hole, { FORM($treasure, case: "label") } in sight
nothing = nothing in the free hole
# A pyramid in the table for screen readers.
pyramid =
    { $colour ->
        [gold] gold
        [red] red
       *[blue] blue
    }
stormed = Sand storm: the board turns a quarter to the right.
treasures = Twelve treasures
treasures-help = where they lie is for your memory
treasure-tells = { FORM($treasure, case: "label") }: It lies under one of the pyramids, and stays where it is.
# A treasure in the list of all; $sought: the card asks for it; $seen: it lies open
treasure-listed =
    { $sought ->
        [yes]
            { $seen ->
                [yes] { FORM($treasure, case: "label") }, sought, in sight
               *[no] { FORM($treasure, case: "label") }, sought
            }
       *[no]
            { $seen ->
                [yes] { FORM($treasure, case: "label") }, in sight
               *[no] { FORM($treasure, case: "label") }
            }
    }
beneath-gold = Beneath the gold pyramid
# $beneath: the thing above
beneath-is = Beneath the gold pyramid: { $beneath }

## Questions and their answers.

tilt-ask = Look beneath the gold pyramid?
tilt-yes = Tilt it
tilt-yes-at = Tilt the one { $beside }
tilt-no = Leave it
scarab-ask = Use the scarab and go on?
scarab-yes = Use the scarab
scarab-no = End my turn
scarab-left =
    { $n ->
        [one] { $n } use left
       *[other] { $n } uses left
    }
give-ask = Stung! Give { $name } a card
lay-ask = Duel: lay down a card
give-this =
    { $value ->
        [one] Give { FORM($treasure, case: "label") }, worth { $value } point
       *[other] Give { FORM($treasure, case: "label") }, worth { $value } points
    }
lay-this =
    { $value ->
        [one] Lay { FORM($treasure, case: "label") }, worth { $value } point
       *[other] Lay { FORM($treasure, case: "label") }, worth { $value } points
    }

## Cards.

search = Search
search-label =
    { $value ->
        [one] Search: { FORM($treasure, case: "label") }, worth { $value } point
       *[other] Search: { FORM($treasure, case: "label") }, worth { $value } points
    }
search-tells = Whoever uncovers this treasure wins the card and its points.
laid-label =
    { $value ->
        [one] { FORM($treasure, case: "label") }, worth { $value } point
       *[other] { FORM($treasure, case: "label") }, worth { $value } points
    }
powers-help = Super powers: up to seven pyramids in one line.
scorpion-help = Each in turn slides one pyramid, not the one just moved. Whoever uncovers a treasure is stung.
# Under a player’s name, in a duel.
duel-lays = lays a card
next = Next: { $action }
next-label = Next: { $action }, { $stack }
on-pile = On the pile: { $action }
next-tells = The back of the next card: some bring a sand storm, a scorpion, super powers or a duel.
next-help =
    { $action ->
        [sand-storm] When this card is won, the board turns a quarter to the right.
        [scorpion] Then each slides one pyramid, until a treasure stings somebody.
        [super-powers] While that card is sought, whole lines of pyramids may be slid.
       *[duel] Then two players fight over two of their cards.
    }
afterwards = It is turned up when this is over, and sought.
ignored = Not carried out in this game.
last = The last card
last-help = No search card is left on the pile.
pile =
    { $n ->
        [0] the last card
        [one] { $n } card on the pile
       *[other] { $n } cards on the pile
    }
slides-left =
    { $n ->
        [one] { $n } slide left.
       *[other] { $n } slides left.
    }
happened = What happened

## A player’s panel, and the score sheet.

points =
    { $n ->
        [one] point
       *[other] points
    }
cards =
    { $n ->
        [one] card
       *[other] cards
    }
no-cards = No cards yet
backs =
    { $n ->
        [one] { $n } card, face down
       *[other] { $n } cards, face down
    }
scarab =
    { $n ->
        [one] Scarab: { $n } use left
       *[other] Scarab: { $n } uses left
    }
scarab-tells = Scarab: after a wrong treasure you may go on with your turn, twice in a game.
explorers =
    { $n ->
        [one] { $n } explorer
       *[other] { $n } explorers
    }
hat-tells = Explorers: the most of them are worth six points at the end, then three, then two.
curse = curse
hall = Hall of fame
searching = searching
waiting = waiting
duelling = in the duel
stung = stung
cursed = loses the next turn
cards-worth = Cards worth { $n }
all-explorers = Explorers
all-cards = Number of cards
# A line of the score sheet in a sentence: “Ahead of you in explorers (+3).” $by has its sign; $line may be
# the value of the cards.
ahead =
    { $line ->
        [explorers] explorers ({ $by })
       *[other] cards worth { $line } ({ $by })
    }

## The log. A line has the player’s name before it.

start = Before the first turn
places = Places stay out of the log until the game is over.
worth = worth { $value }
is-sought = The { FORM($treasure, case: "label") } is sought, worth { $value }
next-card = Next card: { $action }
gets =
    { PERSON($name) ->
        [you] You get { $card }
       *[other] { $name } gets { $card }
    }
gets-one =
    { PERSON($name) ->
        [you] You get a card from the pile
       *[other] { $name } gets a card from the pile
    }
slides-now =
    { $n ->
        [1] slides a pyramid { direction }
       *[other] slides { $n } pyramids { direction }
    }
slides-from = slides from { $hole }
tilts = tilts the gold pyramid { $beside }
tilts-on = tilts the gold pyramid on { $hole }
tilts-one = tilts a gold pyramid
leaves-it = leaves it
uses-scarab = uses the scarab and goes on
keeps-scarab = keeps the scarab
gives = stung: gives { $card } away
gives-one = stung: gives a card away
lays = lays down { $card }
# $holes: where the pyramids stood, one after the other: “c2, c3”
slid =
    { $n ->
        [one] { $n } slide, from { $holes }
       *[other] { $n } slides, from { $holes }
    }
slid-found =
    { $n ->
        [one] { $n } slide, from { $holes }: { FORM($treasure, case: "label") }
       *[other] { $n } slides, from { $holes }: { FORM($treasure, case: "label") }
    }
# How a turn ended, after $n slides; 0: nobody has counted them.
turn-wrong =
    { $n ->
        [0] a wrong treasure
        [one] { $n } slide, a wrong treasure
       *[other] { $n } slides, a wrong treasure
    }
turn-none =
    { $n ->
        [0] no treasure
        [one] { $n } slide, no treasure
       *[other] { $n } slides, no treasure
    }
turn-takes =
    { $n ->
        [0] takes a card
        [one] { $n } slide, takes a card
       *[other] { $n } slides, takes a card
    }
turn-loses =
    { $n ->
        [0] the card is lost
        [one] { $n } slide, the card is lost
       *[other] { $n } slides, the card is lost
    }
turn-duel = wins the duel and a card
turn-stung = is stung and gives a card away
turn-gets = gets a card: somebody was stung without one
# $turn: one of the messages above; $beneath: what lay under a gold pyramid
turn-beneath = { $turn }; beneath gold: { $beneath }

## The review.

seen-map = What had been seen before this search. Numbers: how many steps ago; the fainter, the longer.
seen-ago = { FORM($treasure, case: "label") } at { $hole }, { $n } steps ago

## Keys of the keyboard.

key-arrows = slide a pyramid that way
key-number = 2 to 7, then an arrow
key-powers = super powers: slide so many
key-choose = choose a pyramid, a card or an answer

## Tips for the first game.

tip-slide = Click it, drag it, or press an arrow key. You go on until a treasure comes to light.
tip-remember = Remember where treasures lie: once covered, the table tells nobody any more.
tip-storm = A sand storm has turned the board, and all beneath it: turn it in your memory too.
tip-tilt = You moved gold onto a find. Explorers are worth points, a curse costs your next turn.
tip-scarab = A scarab lets you go on after a wrong treasure. You have two uses for the whole game.
tip-powers = Super powers: choose a pyramid further away, and the whole line up to it slides.
tip-scorpion = Under the scorpion you want to uncover nothing. The pyramid moved last is barred.
tip-duel = In a duel you look for the other’s treasure. Uncovering your own loses both cards.

## Parts of the rules.

rules-turn = Your turn
rules-special = Special actions
rules-expert = Expert game
rules-end = The end
