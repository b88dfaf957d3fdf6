you = Ty
house-cards = s kartami Mastaby.
own-cards = s kartami ze souboru { $file }.
can-type =
    { $memory ->
        [yes]
            { $shown ->
                [yes] Napiš tah nebo jeho číslo, „list“ ukáže všechny tahy, „hint“ dobré, „quit“ hru opustí; například „{ $example }“.
               *[no] Napiš tah nebo jeho číslo, „list“ ukáže všechny tahy, „hint“ dobré, „quit“ hru opustí.
            }
       *[no]
            { $shown ->
                [yes] Napiš tah nebo jeho číslo, „list“ ukáže všechny tahy, „hint“ dobré, „back“ vrátí nedokončený tah, „quit“ hru opustí; například „{ $example }“.
               *[no] Napiš tah nebo jeho číslo, „list“ ukáže všechny tahy, „hint“ dobré, „back“ vrátí nedokončený tah, „quit“ hru opustí.
            }
    }
has-moved = { $name }: tah je hotov.
look = Dobře se podívej a stiskni Enter.
pass-screen = Na řadě je { $name }. Předej klávesnici a stiskni Enter.
uncovered = Co je odkryté, už vzít zpět nejde.
nothing-back = Není co vzít zpět.
pick = Vyber číslo od 1 do { $n }; ukáže je „list“.
not-legal = Nejde to. { $why }
worth =
    { $best ->
        [yes] { $figure } bodu
       *[no] o { $figure } horší než nejlepší
    }
result = Výsledek
rank = pořadí
record-saved = Záznam je uložen v souboru { $file }.
not-finished = hra nebyla dohrána
game = { $title }, { $players }
players =
    { $most ->
        [few] { $least } až { $most } hráči
       *[other] { $least } až { $most } hráčů
    }
game-option = { $option }: { $help } ({ $values })
play-one = Zahrát si: '{ $command } NÁZEV'.
column =
    { $column ->
        [code] stůl
        [game] hra
        [phase] stav
        [seats] místa
       *[changed] změněno
    }
phase =
    { $phase ->
        [gathering] čeká se na hráče
        [running] hraje se
        [finished] skončila
       *[abandoned] nedohrána
    }
open-seat = volné
tidied = Smazáno: stolů { $tables }, chatů { $chats }.
deleted = { $code }: smazáno.
no-such-table = { $code }: takový stůl tu není.
verified =
    { $proven ->
        [yes]
            { $steps ->
                [one] { $file }: 1 partie ověřena, { $steps } krok.
                [few] { $file }: 1 partie ověřena, { $steps } kroky.
               *[other] { $file }: 1 partie ověřena, { $steps } kroků.
            }
       *[no]
            { $steps ->
                [one] { $file }: 1 partie ověřena, { $steps } krok; zamíchání není doloženo: v záznamu chybí seed.
                [few] { $file }: 1 partie ověřena, { $steps } kroky; zamíchání není doloženo: v záznamu chybí seed.
               *[other] { $file }: 1 partie ověřena, { $steps } kroků; zamíchání není doloženo: v záznamu chybí seed.
            }
    }
played-on =
    { $known ->
        [yes] Hrálo se dál z partie v souboru { $source } po kroku { $ply }: říká to záznam a platí to.
       *[no] Hrálo se dál z jiné partie po kroku { $ply }. Ověří to --source.
    }
one-source = --source je pro jednu partii: vyber ji pomocí --game
all-verified =
    { $file }: { $n ->
        [one] { $n } partie ověřena
        [few] { $n } partie ověřeny
       *[other] { $n } partií ověřeno
    }{ $unproven ->
        [0] .
       *[other] ; zamíchání není doloženo u { $unproven }: v záznamu chybí seed.
    }
invalid = { $file }: neplatné záznamy: { $n } z { $total }
no-game =
    { $n ->
        [one] { $file } má { $n } partii: --game nemůže být { $game }
        [few] { $file } má { $n } partie: --game nemůže být { $game }
       *[other] { $file } má { $n } partií: --game nemůže být { $game }
    }
in-file = { $file }: { $why }
in-line = { $file }, řádek { $line }: { $why }
long-line = { $file }: řádek { $line } je delší než { $limit } MB, není to záznam
empty-file = { $file } je prázdný: není v něm žádný záznam
chance = náhoda
bad-deck =
    { $n ->
        [0] { $file }: { $why }
        [one] { $file }: { $why } (a { $n } další chyba); všechny vypíše '{ $command }'
        [few] { $file }: { $why } (a { $n } další chyby); všechny vypíše '{ $command }'
       *[other] { $file }: { $why } (a { $n } dalších chyb); všechny vypíše '{ $command }'
    }
