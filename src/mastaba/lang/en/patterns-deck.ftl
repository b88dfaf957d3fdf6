# Mistakes in card files of Silver & Gold and of Pyramids: behind "line 3:", without a full stop. What is written
# in the file stays in English.

many = more than { $most } cards: a deck has at most { $most }
# $format: how a card is written
no-card = no card in this file: { $format }
unread = can’t read { $text }: { $format }
colour = card { $card }: no colour { $colour }; colours are { $known }
symbol = card { $card }, box { $box }: { $mark } is not a symbol; use { $known }
