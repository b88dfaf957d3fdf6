# What Silver & Gold and Silver & Gold: Pyramids share. “-here”: as it is said at a board, where boxes have no
# names.

## Things. Pády: nom, gen, acc; start je začátek věty.

# The patterns of the expedition cards.
pattern =
    { $pattern ->
        [I2]
            { $case ->
                [gen] dvojky
                [acc] dvojku
                [start] Dvojka
               *[nom] dvojka
            }
        [I3]
            { $case ->
                [gen] trojky
                [acc] trojku
                [start] Trojka
               *[nom] trojka
            }
        [V3]
            { $case ->
                [gen] rohu
                [acc] roh
                [start] Roh
               *[nom] roh
            }
        [T4] T
        [L4] L
       *[O4]
            { $case ->
                [gen] čtverce
                [acc] čtverec
                [start] Čtverec
               *[nom] čtverec
            }
    }

## What a seat must do now.

over = Hra skončila.
watching = Sleduješ hru.
keep-two = Nech si dvě ze svých čtyř karet.
chosen = Máš vybráno. Čeká se na ostatní.
take-either = Karta je dokončená: vezmi si novou z nabídky, nebo z balíčku.
take-display = Karta je dokončená: vezmi si novou z nabídky.
# $seat: who takes it
takes = { FORM($seat, case: "start") } si bere novou kartu.
turning = Otáčí se karta.
done = Hotovo. Čeká se na ostatní.

## At the board.

slot = Sem přijde nová karta
crossed = zaškrtnuto
ghost = pod tvarem
fits = lze zaškrtnout
box = { $name }, { $what }
cards-of = Karty: { $name }
deck-name = Balíček
unseen = naslepo
unseen-cards =
    { $n ->
        [one] naslepo, { $n } karta
        [few] naslepo, { $n } karty
       *[other] naslepo, { $n } karet
    }
display = Nabídka
take = Vzít
take-unseen = Vzít naslepo vrchní kartu balíčku
deck-empty = Balíček je prázdný
kept = zůstává
keep-one = nechat
you-keep = Necháváš si { FORM($names, case: "acc") }.
keep-help = Vyber dvě, které si necháš.
go-back = Do balíčku se vrátí { $names }.
clear = Zrušit výběr
keep = Nechat si tyto dvě
# Počet je vždy 4, u karet 7.
round-of = Kolo { $n } ze { $all }
card-of = Karta { $n } ze { $all }
round = Kolo
card = Karta
of-all = { $n } ze { $all }
expeditions = Výpravy
used = Použité
fits-nowhere = Pro { FORM($pattern, case: "acc") } není místo: zaškrtni jedno vyznačené políčko.
is-first =
    { PERSON($name) ->
        [you] Začínáš
       *[other] Začíná { $name }
    }
takes-deck = naslepo karta z balíčku
dealt =
    { PERSON($name) ->
        [you] Při rozdání dostáváš { FORM($card, case: "acc") }
       *[other] { $name } dostává při rozdání { FORM($card, case: "acc") }
    }
to-display = Nově v nabídce: { $card }
draws =
    { PERSON($name) ->
        [you] Dostáváš z balíčku { FORM($card, case: "acc") }
       *[other] { $name } dostává z balíčku { FORM($card, case: "acc") }
    }
passes = žádné volné políčko, tah se vynechává
hidden-turns = Dříve v tomto kole
turn-name = Každý jedno políčko
before-turns = Před prvním tahem
turn-number = tah { $n }
hidden-why = Použité karty výpravy leží lícem dolů: o těchto tazích se dočteš, až kolo skončí.
round-ends = Konec { $n }. kola: { $scores }
not-yours = Máš hotovo: ostatní ještě zaškrtávají.
take-first = Nejdřív si vyber novou kartu, z nabídky, nebo z balíčku.
take-later = Nová karta se bere, až některou ze svých dokončíš.
any-shaded = Kterékoli vyznačené políčko.
take-help = Vyber kartu z nabídky, nebo balíček.
whose = Čí karty
in-front = Dát dopředu { FORM($name, case: "acc") }
ways =
    { $n ->
        [one] { $n } možnost
        [few] { $n } možnosti
       *[other] { $n } možností
    }
fit = Možnost { $n }/{ $all }
no-gain =
    { $n ->
        [one] jedno políčko
        [few] { $n } políčka
       *[other] { $n } políček
    }
pick-card = Vyber novou kartu.
turn = Otočit
flip = Překlopit
next = Další
one-box = Jedno políčko
pass = Vynechat tah
expedition = Výprava
none = zatím žádné
sum = Součet
completed = Dokončené
take-deck = Karta je dokončená: vezmi si novou z balíčku.
used-are = Použité v tomto kole: { $patterns }
deck =
    { $n ->
        [one] Balíček, { $n } karta
        [few] Balíček, { $n } karty
       *[other] Balíček, { $n } karet
    }
pick-box = Ukaž na políčko, nebo stiskni N.
# With a finger.
pick-box-touch = Klepni na políčko; další klepnutí ukáže další možnost.
fit-at = { $card }, { $boxes }:
turned-up = Otáčí se karta výpravy: { $pattern }
expedition-is = Karta výpravy: { $pattern }
progress = tah { $n } z { $all }

## The log, and moves in words. The player stands in front, as a label; clauses follow each other with commas.

step-keeps = výběr: { $cards }
step-takes = { $card } z nabídky
step-pattern = { $pattern } na { FORM($card, case: "loc") }
step-one = jedno políčko na { FORM($card, case: "loc") }
step-extra = ještě jedno políčko na { FORM($card, case: "loc") }
with-sum = { $name } { $sum }
lead =
    { PERSON($name) ->
        [you] Ujímáš se vedení: { $sum }, { $others }.
       *[other] { $name } se ujímá vedení: { $sum }, { $others }.
    }
pattern-is = { FORM($pattern, case: "start") }
# $what: what lay under the pattern, in the accusative
story-over = přes { $what }
story-takes = bere { FORM($card, case: "acc") }
story-takes-deck = bere z balíčku { FORM($card, case: "acc") }
story-keeps = nechává si { FORM($first, case: "acc") } a { FORM($second, case: "acc") }
# $many: several. Tady je to stejné: jména se neskloňují.
are-done =
    { $many ->
        [yes] Hotovo: { $names }.
       *[no]
            { PERSON($names) ->
                [you] Máš hotovo.
               *[other] Hotovo: { $names }.
            }
    }
awaited = Ještě na tahu: { $names }.

## Keys of the keyboard.

key-arrows = Šipky
key-go = z políčka na políčko
key-turn = otočit tvar
key-flip = překlopit ho
key-next = další místo, kam se vejde
key-one = místo tvaru jedno políčko
key-place = položit, nebo hotovo
