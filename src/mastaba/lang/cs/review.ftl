tied =
    { $own ->
        [yes] Shoda bodů, rozhodlo kritérium { $what }. Vítězství je tvoje.
       *[no] Shoda bodů, rozhodlo kritérium { $what }. Vítěz: { $name }.
    }
# Jména se neskloňují, proto stojí za dvojtečkou.
ahead =
    { $own ->
        [yes] Proti tobě navíc: { $more }.
       *[no] Na druhém místě { $name }; náskok: { $more }.
    }
ahead-behind =
    { $own ->
        [yes] Proti tobě navíc: { $more }; méně: { $less }.
       *[no] Na druhém místě { $name }; náskok: { $more }; ztráta: { $less }.
    }
compared = { $what } { $most } : { $least }
total = Součet
first-place = 1.
line = Řádek
replay = Záznam hry
share = Sdílet
looking = Rozbor partie …
looking-at-yours = Rozbor tvojí partie …
moment-number = Moment { $n }
marked =
    { $n ->
        [one] nejdražší moment je označený
       *[other] dva nejdražší momenty jsou označené
    }
chance-short = šance
well-played =
    { $points ->
        [one] nejlepší tah, o { $points } bod lepší než náhodný
        [few] nejlepší tah, o { $points } body lepší než náhodný
       *[other] nejlepší tah, o { $points } bodů lepší než náhodný
    }
try-it-again = Zkusit znovu
see-moment = Podívat se
no-lapses = Z toho, co už bylo odkryté, se nic nezapomnělo.
table-at-end = Stůl na konci
enlarge = Zvětšit karty: { $name }
last-cards = { $name }: karty na konci
course =
    { $course ->
        [led] Většinu partie vedeš
        [trailed] Většinu partie ztrácíš
       *[close] Dlouho je to vyrovnané
    }
turned-won = { $course }; „{ $move }“ ({ $name }, { $turn }. tah) stojí { $lost } šance na výhru.
turned-lost = { $course }; „{ $move }“ ({ $turn }. tah) tě stojí { $lost } šance na výhru. Vítěz: { $name }.
nothing-lost =
    { $won ->
        [yes] { $course } a nikdo nedělá drahou chybu.
       *[no] { $course }; žádnou drahou chybu neděláš.
    }
reviewing = Rozbor: hotovo { $share }
chances = Šance na výhru
your-chance = Tvoje šance na výhru
no-graph = V paměťové hře se šance na výhru nepočítají: důležité je, co bylo vidět.
as-table = Jako tabulka
step = Krok
turn = { $n }. tah
turn-of-all = { $n }. tah z { $all }
the-start = začátek
along = Tah za tahem celou partií
turn-before = Předchozí tah
turn-after = Další tah
stands = { $when }: { $chances }
pin = Moment { $n }: { $name }, { $verdict }, ztráta { $lost } šance na výhru
verdict =
    { $verdict ->
        [best] nejlepší
        [good] dobrý tah
        [inaccuracy] nepřesnost
        [mistake] chyba
       *[blunder] hrubka
    }
luck-and-choices = Štěstí a rozhodnutí
luck = štěstí
choices = rozhodnutí
in-points = v bodech, ± { $error }; na začátku se čekalo { $start }
in-chance = v šanci na výhru, ± { $error }
accuracy = přesnost { $n }
accuracy-later = přesnost …
memory = Paměť
moments = Drahé momenty
lapses = Viděno a zapomenuto
whose-moments = Čí momenty
of-all = všech
mine-only = jen moje
no-moments = Pokud lze soudit, žádný tah nestál 5 % šance na výhru ani víc.
moment = Moment
moment-of = Moment { $n } z { $all }
previous-moment = Předchozí moment
next-moment = Další moment
chance-to-win = šance na výhru, ± { $error }
better = Lepší
better-move = Lepší: { $move }
try-again = Zkusit znovu
try-help = Najdi lepší tah: zahraj ho na hrací ploše a hned uvidíš, jak je dobrý.
not-judged = Tohle rozhodnutí ještě není posouzené. Vrať se za chvíli.
show-best = Ukázat nejlepší
no-line = Zahraný tah byl nejlepší.
judging = Přehrává se …
found-best = To je nejlepší tah.
tried-cost = O { $lost } horší než nejlepší.
tried-gain = O { $lost } horší než nejlepší, o { $gain } lepší než zahraný.
better-line = Lepší pokračování
line-step = { $n } z { $all }: { $move }
by = { $name }: { $move }
see-it = Ukázat v záznamu
link = Odkaz na tento moment
sought = { $name }: { FORM($treasure, case: "label") }
lapse-seen =
    { $own ->
        [yes]
            { $storms ->
                [0] K vidění při tvém { $step }. posunu.
                [one] K vidění při tvém { $step }. posunu, od té doby jedna písečná bouře.
                [few] K vidění při tvém { $step }. posunu, od té doby { $storms } písečné bouře.
               *[other] K vidění při tvém { $step }. posunu, od té doby { $storms } písečných bouří.
            }
       *[no]
            { $storms ->
                [0] K vidění při { $step }. posunu ({ $name }).
                [one] K vidění při { $step }. posunu ({ $name }), od té doby jedna písečná bouře.
                [few] K vidění při { $step }. posunu ({ $name }), od té doby { $storms } písečné bouře.
               *[other] K vidění při { $step }. posunu ({ $name }), od té doby { $storms } písečných bouří.
            }
    }
