# Farao.

option-pyramid = pyramida 7 × 7 políček, nebo 9 × 9 a v ní víc
option-figures = archeologů na hráče (rekonstruované pravidlo)
option-inscriptions = nápisy, které otevřou pohřební komoru; 7 jen ve velké pyramidě
option-play_on = hrát dál, dokud nebudou uvnitř všichni (rekonstruované pravidlo)
clash = všech sedm nápisů má jen velká pyramida: zvol velkou pyramidu, nebo pět nápisů ({ $rule })

## Things. Cases: “acc” and “gen”.

thing =
    { $case ->
        [acc]
            { $name ->
                [food] jídlo
                [water] vodu
                [torch] pochodeň
                [scarf] šátek
                [magic-bottle] magickou lahvičku
                [golden-key] zlatý klíč
                [first-aid-kit] lékárničku
                [money] peníze
                [chocolate] čokoládu
                [plan] plán
                [papyrus] papyrus mrtvých
                [snake] hada
                [toxic-gas] jedovatý plyn
                [trap] past
                [hunger] hlad
                [thirst] žízeň
                [fatigue] únavu
                [wall-ruins] sutiny
                [secret-door] tajné dveře
                [abyss] propast
                [map] mapu
                [secret-tunnel] tajný tunel
                [dark-shrine] temnou svatyni
                [coffer] truhlu
                [inscription-red] červený nápis
                [inscription-blue] modrý nápis
                [inscription-green] zelený nápis
                [inscription-yellow] žlutý nápis
                [inscription-white] bílý nápis
                [inscription-pink] růžový nápis
               *[inscription-orange] oranžový nápis
            }
        [gen]
            { $name ->
                [food] jídla
                [water] vody
                [torch] pochodně
                [scarf] šátku
                [magic-bottle] magické lahvičky
                [golden-key] zlatého klíče
                [first-aid-kit] lékárničky
                [money] peněz
                [chocolate] čokolády
                [plan] plánu
                [papyrus] papyru mrtvých
                [snake] hada
                [toxic-gas] jedovatého plynu
                [trap] pasti
                [hunger] hladu
                [thirst] žízně
                [fatigue] únavy
                [wall-ruins] sutin
                [secret-door] tajných dveří
                [abyss] propasti
                [map] mapy
                [secret-tunnel] tajného tunelu
                [dark-shrine] temné svatyně
                [coffer] truhly
                [inscription-red] červeného nápisu
                [inscription-blue] modrého nápisu
                [inscription-green] zeleného nápisu
                [inscription-yellow] žlutého nápisu
                [inscription-white] bílého nápisu
                [inscription-pink] růžového nápisu
               *[inscription-orange] oranžového nápisu
            }
        [start]
            { $name ->
                [food] Jídlo
                [water] Voda
                [torch] Pochodeň
                [scarf] Šátek
                [magic-bottle] Magická lahvička
                [golden-key] Zlatý klíč
                [first-aid-kit] Lékárnička
                [money] Peníze
                [chocolate] Čokoláda
                [plan] Plán
                [papyrus] Papyrus mrtvých
                [snake] Had
                [toxic-gas] Jedovatý plyn
                [trap] Past
                [hunger] Hlad
                [thirst] Žízeň
                [fatigue] Únava
                [wall-ruins] Sutiny
                [secret-door] Tajné dveře
                [abyss] Propast
                [map] Mapa
                [secret-tunnel] Tajný tunel
                [dark-shrine] Temná svatyně
                [coffer] Truhla
                [inscription-red] Červený nápis
                [inscription-blue] Modrý nápis
                [inscription-green] Zelený nápis
                [inscription-yellow] Žlutý nápis
                [inscription-white] Bílý nápis
                [inscription-pink] Růžový nápis
               *[inscription-orange] Oranžový nápis
            }
       *[nom]
            { $name ->
                [food] jídlo
                [water] voda
                [torch] pochodeň
                [scarf] šátek
                [magic-bottle] magická lahvička
                [golden-key] zlatý klíč
                [first-aid-kit] lékárnička
                [money] peníze
                [chocolate] čokoláda
                [plan] plán
                [papyrus] papyrus mrtvých
                [snake] had
                [toxic-gas] jedovatý plyn
                [trap] past
                [hunger] hlad
                [thirst] žízeň
                [fatigue] únava
                [wall-ruins] sutiny
                [secret-door] tajné dveře
                [abyss] propast
                [map] mapa
                [secret-tunnel] tajný tunel
                [dark-shrine] temná svatyně
                [coffer] truhla
                [inscription-red] červený nápis
                [inscription-blue] modrý nápis
                [inscription-green] zelený nápis
                [inscription-yellow] žlutý nápis
                [inscription-white] bílý nápis
                [inscription-pink] růžový nápis
               *[inscription-orange] oranžový nápis
            }
    }
