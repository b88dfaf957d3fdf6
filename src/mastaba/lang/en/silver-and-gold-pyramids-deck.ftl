# Mistakes in card files of Pyramids.

format = a card is a line such as '17 green', then 5 rows of 5 boxes drawn with { $symbols }
twice = number { $number } is already on line { $line }: every card needs its own
number = { $given } can’t be an order number: use 1 to { $most }
rows = card { $card } has { $n } rows: draw { $needed }
wide = card { $card }, row { $row } is { $n } boxes wide: draw { $needed }
entrance = card { $card }, box { $box }: the entrance is in the top row
tomb = card { $card }, box { $box }: the tomb is in the bottom row
# $mark: how it is drawn
one =
    { $what ->
        [entrance] card { $card } has { $n } entrances in row { $row }: draw one { $mark }
       *[tomb] card { $card } has { $n } tombs in row { $row }: draw one { $mark }
    }
cut-off = card { $card }: walls cut the tomb off from the entrance
