# Ramses.

option-mode = basic (základní hra), expert (se skarabey, badateli a mumií), nebo solo (sólová hra)
option-children = s dětmi: ze zvláštních akcí jen písečné bouře
option-slides = nejvyšší počet posunů v jednom tahu
clash-alone = jeden hráč hraje sólovou hru: zvol solo, nebo přidej hráče ({ $rule })
clash-solo = sólová hra je pro jednoho hráče, ne pro { $n } ({ $rule })
option-slides-values = none nebo 1 až { $most }

## Poklady: [label] samostatně, [nom], [acc].

treasure =
    { $case ->
        [label]
            { $treasure ->
                [golden-mask] Zlatá maska
                [lapis-scarab] Lazuritový skarabeus
                [lotus-cup] Lotosový pohár
                [ibis] Ibis
                [black-cat] Černá kočka
                [ankh] Anch
                [watchful-eye] Bdělé oko
                [double-crown] Dvojitá koruna
                [canopic-jar] Kanopa
                [papyrus] Papyrus
                [sun-boat] Sluneční bárka
                [broad-collar] Široký náhrdelník
               *[own] { $label }
            }
        [acc]
            { $treasure ->
                [golden-mask] zlatou masku
                [lapis-scarab] lazuritového skarabea
                [lotus-cup] lotosový pohár
                [ibis] ibisa
                [black-cat] černou kočku
                [ankh] anch
                [watchful-eye] bdělé oko
                [double-crown] dvojitou korunu
                [canopic-jar] kanopu
                [papyrus] papyrus
                [sun-boat] sluneční bárku
                [broad-collar] široký náhrdelník
               *[own] „{ $name }“
            }
       *[nom]
            { $treasure ->
                [golden-mask] zlatá maska
                [lapis-scarab] lazuritový skarabeus
                [lotus-cup] lotosový pohár
                [ibis] ibis
                [black-cat] černá kočka
                [ankh] anch
                [watchful-eye] bdělé oko
                [double-crown] dvojitá koruna
                [canopic-jar] kanopa
                [papyrus] papyrus
                [sun-boat] sluneční bárka
                [broad-collar] široký náhrdelník
               *[own] „{ $name }“
            }
    }
card =
    { $case ->
        [acc] { FORM($treasure, case: "acc") } { $value }
        [nom] { FORM($treasure, case: "nom") } { $value }
       *[label] { FORM($treasure, case: "label") } { $value }
    }
action =
    { $action ->
        [sand-storm]
            { $case ->
                [start] Písečná bouře
               *[nom] písečná bouře
            }
        [scorpion]
            { $case ->
                [start] Štír
               *[nom] štír
            }
        [super-powers]
            { $case ->
                [start] Superschopnosti
               *[nom] superschopnosti
            }
        [duel]
            { $case ->
                [start] Souboj
               *[nom] souboj
            }
       *[plain] obyčejná karta
    }
beside =
    { $to ->
        [left]
            { $n ->
                [1] vlevo od volného políčka
                [few] o { $n } políčka vlevo od volného
               *[other] o { $n } políček vlevo od volného
            }
        [right]
            { $n ->
                [1] vpravo od volného políčka
                [few] o { $n } políčka vpravo od volného
               *[other] o { $n } políček vpravo od volného
            }
        [up]
            { $n ->
                [1] nad volným políčkem
                [few] o { $n } políčka nad volným
               *[other] o { $n } políček nad volným
            }
        [down]
            { $n ->
                [1] pod volným políčkem
                [few] o { $n } políčka pod volným
               *[other] o { $n } políček pod volným
            }
       *[other] vedle volného políčka
    }
beneath =
    { $what ->
        [nothing] nic
        [curse] kletba mumie
       *[explorers]
            { $n ->
                [one] { $n } badatel
                [few] { $n } badatelé
               *[other] { $n } badatelů
            }
    }
title =
    { $title ->
        [desert-beetle] Pouštní brouk
        [water-carrier] Nosič vody
        [camel-driver] Velbloudář
        [nile-boatman] Nilský lodník
        [peasant] Rolník
        [scribe] Písař
        [royal-embalmer] Královský balzamovač
        [royal-guard] Královský strážce
        [master-builder] Stavitel
        [grand-vizier] Velkovezír
        [high-priest] Velekněz
       *[pharaoh] Faraon
    }
