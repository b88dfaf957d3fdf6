# Silver & Gold: Pyramids.

option-show_pile = ukazovat karty výpravy už použité v tomto kole

## Things. $number is printed on the card; it is its id as well. Pády: nom, gen, acc, loc.

card =
    { $colour ->
        [green]
            { $case ->
                [gen] zelené { $number }
                [acc] zelenou { $number }
                [loc] zelené { $number }
               *[nom] zelená { $number }
            }
        [orange]
            { $case ->
                [gen] oranžové { $number }
                [acc] oranžovou { $number }
                [loc] oranžové { $number }
               *[nom] oranžová { $number }
            }
       *[purple]
            { $case ->
                [gen] fialové { $number }
                [acc] fialovou { $number }
                [loc] fialové { $number }
               *[nom] fialová { $number }
            }
    }
# What decides between equal totals.
tie-break = nejnižší číslo

## What a seat must do now.

owed =
    { $n ->
        [one] Červený křížek: zaškrtni ještě jedno políčko tam, kde tvá cesta pokračuje.
        [few] Červený křížek: zaškrtni ještě { $n } políčka, jedno po druhém, tam, kde tvá cesta pokračuje.
       *[other] Červený křížek: zaškrtni ještě { $n } políček, jedno po druhém, tam, kde tvá cesta pokračuje.
    }
pass = Nezbývá ti žádné políčko: vynech tah.
cross = Zaškrtni { FORM($pattern, case: "acc") } na jedné ze svých karet, nebo jediné políčko.

## Why a move is not legal.

## What a move does, for hints.

colour =
    { $colour ->
        [green] zelená
        [orange] oranžová
       *[purple] fialová
    }