lapse-found =
    { $steps ->
        [one] Nalezeno po { $steps } posunu; stačilo by { $needed }.
       *[other] Nalezeno po { $steps } posunech; stačilo by { $needed }.
    }
lapse-missed =
    { $steps ->
        [one] { $steps } posun jinde; stačilo by { $needed } (body: { $points }).
        [few] { $steps } posuny jinde; stačilo by { $needed } (body: { $points }).
       *[other] { $steps } posunů jinde; stačilo by { $needed } (body: { $points }).
    }
remembered = pokladů, které už byly vidět: { $known }, z nich nalezeno { $found }
seen-at = { $place }: { FORM($what, case: "label") }, kroků od té doby: { $ago }
seen-nothing = { $place }: nic, kroků od té doby: { $ago }
picture = Obrázek
picture-note = { $verdict }: −{ $lost } šance na výhru
seen-before = Co už bylo vidět
no-picture = Tady není nic nakresleného.
brought = Tato partie je ze souboru. Tahy i zamíchání jsou ověřené.
headline = { $outcome }: { $told }.
headline-only = { $outcome }.
outcome =
    { $outcome ->
        [solo] { $name } má { $points } b.
        [shared] { $name } se dělí o vítězství
        [placed] { $name } končí na { $place }. místě
        [won] { $name } vyhrává o { $margin }
        [lost] { $name } prohrává o { $margin }
        [won-tie] { $name } vyhrává při shodě bodů
       *[lost-tie] { $name } prohrává při shodě bodů
    }
outcome-you =
    { $outcome ->
        [solo] Máš { $points } b.
        [shared] Dělíš se o vítězství
        [placed] Končíš na { $place }. místě
        [won] Vyhráváš o { $margin }
        [lost] Prohráváš o { $margin }
        [won-tie] Vyhráváš při shodě bodů
       *[lost-tie] Prohráváš při shodě bodů
    }
parts = { $first }, { $rest }
part =
    { $part ->
        [luck]
            { $whose ->
                [your] tvoje štěstí { $figure }
                [own] štěstí { $figure }
                [theirs] { $name } { $figure }
                [their] štěstí soupeře ({ $name }) { $figure }
               *[named] štěstí soupeře ({ $name }) { $figure }
            }
       *[choices]
            { $whose ->
                [your] tvoje rozhodnutí { $figure }
                [own] rozhodnutí { $figure }
                [theirs] { $name } { $figure }
                [their] rozhodnutí soupeře ({ $name }) { $figure }
               *[named] rozhodnutí soupeře ({ $name }) { $figure }
            }
    }
part-others = rozhodnutí ostatních { $figure }
part-start = výchozí pozice { $figure }
part-chance =
    { $own ->
        [yes] tvoje šance na začátku { $figure }
       *[no] šance na začátku { $figure }
    }
percent = { $n } %
recalled-nothing = nic z hledaného předtím nebylo vidět
recalled = pokladů, které už byly vidět: { $known }, z nich nalezeno { $found }
recalled-slowly =
    { $slides ->
        [one] pokladů, které už byly vidět: { $known }, z nich nalezeno { $found }; { $slides } posun navíc
        [few] pokladů, které už byly vidět: { $known }, z nich nalezeno { $found }; { $slides } posuny navíc
       *[other] pokladů, které už byly vidět: { $known }, z nich nalezeno { $found }; { $slides } posunů navíc
    }
