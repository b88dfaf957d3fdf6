### What the commands say in the terminal. What one types (list, hint, --lang) stays in English.

## A game.

# The name of the player, if none is given.
you = You
house-cards = with the house cards of Mastaba.
own-cards = with the cards of { $file }.
# $memory: no move can be taken back. $shown: after the question what can be typed, with an example.
can-type =
    { $memory ->
        [yes]
            { $shown ->
                [yes] Type a move or its number, “list” to see all moves, “hint” for good ones, “quit” to leave; for example “{ $example }”.
               *[no] Type a move or its number, “list” to see all moves, “hint” for good ones, “quit” to leave.
            }
       *[no]
            { $shown ->
                [yes] Type a move or its number, “list” to see all moves, “hint” for good ones, “back” to take back an unfinished turn, “quit” to leave; for example “{ $example }”.
               *[no] Type a move or its number, “list” to see all moves, “hint” for good ones, “back” to take back an unfinished turn, “quit” to leave.
            }
    }
has-moved = { $name } has moved.
look = Look carefully, then press Enter.
pass-screen = Pass the screen to { $name }, then press Enter.
uncovered = What has been uncovered can’t be taken back.
nothing-back = There is nothing to take back.
pick = Pick a number from 1 to { $n }; “list” shows them.
not-legal = Not legal: { $why }
# What a move is worth. $figure: “+3.2” for the best, “1.5” for others.
worth =
    { $best ->
        [yes] { $figure } points
       *[no] { $figure } behind the best
    }
result = Result
rank = rank
record-saved = Record saved in { $file }.
not-finished = the game was not finished

## Lists.

# A game in the list: “Ramses, 1 to 5 players”
game = { $title }, { $players }
players = { $least } to { $most } players
# $values: what may be typed
game-option = { $option }: { $help } ({ $values })
play-one = Play one with '{ $command } NAME'.
column =
    { $column ->
        [code] table
        [game] game
        [phase] phase
        [seats] seats
       *[changed] changed
    }
phase =
    { $phase ->
        [gathering] gathering
        [running] running
        [finished] finished
       *[abandoned] abandoned
    }
open-seat = open
tidied = Deleted: { $tables } tables, { $chats } chats.
deleted = { $code } deleted.
no-such-table = { $code }: there is no such table.

## Records, and card files.

verified =
    { $proven ->
        [yes] { $file }: 1 game verified, { $steps } steps.
       *[no] { $file }: 1 game verified, { $steps } steps; the shuffle is unproven: no seed in the record.
    }
# How a game came about that was played on from a moment of another one. $source: a file.
played-on =
    { $known ->
        [yes] It was played on from a game of { $source }, after step { $ply }: its record says so, and that holds.
       *[no] It was played on from another game, after step { $ply }. --source checks that too.
    }
one-source = --source is for one game: choose it with --game
all-verified =
    { $unproven ->
        [0] { $file }: { $n } games verified.
       *[other] { $file }: { $n } games verified; the shuffle of { $unproven } is unproven: no seed in the record.
    }
invalid = { $n } of { $total } records in { $file } are invalid
no-game =
    { $n ->
        [one] { $file } has { $n } game: --game can’t be { $game }
       *[other] { $file } has { $n } games: --game can’t be { $game }
    }
# $why: a mistake
in-file = { $file }: { $why }
in-line = { $file }, line { $line }: { $why }
long-line = { $file }, line { $line } is larger than { $limit } MB: not a record
empty-file = { $file } is empty: it has no record
# Who acts: beside the names of players.
chance = chance
bad-deck =
    { $n ->
        [0] { $file }: { $why }
        [one] { $file }: { $why } (and { $n } more); '{ $command }' lists every mistake
       *[other] { $file }: { $why } (and { $n } more); '{ $command }' lists every mistake
    }
more-mistakes = { $file }: and { $n } more
mistakes =
    { $n ->
        [one] { $n } mistake in { $file }: fix it and check again
       *[other] { $n } mistakes in { $file }: fix them and check again
    }
no-mistakes = { $file }: { $cards } cards, no mistakes, for up to { $players } players.

## Many games. What is going on, in front of a bar.

playing = playing
searching = searching
verifying = verifying
reviewing = reviewing
computing-bound = computing the bound
compiling = Compiling the rules: this is the first start of this version, and takes about half a minute.

# Heads of columns.
bot = bot
seat = seat
games = games
wins = wins
mean-total = mean total
of-bound = of the bound
rating = rating
pairing = pairing
ties = ties
decided-won = decided games won
# An interval that is right in 95 of 100 cases.
sure = 95 %
round = round
error = error
points = points
policy = policy
won = won
standings = Standings
against = Against each other
# A figure and its interval.
between = { $value } ({ $low } to { $high })
from-to = { $low } to { $high }
simulated =
    { $n ->
        [one] { $n } game of { $title }, seed { $seed }
       *[other] { $n } games of { $title }, seed { $seed }
    }
studied = { $title }, { $n } games of { $players } players
training = Training { $game }
games-saved =
    { $n ->
        [one] { $n } finished game is in { $file }.
       *[other] { $n } finished games are in { $file }.
    }
# $how: by the user, or because a process died.
ended =
    { $how ->
        [died] a worker process died (out of memory?) after { $n } of { $total } games
       *[interrupted] interrupted after { $n } of { $total } games
    }
