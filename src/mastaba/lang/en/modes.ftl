### Ways to play the games, and what is left to the house. The short names of the ways are home/way.

# The name of a way to play. The first four are of Ramses, the others of Farao.
name =
    { $way ->
        [classic] The classic game
        [mummy] Explorers and the mummy
        [alone] Alone
        [children] With children
        [small] The small pyramid
        [big] The big pyramid
       *[seven] All seven inscriptions
    }
says =
    { $way ->
        [classic] Find twelve treasures. Sand storms, scorpions and duels stir the board.
        [mummy] Adds scarabs, explorers under the gold pyramids, and a curse.
        [alone] A wrong treasure costs the card. From desert beetle to pharaoh.
        [children] Only sand storms happen: no scorpions, super powers or duels.
        [small] 7 by 7 squares. Five inscriptions open the burial chamber.
        [big] 9 by 9 squares with more in them. Five inscriptions are enough.
       *[seven] The big pyramid, and the long search: nobody enters without all seven.
    }
# The same on a phone: at most 34 letters.
short =
    { $way ->
        [classic] Treasures, sand storms, duels
        [mummy] Adds scarabs, explorers, a curse
        [alone] From desert beetle to pharaoh
        [children] only sand storms happen
        [small] 7 by 7 squares, five inscriptions
        [big] 9 by 9 squares, five inscriptions
       *[seven] The big pyramid, the long search
    }
# In a list, after the name of the way.
with-children = with children
# What the house decides. $help: the option of a game that is not ours, in its own words.
rule =
    { $option ->
        [show_pile] Used expedition cards
        [slides] Slides in a turn
        [figures] Archaeologists for each player
        [play_on] The game ends
       *[other] { $help }
    }
# The choices beneath it.
value =
    { $option ->
        [show_pile]
            { $value ->
                [yes] lie open
               *[no] lie face down
            }
        [slides]
            { $value ->
                [none] as many as you like
               *[other] { $value } at most
            }
        [figures]
            { $value ->
                [1] one
                [2] two
               *[other] three
            }
        [play_on]
            { $value ->
                [yes] when the last one is in
               *[no] when one player is left
            }
       *[other]
            { $value ->
                [yes] yes
                [no] no
                [none] none
               *[other] { $value }
            }
    }
# How it stands, in a list.
told =
    { $option ->
        [show_pile]
            { $value ->
                [yes] used expedition cards lie open
               *[no] used expedition cards lie face down
            }
        [slides]
            { $value ->
                [none] as many slides as you like
               *[other] slides: { $value } at most
            }
        [figures]
            { $value ->
                [1] one archaeologist each
                [2] two archaeologists each
               *[other] three archaeologists each
            }
        [play_on]
            { $value ->
                [yes] it ends when the last one is in
               *[no] it ends when one player is left
            }
       *[other]
            { $value ->
                [yes] { $option }: yes
                [no] { $option }: no
                [none] { $option }: none
               *[other] { $option }: { $value }
            }
    }
