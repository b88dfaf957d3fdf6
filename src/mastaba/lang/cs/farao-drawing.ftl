code =
    { $content ->
        [food] jíd
        [water] vod
        [torch] poc
        [scarf] šát
        [magic-bottle] lah
        [golden-key] klí
        [first-aid-kit] lék
        [money] pen
        [chocolate] čok
        [plan] plá
        [papyrus] pap
        [snake] !ha
        [toxic-gas] !pl
        [trap] !pa
        [hunger] !hl
        [thirst] !ží
        [fatigue] !ún
        [wall-ruins] !su
        [secret-door] !dv
        [abyss] !pr
        [map] MAP
        [secret-tunnel] TUN
        [dark-shrine] SVA
        [coffer] TRU
        [inscription-red] *če
        [inscription-blue] *mo
        [inscription-green] *ze
        [inscription-yellow] *žl
        [inscription-white] *bí
        [inscription-pink] *rů
        [inscription-orange] *or
       *[plain] { "" }
    }
legend =
    { "*" } nápis   ! překážka: hl hlad, ží žízeň, ún únava ukončují pohyb;
    ha had, pl jedovatý plyn, pa past zabíjejí;
    su sutiny, dv tajné dveře, pr propast brání v cestě
    TUN tajný tunel   SVA temná svatyně   TRU truhla
    † kletba   > < ^ v vchod   ? známé tobě
house =
    Rekonstruovaná pravidla jsou naše:
    z tištěných pravidel známe jen poslední strany.
chamber =
    { $open ->
        [yes] OTEVŘENO
       *[no] KOMORA
    }
part =
    { $part ->
        [small]
            { $n ->
                [one] Malá pyramida: { $n } destička
                [few] Malá pyramida: { $n } destičky
               *[other] Malá pyramida: { $n } destiček
            }
       *[big]
            { $n ->
                [one] Velká pyramida navíc: { $n } destička
                [few] Velká pyramida navíc: { $n } destičky
               *[other] Velká pyramida navíc: { $n } destiček
            }
    }
empty = prázdná
token =
    { $each ->
        [yes] { $thing }: po jednom na hráče
       *[no] { $thing }: { $n }
    }
tokens = Žetony: { $tokens }
round = Kolo { $n }
threw =
    { $die ->
        [0] { $name }: hod { $n }; zbývá: { $left }
       *[other] { $name }: hod { $n }, kostka ukazuje { $die }; zbývá: { $left }
    }
supply = Zásoba (odkrytá): { $stacks }
coffer = V truhle: { $items }
entered = v pohřební komoře: { $place }. místo
outside = venku
read = přečteno: { $colours }
items = předměty: { $items }
line =
    { $line ->
        [inscriptions] nápisy
        [items] předměty
       *[other] { $line }
    }
