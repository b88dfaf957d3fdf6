bring-help = Přetáhni záznam na tuto stránku, nebo ho vyber: nejdřív se zkontroluje.
bring-title = Rozebrat hru ze souboru
checking-record = Záznam se kontroluje …
choose-file = Vybrat soubor
finished-games = Dohrané hry
many-records =
    { $games ->
        [one] Tento soubor obsahuje { $games } hru. Nahraj jen ji: soubor s jediným řádkem.
        [few] Tento soubor obsahuje { $games } hry. Nahraj jednu z nich: soubor s jediným řádkem.
       *[other] Tento soubor obsahuje { $games } her. Nahraj jednu z nich: soubor s jediným řádkem.
    }
no-record = Tento soubor není záznam hry: není to JSON.
record-too-large = Tento soubor je příliš velký: záznam má nejvýš { $limit } kB.
remove-help = Zmizí z tvého seznamu. Nemá-li ho v seznamu nikdo jiný, nadobro se smaže.
remove-running = Odejdeš ze hry a ta zmizí z tvého seznamu. Hraje za tebe dál bot; nehraje-li nikdo další, hra se nadobro smaže.

# How far a game is: it is shown in lists at home, too, and loaded there when a table needs it.
cards-left =
    { $n ->
        [0] poslední karta
        [one] zbývá { $n } karta
        [few] zbývají { $n } karty
       *[other] zbývá { $n } karet
    }
