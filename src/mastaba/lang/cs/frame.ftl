close = Zavřít
you =
    { $case ->
        [start] Ty
        [gen] tebe
        [dat] tobě
        [acc] tebe
        [loc] tobě
        [ins] tebou
       *[nom] ty
    }
nameless = Zvol si jméno
your-name = Tvé jméno
at-this-screen = U obrazovky
rules = Pravidla
players = { $least } až { $most }
minutes = { $n } min
your-turn = Jsi na tahu
waiting-for = Na tahu: { $names }
learn = Naučit se hrát
seat-number = Místo { $n }
name-first = Nejdřív napiš své jméno
invite = Pozvat
sound =
    { $on ->
        [yes] Zvuk: zapnutý
       *[no] Zvuk: vypnutý
    }
theme =
    { $night ->
        [yes] Vzhled: noční
       *[no] Vzhled: denní
    }
menu = Menu
bot-plays =
    { $n ->
        [one] Hraje za tebe bot.
       *[other] Hrají za vás boti.
    }
place = Položit
finish-turn = Hotovo
take-back = Vzít zpět
turn-drawn = Tvůj tah je zakreslený. „Hotovo“ ho ukončí, „Vzít zpět“ vrátí poslední krok.
loading = Okamžik …
no-server = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
odd-answer = Server to nedokázal provést ({ $status }). Zkus to znovu, nebo obnov stránku.
home = Na úvodní stránku
no-page = Na této adrese nic není.
you-host = Tento stůl spravuješ ty
broken = Na této stránce se něco pokazilo. Obnov ji; tvá hra je na serveru v bezpečí.
reload = Obnovit stránku
settings = Nastavení
really = Ano, opravdu
download = Stáhnout
review-name = Rozbor
play-on-here = Hrát odtud dál
labelled = { $label }: { $what }
puzzles = Úlohy
times = { $n }×
key =
    { $key ->
        [Enter] Enter
        [Esc] Esc
       *[other] { $key }
    }
previous = O krok zpět
next = O krok dál
rules-of = { $title }: pravidla
rules-note = Vlastními slovy. Číslovaná pravidla, podle kterých se tu hraje, jsou v dokumentaci.
back = Zpět
# The level of a bot, as a rank. Other bots have names of their own.
rank =
    { $level ->
        [novice] učeň
        [club] písař
        [expert] vezír
        [pharaoh] faraon
       *[other] { $level }
    }
the-level =
    { $level ->
        [novice] učeň
        [club] písař
        [expert] vezír
        [pharaoh] faraon
       *[other] { $level }
    }