ended-saved =
    { $how ->
        [died] a worker process died (out of memory?) after { $n } of { $total } games; they are in { $file }
       *[interrupted] interrupted after { $n } of { $total } games; they are in { $file }
    }
ended-goes-on =
    { $how ->
        [died] a worker process died (out of memory?) after { $n } of { $total } games; the same command continues from there
       *[interrupted] interrupted after { $n } of { $total } games; the same command continues from there
    }
ended-rounds =
    { $how ->
        [died] a worker process died (out of memory?) after { $n } of { $total } rounds; the same command continues there
       *[interrupted] interrupted after { $n } of { $total } rounds; the same command continues there
    }
report = Report: { $page }; the games: { $games }
report-figures = Report: { $page }; the figures: { $figures }; the games: { $games }
round-done = Round { $n } of { $total }: { $points } points against { $theirs } of the policy, { $won } won, { $seconds } s
weights = The weights: { $weights }; the log: { $log }; its curve: { $curve }
review-page = { $file }: the review as a page.
reviews =
    { $n ->
        [one] { $file }: { $n } review.
       *[other] { $file }: { $n } reviews.
    }
# $move: in notation. $ahead: by how much of the winning chance the best move is ahead of the second.
puzzle = grade { $grade }, seat { $seat }: { $move }, ahead by { $ahead }
puzzles-found =
    { $n ->
        [one] { $file }: { $n } puzzle.
       *[other] { $file }: { $n } puzzles.
    }

## The server, and copies of its tables.

serving =
    { $plain ->
        [yes] Mastaba is at { $link }  (Ctrl+C stops it; no game is lost)
       *[no] Mastaba is at { $link }
    }
backed-up =
    { $n ->
        [one] { $file } has { $n } table.
       *[other] { $file } has { $n } tables.
    }
restored =
    { $n ->
        [one] { $n } table is back.
       *[other] { $n } tables are back.
    }
served-already = another Mastaba serves the tables at { $where }: open its page, or give --data another folder
workers-need = several workers need PostgreSQL: set MASTABA_DATABASE_URL, or leave out --workers
port-used = port { $port } at { $host } can’t be used ({ $why }): try --port 0
log-form = --log is plain or json, not { $given }
keep-form = --keep is such as unbegun=1,abandoned=30,chat=365, in days or always, not { $given }
proxies-form = --trusted-proxies: { $given } is neither an address nor a network; write for example 127.0.0.1,10.0.0.0/8
public-form = --public-url: { $given } is no address such as https://games.example.org
# Why the store did not do something. $about: a file or database. $why: what a program says of it.
store-refused =
    { $what ->
        [exists] { $about } exists already: give another name
        [no-tables] there are no tables at { $about }
        [has-tables] this database has tables: --replace puts the backup in their place
        [version] another version of Mastaba made this database: start this one with it first
        [missing] { $about }: there is no such file
        [no-backup] { $about } is no backup of Mastaba
        [damaged] { $about } is damaged: { $why }
        [address] this is no database address: write postgresql://user@host/name
        [kind] a database of kind { $about }: Mastaba stores its tables in SQLite or PostgreSQL
        [closed] the database at { $about } can’t be opened: { $why }
        [newer] a newer Mastaba wrote it; update this one, or use another folder
       *[fault] the database can’t be read or written: { $why }
    }

## What was typed wrong: in one line, without a full stop, behind the name of the program.

see-help = { $why }; see '{ $command }'
no-language = there is no language { $name }; there are: { $known }
# $near: “'play' or 'replay'”
no-command =
    { $n ->
        [0] No such command '{ $name }'
       *[other] No such command '{ $name }' (did you mean { $near }?)
    }
no-option =
    { $n ->
        [0] No such option: { $name }
       *[other] No such option: { $name } (did you mean { $near }?)
    }
extra-words =
    { $n ->
        [one] one word too many: { $words }
       *[other] { $n } words too many: { $words }
    }
missing = Missing argument: { $name }
odd-option = { $name } takes one value
bad-value =
    { $span ->
        [from] { $name } takes a whole number of at least { $least }
        [between] { $name } takes a number from { $least } to { $most }
       *[none] { $name } can’t take this value
    }
option-form = --option takes NAME=VALUE, not { $word }
empty-name = --seats has an empty name
bad-name = --seats: { $name } can’t be a name: use up to { $most } printable characters
two-bots = --bots needs at least two different bots
on = --on is 'here' or 'ray', not { $given }
interrupted = interrupted
# A fault of the system with a file or a folder; $why: what the system says.
file-fault =
    { $fault ->
        [none] { $file }: no such file
        [folder] { $file }: is a directory: name a file
        [no-folder] { $file }: no such folder
        [denied] { $file }: no permission
        [exists] { $file }: exists already
        [full] { $file }: no space left on the disk
        [read-only] { $file }: can’t be written to
       *[other] { $file }: { $why }
    }
other-games = { $file } holds the games of another run: give another --out, or remove it
needs-server = this needs { $name }, which comes with the server: pip install 'mastaba[server]'
needs-ray = --on ray needs Ray: install mastaba with its extra, pip install 'mastaba[ray]'
needs-arrow = a { $suffix } file needs pyarrow: install mastaba with its extra, pip install 'mastaba[data]'
needs-torch = training needs PyTorch: pip install 'mastaba[learn]'
no-network = { $game } has no network to train; these have: { $able }
review-finished = only a finished game can be reviewed
