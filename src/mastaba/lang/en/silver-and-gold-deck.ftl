# Mistakes in card files of Silver & Gold.

# $plain, $sealed: lines of such a file
format = a card is a line such as '{ $plain }' or '{ $sealed }', then 1 to 4 rows of 1 to 4 boxes drawn with . o x c p
twice = card { $card } is already on line { $line }: every card needs its own name
name = { $name } can’t name a card: use up to 12 letters and digits (and not 'deck')
points = card { $card }: points { $points } must be a number from 1 to 99
seal-colour = card { $card }: no colour { $colour } for the seal; colours are { $known }
seal-pays = card { $card }: a seal pays 1 or 2, not { $worth }
unequal = card { $card } has { $boxes } boxes but says { $points } points: they are the same on every card
rows = card { $card } has { $n } rows: draw 1 to { $most }
wide = card { $card }, row { $row } is { $n } boxes wide: at most { $most }
ragged = card { $card }, row { $row } is { $n } wide, the first row { $first }: fill with '.'
no-box = card { $card } has no box
apart = card { $card }, box { $box } is not connected to the rest of the island