colour =
    { $colour ->
        [red] červený
        [blue] modrý
        [green] zelený
        [yellow] žlutý
        [white] bílý
        [pink] růžový
       *[orange] oranžový
    }
shape =
    { $case ->
        [acc]
            { $shape ->
                [cross] křižovatku
                [tee] T
                [corner] zatáčku
                [straight] rovnou chodbu
               *[end] slepou chodbu
            }
       *[nom]
            { $shape ->
                [cross] křižovatka
                [tee] T
                [corner] zatáčka
                [straight] rovná chodba
               *[end] slepá chodba
            }
    }
plain =
    { $case ->
        [acc]
            { $shape ->
                [cross] prázdnou křižovatku
                [tee] prázdné T
                [corner] prázdnou zatáčku
                [straight] prázdnou rovnou chodbu
               *[end] prázdnou slepou chodbu
            }
       *[nom]
            { $shape ->
                [cross] prázdná křižovatka
                [tee] prázdné T
                [corner] prázdná zatáčka
                [straight] prázdná rovná chodba
               *[end] prázdná slepá chodba
            }
    }
tile = { shape } ({ $thing })
side =
    { $side ->
        [n] na sever
        [e] na východ
        [s] na jih
       *[w] na západ
    }
open-to = otevřená { $sides }
tie-break = nápisy

over = Hra skončila.
watching = Sleduješ hru.
inside = Jsi v pohřební komoře: { $place }. místo.
thrown = Hází se kostkou, nebo se odkrývá destička.
moves = Na tahu: { $seat }.
lay = Polož { FORM($tile, case: "acc") } na { $at }: zvol, které strany budou otevřené.
map = Mapa: odkryj kteroukoli zakrytou destičku, nebo ji nech být.
curse = Temná svatyně: polož kletbu na odkrytou destičku, na které nikdo nestojí.
take = Truhla: vezmi si jeden předmět, který nemáš.
swap = Toto jsou destičky { $squares }: prohoď je, nebo je nech být.
attack = Zaútoč na některého archeologa na své destičce, nebo všechny nech na pokoji.
threw =
    { $turned ->
        [yes] Padlo ti { $thrown }, kostka ukazuje { $die }
       *[no] Padlo ti { $thrown }
    }
whom =
    { $whom ->
        [chosen] táhni archeologem { $figure }
        [any] táhni jedním ze svých archeologů
       *[only] táhni svým archeologem
    }
move-points =
    { $n ->
        [one] { threw }: { whom }, zbývá { $n } bod pohybu
        [few] { threw }: { whom }, zbývají { $n } body pohybu
       *[other] { threw }: { whom }, zbývá { $n } bodů pohybu
    }
move =
    { $more ->
        [papyrus] { move-points }, i skrz zdi (papyrus mrtvých).
        [one] { move-points }, nebo za bod pohybu natoč destičku, protože padla 1 (rekonstruované pravidlo).
       *[none] { move-points }.
    }
