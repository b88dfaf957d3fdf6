### What is wrong with a record (docs/record.md): short, without a full stop. Names of fields stay, in quotes.

not-json = not JSON: { $why }
# $byte: where
not-json-at = not JSON: { $why } (byte { $byte })
not-utf8 = not JSON: byte { $byte } is not UTF-8
too-deep = not a record: the JSON is nested too deeply
twice = the field { $field } appears twice in one object
no-object = a record is a JSON object, a dict in Python, not { $given }
bad-field =
    { $missing ->
        [yes] the record has no { $field }
       *[no] { $field } has the wrong type
    }
other-format = format { $given }: this version reads { $reads }
rules-range = 'rules' must be a number from 1 to { $most }
other-rules = played with version { $given } of the rules of { $title }, this is version { $known }: replay it with the release of Mastaba that played it
variant = the variant does not name every option
no-name = every seat needs a name
other-cards = played with a different card file: give that file with --deck
ended = 'ended' must be "abandoned", and only a game without a result may have it
result-early = the record has a result, but its steps do not end the game
result-missing = the game is over, but the record has no result
# $why: one of the three messages below
result-wrong = the result does not follow from the steps: { $why }
results = there must be a result for every seat
no-result = seat { $seat } has no result
other-result = seat { $seat } has { $field } { $due }, not { $has }
from-object = 'from' must be an object
from-fields = 'from' must have { $fields } and, if redealt, 'seat'
shuffle = 'shuffle' must be an object with a text 'commit'
no-seed = the record has no seed, so its shuffle can’t be checked
other-seed = the seed is not the one that was promised: its SHA-256 is not the commit
no-move = step { $step } has no move
# $move: in notation, in quotes
not-turn = step { $step } ({ $move }): it is not the turn of { $by }
illegal = step { $step } ({ $move }): { $why }
not-due = step { $step } ({ $move }) does not follow from the seed
other-field = step { $step } ({ $move }): its { $field } should be { $due }
snapshot = the snapshot belongs to another game or another version of the rules

## Playing on from a moment of another game.

on-finished = one can play on only from a moment of a finished game
on-range = the game has { $n } steps: there is nothing to play on after { $ply }
on-seats = the game has { $n } seats, not { $given }
on-redealt = what the seat had seen leaves too few other deals here: play on with things as they were
on-other = this is not the record that it was played on from: its hash is another
on-game = it was played on with another game, other options, cards or seats
on-steps = the first steps are not those of the game that it was played on from
on-seen = seat { $seat } has not seen what it saw in the game that it was played on from
on-none = the record does not say that it was played on from another
