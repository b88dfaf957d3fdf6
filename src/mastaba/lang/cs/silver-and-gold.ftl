# Silver & Gold.

option-show_pile = ukazovat karty výpravy už použité v tomto kole

## Things. Pády: nom, gen, acc, loc.

card =
    { $colour ->
        [purple]
            { $case ->
                [gen] fialové { $points }
                [acc] fialovou { $points }
                [loc] fialové { $points }
               *[nom] fialová { $points }
            }
        [orange]
            { $case ->
                [gen] oranžové { $points }
                [acc] oranžovou { $points }
                [loc] oranžové { $points }
               *[nom] oranžová { $points }
            }
        [green]
            { $case ->
                [gen] zelené { $points }
                [acc] zelenou { $points }
                [loc] zelené { $points }
               *[nom] zelená { $points }
            }
       *[grey]
            { $case ->
                [gen] šedé { $points }
                [acc] šedou { $points }
                [loc] šedé { $points }
               *[nom] šedá { $points }
            }
    }
# With the id by which a player types it.
card-written = { card } ({ $id })
# What decides between equal totals.
tie-break =
    { $colour ->
        [purple] fialové karty
        [orange] oranžové karty
        [green] zelené karty
       *[grey] šedé karty
    }

## What a seat must do now.

owed =
    { $n ->
        [one] X: zaškrtni ještě jedno políčko, kdekoli na svých kartách.
        [few] X: zaškrtni ještě { $n } políčka, jedno po druhém, kdekoli na svých kartách.
       *[other] X: zaškrtni ještě { $n } políček, jedno po druhém, kdekoli na svých kartách.
    }
pass = Na tvých kartách nezbývá volné políčko: vynech tah.
cross = Zaškrtni { FORM($pattern, case: "acc") } na jedné ze svých karet, nebo jedno libovolné políčko.

## Why a move is not legal.

## What a move does, for hints.