stop =
    { $papyrus ->
        [yes] { threw }. Nezbývá žádný bod pohybu: něco použij, nebo skonči; pak zapůsobí destička pod tebou (papyrus mrtvých).
       *[no] { threw }. Nezbývá žádný bod pohybu: něco použij, nebo skonči.
    }

use =
    { $item ->
        [scarf] smíš rovnou zpátky
        [magic-bottle] jeden krok skrz zeď
        [golden-key] natoč svou nebo sousední destičku
        [money] kup předmět z odkrytého sloupečku
        [chocolate] kostka na méně, než padlo
        [plan] podívej se na dvě zakryté destičky
       *[papyrus] jdi skrz zdi a přes všechno
    }
use-die =
    { $n ->
        [one] kostka na { $pips }: zbývá { $n } krok
        [few] kostka na { $pips }: zbývají { $n } kroky
       *[other] kostka na { $pips }: zbývá { $n } kroků
    }
use-torch =
    { $n ->
        [0] tady není co odkrýt
        [one] odkryje { $n } sousední destičku
        [few] odkryje { $n } sousední destičky
       *[other] odkryje { $n } sousedních destiček
    }
use-torch-some = odkryje zakryté sousední destičky

cited =
    { $mark ->
        [wholly] ({ $rule }: rekonstruované pravidlo)
        [partly] ({ $rule }: zčásti rekonstruované)
       *[no] ({ $rule })
    }
cited-two =
    { $mark ->
        [wholly]
            { $alsomark ->
                [wholly] ({ $rule }: rekonstruované pravidlo, { $also }: rekonstruované pravidlo)
                [partly] ({ $rule }: rekonstruované pravidlo, { $also }: zčásti rekonstruované)
               *[no] ({ $rule }: rekonstruované pravidlo, { $also })
            }
       *[partly]
            { $alsomark ->
                [wholly] ({ $rule }: zčásti rekonstruované, { $also }: rekonstruované pravidlo)
                [partly] ({ $rule }: zčásti rekonstruované, { $also }: zčásti rekonstruované)
               *[no] ({ $rule }: zčásti rekonstruované, { $also })
            }
    }
why-over = Hra skončila { cited-two }.
why-inside = Jsi v pohřební komoře a dál už nehraješ { cited }.
why-turn = Na tahu: { $seat }. Hráči se střídají po směru hodinových ručiček { cited }.
typed = „{ $move }“
why-map = Mapa: „{ $example }“ odkryje zakrytou destičku, „map none“ ji nechá být { cited }.
why-curse = Temná svatyně: polož kletbu příkazem „curse“ a políčkem na jinou odkrytou destičku, na které nikdo nestojí, ne na komoru { cited }.
why-take = Truhla: vezmi si jeden z těchto předmětů: { $items }, například „{ $example }“ { cited }.
why-swap = Plán ti ukázal dvě destičky: „swap yes“, nebo „swap no“ { cited }.
why-lay =
    { $joins ->
        [yes] Polož { FORM($tile, case: "acc") } na { $at } tak, aby navazovala chodba: „turn { $at }“ a otevřené strany, { $ways } { cited }.
       *[no] Polož { FORM($tile, case: "acc") } na { $at }, jak chceš: „turn { $at }“ a otevřené strany, { $ways } { cited }.
    }
why-attack = Zaútoč na archeologa na své destičce a vezmi předmět, který nemáš, nebo nic, není-li co vzít: { $examples }; nebo „attack none“ { cited }.
why-stop = Ještě je možný krok a celý hod se musí využít { cited }.
why-attack-later = Útočí se na konci pohybu { cited }.
why-nothing =
    { $do ->
        [turn] Teď není co natočit: jdi dál, nebo použij předmět { cited }.
        [map] Teď není žádná mapa: jdi dál, nebo použij předmět { cited }.
        [curse] Teď není kam dát kletbu: jdi dál, nebo použij předmět { cited }.
        [take] Teď není co vzít: jdi dál, nebo použij předmět { cited }.
       *[swap] Teď není co prohodit: jdi dál, nebo použij předmět { cited }.
    }