more-mistakes = { $file }: a další, celkem { $n }
mistakes =
    { $n ->
        [one] { $file }: { $n } chyba; oprav ji a zkontroluj znovu
        [few] { $file }: { $n } chyby; oprav je a zkontroluj znovu
       *[other] { $file }: { $n } chyb; oprav je a zkontroluj znovu
    }
no-mistakes =
    { $cards ->
        [one] { $file }: { $cards } karta, žádné chyby, nejvýš hráčů: { $players }.
        [few] { $file }: { $cards } karty, žádné chyby, nejvýš hráčů: { $players }.
       *[other] { $file }: { $cards } karet, žádné chyby, nejvýš hráčů: { $players }.
    }
playing = hraje se
searching = hledá se
verifying = ověřuje se
reviewing = rozebírá se
computing-bound = počítá se horní mez
compiling = Kompilují se pravidla: je to první spuštění této verze a trvá asi půl minuty.
bot = bot
seat = místo
games = partie
wins = výhry
mean-total = průměr bodů
of-bound = z meze
rating = hodnocení
pairing = dvojice
ties = shody
decided-won = výhry z rozhodnutých
sure = 95 %
round = kolo
error = chyba
points = body
policy = soupeř
won = výhry
standings = Pořadí
against = Vzájemně
between = { $value } ({ $low } až { $high })
from-to = { $low } až { $high }
simulated =
    { $n ->
        [one] { $title }, { $n } partie, seed { $seed }
        [few] { $title }, { $n } partie, seed { $seed }
       *[other] { $title }, { $n } partií, seed { $seed }
    }
studied =
    { $n ->
        [one] { $title }, { $n } partie, hráčů: { $players }
        [few] { $title }, { $n } partie, hráčů: { $players }
       *[other] { $title }, { $n } partií, hráčů: { $players }
    }
training = Trénink: { $game }
games-saved =
    { $n ->
        [one] { $n } dohraná partie je v souboru { $file }.
        [few] { $n } dohrané partie jsou v souboru { $file }.
       *[other] { $n } dohraných partií je v souboru { $file }.
    }
ended =
    { $how ->
        [died] pracovní proces skončil (málo paměti?); odehrané partie: { $n } z { $total }
       *[interrupted] přerušeno; odehrané partie: { $n } z { $total }
    }
ended-saved =
    { $how ->
        [died] pracovní proces skončil (málo paměti?); odehrané partie: { $n } z { $total }, jsou v souboru { $file }
       *[interrupted] přerušeno; odehrané partie: { $n } z { $total }, jsou v souboru { $file }
    }
ended-goes-on =
    { $how ->
        [died] pracovní proces skončil (málo paměti?); odehrané partie: { $n } z { $total }, stejný příkaz bude pokračovat
       *[interrupted] přerušeno; odehrané partie: { $n } z { $total }, stejný příkaz bude pokračovat
    }
ended-rounds =
    { $how ->
        [died] pracovní proces skončil (málo paměti?); hotová kola: { $n } z { $total }, stejný příkaz bude pokračovat
       *[interrupted] přerušeno; hotová kola: { $n } z { $total }, stejný příkaz bude pokračovat
    }
report = Zpráva: { $page }; partie: { $games }
report-figures = Zpráva: { $page }; čísla: { $figures }; partie: { $games }
round-done = Kolo { $n } z { $total }: body { $points }, soupeř { $theirs }, výhry { $won }, { $seconds } s
weights = Váhy: { $weights }; protokol: { $log }; jeho křivka: { $curve }
review-page = { $file }: rozbor jako stránka.
reviews =
    { $n ->
        [one] { $file }: { $n } rozbor.
        [few] { $file }: { $n } rozbory.
       *[other] { $file }: { $n } rozborů.
    }
puzzle = stupeň { $grade }, místo { $seat }: { $move }, náskok { $ahead }
puzzles-found =
    { $n ->
        [one] { $file }: { $n } úloha.
        [few] { $file }: { $n } úlohy.
       *[other] { $file }: { $n } úloh.
    }