typed = „{ $text }“
tie-break = karty
pyramids =
    { $n ->
        [1]
            { $colour ->
                [gold] zlatou pyramidu
                [red] červenou pyramidu
               *[blue] modrou pyramidu
            }
        [few] { $n } pyramidy
       *[other] { $n } pyramid
    }
direction =
    { $way ->
        [right] doprava
        [left] doleva
        [up] nahoru
       *[down] dolů
    }

## Co teď.

over = Hra skončila.
watching = Sleduješ hru.
turning = Otáčí se karta.
waits =
    { $does ->
        [search] { FORM($seat, case: "start") } hledá.
        [duel] { FORM($seat, case: "start") } hledá v souboji.
        [tilt] { FORM($seat, case: "start") } se smí podívat pod zlatou pyramidu.
        [scarab] { FORM($seat, case: "start") } smí použít skarabea.
        [scorpion] { FORM($seat, case: "start") } posouvá jednu pyramidu: štír číhá.
        [give] { FORM($seat, case: "start") } po bodnutí odevzdává kartu.
       *[lay] { FORM($seat, case: "start") } vykládá kartu do souboje.
    }
tilt-now = Posun zlaté pyramidy odkryl poklad: nakloň ji a podívej se pod ni, nebo ji nech být.
scarab-now = Nesprávný poklad. Použij skarabea (zbývá { $n }×) a pokračuj, nebo nech tah skončit.
scorpion-now = Štír: posuň jednu pyramidu, jen ne tu, která se pohnula naposledy. Kdo odkryje poklad, toho štír bodne.
give-now = Štír tě bodl: dej jednu ze svých karet hráči po pravici.
lay-now =
    { $first ->
        [yes] Souboj: vylož jednu ze svých karet.
       *[no] Souboj: vylož kartu s jiným pokladem.
    }
duel-now = Souboj: posouvej a hledej { FORM($treasure, case: "acc") }. Pozor na svůj vlastní poklad.
slide-now =
    { $powers ->
        [yes] Superschopnosti: posuň jednu nebo víc pyramid v řadě a hledej { FORM($treasure, case: "acc") }.
       *[no] Posuň pyramidu na volné políčko a hledej { FORM($treasure, case: "acc") }.
    }
searches-on =
    { PERSON($name) ->
        [you] { FORM($found, case: "label") }, ne { $sought }: teď hledáš ty.
       *[other] { FORM($found, case: "label") }, ne { $sought }: { $name } hledá dál.
    }

## Proč tah nejde.

why-over = Hra skončila: poslední karta hledání je pryč ({ $rule }).
why-chance = Počkej: otáčí se karta ({ $rule }).
why-turn =
    { $does ->
        [search] { FORM($seat, case: "start") } je na tahu a posouvá, dokud se neukáže poklad ({ $rule }).
        [duel] { FORM($seat, case: "start") } je na tahu a hledá v souboji ({ $rule }).
        [tilt] { FORM($seat, case: "start") } je na tahu a smí se nejdřív podívat pod zlatou pyramidu ({ $rule }).
        [scarab] { FORM($seat, case: "start") } je na tahu a smí ještě použít skarabea ({ $rule }).
        [scorpion] { FORM($seat, case: "start") } je na tahu a posouvá, zatímco číhá štír ({ $rule }).
        [give] { FORM($seat, case: "start") } je na tahu a po bodnutí odevzdává kartu ({ $rule }).
       *[lay] { FORM($seat, case: "start") } je na tahu a vykládá kartu do souboje ({ $rule }).
    }
why-tilt = Smíš naklonit zlatou pyramidu, která se právě pohnula: { $ways } ({ $rule }).
why-scarab = Nesprávný poklad: „scarab use“, chceš-li pokračovat v tahu, nebo „scarab keep“, má-li skončit ({ $rule }).
why-give = Štír tě bodl: jednu z tvých karet dostane { $seat }, například „{ $example }“ ({ $rule }).
why-lay = Vylož do souboje jednu ze svých získaných karet: například „{ $example }“ ({ $rule }).
why-lay-same = V souboji musí být poklady různé a tenhle už vyložil soupeř: například „{ $example }“ ({ $rule }).
why-lay-only = Soupeř by neměl jiný poklad, který by vyložil: například „{ $example }“ ({ $rule }).
why-no-pass = Tah končí jen pokladem: posouvej dál ({ $rule }).
why-later = Teď se posouvá pyramida; na naklánění a skarabea dojde, až bude odkrytý poklad ({ $rule }).
why-way =
    { $powers ->
        [yes] Napiš, kterým směrem se pyramida posune na volné políčko, a pro víc pyramid za to jejich počet: například „{ $example }“ ({ $rule }).
       *[no] Napiš, kterým směrem se pyramida posune na volné políčko: například „{ $example }“ ({ $rule }).
    }
