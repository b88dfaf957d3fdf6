tied =
    { PERSON($name) ->
        [you] Při shodě bodů rozhodlo kritérium „{ $what }“ v tvůj prospěch.
       *[other] Při shodě bodů rozhodlo kritérium „{ $what }“. Vítězí { $name }.
    }
# Jména se neskloňují, proto stojí za dvojtečkou.
ahead =
    { PERSON($name) ->
        [you] Proti tobě navíc: { $more }.
       *[other] Druhé místo: { $name }. Náskok: { $more }.
    }
ahead-behind =
    { PERSON($name) ->
        [you] Proti tobě navíc: { $more }; méně: { $less }.
       *[other] Druhé místo: { $name }. Náskok: { $more }; ztráta: { $less }.
    }
differs = { $line } ({ $by })
compared = { $what } { $most } : { $least }
total = Součet
first-place = 1.
line = Položka
replay = Záznam hry
share = Sdílet
looking = Hra se rozebírá …
looking-at-yours = Tvoje hra se rozebírá …
moment-number = Moment { $n }
marked =
    { $n ->
        [one] klíčový moment je označený
       *[other] dva klíčové momenty jsou označené
    }
chance-short = šance
well-played =
    { $points ->
        [one] nejlepší tah, o { $points } bod lepší než náhodný
        [few] nejlepší tah, o { $points } body lepší než náhodný
       *[other] nejlepší tah, o { $points } bodů lepší než náhodný
    }
try-it-again = Zkusit znovu
see-moment = Podívat se
no-lapses = Nic z toho, co už leželo odkryté, neupadlo v zapomnění.
table-at-end = Stůl na konci
enlarge = Zvětšit karty: { $name }
last-cards = { $name }: karty na konci
course =
    { $course ->
        [led] Většinu hry patřilo vedení tobě
        [trailed] Většinu hry vedl někdo jiný
       *[close] Dlouho to bylo vyrovnané
    }
turned-won =
    { $turn ->
        [0] { $course }; „{ $move }“ před prvním tahem pak stálo soupeře ({ $name }) { $lost } šance na výhru.
       *[other] { $course }; { $turn }. tah „{ $move }“ pak stál soupeře ({ $name }) { $lost } šance na výhru.
    }
turned-lost =
    { $turn ->
        [0] { $course }; „{ $move }“ před prvním tahem tě pak stálo { $lost } šance na výhru. Vítězí { $name }.
       *[other] { $course }; { $turn }. tah „{ $move }“ tě pak stál { $lost } šance na výhru. Vítězí { $name }.
    }
nothing-lost =
    { $won ->
        [yes] { $course } a nikdo neudělal drahou chybu.
       *[no] { $course }; tvoje hra byla bez drahé chyby.
    }
reviewing = Rozbor: hotovo { $share }
chances = Šance na výhru
your-chance = Tvoje šance na výhru
no-graph = Ve hře na paměť se šance na výhru nepočítají: rozhoduje, co bylo vidět.
as-table = Jako tabulka
when = Kdy
turn = { $n }. tah
turn-of-all = tah { $n }/{ $all }
the-start = začátek
the-end = konec
moment-short = moment { $n }: −{ $lost }
along = Celou hrou tah po tahu
turn-before = Předchozí tah
turn-after = Další tah
stands = { $when }: { $chances }
pin = Moment { $n }: { $name }, { $verdict }, ztráta { $lost } šance na výhru
verdict =
    { $verdict ->
        [best] nejlepší tah
        [good] dobrý tah
        [inaccuracy] nepřesnost
        [mistake] chyba
       *[blunder] hrubá chyba
    }
luck-and-choices = Štěstí a rozhodnutí
luck = štěstí
choices = rozhodnutí
in-points = v bodech, ± { $error }; očekávání na začátku { $start }
in-chance = v šanci na výhru, ± { $error }
accuracy = přesnost { $n }
accuracy-later = přesnost …
memory = Paměť
moments = Klíčové momenty
lapses = Co upadlo v zapomnění
whose-moments = Čí momenty
of-all = všech
mine-only = jen moje
moments-note = Tahy se posuzují podle toho, co hráč tehdy věděl. Graf ví i to, co bylo ještě skryté.
no-moments = Pokud lze soudit, žádný tah nestál 5 % šance na výhru nebo víc.
close-call = Těsné: tah možná něco stál, ale zkušební dohrání ho od nejlepšího tahu nerozliší.
close-calls =
    { $n ->
        [one] Jeden tah byl těsný: nedá se říct, zda něco stál.
        [few] { $n } tahy byly těsné: nedá se říct, zda něco stály.
       *[other] { $n } tahů bylo těsných: nedá se říct, zda něco stály.
    }
