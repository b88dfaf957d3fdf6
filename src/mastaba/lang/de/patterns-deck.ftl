many = mehr als { $most } Karten: So viele kann ein Stapel höchstens haben
no-card = keine Karte in dieser Datei: { $format }
unread = { $text } ist nicht zu verstehen: { $format }
colour = Karte { $card }: Es gibt keine Farbe { $colour }; die Farben sind { $known }
symbol = Karte { $card }, Feld { $box }: { $mark } ist kein Zeichen; es gibt { $known }
