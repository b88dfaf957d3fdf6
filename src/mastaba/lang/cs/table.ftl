first-game = tvá první hra
lesson-step = Tvá první hra, krok { $n }/{ $of }
step-of = { $n }/{ $of }
skip-lesson = Přeskočit
lesson-done = Stiskni „Hotovo“ a tvůj tah skončí.
lesson-over = Víc vědět nepotřebuješ. Hraj dál, hra je tvoje.
lesson-left = Hra pokračuje. Průvodce zase najdeš na úvodní stránce.
table-code = stůl { $code }
invite-help = Kdo otevře tento odkaz, vidí stůl a může si sednout na volné místo.
watching = diváci: { $n }
first-seat = začíná
thinking = přemýšlí …
done = hotovo
moving = na tahu
bot = bot
away = pryč
stand-in = zaskakuje bot
let-bot = Předat botovi: { $name }
bot-finishes = Bot dohraje tento tah. Další je tvůj.
take-back-seat =
    { $n ->
        [one] Vzít si své místo zpět
       *[other] Vzít si svá místa zpět
    }
panels = Hráči
log = Průběh
log-and-chat = Průběh a chat
log-line = podívat se na tuto chvíli v záznamu
log-whose = Čí tahy
begins =
    { PERSON($name) ->
        [you] Začínáš ty
       *[other] Začíná { $name }
    }
story = Příběh
only-me = Jen já
see-turn = Podívat se znovu: { $turn }
chat = Chat
say-something = Napiš něco
send = Poslat
hint = Tip
hint-title = Co by zvážil bot
no-hint = Zatím žádný tip.
play-it = Zahrát
sending = Odesílá se …
opening = Stůl se otevírá …
lost-link = Spojení je přerušené. Nový pokus …
back-again = Spojení je zpět.
retrying = Zatím žádná odpověď. Nový pokus …
stale = Hra mezitím pokročila. Podívej se znovu.
no-table = Takový stůl tu není
not-let-in = Sem nemůžeš
muted-chat = Chat je u tohoto stolu vypnutý.
turn-ends = Tvůj tah je u konce. Dobře se podívej a předej hru dál.
pass-on = Předat dál
pass-to = Na řadě je { $name }
pass-help = Co přijde teď, smí vidět jen { $name }.
i-am = Jsem { $name }
now-plays = { $name }, jsi na tahu
sound-name = Zvuky
volume = Hlasitost
percent = { $n } %
sound-offer = Hrát se zvuky? Najdeš je i v menu.
sound-yes = Zapnout
wins =
    { PERSON($name) ->
        [you] Vítězíš
       *[other] { $name } vítězí
    }
wins-shared =
    { PERSON($names) ->
        [you] O vítězství se dělíte: { $names }
       *[other] O vítězství se dělí { $names }
    }
# $best, $second: points of the first two.
wins-points =
    { PERSON($name) ->
        [you] Vítězíš { $best } : { $second }
       *[other] { $name } vítězí { $best } : { $second }
    }
wins-shared-points =
    { PERSON($names) ->
        [you] O vítězství se dělíte: { $names }, { $best } : { $second }
       *[other] O vítězství se dělí { $names }, { $best } : { $second }
    }
game-over = Konec hry: { $who }.
score-sheets = Bodování
rematch = Odveta
to-rematch = K odvetě
wants-rematch = { $name } chce odvetu
wants-rematch-sit = { $name } chce odvetu: přisednout
broken-off = Tato hra byla předčasně ukončena.
my-seat = Hraju za
other-seats = Ostatní místa
bots-sit = boti
friends-sit = přátelé, přes odkaz
bot-level = Síla botů
hidden-things = Co není vidět
hidden-redealt = rozdat znovu, podle toho, co bylo vidět
hidden-kept = jak to opravdu bylo: přijdou stejné karty
open-there = Otevřít stůl
branch = odbočka
played-on = Hraje se dál od kroku { $ply } stolu { $code }.
branch-kept = Co není vidět, zůstává, jak bylo, a přijdou stejné karty.
branch-redealt = Co není vidět, je rozdané znovu podle toho, co bylo vidět z tohoto místa: { $name }.
got-it = Schovat tuto radu
# What is left of the time for a move, as short as possible.
left =
    { $unit ->
        [hours] { $n } h
        [minutes] { $n } min
       *[seconds] { $n } s
    }
# A label: the players that are awaited stand behind it.
awaited = Na tahu:
# A seat whose player's name is not known where this is read. Seats count from 0.
seat =
    { $case ->
        [start] Místo { $n }
       *[other] místo { $n }
    }
# Why a move is good: up to three facts.
facts =
    { $n ->
        [1] { $first }
        [2] { $first }; { $second }
       *[3] { $first }; { $second }; { $third }
    }
moves-to-choose =
    { $n ->
        [one] na výběr je { $n } tah
        [few] na výběr jsou { $n } tahy
       *[other] na výběr je { $n } tahů
    }
only-move = jediný možný tah