why-form = Napiš tah, třeba { $examples }; „list“ ukáže všechny { cited }.
why-figure = Uveď jednoho ze svých archeologů, 1 až { $n } { cited }.
why-other-figure = V tomto tahu jde archeolog { $figure }: za tah jen jeden { cited }.
why-already-in = Archeolog { $figure } už je v pyramidě { cited }.
why-enter-point = Vstup stojí bod pohybu a žádný nezbývá { cited }.
why-enter-curse = Na { $at } leží kletba: nelze tam vstoupit { cited-two }.
why-entrances = Vchody jsou { $squares } { cited }.
why-square = Políčko „{ $at }“ neexistuje: políčka jsou a1 až { $last } { cited }.
why-outside = Archeolog { $figure } je venku: nejdřív vstup, na { $squares } { cited }.
why-point = Nezbývá žádný bod pohybu { cited }.
why-curse-lies = Na { $at } leží kletba: nelze tam vstoupit { cited }.
why-back = Nikdy rovnou zpátky na právě opuštěné políčko { $at } { cited }.
why-neighbour = { $at } nesousedí s { $here } a nevede tam tunel { cited-two }.
why-own-wall = Tvoje destička má směrem na { $at } zeď { cited-two }.
why-wall = Destička na { $at } má na tvé straně zeď { cited }.
why-chamber =
    { $n ->
        [one] Pohřební komora je zavřená: potřebuješ { $n } nápis { cited }.
        [few] Pohřební komora je zavřená: potřebuješ { $n } různé nápisy { cited }.
       *[other] Pohřební komora je zavřená: potřebuješ { $n } různých nápisů { cited }.
    }
why-chamber-papyrus = Pohřební komora je zavřená: papyrus ji neotevře { cited-two }.
why-barred = { FORM($obstacle, case: "start") } na { $at }: nelze vstoupit bez { FORM($item, case: "gen") } { cited }.
why-one = Takto smí natočit destičku jen ten, komu padne 1 { cited }.
why-one-twice = Po této 1 už je jedna destička natočená: jen jednou za pohyb { cited }.
why-one-papyrus = Dokud působí papyrus, destičky se takto nenatáčejí { cited }.
why-one-point = Natočení destičky stojí bod pohybu a žádný nezbývá { cited }.
why-one-where =
    { $any ->
        [yes] Když padne 1, natoč destičku pod archeologem, který jde, nebo odkrytou sousední, na které nikdo nestojí, nikdy komoru; stojí to bod pohybu: { $examples } { cited }.
       *[no] Když padne 1, natoč destičku pod archeologem, který jde, nebo odkrytou sousední, na které nikdo nestojí, nikdy komoru; stojí to bod pohybu. Teď tu žádná není { cited }.
    }
why-kit = Lékárnička se nikdy nepoužívá: chrání před zraněním { cited }.
why-not-held = Nemáš { FORM($item, case: "acc") } { cited }.
why-papyrus = Dokud působí papyrus, použít lze jen jídlo, vodu a šátek, a před prvním krokem čokoládu { cited }.
why-chocolate-late = Čokoláda se jí před prvním krokem { cited }.
why-chocolate-one = Čokoláda otočí kostku na nižší číslo, než padlo, a padla 1 { cited }.
why-chocolate = Čokoláda otočí kostku na nižší číslo, než padlo ({ $thrown }), například „{ $example }“ { cited }.
why-money =
    { $any ->
        [yes] Za peníze koupíš obyčejný předmět, který nemáš a jehož sloupeček je odkrytý a není prázdný: { $items } { cited }.
       *[no] Za peníze koupíš obyčejný předmět, který nemáš a jehož sloupeček je odkrytý a není prázdný. Teď tu žádný není { cited }.
    }
