why-order = Novou kartu si teď bere { $seat }; hráči se střídají ({ $rule }).
why-pass = Na tvých kartách nezbývá volné políčko: „pass“ ({ $rule }).
why-no-pass = Dokud nějaké volné políčko zbývá, musíš aspoň jedno zaškrtnout ({ $rule }).
why-sea = Na { FORM($card, case: "loc") } není políčko { $box } ({ $rule }).
why-single = X dává po jednom políčku: napiš jen jedno ({ $rule }).

why-single-here = X dává po jednom políčku.

because-completes =
    { $points ->
        [one] dokončí { FORM($card, case: "acc") }: { $points } bod
        [few] dokončí { FORM($card, case: "acc") }: { $points } body
       *[other] dokončí { FORM($card, case: "acc") }: { $points } bodů
    }
because-leaves =
    { $turns ->
        [one] na { FORM($card, case: "loc") } zbude asi { $turns } tah
        [few] na { FORM($card, case: "loc") } zbudou asi { $turns } tahy
       *[other] na { FORM($card, case: "loc") } zbude asi { $turns } tahů
    }
because-coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
# $most: what the trophy is worth at most
because-row =
    { $n ->
        [one] { $n } mince, plná řada: pohár až za { $most }
        [few] { $n } mince, plná řada: pohár až za { $most }
       *[other] { $n } mincí, plná řada: pohár až za { $most }
    }
because-palms =
    { $n ->
        [one] { $n } bod za palmy
        [few] { $n } body za palmy
       *[other] { $n } bodů za palmy
    }
because-x = X: hned ještě jedno políčko
because-takes =
    { $turns ->
        [one] { $card } zabere asi { $turns } tah
        [few] { $card } zabere asi { $turns } tahy
       *[other] { $card } zabere asi { $turns } tahů
    }
# $takes: the message above; $colour: whose cards the seal pays for; $done: how many of them are complete
because-seal =
    { $colour ->
        [purple] { $takes }, s pečetí za fialové karty (zatím { $done })
        [orange] { $takes }, s pečetí za oranžové karty (zatím { $done })
        [green] { $takes }, s pečetí za zelené karty (zatím { $done })
       *[grey] { $takes }, s pečetí za šedé karty (zatím { $done })
    }