why-hole = Tohle je volné políčko: posouvá se na ně pyramida vedle něj ({ $rule }).
why-barred = Tahle pyramida se právě pohnula: když číhá štír, musí se posunout jiná ({ $rule }).
why-line = Ani superschopnosti neposouvají pyramidy jinak než v jedné řadě k volnému políčku ({ $rule }).
why-only-one = Posouvá se právě jedna pyramida, a to ta, která sousedí s volným políčkem ({ $rule }).
why-apart = Tahle pyramida s volným políčkem nesousedí ({ $rule }).
why-edge = Žádná pyramida se nedá posunout { direction }: volné políčko je na okraji ({ $rule }).
why-too-many =
    { $most ->
        [one] Posunout { direction } se dá nejvýš { $most } pyramida, ne { $n } ({ $rule }).
        [few] Posunout { direction } se dají nejvýš { $most } pyramidy, ne { $n } ({ $rule }).
       *[other] Posunout { direction } se dá nejvýš { $most } pyramid, ne { $n } ({ $rule }).
    }

## Co tah přináší, pro tipy.

because-scarab =
    { $n ->
        [0] tah pokračuje; skarabeus je tím vyčerpán
       *[other] tah pokračuje; skarabea pak lze použít ještě { $n }×
    }
because-keeps = nechá skarabea na lepší chvíli
because-tilt = zbývající žetony ({ $chips }): badatelé { $explorers }×, kletba { $curses }×
because-give =
    { $points ->
        [one] stojí tě { $points } bod
        [few] stojí tě { $points } body
       *[other] stojí tě { $points } bodů
    }
because-lay =
    { $points ->
        [one] riskuje { $points } bod
        [few] riskuje { $points } body
       *[other] riskuje { $points } bodů
    }
because-slide =
    { $n ->
        [1]
            { $colour ->
                [gold] zlatá pyramida { direction }
                [red] červená pyramida { direction }
               *[blue] modrá pyramida { direction }
            }
        [few] { $n } pyramidy { direction }
       *[other] { $n } pyramid { direction }
    }
because-gold = objeví-li se poklad, smíš se pod ni podívat
looked-under = co pod ní leží, už bylo vidět; pamatuješ si?
not-looked-under = pod ni se ještě nikdo nepodíval

## Hrací plocha.

surface = Hrací plocha
surface-help = Šipky posouvají pyramidu tím směrem na volné políčko.
surface-powers = Superschopnosti: stiskni číslo a pak šipku, a posune se tolik pyramid.
slide = Posunout { pyramids } { direction }
tilt = Naklonit zlatou pyramidu { $beside }
turn-of = { $name } je na tahu.
free = volné políčko
free-shows = volné políčko, je na něm { $treasure }
nothing = na volném políčku nic není
pyramid =
    { $colour ->
        [gold] zlatá
        [red] červená
       *[blue] modrá
    }
stormed = Písečná bouře: hrací plocha se otáčí o čtvrt otáčky doprava.
treasures = Dvanáct pokladů
treasures-help = kde leží, to je na tvé paměti
treasure-tells = { FORM($treasure, case: "label") }: tento poklad leží pod jednou z pyramid a nehýbe se.
treasure-listed =
    { $sought ->
        [yes]
            { $seen ->
                [yes] { FORM($treasure, case: "label") }, hledá se, je vidět
               *[no] { FORM($treasure, case: "label") }, hledá se
            }
       *[no]
            { $seen ->
                [yes] { FORM($treasure, case: "label") }, je vidět
               *[no] { FORM($treasure, case: "label") }
            }
    }
beneath-gold = Pod zlatou pyramidou
beneath-is = Pod zlatou pyramidou: { $beneath }

## Otázky a odpovědi.

tilt-ask = Podívat se pod zlatou pyramidu?
tilt-yes = Naklonit
tilt-yes-at = Naklonit tu { $beside }
tilt-no = Nechat být
scarab-ask = Použít skarabea a pokračovat?
scarab-yes = Použít skarabea
scarab-no = Ukončit tah
scarab-left = zbývá { $n }×
give-ask = Bodnutí! Kartu dostane { $name }
lay-ask = Souboj: vylož kartu
give-this =
    { $value ->
        [one] Dát { FORM($treasure, case: "acc") } za { $value } bod
        [few] Dát { FORM($treasure, case: "acc") } za { $value } body
       *[other] Dát { FORM($treasure, case: "acc") } za { $value } bodů
    }
