pitch = Čtyři hry o poklady u jednoho stolu. Bez účtu, stačí jméno.
you-are = Hraješ jako
name-help = Uvidí ho ostatní u stolu. Zůstane uložené v tomto prohlížeči.
save = Uložit
other-device = Použít toto jméno na jiném zařízení
other-device-help = Otevři tam jednou tento odkaz:
valid-for =
    { $minutes ->
        [one] Platí { $minutes } minutu.
        [few] Platí { $minutes } minuty.
       *[other] Platí { $minutes } minut.
    }
play-now = Hrát hned
with-friends = S přáteli
compiling = Hraj hned. V první minutě ještě nejsou tipy a boti hrají jen ze zvyku.
go-on = Hrát dál
all-tables = Všechny stoly ({ $n })
more = Více
no-tables = Zatím nemáš žádný stůl. „Hrát hned“ otevře stůl s boty.
latest = Poslední výsledky
my-tables = Všechny mé stoly
yesterday = včera
remove-table = Odebrat stůl { $code }
new-here = Jsi tu poprvé?
new-here-help = Tia ti v pár krocích ukáže, jak se hraje { $title }.
start-one = Začít hru
change = Stisknutím změníš
plays-like = Co spustí „Hrát hned“
opponents =
    { $n ->
        [one] { $n } soupeř
        [few] { $n } soupeři
       *[other] { $n } soupeřů
    }
to-change = { $words }. Stisknutím změníš.
no-finished = Zatím nemáš žádnou dohranou hru.
# Under the name of a game. $when: a time, a day, or "yesterday".
with = u stolu: { $names }, { $when }
alone = sólo, { $when }
open = Otevřít
play = Hrát
review = Výsledek
gathering = čeká se na hráče
abandoned-row = nedohráno
won-against = Vítězství { $mine } : { $best }
lost-against = Vítěz: { $name }, { $best } : { $mine }
won = Vítězství
lost = Vítěz: { $name }
join-by-code = Připojit se kódem
join-help = Sedni si ke stolu svých přátel. Napiš jeho kód, nebo vlož odkaz.
code = Kód stolu
code-example = Kód stolu
join = Připojit
watch = Sledovat stůl
no-code = Nejdřív napiš kód stolu, například LOTUS-42.
learn-game = Naučit se hrát { $title }
puzzles-short = Jeden tah je jasně nejlepší: najdi ho.
to-puzzles = Řešit úlohy

## What the games are about.

about-silver-and-gold = Zaškrtávej políčka na ostrovech tvarem, který je pro všechny stejný; k tomu mince, palmy, pečeti a poháry.
about-silver-and-gold-pyramids = Zaškrtávej cestu k hrobkám pod pyramidami tvarem, který je pro všechny stejný; k tomu drahokamy, pochodně, lebky a lektvary.
about-ramses = Posouvej pyramidy, odkrývej poklady a pamatuj si, kde leží; k tomu písečné bouře, štíři, souboje a mumie.
about-farao = Odkrývej chodby pyramidy, přečti pět nápisů a vstup do pohřební komory dřív než ostatní. Zčásti rekonstruovaná pravidla.

## How far a game is, for lists.

round = kolo { $n } ze { $all }
# Where it is not known how many there will be.
round-now = kolo { $n }
choosing = výběr karet

## Ways to play Ramses and Farao, in a word or two: buttons of the home page.

way =
    { $way ->
        [classic] Klasická
        [mummy] Badatelé
        [alone] Sólo
        [children] S dětmi
        [small] Malá
        [big] Velká
        [seven] Všech sedm
       *[other] { $way }
    }
