# Why something was not done: short, without a full stop, as programs print it after their own name.

begun = the game has begun; you can watch it
bot-finishes = the bot finishes this turn; the next one is yours
bot-plays = a bot plays for this seat: take it back first
busy = the table is too busy: try again
chat-full = the chat of this table is full: go on at another table
clock-range = a clock gives from 5 seconds to 14 days for a move
clock-takes-care = at this table the clock takes care of players who are away
closed = the host has closed this table to others
eyes = eyes must be all, watch, or a seat’s number
has-seat = they have a seat: remove them there
hint-late = no hint was found in time: ask again
hints-own-turn = hints are for your own turn
look-back = while the game runs you can look back from your own seat or as a spectator
many-tables = you have { $n } tables that are not over: end or remove some of them
moves-range = send from 1 to { $n } moves
muted = the host has muted the chat
never-began = this game never began: open a new table
no-bot-sits-there = no bot sits there
no-code = no free code was found for the table: try again
no-decision = there is no decision of a player at this step
no-hints = this table is played without hints
no-lesson = { $title } has no guided first game
no-review = nobody has asked for a review of this game
no-seat = there is no seat { $n }
no-table = there is no table { $code }: check the code
no-tables = the tables can’t be reached: try again in a moment
nobody-sits-there = nobody sits there
nobody-to-remove = nobody else can be removed here: close the table to strangers
not-away-long = a bot can play for somebody who has been away for { $n } seconds
not-begun = the game has not begun
not-in-list = this table is not in your list
not-judged = this decision is not judged yet: wait for the review
not-saved = this could not be saved: try again in a moment
not-yourself = you can leave the table, but not remove yourself
one-by-one = { $title } is a game of memory: send its moves one by one
one-hint = hints come one at a time: ask again in a moment
one-seat = you can take one seat yourself; others at your screen are guests
only-host = only the host of the table can do this
only-host-ends = only the host can end the game for all; you can leave it
only-people = only a person’s seat can be given to a bot
only-played = only those who played can ask for a rematch
only-players = only those who play can let a bot play for somebody
only-seated-end = only those who sit at the table can end the game
over = the game is over
play-on-later = one can play on from a game that is over
record-slow = this record takes too long to check
rematch-later = a rematch comes after the game
removed = the host has removed you from this table
replay-later = this game can be replayed when it is over
replay-range =
    { $n ->
        [one] there is { $n } step to replay
       *[other] there are { $n } steps to replay
    }
replay-slow = the replay took too long: try again
say-something = say something
seat-not-yours = seat { $n } is not yours
seat-open = a seat is open: wait for somebody, or fill it with a bot
seat-taken = this seat is taken; choose another one
seats-reserved = the other seats are reserved for those who played before; you can watch
seats-taken = all seats are taken; you can watch
sent-before = this was sent before, with another move
slow = this took too long: try again
slow-redeal = this took too long: play on with things as they were
stale = the table has changed: look again
tables-of-bots = bots play among themselves at { $n } tables of yours: end or remove one
hints-later = hints come as soon as the rules are compiled: ask again in half a minute
review-later = there is a review when the game is over
preparing-reviews = reviews can be made in a minute or two: the first start prepares them
preparing-puzzles = the first start prepares puzzles for a minute or two: ask again then
record-not-over = this game is not over: a review needs its end
record-branch = this game was played on from another one: review it at its own table
only-seated-bot = only those who sit at the table can put a bot on a seat
only-seated-away = only those who sit at the table can send a bot away
only-seated-begin = only those who sit at the table can begin
unforeseen = move { $n } comes after something that nobody can foresee: send the moves before it first
long-move = no move is longer than { $n } characters
chance = chance can’t do this now
no-puzzle = there is no puzzle { $name } of this game
# $given: what was asked for; $bot: it is the name of a bot
seat-kind =
    { $bot ->
        [yes] a seat is me, guest, open or bot, not '{ $given }': write bot:{ $given }
       *[no] a seat is me, guest, open or bot, not '{ $given }'
    }
# $why: what is wrong with a record
bad-record = this record can’t be reviewed: { $why }
not-opened = this game can’t be opened any more: { $why }
table-gone = there is no table { $code } any more

## The server as such.

too-fast = too many requests: slow down
too-much = too much data from your address: wait a moment
too-many-new = too many new tables or players from your address: wait a minute
too-many-exports = too many exports for your address: wait a minute
too-many-hints = too many hints for your address: wait a moment
too-many-reviews = no more reviews for your address today: those that are made can still be read
too-many-guesses = too many wrong table codes from your address: wait a minute
too-many-connects = too many connections from your address: wait a moment
no-identity = no identity: call GET /api/me first and keep its cookie
other-identity = this identity was not made here: open the page again for a new one
not-known = This server does not know you any more. You are a new player now: choose your name again.
no-token = this call needs the header x-csrftoken with the value of the cookie csrftoken
nothing-here = there is nothing at this address
no-method = this address does not take that method
too-large = that is too much: a request has at most { $limit } kB
# $why: a technical reason, in English
bad-request = this request is not right: { $why }
body-deep = the body is nested too deeply
body-encoding = the body is not UTF-8
cross-site = this page may not call Mastaba: open the table itself
malformed = no browser sends this address
elsewhere = this server is at { $address }: open that address
broken = something went wrong on the server; it has been logged
no-letter = a name needs at least one letter
no-claim = this code is not valid (any more): make a new one on the other device
whom = say whom to remove: a seat, or a visitor
here-alone = only somebody at the computer that Mastaba runs on can open it to the network, or close it
no-network = this computer is in no network: connect it to your Wi-Fi or router, and try again
not-at-home = the address of this computer, { $address }, is not one of a home network: start Mastaba with --host to open it
not-while-running = this server can’t be opened while it runs: start it with --host 0.0.0.0
not-openable = { $host } can’t be opened ({ $why }): stop what uses it, and try again
