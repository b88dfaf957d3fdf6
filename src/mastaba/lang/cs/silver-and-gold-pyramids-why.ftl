## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-order = Novou kartu si teď bere { $seat }; přednost má nejnižší číslo ({ $rule }).
why-pass = Už nemáš žádnou kartu: „pass“ ({ $rule }).
why-no-pass = Musíš zaškrtnout tvar, nebo jediné políčko ({ $rule }).
why-used = Červený křížek se musí využít: zaškrtni ještě jedno políčko ({ $rule }).
why-tomb = Hrobka { FORM($card, case: "gen") } je zaškrtnutá: karta je dokončená a nic dalšího se na ní nezaškrtává ({ $rule }).
why-single = Červený křížek dává po jednom políčku: napiš jen jedno ({ $rule }).
why-single-here = Červený křížek dává po jednom políčku.
why-entrance = Na { FORM($card, case: "loc") } ještě není nic zaškrtnuto: začni u vchodu, { $box } ({ $rule }).
why-entrance-here = Na { FORM($card, case: "loc") } ještě není nic zaškrtnuto: začni u vchodu.
why-touch = Aspoň jedno políčko musí hranou sousedit s už zaškrtnutým políčkem { FORM($card, case: "gen") } ({ $rule }).

## What a move does, for hints.

because-tomb = vstoupí do hrobky { FORM($card, case: "gen") }
because-way =
    { $n ->
        [one] k hrobce na { FORM($card, case: "loc") } zbude { $n } políčko
        [few] k hrobce na { FORM($card, case: "loc") } zbudou { $n } políčka
       *[other] k hrobce na { FORM($card, case: "loc") } zbude { $n } políček
    }
because-takes =
    { $n ->
        [one] k hrobce na { FORM($card, case: "loc") } vede { $n } políčko
        [few] k hrobce na { FORM($card, case: "loc") } vedou { $n } políčka
       *[other] k hrobce na { FORM($card, case: "loc") } vede { $n } políček
    }
# $what: one of the messages above; $number: 2, 4 or 6; $colour of the pyramid
because-pyramid =
    { $number ->
        [2] { $what }, druhá { because-colour } pyramida: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
        [4] { $what }, čtvrtá { because-colour } pyramida: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[6] { $what }, šestá { because-colour } pyramida: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
    }
because-gems =
    { $colour ->
        [red]
            { $n ->
                [one] { $n } červený drahokam
                [few] { $n } červené drahokamy
               *[other] { $n } červených drahokamů
            }
       *[green]
            { $n ->
                [one] { $n } zelený drahokam
                [few] { $n } zelené drahokamy
               *[other] { $n } zelených drahokamů
            }
    }
because-torch = pochodeň tohoto kola
# $minus: what all skulls cost together
because-skulls-more =
    { $n ->
        [one] o { $n } lebku víc, { because-minus }
        [few] o { $n } lebky víc, { because-minus }
       *[other] o { $n } lebek víc, { because-minus }
    }
because-skulls-less =
    { $n ->
        [one] o { $n } lebku méně, { because-minus }
        [few] o { $n } lebky méně, { because-minus }
       *[other] o { $n } lebek méně, { because-minus }
    }
because-minus =
    { $minus ->
        [0] celkem bez ztráty
       *[other] celkem −{ $minus }
    }
because-cross = červený křížek: hned ještě jedno políčko
because-colour =
    { $colour ->
        [green] zelená
        [orange] oranžová
       *[purple] fialová
    }