lay-this =
    { $value ->
        [one] Vyložit { FORM($treasure, case: "acc") } za { $value } bod
        [few] Vyložit { FORM($treasure, case: "acc") } za { $value } body
       *[other] Vyložit { FORM($treasure, case: "acc") } za { $value } bodů
    }

## Karty.

search = Hledá se
search-label =
    { $value ->
        [one] Hledá se: { $treasure } za { $value } bod
        [few] Hledá se: { $treasure } za { $value } body
       *[other] Hledá se: { $treasure } za { $value } bodů
    }
search-tells = Kdo odkryje tento poklad, získá kartu i její body.
laid-label =
    { $value ->
        [one] { FORM($treasure, case: "label") } za { $value } bod
        [few] { FORM($treasure, case: "label") } za { $value } body
       *[other] { FORM($treasure, case: "label") } za { $value } bodů
    }
powers-help = Superschopnosti: až sedm pyramid v jedné řadě.
scorpion-help = Postupně každý posune jednu pyramidu, jen ne tu, která se pohnula naposledy. Kdo odkryje poklad, toho štír bodne.
duel-lays = vykládá kartu
next = Další: { $action }
next-label = Další: { $action }, { $stack }
on-pile = V balíčku: { $action }
next-tells = Rub další karty: některé přinášejí písečnou bouři, štíra, superschopnosti nebo souboj.
next-help =
    { $action ->
        [sand-storm] Až někdo získá nynější kartu, hrací plocha se otočí o čtvrt otáčky doprava.
        [scorpion] Potom každý posune jednu pyramidu, dokud někoho u pokladu nebodne štír.
        [super-powers] Dokud se hledá podle této karty, smějí se posouvat celé řady pyramid.
       *[duel] Potom se dva hráči utkají o dvě ze svých karet.
    }
afterwards = Až tohle skončí, otočí se a její poklad se hledá.
ignored = V této hře se neprovádí.
last = Poslední karta
last-help = V balíčku už není žádná karta hledání.
pile =
    { $n ->
        [0] poslední karta
        [one] { $n } karta v balíčku
        [few] { $n } karty v balíčku
       *[other] { $n } karet v balíčku
    }
slides-left =
    { $n ->
        [one] Zbývá { $n } posun.
        [few] Zbývají { $n } posuny.
       *[other] Zbývá { $n } posunů.
    }
happened = Co se stalo

## Bodování.