why-plan-none = Žádná destička už není zakrytá: není se na co podívat { cited }.
why-plan = Plán ukáže dvě různé zakryté destičky, napsané v tomto pořadí: například „{ $example }“ { cited }.
why-torch = Venku není pochodeň k ničemu { cited }.
why-bottle-point = Magická lahvička je na krok uvnitř pyramidy a ten stojí bod pohybu { cited }.
why-bottle = Magická lahvička vede skrz zeď na odkrytou sousední destičku, na kterou se smí vstoupit: ne rovnou zpátky, ne na kletbu, ne na sutiny { cited }.
why-key = Klíč natočí vlastní destičku, nebo odkrytou sousední, na které nikdo nestojí, nikdy komoru { cited }.
why-write = Napiš „{ $example }“ { cited }.

because-chamber = vstoupí do pohřební komory
because-turns-up =
    { $of ->
        [one] odkryje { $at }: nápis, který ti chybí, je na { $n }/{ $of } neznámé destičky
       *[other] odkryje { $at }: nápis, který ti chybí, je na { $n }/{ $of } neznámých destiček
    }
because-bars = zablokuje { $at }
because-reads = přečte { FORM($thing, case: "acc") } ({ $n }/{ $of })
because-brings = přinese { FORM($thing, case: "acc") }
because-costs = stojí tě { FORM($thing, case: "acc") }
because-out = tvůj vlastní archeolog přijde o místo
because-drives = vyžene soupeřova archeologa
because-nearer =
    { $ready ->
        [yes]
            { $n ->
                [one] ke komoře budeš mít o { $n } krok blíž
                [few] ke komoře budeš mít o { $n } kroky blíž
               *[other] ke komoře budeš mít o { $n } kroků blíž
            }
       *[no]
            { $n ->
                [one] k nápisu, který ti chybí, budeš mít o { $n } krok blíž
                [few] k nápisu, který ti chybí, budeš mít o { $n } kroky blíž
               *[other] k nápisu, který ti chybí, budeš mít o { $n } kroků blíž
            }
    }
because-keeps =
    { $ready ->
        [yes]
            { $n ->
                [one] ke komoře zůstane asi { $n } krok
                [few] ke komoře zůstanou asi { $n } kroky
               *[other] ke komoře zůstane asi { $n } kroků
            }
       *[no]
            { $n ->
                [one] k nápisu, který ti chybí, zůstane asi { $n } krok
                [few] k nápisu, který ti chybí, zůstanou asi { $n } kroky
               *[other] k nápisu, který ti chybí, zůstane asi { $n } kroků
            }
    }

help =
    { $name ->
        [snake] bez pochodně zabíjí
        [toxic-gas] bez šátku zabíjí
        [trap] bez plánu zabíjí
        [hunger] bez jídla ukončí pohyb
        [thirst] bez vody ukončí pohyb
        [fatigue] bez čokolády ukončí pohyb
        [wall-ruins] jen s magickou lahvičkou
        [secret-door] jen se zlatým klíčem
        [abyss] jen s papyrem mrtvých
        [map] odkryj kteroukoli destičku
        [secret-tunnel] krok do kteréhokoli odkrytého tunelu
        [dark-shrine] přesuň kletbu
        [coffer] vezmi si předmět
        [food] dokud ho máš, chrání před hladem
        [water] dokud ji máš, chrání před žízní
        [torch] dokud ji máš, chrání před hady
        [scarf] dokud ho máš, chrání před jedovatým plynem
        [magic-bottle] dokud ji máš, projdeš sutinami
        [golden-key] dokud ho máš, projdeš tajnými dveřmi
        [first-aid-kit] nepoužívá se: chrání před zraněním
        [money] koupíš za ně předmět
        [chocolate] dokud ji máš, chrání před únavou
        [plan] dokud ho máš, vyhneš se pastem
       *[papyrus] dokud ho máš, přejdeš propast
    }
