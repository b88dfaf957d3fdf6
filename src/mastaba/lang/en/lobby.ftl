lobby-help = Send this link or show the code. The game starts when the last seat is taken.
invited = You are invited. Type your name and take a free seat: the game starts when the last one is taken.
network = Open to my home network
network-off = This link works on this computer only. Switch this on, and everybody in the same Wi-Fi or network can open it. Nobody outside can.
network-on = Everybody in the same Wi-Fi or network can open this link, as long as Mastaba runs on this computer. Nobody outside can.
add-bot = Add a bot
send-away = Send { $name } away
how-played = The game
copy = Copy link
copied = Link copied.
cant-copy = Copying is not allowed here. Select the link and copy it.
qr = QR code of table { $code }
take-seat = Take a seat
kept-for-you = You are invited to a rematch. Your seat is reserved. The game starts when everyone is here.
sit-down = Sit down
decline = Not this time
invited-seat = invited
taken = taken
start-with-bots = Fill with bots and start
bot-at = Add a bot on seat { $n }
seated = You have a seat. Waiting for the others.
closed-to-others = Closed to others: nobody else comes in
chat-muted = Only I write in the chat
watcher =
    { $named ->
        [yes] { $name }, who watches
       *[no] somebody, who watches
    }
remove-somebody = Remove { $name }
remove-somebody-help = They can’t come back to this table. During the game a bot plays on for them.
