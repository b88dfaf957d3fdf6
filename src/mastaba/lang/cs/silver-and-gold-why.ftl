## Why a move is not legal. $rule is the number of the rule: it stays in brackets, the page leaves it out.

why-order = Novou kartu si teď bere { $seat }; hráči si je berou jeden po druhém ({ $rule }).
why-pass = Na tvých kartách nezbývá žádné volné políčko: „pass“ ({ $rule }).
why-no-pass = Dokud nějaké volné políčko zbývá, musíš aspoň jedno zaškrtnout ({ $rule }).
why-sea = Na { FORM($card, case: "loc") } není políčko { $box } ({ $rule }).
why-single = X dává po jednom políčku: napiš jen jedno ({ $rule }).

why-single-here = X dává po jednom políčku.

## What a move does, for hints.

because-completes =
    { $points ->
        [one] dokončí { FORM($card, case: "acc") }: { $points } bod
        [few] dokončí { FORM($card, case: "acc") }: { $points } body
       *[other] dokončí { FORM($card, case: "acc") }: { $points } bodů
    }
because-leaves =
    { $turns ->
        [one] na { FORM($card, case: "loc") } zbude práce asi na { $turns } tah
        [few] na { FORM($card, case: "loc") } zbude práce asi na { $turns } tahy
        [many] na { FORM($card, case: "loc") } zbude práce asi na { $turns } tahu
       *[other] na { FORM($card, case: "loc") } zbude práce asi na { $turns } tahů
    }
because-coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
# $most: what the trophy is worth at most
because-row =
    { $n ->
        [one] { $n } mince, plná řada: pohár za { $most }
        [few] { $n } mince, plná řada: pohár za { $most }
       *[other] { $n } mincí, plná řada: pohár za { $most }
    }
because-palms =
    { $n ->
        [one] { $n } bod za palmy
        [few] { $n } body za palmy
       *[other] { $n } bodů za palmy
    }
because-x = X: hned ještě jedno políčko
because-takes =
    { $turns ->
        [one] { $card } zabere asi { $turns } tah
        [few] { $card } zabere asi { $turns } tahy
        [many] { $card } zabere asi { $turns } tahu
       *[other] { $card } zabere asi { $turns } tahů
    }
# $takes: the message above; $colour: whose cards the seal pays for; $done: how many of them are complete
because-seal =
    { $colour ->
        [purple] { $takes }, s pečetí za fialové karty (dokončené: { $done })
        [orange] { $takes }, s pečetí za oranžové karty (dokončené: { $done })
        [green] { $takes }, s pečetí za zelené karty (dokončené: { $done })
       *[grey] { $takes }, s pečetí za šedé karty (dokončené: { $done })
    }