serving =
    { $plain ->
        [yes] Mastaba běží na { $link }  (Ctrl+C ji zastaví; žádná hra se neztratí)
       *[no] Mastaba běží na { $link }
    }
backed-up =
    { $n ->
        [one] { $file }: { $n } stůl.
        [few] { $file }: { $n } stoly.
       *[other] { $file }: { $n } stolů.
    }
restored =
    { $n ->
        [one] { $n } stůl je zpět.
        [few] { $n } stoly jsou zpět.
       *[other] { $n } stolů je zpět.
    }
served-already = stoly v { $where } už obsluhuje jiná Mastaba: otevři její stránku, nebo zadej --data s jinou složkou
workers-need = více procesů potřebuje PostgreSQL: nastav MASTABA_DATABASE_URL, nebo vynech --workers
port-used = port { $port } na { $host } nejde použít ({ $why }): zkus --port 0
log-form = --log je plain nebo json, ne { $given }
keep-form = --keep vypadá jako unbegun=1,abandoned=30,chat=365, ve dnech nebo always, ne { $given }
proxies-form = --trusted-proxies: { $given } není adresa ani síť; napiš například 127.0.0.1,10.0.0.0/8
public-form = --public-url: { $given } není adresa jako https://games.example.org
store-refused =
    { $what ->
        [exists] { $about } už existuje: zadej jiný název
        [no-tables] v { $about } žádné stoly nejsou
        [has-tables] tato databáze už stoly má: --replace dá zálohu na jejich místo
        [version] tuto databázi vytvořila jiná verze Mastaby: nejdřív s ní spusť tuto
        [missing] { $about }: soubor neexistuje
        [no-backup] { $about } není záloha Mastaby
        [damaged] { $about } je poškozený: { $why }
        [address] tohle není adresa databáze: napiš postgresql://user@host/name
        [kind] databáze druhu { $about }: Mastaba ukládá stoly do SQLite nebo PostgreSQL
        [closed] databázi { $about } nejde otevřít: { $why }
        [newer] zapsala ji novější Mastaba; aktualizuj tuto, nebo použij jinou složku
       *[fault] databázi nejde číst nebo zapisovat: { $why }
    }
see-help = { $why }; viz '{ $command }'
no-language = jazyk { $name } tu není; na výběr jsou: { $known }
no-command =
    { $n ->
        [0] příkaz '{ $name }' neexistuje
       *[other] příkaz '{ $name }' neexistuje (nemyslíš { $near }?)
    }
no-option =
    { $n ->
        [0] volba { $name } neexistuje
       *[other] volba { $name } neexistuje (nemyslíš { $near }?)
    }
extra-words =
    { $n ->
        [one] jedno slovo navíc: { $words }
       *[other] slova navíc: { $words }
    }
missing = chybí { $name }
odd-option = { $name } chce právě jednu hodnotu
bad-value =
    { $span ->
        [from] { $name } je celé číslo, nejméně { $least }
        [between] { $name } je číslo od { $least } do { $most }
       *[none] { $name } nemůže mít tuto hodnotu
    }
option-form = --option chce NÁZEV=HODNOTA, ne { $word }
empty-name = --seats obsahuje prázdné jméno
bad-name = --seats: { $name } nemůže být jméno: použij nejvýš { $most } tisknutelných znaků
two-bots = --bots potřebuje aspoň dva různé boty
on = --on je 'here' nebo 'ray', ne { $given }
interrupted = přerušeno
file-fault =
    { $fault ->
        [none] { $file }: soubor neexistuje
        [folder] { $file } je složka: zadej soubor
        [no-folder] { $file }: složka neexistuje
        [denied] { $file }: chybí oprávnění
        [exists] { $file } už existuje
        [full] { $file }: na disku není místo
        [read-only] { $file }: zapisovat nejde
       *[other] { $file }: { $why }
    }
other-games = v { $file } jsou partie jiného běhu: zadej jiné --out, nebo je smaž
needs-server = k tomu je potřeba { $name }, součást serveru: pip install 'mastaba[server]'
needs-ray = --on ray potřebuje Ray: pip install 'mastaba[ray]'
needs-arrow = soubor { $suffix } potřebuje pyarrow: pip install 'mastaba[data]'
needs-torch = trénink potřebuje PyTorch: pip install 'mastaba[learn]'
no-network = { $game } nemá síť, která by se dala trénovat; mají ji: { $able }
review-finished = rozebrat lze jen skončenou partii
