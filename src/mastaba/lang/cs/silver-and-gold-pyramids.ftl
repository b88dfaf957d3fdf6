# Silver & Gold: Pyramids.

option-show_pile = ukazovat karty výpravy už použité v tomto kole

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
        [few] Červený křížek: zaškrtni ještě { $n } políčka, jedno po druhém, tam, kde tvá cesta pokračuje.
       *[other] Červený křížek: zaškrtni ještě { $n } políček, jedno po druhém, tam, kde tvá cesta pokračuje.
    }
pass = Nezbývá ti žádné políčko: vynech tah.
cross = Zaškrtni { FORM($pattern, case: "acc") } na jedné ze svých karet, nebo jediné políčko.

# Barva karty nebo jejího závodu.
colour =
    { $colour ->
        [green] zelená
        [orange] oranžová
       *[purple] fialová
    }

## At the board.

gems = Drahokamy
torches = Pochodně
skulls = Lebky
pyramids = Karty
gems-are = Drahokamy: červené { $red }, zelené { $green }
skulls-are = Zaškrtnuté lebky: { $n }
races = Závody
mine = Tvé karty
lowest-first = nejnižší číslo první
lowest = Nejnižší číslo vybírá první
# Za číslem, které je vždy aspoň 5.
to-the-tomb = políček k hrobce
torch = pochodeň tohoto kola
skull =
    { $n ->
        [one] { $n } lebka
        [few] { $n } lebky
       *[other] { $n } lebek
    }
potion = o dvě lebky méně
tomb = hrobka: 10 bodů
more =
    { $n ->
        [one] ještě jedno políčko
        [few] ještě { $n } políčka
       *[other] ještě { $n } políček
    }
race-points = Body ze závodů
ahead =
    { $line ->
        [torches] pochodně ({ $by })
        [race-points] body ze závodů ({ $by })
        [gems] drahokamy ({ $by })
        [skulls] lebky ({ $by })
       *[pyramids] dokončené karty ({ $by })
    }
skulls-off =
    { $n ->
        [one] o jednu lebku méně
        [few] o { $n } lebky méně
       *[other] o { $n } lebek méně
    }
race = závod
# A card on the page: its number first.
card-label = { card }
# What a symbol is for, in a sentence.
tells-entrance = Vchod: první tvar na kartě ho musí pokrýt.
tells-tomb = Zlatá hrobka: dokončuje kartu, za deset bodů.
tells-red-cross = Červený křížek: zaškrtni ještě jedno sousedící políčko, na kterékoli ze svých karet.
tells-gem = Drahokam: červený a zelený spolu dávají pět bodů, samotný jeden.
tells-torch = Pochodeň: pět bodů, jednou v každém kole.
tells-skull = Lebka: body ti ubere jen poslední zaškrtnutá na tvé bodovací kartě.
tells-potion = Lektvar: setře tvé dvě nejhorší lebky.
tells-cards = Dokončená karta dává deset bodů a počítá se do závodu své barvy.
tells-races = Závody: kdo první dokončí dvě, čtyři nebo šest karet jedné barvy, bere její body zleva.
# What is in a box, for screen readers.
kind-plain = bez symbolu
kind-wall = zeď
kind-entrance = vchod
kind-tomb = zlatá hrobka
kind-red-cross = červený křížek
kind-red-gem = červený drahokam
kind-green-gem = zelený drahokam
kind-torch = pochodeň
kind-skull = lebka
kind-potion = lektvar
counted =
    { $kind ->
        [red-cross]
            { $n ->
                [one] { $n } červený křížek
                [few] { $n } červené křížky
               *[other] { $n } červených křížků
            }
        [red-gem]
            { $n ->
                [one] { $n } červený drahokam
                [few] { $n } červené drahokamy
               *[other] { $n } červených drahokamů
            }
        [green-gem]
            { $n ->
                [one] { $n } zelený drahokam
                [few] { $n } zelené drahokamy
               *[other] { $n } zelených drahokamů
            }
        [torch]
            { $n ->
                [one] { $n } pochodeň
                [few] { $n } pochodně
               *[other] { $n } pochodní
            }
        [skull]
            { $n ->
                [one] { $n } lebka
                [few] { $n } lebky
               *[other] { $n } lebek
            }
       *[potion]
            { $n ->
                [one] { $n } lektvar
                [few] { $n } lektvary
               *[other] { $n } lektvarů
            }
    }
