name =
    { $way ->
        [classic] Klasická hra
        [mummy] Badatelé a mumie
        [alone] Sólo
        [children] S dětmi
        [small] Malá pyramida
        [big] Velká pyramida
       *[seven] Všech sedm nápisů
    }
says =
    { $way ->
        [classic] Najdi dvanáct pokladů. Písečné bouře, štíři a souboje hru pořádně zamíchají.
        [mummy] Přibudou skarabeové, badatelé pod zlatými pyramidami a kletba.
        [alone] Nesprávný poklad tě stojí kartu. Od pouštního brouka až po faraona.
        [children] Jen písečné bouře: žádní štíři, superschopnosti ani souboje.
        [small] 7 × 7 políček. Pět nápisů otevře pohřební komoru.
        [big] 9 × 9 políček a víc toho k nalezení. Stačí pět nápisů.
       *[seven] Velká pyramida a dlouhé hledání: bez všech sedmi nápisů nikdo nevstoupí.
    }
short =
    { $way ->
        [classic] Poklady, písečné bouře, souboje
        [mummy] Navíc skarabeové a kletba
        [alone] Od pouštního brouka po faraona
        [children] jen písečné bouře
        [small] 7 × 7 políček, pět nápisů
        [big] 9 × 9 políček, pět nápisů
       *[seven] Velká pyramida, dlouhé hledání
    }
with-children = s dětmi
rule =
    { $option ->
        [show_pile] Použité karty výpravy
        [slides] Posuny v tahu
        [figures] Archeologů na hráče
        [play_on] Hra končí
       *[other] { $help }
    }
value =
    { $option ->
        [show_pile]
            { $value ->
                [yes] leží lícem nahoru
               *[no] leží lícem dolů
            }
        [slides]
            { $value ->
                [none] bez omezení
               *[other] nejvýš { $value }
            }
        [figures]
            { $value ->
                [1] jeden
                [2] dva
               *[other] tři
            }
        [play_on]
            { $value ->
                [yes] až vstoupí poslední hráč
               *[no] až zbude jediný hráč
            }
       *[other]
            { $value ->
                [yes] ano
                [no] ne
                [none] nic
               *[other] { $value }
            }
    }
told =
    { $option ->
        [show_pile]
            { $value ->
                [yes] použité karty výpravy leží lícem nahoru
               *[no] použité karty výpravy leží lícem dolů
            }
        [slides]
            { $value ->
                [none] posunů bez omezení
               *[other] posunů nejvýš { $value }
            }
        [figures]
            { $value ->
                [1] každý má jednoho archeologa
                [2] každý má dva archeology
               *[other] každý má tři archeology
            }
        [play_on]
            { $value ->
                [yes] konec, až do komory vstoupí poslední hráč
               *[no] konec, až zbude jediný hráč
            }
       *[other]
            { $value ->
                [yes] { $option }: ano
                [no] { $option }: ne
                [none] { $option }: nic
               *[other] { $option }: { $value }
            }
    }
