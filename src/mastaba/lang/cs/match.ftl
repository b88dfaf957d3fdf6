no-game = hra { $name } tu není; hry jsou: { $games }
no-game-near = hra { $name } tu není; nemyslíš { $near }?
broken-game = hru { $name } nejde hrát: { $why }
not-imported = { $package } nejde importovat: { $why }
other-name = její ABOUT jí říká { $name }: tak se musí jmenovat i entry point
players =
    { $most ->
        [few] { $title } je pro { $least } až { $most } hráče, ne pro { $n }
       *[other] { $title } je pro { $least } až { $most } hráčů, ne pro { $n }
    }
no-option = { $title } nemá volbu { $name }; má: { $known }
no-value = volba { $name } nemůže být { $value }; může být: { $values }
no-bot = bot { $name } tu není; boti jsou: { $bots }
no-bot-or-class = { $why }; vlastní třída se píše modul:Třída
no-bot-why = bot { $name } tu není: { $why }
no-bot-class = bot { $name } tu není: { $module } nemá podtřídu mastaba.Bot jménem { $found }
lacks-methods = { $name } neumí hrát: chybí metoda { $methods }
no-limit =
    { $known ->
        [yes] { $name } ve hře { $title } nepřemýšlí, omezení nepotřebuje: napiš { $name }
       *[no] { $name } nepřemýšlí, omezení nepotřebuje: napiš { $name }
    }
limit = omezení je počet sekund jako 0.5s, nebo počet přehrání jako 400, ne { $given }
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
        [one] počet karet { $cards } nestačí pro { $players } hráče: je potřeba aspoň { $least }
        [few] počet karet { $cards } nestačí pro { $players } hráče: je potřeba aspoň { $least }
       *[other] počet karet { $cards } nestačí pro { $players } hráčů: je potřeba aspoň { $least }
    }
