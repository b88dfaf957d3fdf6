# Mistakes in card files of Ramses. Words of the file ('treasures', 'stack 1', 'ibis 2') stay.

format = the parts of a card file begin with a line 'treasures', 'stack 1', 'stack 2', 'stack 3' or 'chips'
unread = can’t read { $text }: { $format }
part-twice = { $part } is already on line { $line }: every part comes once
no-cards = no cards in this file: { $format }
missing = missing: { $parts }; { $format }
many = { $n } search cards: at most { $most }
name = { $name } can’t name a treasure: up to { $most } small letters, digits and hyphens (and not 'none')
treasure-twice = treasure { $name } comes twice
treasures = { $n } treasures: there must be { $needed }, one for each block of 2 x 2
empty-stack = stack { $n } has no card: every stack needs one
unread-card = can’t read { $text }: a search card is a line such as 'ibis 2' or 'ibis 2 scorpion'
no-treasure = no treasure { $name }: it is not among the twelve
value = card { $card }: value { $value } must be a number from 1 to 4
action = card { $card }: no special action { $action }; there are { $known }
no-action = card { $card }: cards of stack 1 have no special action
unread-chip = can’t read { $text }: chips are lines such as '2 hats x 4' or 'curse x 3'
chips = { $n } chips: there must be { $needed }, one for each gold pyramid