tells = { FORM($thing, case: "start") }: { help }.
tells-inscriptions = Nápisy: pět různých ti otevře pohřební komoru.
tells-inscription = Nápis: kdo vstoupí na destičku, získá ho; pět různých otevře pohřební komoru.
tells-die = Každý krok stojí jeden bod pohybu.
tells-chamber = Pohřební komora: kdo do ní s pěti nápisy vstoupí první, vyhrává.

surface = Pyramida
keys-help = Šipkami chodíš. Tab prochází označené destičky, Enter jednu zvolí.
keys-turn = R natočí destičku, Enter ji položí.
keys-pick = Šipky vedou od jedné označené destičky ke druhé, Enter jednu zvolí.
chamber-open = pohřební komora, otevřená
chamber-closed = pohřební komora, zavřená
down = zakrytá
cursed = prokletá
entrance = vchod
tile-open = { shape }, volno { $sides }
seen-by = kdo ji zná: { $names }
figure = { $name } { $n }
and-then = { $first }, { $next }
square = { $at }: { $what }
step-to = Jdi na { $at }: { $what }
enter-at = Vstup na { $at }: { $what }
tunnel-to = Tunelem na { $at }: { $what }
pick-at = Zvol { $at }: { $what }
turn-at = Natoč destičku na { $at }: { $what }
choose-figure = Táhnout archeologem { $figure }
choose-drawn = { $who }: { choose-figure }
waiting = Hází se kostkou.
turn-of = Na tahu: { $name }.
only-marked = Zvol jednu z označených destiček.

you-threw =
    { PERSON($name) ->
        [you] Padlo ti { $pips }
       *[other] { $name } hází { $pips }
    }
points-left = { $n } / { $of }
die-now = Kostka je otočená na { $pips }.
no-return = Nelze rovnou zpátky.
papyrus-on = Působí papyrus: zdi a překážky se nepočítají.
one-turn = Natočit destičku za bod pohybu
end-move = Ukončit pohyb
take-back = Vzít zpět
inscriptions = Nápisy
inscriptions-read =
    { $n ->
        [0] Nápisy: 0
       *[other] Nápisy: { $colours }
    }
needed =
    { $of ->
        [7] <b>{ $n }</b> ze { $of } potřebných
       *[other] <b>{ $n }</b> z { $of } potřebných
    }
enough = Komora je ti otevřená.
items = Předměty
spend-now = teď lze použít
kept = na později
no-items = Zatím žádné: vstup na destičku s předmětem.
supply = Zásoba
supply-note = zakrytý sloupeček: ještě nenalezeno
stack = { FORM($thing, case: "start") }: zbývá { $n }
stack-covered = { FORM($thing, case: "start") }: zatím nenalezeno
in-coffer = V truhle
house = Některá pravidla jsou rekonstruovaná.
house-link = Která?
wholly = rekonstruované
partly = zčásti rekonstruované
archaeologist = Archeolog
cancel = Zrušit
question =
    { $what ->
        [map] Odkryj kteroukoli zakrytou destičku
        [curse] Polož kletbu na označenou destičku
        [take] Vezmi si jeden předmět z truhly
        [swap] Prohodit tyto dvě destičky?
        [attack] Zaútočit na někoho na své destičce?
        [turn] Polož destičku
        [magic-bottle] Jdi skrz zeď na označenou destičku
        [golden-key] Natoč označenou destičku
        [one] Natoč označenou destičku, za bod pohybu místo kroku
        [plan] Zvol dvě zakryté destičky k prohlédnutí
        [chocolate] Otoč kostku na
       *[money] Kup za své peníze
    }
plan-second = Teď druhou destičku
decline = Nechat být
peace = Nechat na pokoji
rob = Okrást: { $name } ({ $thing })
injure = Zranit: { $name }
robbed = Získáš předmět a archeolog opustí pyramidu, pokud ho nezachrání lékárnička.
swap-yes = Prohodit
swap-no = Nechat být
lay-it = Položit
turn = Natočit
looked-at = { $at }: { $what }

