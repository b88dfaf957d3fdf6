# Why something was not done: short, without a full stop, as programs print it after their own name.

begun = hra už začala; můžeš se dívat
bot-finishes = tento tah dohraje bot; další je tvůj
bot-plays = na tomto místě hraje bot: nejdřív si místo vezmi zpět
busy = u stolu je teď příliš rušno: zkus to znovu
chat-full = chat tohoto stolu je plný: pokračujte u jiného stolu
clock-range = čas na tah může být od 5 sekund do 14 dnů
clock-takes-care = u tohoto stolu se o nepřítomné hráče stará čas na tah
closed = tento stůl je pro další zavřený
eyes = eyes musí být all, watch, nebo číslo místa
has-seat = je to hráč u stolu: odeber ho u jeho místa
hint-late = tip se nenašel včas: zkus to znovu
hints-own-turn = tipy jsou jen pro tvůj tah
look-back = dokud se hraje, můžeš se dívat zpět jen ze svého místa nebo jako divák
many-tables =
    { $n ->
        [one] máš { $n } nedohraný stůl: ukonči ho, nebo odeber
        [few] máš { $n } nedohrané stoly: některé ukonči, nebo odeber
       *[other] máš { $n } nedohraných stolů: některé ukonči, nebo odeber
    }
moves-range =
    { $n ->
        [one] pošli nejvýš { $n } tah
        [few] pošli 1 až { $n } tahy
       *[other] pošli 1 až { $n } tahů
    }
muted = chat je u tohoto stolu vypnutý
never-began = tato hra vůbec nezačala: otevři nový stůl
no-bot-sits-there = na tom místě nesedí bot
no-code = pro stůl se nenašel volný kód: zkus to znovu
no-decision = v tomto kroku žádný hráč nerozhoduje
no-hints = u tohoto stolu se hraje bez tipů
no-lesson = { $title } nemá průvodce první hrou
no-review = o rozbor této hry nikdo nepožádal
no-seat = místo { $n } tu není
no-table = stůl { $code } tu není: zkontroluj kód
no-tables = stoly teď nejsou dostupné: zkus to za chvíli
nobody-sits-there = na tom místě nikdo nesedí
nobody-to-remove = nikoho dalšího už tu odebrat nelze: zavři stůl pro ostatní
not-away-long = bot může zaskočit za toho, kdo je pryč aspoň { $n } s
not-begun = hra ještě nezačala
not-in-list = tento stůl nemáš v seznamu
not-judged = toto rozhodnutí ještě není posouzené: počkej na rozbor
not-saved = nepodařilo se to uložit: zkus to za chvíli
not-yourself = sebe odebrat nemůžeš; od stolu ale můžeš odejít
one-by-one = { $title } je hra na paměť: posílej tahy po jednom
one-hint = tipy chodí po jednom: zkus to za chvíli
one-seat = pro sebe můžeš mít jedno místo; ostatní u tvé obrazovky jsou hosté
only-host = to může jen ten, kdo stůl spravuje
only-host-ends = ukončit hru pro všechny může jen ten, kdo stůl spravuje; ty můžeš odejít
only-people = bot může zaskočit jen za člověka
only-played = o odvetu může požádat jen ten, kdo hrál
only-players = nechat za někoho hrát bota může jen ten, kdo hraje
only-seated-end = ukončit hru může jen ten, kdo sedí u stolu
over = hra skončila
play-on-later = hrát dál od některého kroku lze, až tato hra skončí
record-slow = kontrola tohoto záznamu trvá příliš dlouho
rematch-later = odveta přijde na řadu až po hře
removed = k tomuto stolu už nemáš přístup
replay-later = záznam této hry bude k vidění, až hra skončí
replay-range =
    { $n ->
        [one] záznam má jen { $n } krok
        [few] záznam má jen { $n } kroky
       *[other] záznam má jen { $n } kroků
    }
replay-slow = načítání záznamu trvalo příliš dlouho: zkus to znovu
say-something = napiš něco
seat-not-yours = místo { $n } není tvoje
seat-open = jedno místo je volné: počkej na někoho, nebo přidej bota
seat-taken = toto místo je obsazené; vyber si jiné
seats-reserved = ostatní místa jsou rezervovaná pro ty, kdo hráli předtím; můžeš se dívat
seats-taken = všechna místa jsou obsazená; můžeš se dívat
sent-before = toto už bylo odesláno s jiným tahem
slow = trvalo to příliš dlouho: zkus to znovu
slow-redeal = trvalo to příliš dlouho: zvol „jak to opravdu bylo“
stale = hra mezitím pokročila: podívej se znovu
tables-of-bots =
    { $n ->
        [one] u { $n } tvého stolu hrají jen boti mezi sebou: ukonči ho, nebo odeber
       *[other] u { $n } tvých stolů hrají jen boti mezi sebou: některý ukonči, nebo odeber
    }
