# The table of Farao, as it is drawn in the terminal: lines of at most 80 letters.

# What lies on a tile, in three letters; * is an inscription, ! an obstacle. The legend explains some of them.
code =
    { $content ->
        [food] foo
        [water] wat
        [torch] tor
        [scarf] sca
        [magic-bottle] bot
        [golden-key] key
        [first-aid-kit] aid
        [money] mon
        [chocolate] cho
        [plan] pla
        [papyrus] pap
        [snake] !sn
        [toxic-gas] !ga
        [trap] !tr
        [hunger] !hu
        [thirst] !th
        [fatigue] !fa
        [wall-ruins] !ru
        [secret-door] !do
        [abyss] !ab
        [map] MAP
        [secret-tunnel] TUN
        [dark-shrine] SHR
        [coffer] COF
        [inscription-red] *re
        [inscription-blue] *bl
        [inscription-green] *gr
        [inscription-yellow] *ye
        [inscription-white] *wh
        [inscription-pink] *pi
        [inscription-orange] *or
       *[plain] { "" }
    }
# Five lines or more.
legend =
    { "*" } inscription   ! obstacle: hu hunger, th thirst, fa fatigue end the move;
    sn snake, ga toxic gas, tr trap kill;
    ru wall ruins, do secret door, ab abyss bar the way
    TUN tunnel   SHR dark shrine   COF coffer
    † curse   > < ^ v entrance   ? seen by you
house =
    Rules called reconstructed are ours:
    of the printed rulebook only the last pages are known.
# The burial chamber: at most nine letters.
chamber =
    { $open ->
        [yes] OPEN
       *[no] TOMB
    }
part =
    { $part ->
        [small] The small pyramid: { $n } tiles
       *[big] The big pyramid adds { $n } tiles
    }
empty = empty
token =
    { $each ->
        [yes] { $thing }: one per player
       *[no] { $thing }: { $n }
    }
tokens = Tokens: { $tokens }
round = Round { $n }
# $n: the throw; $die: what the die shows since, if that is another number, or 0; $left: movement points
threw =
    { $die ->
        [0] { $name } threw { $n }; { $left } left
       *[other] { $name } threw { $n }, the die shows { $die }; { $left } left
    }
# $stacks: “food 2, torch 1”, or - for none
supply = Supply (face up): { $stacks }
coffer = In the coffer: { $items }
entered = in the chamber: place { $place }
outside = outside
read = read: { $colours }
items = items: { $items }
# The lines of the score sheet.
line =
    { $line ->
        [inscriptions] inscriptions
        [items] items
       *[other] { $line }
    }