place = { $n }.
of =
    { $n ->
        [7] ze { $n }
       *[other] z { $n }
    }
outside =
    { $of ->
        [1] venku
       *[other]
            { $all ->
                [yes] všichni venku
               *[no]
                    { $n ->
                        [1] jeden venku
                       *[2] dva venku
                    }
            }
    }
ranked = Pořadí
held-items = Předměty na konci
moving = na tahu
waits = čeká
in-chamber = v pohřební komoře
first-inside = O pořadí rozhoduje, kdo dřív vstoupil do pohřební komory.
round = Kolo { $n } (nejvýš { $of })

log-throws =
    { PERSON($name) ->
        [you] Házíš { $pips }
       *[other] { $name } hází { $pips }
    }
log-turn = tah { $n }
log-start = Před prvním tahem
log-tile = { $at }: { $what }
log-seen = { $at } tajně: { $what }
log-enters = vstup na { $at }
log-walks = krok na { $squares }
log-lays = { $at }: volno { $sides }
log-map = mapa odkrývá { $at }
log-no-map = mapa zůstává nevyužitá
log-curse = kletba na { $at }
log-takes = z truhly { $thing }
log-one = natočení { $at } za bod pohybu
log-swaps = obě destičky prohozeny
log-no-swap = obě destičky zůstávají
log-no-attack = bez útoku
log-robs =
    { PERSON($name) ->
        [you] krádež: přicházíš o { FORM($thing, case: "acc") }
       *[other] krádež: { $name } přichází o { FORM($thing, case: "acc") }
    }
log-injures =
    { PERSON($name) ->
        [you] zranění: tvůj archeolog
       *[other] zranění: { $name }
    }
log-ends = konec pohybu
log-spends = použití { FORM($thing, case: "gen") }
log-spends-die = použití { FORM($thing, case: "gen") }: kostka na { $pips }
log-spends-buy = { $thing } za { FORM($bought, case: "acc") }
log-spends-wall = použití { FORM($thing, case: "gen") }, skrz zeď na { $at }
log-spends-turn = použití { FORM($thing, case: "gen") } na { $at }
log-spends-look = použití { FORM($thing, case: "gen") }: pohled na { $squares }
log-went =
    { $way ->
        [enters] vstupuje na { $at }
        [both] vstupuje na { $at } a jde na { $squares }
       *[walks] jde na { $squares }
    }
log-finds = odkrývá { FORM($found, case: "acc") }
log-went-finds = { log-went }, { log-finds }
log-reaches = <b>vchází do komory</b>
log-went-reaches = { log-went }, { log-reaches }
log-finds-reaches = { log-went }, { log-finds }, { log-reaches }
log-wall-reaches = { log-spends-wall }, { log-reaches }

key-walk = jít; při volbě destičky přejít na další
key-figure = zvolit archeologa
key-turn = natočit destičku v ruce
key-lay = položit; zvolit
key-back = vrátit předmět
key-next = další destička, předmět nebo odpověď
tip-enter = Hod říká, kolik destiček projdeš; počítá se i vstup.
tip-lay = Natoč ji klávesou R nebo klepnutím. Její chodba musí navazovat na tvou.
tip-back = Červená značka je u políčka, ze kterého právě jdeš: rovnou zpátky nelze.
tip-items = Předmět, který si necháš, tě dostane přes jeho překážku. Použitý udělá, co u něj stojí.
tip-one = Padla ti 1: jednou v tomto pohybu můžeš za bod pohybu místo kroku natočit destičku.
tip-attack = Krádeží získáš předmět a vyženeš archeologa, pokud ho nezachrání lékárnička.
tip-chamber = Máš dost nápisů: vstup do pohřební komory dřív než ostatní.
title-move = Tvůj pohyb
title-goal = Cíl
title-places = Místa
title-attack = Útok
