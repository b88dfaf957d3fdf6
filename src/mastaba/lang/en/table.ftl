first-game = your first game
lesson-step = Your first game, step { $n } of { $of }
step-of = { $n } of { $of }
skip-lesson = Skip
lesson-done = Press Done: it ends your turn.
lesson-over = That is all you need. Play on, the game is yours.
lesson-left = The game goes on. You find the tour again on the home page.
table-code = table { $code }
invite-help = Whoever opens this link sees the table, and may take a free seat.
watching = { $n } watching
first-seat = first
thinking = thinking …
done = done
moving = to move
bot = bot
away = away
stand-in = a bot stands in
let-bot = Let a bot play for { $name }
bot-finishes = The bot finishes this turn. The next one is yours.
take-back-seat =
    { $n ->
        [one] Take my seat back
       *[other] Take our seats back
    }
panels = Players
log = Log
log-and-chat = Log and chat
log-line = see this moment in the replay
log-whose = Whose turns
begins =
    { PERSON($name) ->
        [you] You begin
       *[other] { $name } begins
    }
story = Story
only-me = Only me
see-turn = Look at { $turn } again
chat = Chat
say-something = Say something
send = Send
hint = Hint
hint-title = What a bot would look at
no-hint = No hint for now.
play-it = Play it
sending = Sending …
opening = Opening the table …
lost-link = Connection lost. Trying again …
back-again = Connected again.
retrying = No answer yet. Trying again …
stale = The table has moved on. Look again.
no-table = No such table
not-let-in = You can’t come in
muted-chat = The host has muted the chat.
turn-ends = Your turn is over. Look well, then pass on.
pass-on = Pass on
pass-to = Pass to { $name }
pass-help = What comes next is for { $name }’s eyes only.
i-am = I am { $name }
now-plays = { $name }, your turn
sound-name = Sounds
volume = Volume
percent = { $n } percent
sound-offer = Play with sounds? The menu has them too.
sound-yes = Turn on
wins =
    { PERSON($name) ->
        [you] You win
       *[other] { $name } wins
    }
wins-shared = { FORM($names, case: "start") } share the win
# $best, $second: points of the first two.
wins-points =
    { PERSON($name) ->
        [you] You win, { $best } to { $second }
       *[other] { $name } wins, { $best } to { $second }
    }
wins-shared-points = { FORM($names, case: "start") } share the win, { $best } to { $second }
game-over = The game is over: { $who }.
score-sheets = Score sheets
rematch = Rematch
to-rematch = To the rematch
wants-rematch = { $name } wants a rematch
wants-rematch-sit = { $name } wants a rematch: sit down
broken-off = This game was abandoned.
my-seat = I play
other-seats = The other seats
bots-sit = bots
friends-sit = friends, by a link
bot-level = Level of the bots
hidden-things = Hidden things
hidden-redealt = dealt again, as I knew them then
hidden-kept = as they really were: the same cards come up
open-there = Open the table
branch = a branch
played-on = Played on from step { $ply } of table { $code }.
branch-kept = Hidden things are as they were there, and the same cards come up.
branch-redealt = Hidden things are dealt again, as { $name }’s seat knew them.
got-it = Put this tip away
# What is left of the time for a move, as short as possible.
left =
    { $unit ->
        [hours] { $n } h
        [minutes] { $n } min
       *[seconds] { $n } s
    }
# A label: the players that are awaited stand behind it.
awaited = Waiting for
# A seat whose player's name is not known where this is read. Seats count from 0.
seat =
    { $case ->
        [start] Seat { $n }
       *[other] seat { $n }
    }
# Why a move is good: up to three facts.
facts =
    { $n ->
        [1] { $first }
        [2] { $first }; { $second }
       *[3] { $first }; { $second }; { $third }
    }
moves-to-choose = { $n } moves to choose from
only-move = the only move
