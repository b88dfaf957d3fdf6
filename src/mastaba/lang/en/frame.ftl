close = Close
# Whoever reads, in place of their name; [start]: at the beginning of a sentence, or as a label.
you =
    { $case ->
        [start] You
       *[other] you
    }
nameless = Choose a name
your-name = Your name
at-this-screen = At this screen
rules = Rules
players = { $least } to { $most }
minutes = { $n } min
your-turn = Your turn
waiting-for = Waiting for { $names }
learn = Learn to play
seat-number = Seat { $n }
name-first = Type your name first
invite = Invite
sound =
    { $on ->
        [yes] Sound: on
       *[no] Sound: off
    }
theme =
    { $night ->
        [yes] Theme: night
       *[no] Theme: day
    }
menu = Menu
bot-plays =
    { $n ->
        [one] A bot plays for you.
       *[other] Bots play for you.
    }
place = Place
finish-turn = Done
take-back = Take back
turn-drawn = Your turn is drawn. Done ends it; Take back undoes the last step.
loading = One moment …
no-server = The server does not answer. Check your connection and try again.
odd-answer = The server could not do that ({ $status }). Try again, or reload the page.
home = To the home page
no-page = There is nothing at this address.
you-host = You are the host
broken = Something on this page went wrong. Reload it; your game is safe on the server.
reload = Reload
settings = Settings
really = Yes, do it
download = Download
review-name = Review
play-on-here = Play on from here
# “Your turn: round 2”
labelled = { $label }: { $what }
puzzles = Puzzles
times = { $n } ×
# What is printed on a key of the keyboard; $key: its English name.
key =
    { $key ->
        [Enter] Enter
        [Esc] Esc
       *[other] { $key }
    }
previous = Step back
next = Step on
rules-of = { $title }: the rules
rules-note = In our own words. The numbered rules that the table follows are in the documentation.
back = Back
# The level of a bot, as a rank. Other bots have names of their own.
rank =
    { $level ->
        [novice] apprentice
        [club] scribe
        [expert] vizier
        [pharaoh] pharaoh
       *[other] { $level }
    }
the-level =
    { $level ->
        [novice] the apprentice
        [club] the scribe
        [expert] the vizier
        [pharaoh] the pharaoh
       *[other] { $level }
    }
