bring-help = Drop a record on this page, or choose it: it is checked first.
bring-title = Review a game from a file
checking-record = Checking the record …
choose-file = Choose a file
finished-games = Finished games
many-records = This file holds { $games } games. Bring one of them: a file with a single line.
no-record = This file is not a record: it is not JSON.
record-too-large = This file is too large: a record has { $limit } kB at most.
remove-help = It leaves your list. If it is in nobody else’s list, it is deleted for good.
remove-running = You leave the game, and it leaves your list. A bot plays on for you; if nobody else plays, the game is deleted for good.

# How far a game is: it is shown in lists at home, too, and loaded there when a table needs it.
cards-left =
    { $n ->
        [0] the last card
        [one] { $n } card left
       *[other] { $n } cards left
    }
