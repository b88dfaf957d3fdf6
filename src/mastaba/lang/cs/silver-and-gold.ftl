# Silver & Gold.

option-show_pile = ukazovat karty výpravy už použité v tomto kole

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
        [purple] dokončené fialové karty
        [orange] dokončené oranžové karty
        [green] dokončené zelené karty
       *[grey] dokončené šedé karty
    }

## What a seat must do now.

owed =
    { $n ->
        [one] X: zaškrtni ještě jedno políčko, kdekoli na svých kartách.
        [few] X: zaškrtni ještě { $n } políčka, jedno po druhém, kdekoli na svých kartách.
       *[other] X: zaškrtni ještě { $n } políček, jedno po druhém, kdekoli na svých kartách.
    }
pass = Na tvých kartách nezbývá volné políčko: vynech tah.
cross = Zaškrtni { FORM($pattern, case: "acc") } na jedné ze svých karet, nebo jedno libovolné políčko.

## At the board.

coins = Mince
of-twelve = { $n } ze 12
trophies = Poháry
palms = Palmy
cards-and-seals = Karty a pečeti
mine = Tvé karty
a-palm = palma: <b>1 + { $n }</b>
palm-now = palma teď dává <b>1 + { $n }</b>
boxes =
    { $n ->
        [one] políčko
        [few] políčka
       *[other] políček
    }
coin =
    { $n ->
        [one] +{ $n } mince
        [few] +{ $n } mince
       *[other] +{ $n } mincí
    }
palm = palma: +{ $n }
more =
    { $n ->
        [one] ještě jedno políčko
        [few] ještě { $n } políčka
       *[other] ještě { $n } políček
    }
cups = Poháry
cards = Karty
seals = Pečeti
ahead =
    { $line ->
        [coins] mince ({ $by })
        [cups] poháry ({ $by })
        [palms] palmy ({ $by })
        [seals] pečeti ({ $by })
       *[cards] dokončené karty ({ $by })
    }
nth-trophy =
    { $n ->
        [1] první pohár
        [2] druhý pohár
       *[3] třetí pohár
    }
seal = pečeť
# What a symbol is for, in a sentence.
tells-x = X: hned zaškrtni ještě jedno políčko, kdekoli na svých dvou kartách.
tells-coin = Mince: jeden bod; čtyři v řadě získají pohár.
tells-palm = Palma: jeden bod a další za každou palmu v nabídce.
tells-cards = Dokončená karta dává tolik bodů, kolik na ní stojí; pečeť dává body za každou kartu své barvy.
tells-trophy = Poháry: kdo zaplní řadu mincí, bere nejvyšší, který zbývá.
# What is in a box, for screen readers.
kind-plain = bez symbolu
kind-x = X
kind-coin = mince
kind-palm = palma
counted =
    { $kind ->
        [box]
            { $n ->
                [one] { $n } políčko
                [few] { $n } políčka
               *[other] { $n } políček
            }
        [x] { $n } X
        [coin]
            { $n ->
                [one] { $n } mince
                [few] { $n } mince
               *[other] { $n } mincí
            }
       *[palm]
            { $n ->
                [one] { $n } palma
                [few] { $n } palmy
               *[other] { $n } palem
            }
    }
# What lay under a pattern; 4. pád, po „přes“.
some =
    { $kind ->
        [coin]
            { $n ->
                [one] minci
                [few] { $n } mince
               *[other] { $n } mincí
            }
       *[palm]
            { $n ->
                [one] palmu
                [few] { $n } palmy
               *[other] { $n } palem
            }
    }
with-seal =
    { $colour ->
        [purple] pečeť: +{ $points } za každou fialovou kartu
        [orange] pečeť: +{ $points } za každou oranžovou kartu
        [green] pečeť: +{ $points } za každou zelenou kartu
       *[grey] pečeť: +{ $points } za každou šedou kartu
    }
no-seal = bez pečeti
fits-note = Vyznačeno, kam se vejde { $pattern }: { $counts }.
fits-on =
    { $n ->
        [one] { $n } možnost na { FORM($card, case: "loc") }
        [few] { $n } možnosti na { FORM($card, case: "loc") }
       *[other] { $n } možností na { FORM($card, case: "loc") }
    }
# $cups: such as 6 + 3
trophies-next = { $cups }, další { $next }
trophies-last = { $cups }
no-trophies-next = žádný, další { $next }
no-trophies-last = žádný
next-trophy = další: { $next }
all-trophies-won = všechny rozebrané
trophy-won = Pohár { $value }: { $name }
trophy-left = Pohár { $value }: ještě k mání
coins-are = Zaškrtnuté mince: { $coins } ze 12; poháry: { $cups }
coins-are-alone = Zaškrtnuté mince: { $coins } ze 12; poháry: žádné
palms-are = Políčka pro palmy: { $palms }
palms-empty = Políčka pro palmy: všechna prázdná

## The log.

story-completes = <b>dokončuje</b> { FORM($card, case: "acc") }
story-forced =
    { PERSON($name) ->
        [you] Kvůli X musíš dokončit { FORM($card, case: "acc") }.
       *[other] { $name } musí kvůli X dokončit { FORM($card, case: "acc") }.
    }
story-extra =
    { $n ->
        [one] za X ještě jedno políčko na { FORM($card, case: "loc") }
        [few] za X ještě { $n } políčka na { FORM($card, case: "loc") }
       *[other] za X ještě { $n } políček na { FORM($card, case: "loc") }
    }
story-extra-on-both =
    { $n ->
        [few] za X ještě { $n } políčka na { FORM($first, case: "loc") } a { FORM($second, case: "loc") }
       *[other] za X ještě { $n } políček na { FORM($first, case: "loc") } a { FORM($second, case: "loc") }
    }

## Tips of the first game.

tip-keep = Malé karty dokončíš dřív; pečeť dává body za každou kartu své barvy.
tip-place = Všichni zaškrtávají stejný tvar, libovolně otočený a překlopený.
tip-x = X přidá hned ještě jedno políčko, kdekoli na tvých dvou kartách.
tip-take = Čím víc palem v nabídce, tím cennější je každá palma, kterou zaškrtneš.
