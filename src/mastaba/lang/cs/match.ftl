no-game = neznámá hra { $name }; na výběr jsou: { $games }
no-game-near = neznámá hra { $name }; nemyslíš { $near }?
broken-game = hru { $name } nejde hrát: { $why }
not-imported = { $package } nejde importovat: { $why }
other-name = její ABOUT jí říká { $name }: tak se musí jmenovat i entry point
players =
    { $most ->
        [few] { $title } je pro { $least } až { $most } hráče, ne pro { $n }
       *[other] { $title } je pro { $least } až { $most } hráčů, ne pro { $n }
    }
no-option = { $title } nemá volbu { $name }; má: { $known }
no-value = volba { $name } nemůže mít hodnotu { $value }; možné jsou: { $values }
no-bot = neznámý bot { $name }; na výběr jsou: { $bots }
no-bot-or-class = { $why }; vlastní třída se píše modul:Třída
no-bot-why = neznámý bot { $name }: { $why }
no-bot-class = neznámý bot { $name }: { $module } nemá podtřídu mastaba.Bot jménem { $found }
lacks-methods = { $name } neumí hrát: chybí metoda { $methods }
no-limit =
    { $known ->
        [yes] { $name } ve hře { $title } nepřemýšlí, a tak nemá co omezovat: napiš { $name }
       *[no] { $name } nepřemýšlí, a tak nemá co omezovat: napiš { $name }
    }
limit = omezení je počet sekund jako 0.5s, nebo počet zkušebních dohrání jako 400, ne { $given }
at-line = řádek { $line }: { $what }
mistakes =
    { $n ->
        [0] { $first }
       *[other] { $first } (a další chyby: { $n })
    }
large-deck = přes { $limit } MB: tak velký žádný soubor karet není, bude to jiný soubor
deck-encoding = není to text v UTF-8: ulož soubor karet jako UTF-8
few-cards =
    { $players ->
        [one] karet je jen { $cards }: pro { $players } hráče jich je potřeba aspoň { $least }
        [few] karet je jen { $cards }: pro { $players } hráče jich je potřeba aspoň { $least }
       *[other] karet je jen { $cards }: pro { $players } hráčů jich je potřeba aspoň { $least }
    }