# What lay under a pattern; 4. pád, po „přes“.
some =
    { $kind ->
        [red-gem]
            { $n ->
                [one] červený drahokam
                [few] { $n } červené drahokamy
               *[other] { $n } červených drahokamů
            }
        [green-gem]
            { $n ->
                [one] zelený drahokam
                [few] { $n } zelené drahokamy
               *[other] { $n } zelených drahokamů
            }
        [torch]
            { $n ->
                [one] pochodeň
                [few] { $n } pochodně
               *[other] { $n } pochodní
            }
        [skull]
            { $n ->
                [one] lebku
                [few] { $n } lebky
               *[other] { $n } lebek
            }
       *[potion]
            { $n ->
                [one] lektvar
                [few] { $n } lektvary
               *[other] { $n } lektvarů
            }
    }
# Vedle obrázku drahokamu.
gain =
    { $kind ->
        [red-gem]
            { $n ->
                [one] +{ $n } červený
                [few] +{ $n } červené
               *[other] +{ $n } červených
            }
       *[green-gem]
            { $n ->
                [one] +{ $n } zelený
                [few] +{ $n } zelené
               *[other] +{ $n } zelených
            }
    }
fits-note = Vyznačeno, kam se vejde { $pattern }: { $counts }.
# $number of the card
fits-in =
    { $n ->
        [one] { $n } možnost na kartě { $number }
        [few] { $n } možnosti na kartě { $number }
       *[other] { $n } možností na kartě { $number }
    }
asks-both = Zaškrtni { FORM($pattern, case: "acc") } vedle zaškrtnutého políčka či přes vchod, nebo jen jedno takové.
asks-touch = Zaškrtni { FORM($pattern, case: "acc") } vedle zaškrtnutého políčka, nebo jedno sousední.
asks-entrance = Zaškrtni { FORM($pattern, case: "acc") } přes vchod, nebo jen samotný vchod.
pairs =
    { $n ->
        [one] { $n } pár + { $rest }
        [few] { $n } páry + { $rest }
       *[other] { $n } párů + { $rest }
    }
torches-are = Pochodně z kol: { $rounds }
no-torches = Zatím žádná pochodeň
wins-race =
    { $colour ->
        [green] vyhrává závod zelených
        [orange] vyhrává závod oranžových
       *[purple] vyhrává závod fialových
    }
race-won =
    { $points ->
        [one] { colour }, { $points } bod: { $name }
        [few] { colour }, { $points } body: { $name }
       *[other] { colour }, { $points } bodů: { $name }
    }
race-open =
    { $points ->
        [one] { colour }, { $points } bod: zatím nikdo
        [few] { colour }, { $points } body: zatím nikdo
       *[other] { colour }, { $points } bodů: zatím nikdo
    }

## The log.

story-completes = <b>vstupuje do hrobky</b> { FORM($card, case: "gen") }
story-forced =
    { PERSON($name) ->
        [you] Kvůli červenému křížku musíš vstoupit do hrobky { FORM($card, case: "gen") }.
       *[other] { $name } musí kvůli červenému křížku vstoupit do hrobky { FORM($card, case: "gen") }.
    }
story-extra =
    { $n ->
        [one] za červený křížek ještě jedno políčko na { FORM($card, case: "loc") }
        [few] za červený křížek ještě { $n } políčka na { FORM($card, case: "loc") }
       *[other] za červený křížek ještě { $n } políček na { FORM($card, case: "loc") }
    }
story-extra-on-both =
    { $n ->
        [few] za červený křížek ještě { $n } políčka na { FORM($first, case: "loc") } a { FORM($second, case: "loc") }
       *[other] za červený křížek ještě { $n } políček na { FORM($first, case: "loc") } a { FORM($second, case: "loc") }
    }

## Tips of the first game.

tip-keep = Po krátké cestě k hrobce získáš jejích 10 bodů dřív.
tip-place = V prázdné pyramidě se začíná u vchodu.
tip-skull = Na konci se počítá jen tvá nejhorší lebka. Lektvar setře dvě.
tip-take = Kdo první dokončí dvě karty jedné barvy, získá 10 bodů, druhý v pořadí 6 a třetí 3.
