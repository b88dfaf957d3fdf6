### The help of the command line. Each message is on one line, and has no arguments. What one types ('mastaba
### games', --json, novice) stays. Words for placeholders are written in capitals: FILE.

usage = Usage:
arguments = Arguments
options = Options
commands = Commands
examples = Examples
default = default:
required = required
options-word = OPTIONS
command-word = COMMAND …
number = NUMBER
text = TEXT
file-word = FILE
folder-word = FOLDER
game-word = GAME
games-word = GAME …
codes-word = CODE …
option-word = NAME=VALUE
language-word = LANGUAGE
address-word = ADDRESS
addresses-word = ADDRESSES
seconds-word = SECONDS

## All commands.

mastaba = A table for treasure games.
show-help = Show this help.
lang = The language, such as cs; otherwise that of LANG.
version = Show the version.
game = A game’s name: 'mastaba games' lists them.
option = An option of the game; may be repeated.
deck-file = Play with the cards of this file.
jobs = Cores to use; all of them if not given.
as-json = Print the results as JSON.
on = 'here', or 'ray' for a Ray cluster.
seed = The same seed gives the same deals.
players = How many bots play in a game.
records = A record, or many records, one per line.

## Games, and playing.

games = List the games with their players and options.
games-json = Print the list as JSON.
play = Play in the terminal, with people and bots in any seats.
play-seats = Who plays: names of people, or levels of bots, from weak to strong: novice, club, expert, pharaoh; 'module:Class' is a bot of your own.
play-default = You,club
play-seed = The same seed gives the same deal.
play-out = Save the record of the game in this file.
deck = Show the cards of a game, or check a card file of your own.
deck-check = Check a card file of your own.
deck-json = Print the card list as JSON.
replay = Verify records by the rules, and show a game turn by turn.
replay-game = Show this game of the file, counted from 1.
replay-verify = Check also that chance followed from the committed seed.
replay-source = The game that it was played on from, or a file with it: check that too.
replay-quiet = Verify only.
review = Explain a finished game: winning chances, luck and choices, and the costly moments.
review-game = The game of the file, counted from 1.
review-playouts = Playouts per decision.
review-out = Write one self-contained HTML file; with --all, a review per line.
review-all = Review all games of the file, as JSON.

## Many games.

simulate = Let bots play many games, on all cores.
simulate-games = How many games.
simulate-seats = The bots in their seats: novice, club, expert, pharaoh, random, greedy, or 'module:Class' of your own.
simulate-out = Save the records here, one per line; as FILE.parquet, one row per decision, for learners.
arena = Let bots compete on equal deals, every deal in all seatings. An interrupted run continues where it stopped.
arena-bots = The bots; 'expert@0.2s' thinks for so long, 'expert@400' for so many playouts, 'module:Class' is one of your own.
arena-games = Games per line-up, rounded up to whole deals.
arena-out = The report; the games are saved next to it.
arena-default = arena-GAME.html
arena-ceiling = Deals for the bound: what a player who knows all cards reaches.
lab = Find out about a game: who begins, luck, length, what things are worth. With --deck, your deck beside the house deck. An interrupted run continues where it stopped.
lab-games = Games of the game as it is; levels and options get a quarter each.
lab-out = The report; the figures (.json) and the games (.jsonl) are saved next to it.
lab-default = lab-GAME.html
train = Train the network that serves the search. An interrupted run continues where it stopped. It needs PyTorch: pip install 'mastaba[learn]'.
train-rounds = Rounds of playing and learning.
train-games = Games per round.
train-seed = The same seed gives the same weights.
train-out = Where the run is kept.
train-default = train-GAME
puzzles = Find puzzles in games between strong bots.
puzzles-number = How many puzzles to find.
puzzles-seed = Decides the games that are searched.
puzzles-out = Add them to this file, one per line.

## The server and its tables.

serve = Serve tables: play in the browser, here and on other devices.
serve-host = 0.0.0.0 lets other devices in.
serve-port = 0 takes any free port.
serve-browser = Open the page in a browser, if there is one.
serve-pace = Seconds between the moves of bots while somebody watches.
serve-log = The format of the log, for people or for programs.
serve-rate = Requests per second that one player may make.
serve-idle = Seconds after which an unused table leaves memory.
serve-public = Where visitors reach it, such as https://games.example.org.
serve-proxies = Proxies whose X-Forwarded headers are believed.
serve-hsts = How long browsers shall use https only.
serve-reviews = Games that one visitor may have reviewed in a day.
serve-playouts = Playouts for each decision that is reviewed.
serve-workers = Processes, on PostgreSQL. Each also has a port of its own, after --port.
keep = Days to keep tables that never began, games nobody goes on with, and chats; or always.
data = The folder of the tables; the user’s data folder if not given. MASTABA_DATABASE_URL names a PostgreSQL database instead.
prepare = Compile the rules of games ahead of their first use; of all games, two at a time, if none is named.
prepare-games = The games to prepare.
prepare-reviews = Also what reviews of these games need.
tables = List and delete the tables of this host.
tables-list = The tables, the newest first.
tables-most = How many to list, the newest first.
tables-tidy = Delete now what the server deletes every hour: tables that never began, games that nobody goes on with, and the chats of games that were finished long ago.
tables-delete = Delete tables for good, with their games and chats. Best while the server is stopped.
tables-codes = Codes of tables, such as LOTUS-42.
backup = Copy all tables to a file, while the server runs or not. Keep it private: it holds the keys.
backup-file = A new file.
restore = Put back what 'mastaba backup' has written; stop the server first.
restore-file = What 'mastaba backup' has written.
restore-replace = Also if there are tables already: they are lost.
