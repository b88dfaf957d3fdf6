ended = { $title }: { $outcome }
shared = O vítězství se dělí { $names }.
step-by = { $name }, krok { $n }: { $move }
with-reason = { $move } ({ $why })
moment = { $played }. Hodnocení: { $verdict }; ztráta: { $cost }. Lepší: { $better }.
cost =
    { $scored ->
        [yes] { $chance } ± { $error } šance na výhru, { $points } ± { $doubt } bodu
       *[no] { $chance } ± { $error } šance na výhru
    }
cost-only = { $cost }.
turned = { $step }. { $name }: šance na výhru { $figure }.
lapse = { $name }: { $sought }. { $seen } { $then }
nothing-costly = Nic nebylo prokazatelně drahé.
review-title = { $title }: rozbor
graph-note = Před každým krokem, pokud odtud všichni hrají stejně dobře. Čísla označují klíčové momenty.
graph-label = Šance na výhru; jsou i v tabulce pod grafem
graph-table = Graf jako tabulka
step = krok { $n }
after-step = po kroku
played = Zahráno
to-win = { $what }, šance na výhru { $chance }
goes-on = Jak to může pokračovat
turns = Kde se partie obrátila
account-note = Očekávání na začátku + štěstí + vlastní rozhodnutí + rozhodnutí ostatních = výsledek. Přesnost: 100 je pokaždé nejlepší tah, 0 jsou náhodné tahy.
column =
    { $column ->
        [player] hráč
        [total] součet
        [place] místo
        [start] start
        [luck] štěstí
        [choices] vlastní
        [others] ostatní
        [error] štěstí ±
        [searches] hledání
        [known] známé
        [lapses] zapomenuté
       *[accuracy] přesnost
    }
playouts = Každé rozhodnutí bylo na zkoušku dohráno { $n }krát.
memory = Přesnost { $accuracy }. Hledání: { $searches }; z toho by poklad našel ten, kdo nic nezapomíná: { $known }. Trvalo déle nebo se nezdařilo: { $lapses }. Ztracené posuny: { $slides }; ztracené body: { $points }.
seen-label = Co už bylo vidět před tímto hledáním: { $sought }
arena-title = { $title }: aréna
about =
    { $usual ->
        [yes] Počet partií: { $games }, hráčů: { $players }, seed { $seed }, výchozí volby.
       *[no] Počet partií: { $games }, hráčů: { $players }, seed { $seed }, { $options }.
    }
arena-deals = Každé rozdání se hrálo ve všech zasedacích pořádcích. Intervaly jsou na 95 %.
ratings = Hodnocení
ratings-note = Bradleyho-Terryho model na stupnici Elo; průměr všech botů je 0.
share-note = Podíl rozhodnutých partií, které vyhrál první bot.
totals = Součty
totals-note = Silná čára zahrnuje polovinu součtů bota, tenká devět desetin; tečka je průměr.
totals-note-bound = Silná čára zahrnuje polovinu součtů bota, tenká devět desetin; tečka je průměr. Čáry na hodnotě { $bound } by mohl dosáhnout ten, kdo zná všechny budoucí karty.
mean-of = { $name }: průměrný součet { $figure }
pair-column =
    { $column ->
        [pairing] dvojice
        [games] partie
        [ties] shody
        [decided-won] výhry z rozhodnutých
       *[sure] interval
    }
lab-title = { $title }: laboratoř
lab-equals = Kde není řečeno jinak, hraje na všech místech { $bot }. Intervaly jsou na 95 %.
glance = Přehled
measured = naměřeno
own-deck = vlastní karty
house-deck = karty Mastaby
players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
decks = Vlastní karty vedle karet Mastaby
who-begins = Kdo začíná
who-begins-note = Podíl rozhodnutých partií, které vyhrál začínající hráč. Čára uprostřed ukazuje podíl, který by připadl každému, kdyby na tom nezáleželo.
luck = Štěstí
luck-note = Každé rozdání se hrálo dvakrát. Podíl je to, co mají dvě partie se stejným rozdáním společné: o čem rozhoduje rozdání. Zbytek je hra a náhoda, která z ní plyne.
leads = Změny vedení
leads-note = { $figure } na partii: jak často se do vedení dostal jiný hráč.
worth = Co má jakou hodnotu
worth-points = O kolik bodů se výsledek hráče proti ostatním liší, má-li na konci jednu takovou věc navíc: lineární proložení všech partií. Počítá se, co věc umožní a kolik stojí času, ne co je na ní vytištěno.
worth-places = O kolik se výsledek hráče, od 1 za první místo do −1 za poslední, liší, použije-li předmět jednou navíc: lineární proložení všech partií. Co se používá, když je vše ztraceno, má nízkou hodnotu.
worth-left = { $n } nejcennějších a { $n } nejméně cenných; mezi nimi je { $left }.
levels = Srovnání sil
levels-note = Podíl rozhodnutých partií, které vyhrál první bot, každé rozdání v obou zasedacích pořádcích.
others = Co změní volby a více hráčů
won-by-first = vyhrává začínající hráč
decisions = rozhodnutí všech hráčů
span = nejkratší a nejdelší partie
shortest-longest = počet rozhodnutí: { $shortest } a { $longest }
choices = možností na rozhodnutí
by-the-deal = rozhodlo rozdání
lead-changes = změny vedení
margin = náskok před druhým
figure-column =
    { $column ->
        [first] začínající vyhrává
        [decisions] rozhodnutí
        [choices] možnosti
        [luck] rozdání
        [leads] změny vedení
       *[points] body
    }
differs =
    { $what ->
        [points]
            { $more ->
                [yes] snazší (víc bodů)
               *[no] těžší (méně bodů)
            }
        [leads]
            { $more ->
                [yes] proměnlivější (vedení se mění častěji)
               *[no] stálejší (vedení se mění méně často)
            }
        [decisions]
            { $more ->
                [yes] delší
               *[no] kratší
            }
        [luck]
            { $more ->
                [yes] závislejší na rozdání
               *[no] méně závislá na rozdání
            }
        [margin]
            { $more ->
                [yes] jednoznačnější (větší náskok)
               *[no] těsnější (menší náskok)
            }
       *[choices]
            { $more ->
                [yes] bohatší na možnosti
               *[no] chudší na možnosti
            }
    }
differences = S vlastními kartami je hra { $parts }.
no-difference = Žádný rozdíl není větší, než jaký by v tolika partiích mohla způsobit náhoda.
so-often =
    { $games ->
        [one] { $number } na { $games } partii
        [few] { $number } na { $games } partie
       *[other] { $number } na { $games } partií
    }
listed = { $what }: { $parts }
curve = { $title }: průměr bodů podle kol
network = síť