hints-later = tipy budou, až se připraví pravidla: zkus to za půl minuty
review-later = rozbor bude, až hra skončí
preparing-reviews = rozbory budou za minutu až dvě: po prvním spuštění se připravují
preparing-puzzles = po prvním spuštění se úlohy minutu až dvě připravují: zkus to potom
record-not-over = tato hra neskončila: rozbor potřebuje i její konec
record-branch = tato hra je odbočka z jiné: rozeber ji u jejího vlastního stolu
only-seated-bot = přidat bota může jen ten, kdo sedí u stolu
only-seated-away = poslat bota pryč může jen ten, kdo sedí u stolu
only-seated-begin = začít může jen ten, kdo sedí u stolu
unforeseen = tah { $n } následuje po něčem, co nikdo nemůže předvídat: pošli nejdřív tahy před ním
long-move = žádný tah nemá víc než { $n } znaků
chance = tohle teď náhoda udělat nemůže
no-puzzle = úloha { $name } u této hry není
seat-kind =
    { $bot ->
        [yes] místo je me, guest, open nebo bot, ne '{ $given }': napiš bot:{ $given }
       *[no] místo je me, guest, open nebo bot, ne '{ $given }'
    }
bad-record = tento záznam nejde rozebrat: { $why }
not-opened = tuto hru už nejde otevřít: { $why }
table-gone = stůl { $code } už tu není
too-fast = příliš mnoho požadavků: zpomal
too-much = z tvé adresy chodí příliš mnoho dat: chvíli počkej
too-many-new = z tvé adresy je příliš mnoho nových stolů nebo hráčů: minutu počkej
too-many-exports = pro tvou adresu už bylo příliš mnoho stahování: minutu počkej
too-many-hints = pro tvou adresu už bylo příliš mnoho tipů: chvíli počkej
too-many-reviews = pro tvou adresu už dnes další rozbory nebudou: hotové si můžeš dál prohlížet
too-many-guesses = z tvé adresy přišlo příliš mnoho špatných kódů stolu: minutu počkej
too-many-connects = z tvé adresy je příliš mnoho spojení: chvíli počkej
no-identity = chybí identita: zavolej nejdřív GET /api/me a nech si cookie
other-identity = tato identita není odsud: otevři stránku znovu a dostaneš novou
not-known = Tento server tě už nezná a začínáš tu nanovo: zvol si znovu jméno.
no-token = toto volání potřebuje hlavičku x-csrftoken s hodnotou cookie csrftoken
nothing-here = na této adrese nic není
no-method = tato adresa takovou metodu nepřijímá
too-large = to je příliš mnoho: požadavek má nejvýš { $limit } kB
bad-request = tento požadavek není v pořádku: { $why }
body-deep = tělo je vnořené příliš hluboko
body-encoding = tělo není UTF-8
cross-site = tato stránka nesmí volat Mastabu: otevři přímo stůl
malformed = takovou adresu žádný prohlížeč neposílá
elsewhere = tento server je na adrese { $address }: otevři ji
broken = na serveru se něco pokazilo; zapsalo se to do jeho protokolu
no-letter = jméno potřebuje aspoň jedno písmeno
no-claim = tento kód (už) neplatí: vytvoř na druhém zařízení nový
whom = uveď, koho odebrat: místo, nebo diváka
here-alone = zpřístupnit Mastabu v síti, nebo ji zase uzavřít, může jen ten, kdo sedí u počítače, na kterém běží
no-network = tento počítač není v žádné síti: připoj ho k Wi-Fi nebo routeru a zkus to znovu
not-at-home = adresa tohoto počítače, { $address }, nepatří do domácí sítě: chceš-li ji přesto zpřístupnit, spusť Mastabu s --host
not-while-running = tento server nejde zpřístupnit za běhu: spusť ho s --host 0.0.0.0
not-openable = { $host } nejde zpřístupnit ({ $why }): zastav, co ho používá, a zkus to znovu