points =
    { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
cards =
    { $n ->
        [one] karta
        [few] karty
       *[other] karet
    }
no-cards = Zatím žádné karty
backs =
    { $n ->
        [one] { $n } karta lícem dolů
        [few] { $n } karty lícem dolů
       *[other] { $n } karet lícem dolů
    }
scarab = Skarabeus: zbývá { $n }×
scarab-tells = Skarabeus: po nesprávném pokladu smíš pokračovat v tahu, dvakrát za hru.
explorers =
    { $n ->
        [one] { $n } badatel
        [few] { $n } badatelé
       *[other] { $n } badatelů
    }
hat-tells = Badatelé: kdo jich má na konci nejvíc, dostane šest bodů, druhý v pořadí tři a třetí dva.
curse = kletba
hall = Síň slávy
searching = hledá
waiting = čeká
duelling = v souboji
stung = bodnutí
cursed = vynechá příští tah
cards-worth =
    { $n ->
        [one] Karty za { $n } bod
        [few] Karty za { $n } body
       *[other] Karty za { $n } bodů
    }
all-explorers = Badatelé
all-cards = Počet karet
ahead =
    { $line ->
        [explorers] badatelé ({ $by })
       *[other] karty za { $line } ({ $by })
    }

## Průběh.

start = Před prvním tahem
places = Políčka se v průběhu objeví až po skončení hry.
worth =
    { $value ->
        [one] za { $value } bod
        [few] za { $value } body
       *[other] za { $value } bodů
    }
is-sought =
    { $value ->
        [one] Hledá se { $treasure } za { $value } bod
        [few] Hledá se { $treasure } za { $value } body
       *[other] Hledá se { $treasure } za { $value } bodů
    }
next-card = Další karta: { $action }
gets =
    { PERSON($name) ->
        [you] Dostáváš { FORM($card, case: "acc") }
       *[other] { $name } dostává { FORM($card, case: "acc") }
    }
gets-one =
    { PERSON($name) ->
        [you] Dostáváš kartu z balíčku
       *[other] { $name } dostává kartu z balíčku
    }
slides-now =
    { $n ->
        [1] pyramida { direction }
        [few] { $n } pyramidy { direction }
       *[other] { $n } pyramid { direction }
    }
slides-from = posun z { $hole }
tilts = náklon zlaté pyramidy { $beside }
tilts-on = náklon zlaté pyramidy na { $hole }
tilts-one = náklon zlaté pyramidy
leaves-it = zlatá pyramida zůstává stát
uses-scarab = skarabeus použit, tah pokračuje
keeps-scarab = skarabeus ušetřen, tah končí
gives = bodnutí: odevzdává se { FORM($card, case: "nom") }
gives-one = bodnutí: odevzdává se jedna karta
lays = do souboje { FORM($card, case: "nom") }
slid =
    { $n ->
        [one] { $n } posun z { $holes }
        [few] { $n } posuny z { $holes }
       *[other] { $n } posunů z { $holes }
    }
slid-found =
    { $n ->
        [one] { $n } posun z { $holes }: { $treasure }
        [few] { $n } posuny z { $holes }: { $treasure }
       *[other] { $n } posunů z { $holes }: { $treasure }
    }
turn-wrong =
    { $n ->
        [0] nesprávný poklad
        [one] { $n } posun, nesprávný poklad
        [few] { $n } posuny, nesprávný poklad
       *[other] { $n } posunů, nesprávný poklad
    }
turn-none =
    { $n ->
        [0] žádný poklad
        [one] { $n } posun, žádný poklad
        [few] { $n } posuny, žádný poklad
       *[other] { $n } posunů, žádný poklad
    }
turn-takes =
    { $n ->
        [0] bere kartu
        [one] { $n } posun, bere kartu
        [few] { $n } posuny, bere kartu
       *[other] { $n } posunů, bere kartu
    }
turn-loses =
    { $n ->
        [0] karta propadá
        [one] { $n } posun, karta propadá
        [few] { $n } posuny, karta propadá
       *[other] { $n } posunů, karta propadá
    }
turn-duel = vyhrává souboj a kartu
turn-stung = po bodnutí odevzdává kartu
turn-gets = dostává kartu: bodnutý hráč žádnou neměl
turn-beneath = { $turn }; pod zlatou pyramidou: { $beneath }

## Rozbor.

seen-map = Co bylo vidět před tímto hledáním. Čísla říkají, před kolika kroky; čím bledší, tím dávněji.
seen-ago =
    { $n ->
        [one] { FORM($treasure, case: "label") } na { $hole } před { $n } krokem
       *[other] { FORM($treasure, case: "label") } na { $hole } před { $n } kroky
    }

## Klávesy.

key-arrows = posunout pyramidu tím směrem
key-number = 2 až 7 a pak šipka
key-powers = superschopnosti: posunout jich tolik
key-choose = vybrat pyramidu, kartu nebo odpověď

## Tipy pro první hru.

tip-slide = Klikni na ni, táhni ji nebo stiskni šipku. Pokračuješ, dokud se neobjeví poklad.
tip-remember = Pamatuj si, kde poklady leží: jakmile zmizí pod pyramidou, stůl už nic neprozradí.
tip-storm = Písečná bouře otočila plochu i vše, co leží pod pyramidami: otoč si ji i v paměti.
tip-tilt = Zlatá pyramida odkryla poklad, smíš pod ni nahlédnout. Badatelé přinášejí body, kletba tě stojí příští tah.
tip-scarab = Se skarabeem můžeš po nesprávném pokladu pokračovat. Na celou hru ho máš dvakrát.
tip-powers = Superschopnosti: vyber vzdálenější pyramidu a posune se celá řada až k ní.
tip-scorpion = Když číhá štír, nechceš odkrýt nic. Pyramida, která se pohnula naposledy, je zakázaná.
tip-duel = V souboji hledáš poklad soupeře. Odkryješ-li svůj, přijdeš o obě karty.

## Části pravidel.

rules-turn = Tvůj tah
rules-special = Zvláštní akce
rules-expert = Hra pro pokročilé
rules-end = Konec
