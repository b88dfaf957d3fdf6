which-game = Which game?
who-sits = Who sits down?
open-seat = A friend, by link
a-friend = A friend
friend = Friend
friend-by-link = Friend by link
by-link = comes by link
guest = Somebody at this screen
this-screen = This screen
free-chair = Free
add = Add
add-somebody = add somebody
leave-free = Leave the chair free
nobody-else = Nobody else sits down: you play alone.
too-few = Add somebody first.
link-later = You get a link for your friends.
level-of = level { $n } of 4
guest-name = Player { $n }
name-at = Name at seat { $n }
house = House rules
house-changed =
    { $n ->
        [0] as usual
       *[other] { $n } changed
    }
hints = Hints
allowed = allowed
not-allowed = not allowed
clock = Time for a move
no-clock = no limit
code-kind = The code of the table
code-long = long, nobody guesses it
code-aloud = short, to say aloud
create = Open the table
create-now = Start
duration =
    { $unit ->
        [hours] { $n } hours
        [minutes] { $n } minutes
       *[seconds] { $n } seconds
    }
# How a bot plays. $says: what a bot of another package says of itself.
plays =
    { $level ->
        [novice] Overlooks many a move. A good first opponent.
        [club] Plays by habit, quickly, and misses a move now and then.
        [expert] Calculates for up to a quarter of a second.
        [pharaoh] Calculates for a second, and is hard for anyone.
       *[other] { $says }
    }
# The same in a game of memory.
remembers =
    { $level ->
        [novice] Remembers the last few finds, and confuses places.
        [club] Remembers about half of it, not always the right place.
        [expert] Remembers nearly everything.
        [pharaoh] Forgets nothing, and plans ahead.
       *[other] { $says }
    }
clock-is =
    { $unit ->
        [hours] { $n } hours for a move
        [minutes] { $n } minutes for a move
       *[seconds] { $n } seconds for a move
    }
hints-allowed = hints allowed
no-hints = no hints
no-time-limit = no time limit
beneath-ramses = Twelve treasures lie under 47 pyramids.
beneath-farao = Seven inscriptions lie among the corridors.