turning-points = Kde se partie obrátila
turning-help = Co nejvíc změnilo šance na výhru a komu šance stoupla.
by-chance = { $when }, štěstí
moment = Moment
moment-of = Moment { $n }/{ $all }
previous-moment = Předchozí moment
next-moment = Další moment
chance-to-win = šance na výhru, ± { $error }
better = Lepší tah
better-move = Lepší: { $move }
try-again = Zkusit znovu
try-help = Najdi lepší tah: zahraj ho na hrací ploše a hned uvidíš, jak je dobrý.
not-judged = Toto rozhodnutí ještě není posouzené. Vrať se za chvíli.
show-best = Ukázat nejlepší tah
no-line = Zahraný tah byl nejlepší.
judging = Dohrává se na zkoušku …
found-best = To je nejlepší tah.
tried-cost = O { $lost } horší než nejlepší tah.
tried-gain = O { $lost } horší než nejlepší tah, o { $gain } lepší než zahraný.
better-line = Lepší pokračování
line-step = { $n }/{ $all }: { $move }
by = { $name }: { $move }
see-it = Ukázat v záznamu
link = Odkaz na tento moment
sought = { $name }: { FORM($treasure, case: "label") }
lapse-seen =
    { PERSON($name) ->
        [you]
            { $storms ->
                [0] Poklad byl vidět při tvém { $step }. posunu.
                [one] Poklad byl vidět při tvém { $step }. posunu, před jednou písečnou bouří.
               *[other] Poklad byl vidět při tvém { $step }. posunu, před { $storms } písečnými bouřemi.
            }
       *[other]
            { $storms ->
                [0] Poklad byl vidět při { $step }. posunu ({ $name }).
                [one] Poklad byl vidět při { $step }. posunu ({ $name }), před jednou písečnou bouří.
               *[other] Poklad byl vidět při { $step }. posunu ({ $name }), před { $storms } písečnými bouřemi.
            }
    }
lapse-found =
    { $steps ->
        [one] Nalezen po { $steps } posunu
       *[other] Nalezen po { $steps } posunech
    }; { $needed ->
        [one] stačil by { $needed }.
        [few] stačily by { $needed }.
       *[other] stačilo by { $needed }.
    }
lapse-missed =
    { $steps ->
        [one] { $steps } posun jinam
        [few] { $steps } posuny jinam
       *[other] { $steps } posunů jinam
    }; { $needed ->
        [one] k pokladu stačil { $needed }
        [few] k pokladu stačily { $needed }
       *[other] k pokladu stačilo { $needed }
    } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }).
remembered = z pokladů, které už byly vidět, nalezeno { $found }/{ $known }
forgotten = ztracené posuny: { $slides }; ztracené body: { $points }
seen-at =
    { $ago ->
        [one] { $place }: { FORM($what, case: "label") }, před { $ago } krokem
       *[other] { $place }: { FORM($what, case: "label") }, před { $ago } kroky
    }
seen-nothing =
    { $ago ->
        [one] { $place }: nic, před { $ago } krokem
       *[other] { $place }: nic, před { $ago } kroky
    }
picture = Obrázek
picture-note = { $verdict }: −{ $lost } šance na výhru
seen-before = Co už bylo vidět
no-picture = Tady není nic nakresleného.
brought = Tato hra je ze souboru. Její tahy i zamíchání jsou ověřené.
headline = { $outcome }: { $told }.
headline-only = { $outcome }.
outcome =
    { $outcome ->
        [solo]
            { $points ->
                [one] { $name } má { $points } bod
                [few] { $name } má { $points } body
               *[other] { $name } má { $points } bodů
            }
        [shared] { $name } se dělí o vítězství
        [placed]
            { $place ->
                [1] { $name } vítězí
               *[other] { $name } končí na { $place }. místě
            }
        [won]
            { $margin ->
                [one] { $name } vítězí o { $margin } bod
                [few] { $name } vítězí o { $margin } body
               *[other] { $name } vítězí o { $margin } bodů
            }
        [lost]
            { $margin ->
                [one] { $name } prohrává o { $margin } bod
                [few] { $name } prohrává o { $margin } body
               *[other] { $name } prohrává o { $margin } bodů
            }
        [won-tie] { $name } vítězí při shodě bodů
       *[lost-tie] { $name } prohrává při shodě bodů
    }
outcome-you =
    { $outcome ->
        [solo]
            { $points ->
                [one] Máš { $points } bod
                [few] Máš { $points } body
               *[other] Máš { $points } bodů
            }
        [shared] Dělíš se o vítězství
        [placed]
            { $place ->
                [1] Výhra
               *[other] Končíš na { $place }. místě
            }
        [won]
            { $margin ->
                [one] Výhra o { $margin } bod
                [few] Výhra o { $margin } body
               *[other] Výhra o { $margin } bodů
            }
        [lost]
            { $margin ->
                [one] Prohra o { $margin } bod
                [few] Prohra o { $margin } body
               *[other] Prohra o { $margin } bodů
            }
        [won-tie] Výhra při shodě bodů
       *[lost-tie] Prohra při shodě bodů
    }
parts = { $first }, { $rest }
part =
    { $part ->
        [luck]
            { $whose ->
                [your] tvoje štěstí { $figure }
                [own] štěstí { $figure }
                [theirs] { $name } { $figure }
                [their] štěstí soupeře ({ $name }) { $figure }
               *[named] štěstí soupeře ({ $name }) { $figure }
            }
       *[choices]
            { $whose ->
                [your] tvoje rozhodnutí { $figure }
                [own] rozhodnutí { $figure }
                [theirs] { $name } { $figure }
                [their] rozhodnutí soupeře ({ $name }) { $figure }
               *[named] rozhodnutí soupeře ({ $name }) { $figure }
            }
    }
part-others = rozhodnutí ostatních { $figure }
part-each-other = vzájemné vlivy { $figure }
part-start = výchozí pozice { $figure }
part-chance =
    { $own ->
        [yes] tvoje šance na začátku { $figure }
       *[no] šance na začátku { $figure }
    }
percent = { $n } %
recalled-nothing = nic z hledaného předtím nebylo vidět
recalled = z pokladů, které už byly vidět, nalezeno { $found }/{ $known }
recalled-slowly = z pokladů, které už byly vidět, nalezeno { $found }/{ $known }, posunů navíc: { $slides }
