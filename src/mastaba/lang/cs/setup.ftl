which-game = Která varianta?
who-sits = Kdo si sedne ke stolu?
open-seat = Někdo z přátel, přes odkaz
a-friend = Někdo z přátel
friend = Host
friend-by-link = Host přes odkaz
by-link = přijde přes odkaz
guest = Někdo u této obrazovky
this-screen = Tato obrazovka
free-chair = Volno
add = Přidat
add-somebody = přidat někoho
leave-free = Nechat židli volnou
nobody-else = Nikdo další si nesedne: hraješ sólo.
too-few = Nejdřív někoho přidej.
link-later = Dostaneš odkaz pro své přátele.
level-of = síla { $n } ze 4
guest-name = Hráč { $n }
name-at = Jméno na místě { $n }
house = Domácí pravidla
house-changed =
    { $n ->
        [0] jako obvykle
       *[other] změněno: { $n }
    }
hints = Tipy
allowed = povolené
not-allowed = nepovolené
clock = Čas na tah
no-clock = bez omezení
code-kind = Kód stolu
code-long = dlouhý, nikdo ho neuhodne
code-aloud = krátký, dá se nadiktovat
create = Otevřít stůl
create-now = Začít
duration =
    { $unit ->
        [hours] { $n } h
        [minutes] { $n } min
       *[seconds] { $n } s
    }
# How a bot plays. $says: what a bot of another package says of itself.
plays =
    { $level ->
        [novice] Leckterý tah přehlédne. Dobrý první soupeř.
        [club] Hraje rychle, ze zvyku, a občas nějaký tah přehlédne.
        [expert] Propočítává tahy až čtvrt sekundy.
        [pharaoh] Propočítává tahy celou sekundu a potrápí každého.
       *[other] { $says }
    }
# The same in a game of memory.
remembers =
    { $level ->
        [novice] Pamatuje si pár posledních nálezů a plete si místa.
        [club] Pamatuje si asi polovinu, a ne vždy na správném místě.
        [expert] Pamatuje si skoro všechno.
        [pharaoh] Nezapomene nic a plánuje dopředu.
       *[other] { $says }
    }
clock-is =
    { $unit ->
        [hours] { $n } h na tah
        [minutes] { $n } min na tah
       *[seconds] { $n } s na tah
    }
hints-allowed = tipy povolené
no-hints = bez tipů
no-time-limit = bez časového limitu
beneath-ramses = Pod 47 pyramidami leží dvanáct pokladů.
beneath-farao = V chodbách leží sedm nápisů.
