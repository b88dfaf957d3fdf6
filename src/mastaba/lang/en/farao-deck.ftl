# Mistakes in tile files of Farao. Words of the file ('small', 'tee', 'food') stay.

tile-format = a tile is a line such as '2 tee plain': how many, the shape, the content
token-format = tokens are a line such as 'food per player' or 'papyrus 2'
no-part = { $name } is no part of a tile file: parts begin with a line { $known }
part-twice = the part { $part } is already on line { $line }
missing = the part { $part } is missing: the file needs { $needed }
coffers = more than one coffer: a pyramid has at most one ({ $rule })
no-inscription = no tile with { $name }: every inscription needs one ({ $rule })
few-inscriptions = { $n } different inscriptions in the small pyramid: its chamber opens with { $needed } ({ $rule })
unread = can’t read { $text }: { $format }
number = { $given } must be a number from 1 to { $most }: { $format }
shape = no shape { $name }; shapes are { $known }
content = no content { $name }; contents are { $known }
tiles = the part { $part } has { $n } tiles: it needs { $needed } ({ $rule })
item = no item { $name }; items are { $known }
item-twice = { $name } comes twice
unread-tokens = can’t read { $text }: { $format }, at most 9
no-tokens = no tokens for { $items }: { $format }
