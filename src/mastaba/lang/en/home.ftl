pitch = Four treasure games at one table. No account, just a name.
you-are = You are
name-help = Others at the table see it. It is kept in this browser.
save = Save
other-device = Use this name on another device
other-device-help = Open this link there, once:
valid-for = It works for { $minutes } minutes.
play-now = Play now
with-friends = With friends
compiling = Play now. In the first minute there are no hints yet, and bots play by habit.
go-on = Go on playing
all-tables = All { $n } tables
more = More
no-tables = No table yet. Play now starts one against bots.
latest = Latest results
my-tables = All my tables
yesterday = yesterday
remove-table = Remove table { $code }
new-here = New here?
new-here-help = Tia shows you { $title } in a few short steps.
start-one = Start a game
change = Press to change
plays-like = What Play now starts
opponents =
    { $n ->
        [one] { $n } opponent
       *[other] { $n } opponents
    }
to-change = { $words }. Press to change.
no-finished = No finished game yet.
# Under the name of a game. $when: a time, a day, or "yesterday".
with = with { $names }, { $when }
alone = alone, { $when }
open = Open
play = Play
review = Result
gathering = waiting for players
abandoned-row = abandoned
won-against = You won, { $mine } to { $best }
lost-against = { $name } won, { $best } to { $mine }
won = You won
lost = { $name } won
join-by-code = Join by code
join-help = Take a seat at a friend’s table. Type its code, or paste the link.
code = Table code
code-example = Table code
join = Join
watch = Watch a table
no-code = Type the code of the table first, for example LOTUS-42.
learn-game = Learn to play { $title }
puzzles-short = One move is clearly best: find it.
to-puzzles = Solve some

## What the games are about.

about-silver-and-gold = Cross off islands with the pattern that all players share; coins, palms, seals and trophies.
about-silver-and-gold-pyramids = Cross off a way to the tombs under the pyramids with the pattern that all players share; gems, torches, skulls and potions.
about-ramses = Slide pyramids, uncover treasures and remember where they lie; sand storms, scorpions, duels and a mummy.
about-farao = Turn up the corridors of a pyramid, read five inscriptions and enter the burial chamber first. Partly reconstructed rules.

## How far a game is, for lists.

round = round { $n } of { $all }
# Where it is not known how many there will be.
round-now = round { $n }
choosing = choosing cards

## Ways to play Ramses and Farao, in a word or two: buttons of the home page.

way =
    { $way ->
        [classic] Classic
        [mummy] Explorers
        [alone] Alone
        [children] Children
        [small] Small
        [big] Big
        [seven] All seven
       *[other] { $way }
    }
