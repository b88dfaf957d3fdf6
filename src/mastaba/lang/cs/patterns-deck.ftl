many = víc než { $most } karet: tolik jich balíček nejvýš může mít
no-card = v tomto souboru není žádná karta: { $format }
unread = { $text } nejde přečíst: { $format }
colour = karta { $card }: barva { $colour } neexistuje; barvy jsou { $known }
symbol = karta { $card }, políčko { $box }: { $mark } není znak; použij { $known }
