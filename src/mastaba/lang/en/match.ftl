### What does not fit when a game is chosen: its name, options, players, bots, cards. Short, without a full stop,
### as programs print it after their own name.

# $games, $known, $bots: names, with commas. $name, $value: what was given, in quotes.
no-game = no game { $name }; the games are: { $games }
no-game-near = no game { $name }; did you mean { $near }?
broken-game = the game { $name } can’t be played: { $why }
not-imported = { $package } can’t be imported: { $why }
other-name = its ABOUT calls it { $name }: the entry point must have that name too
players = { $title } is for { $least } to { $most } players, not { $n }
no-option = { $title } has no option { $name }; it has: { $known }
no-value = option { $name } can’t be { $value }; it can be: { $values }
no-bot = no bot { $name }; the bots are: { $bots }
# $why: the message above
no-bot-or-class = { $why }; a class of your own is named module:Class
no-bot-why = no bot { $name }: { $why }
no-bot-class = no bot { $name }: { $module } has no subclass of mastaba.Bot named { $found }
lacks-methods = { $name } can’t play: it has no method { $methods }
# $known: whether the game is, $title
no-limit =
    { $known ->
        [yes] { $name } does not think in { $title }, so it takes no limit: use { $name }
       *[no] { $name } does not think, so it takes no limit: use { $name }
    }
limit = a limit is a number of seconds such as 0.5s, or a number of playouts such as 400, not { $given }

## Card files.

# A mistake, with its line.
at-line = line { $line }: { $what }
mistakes =
    { $n ->
        [0] { $first }
       *[other] { $first } (and { $n } more)
    }
large-deck = larger than { $limit } MB: no card file is, so this must be another file
deck-encoding = not UTF-8 text: save the card file as UTF-8
few-cards = { $cards } cards are too few for { $players } players: at least { $least }
