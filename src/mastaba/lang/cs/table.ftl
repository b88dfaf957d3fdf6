you = ty
first-game = tvá první hra
lesson-step = Tvá první hra, krok { $n } z { $of }
step-of = { $n } z { $of }
skip-lesson = Přeskočit
lesson-done = Stiskni „Hotovo“: ukončí to tvůj tah.
lesson-over = Víc vědět nepotřebuješ. Hraj dál, hra je tvoje.
lesson-left = Hra pokračuje. Průvodce najdeš zase na úvodní stránce.
table-code = stůl { $code }
invite-help = Kdo otevře tento odkaz, vidí stůl a může si sednout na volné místo.
watching = diváci: { $n }
first-seat = začíná
thinking = přemýšlí …
done = hotovo
moving = na tahu
bot = bot
away = pryč
stand-in = zaskakuje bot
let-bot = Ať hraje bot: { $name }
bot-finishes = Bot dohraje tento tah. Další je tvůj.
take-back-seat =
    { $n ->
        [one] Vzít si své místo zpět
       *[other] Vzít si svá místa zpět
    }
panels = Hráči
log = Průběh
log-and-chat = Průběh a chat
log-line = podívat se na tuto chvíli v záznamu
log-whose = Čí tahy
begins =
    { $own ->
        [yes] Začínáš ty
       *[no] Začíná { $name }
    }
story = Příběh
only-me = Jen já
see-turn = Podívat se znovu: { $turn }
chat = Chat
say-something = Napiš něco
send = Poslat
hint = Tip
hint-title = Na co by se podíval bot
no-hint = Teď žádný tip.
play-it = Zahrát
sending = Odesílá se …
opening = Stůl se otevírá …
lost-link = Spojení se ztratilo. Nový pokus …
back-again = Spojení je zpět.
retrying = Zatím žádná odpověď. Nový pokus …
stale = Hra u stolu už pokročila. Podívej se znovu.
no-table = Takový stůl není
not-let-in = Sem nemůžeš
muted-chat = Chat je u tohoto stolu ztišený.
turn-ends = Tvůj tah je u konce. Dobře se podívej, pak předej dál.
pass-on = Předat
pass-to = Předat: { $name }
pass-help = Co přijde teď, smí vidět jen { $name }.
i-am = Tady { $name }
now-plays = { $name }, jsi na tahu
sound-name = Zvuky
volume = Hlasitost
percent = { $n } procent
sound-offer = Hrát se zvuky? Jsou i v menu.
sound-yes = Zapnout
wins =
    { $own ->
        [yes] Vítězíš
       *[no] Vítězí { $name }
    }
wins-shared = O vítězství se dělí { $names }
# $best, $second: points of the first two.
wins-points =
    { $own ->
        [yes] Vítězíš { $best } : { $second }
       *[no] Vítězí { $name }, { $best } : { $second }
    }
wins-shared-points = O vítězství se dělí { $names }, { $best } : { $second }
game-over = Konec hry: { $who }.
score-sheets = Bodování
rematch = Odveta
to-rematch = K odvetě
wants-rematch = { $name } chce odvetu
wants-rematch-sit = { $name } chce odvetu: sednout si
broken-off = Tato hra byla přerušena.
my-seat = Hraji za
other-seats = Ostatní místa
bots-sit = boti
friends-sit = přátelé, přes odkaz
bot-level = Síla botů
hidden-things = Co je skryté
hidden-redealt = rozdat znovu, co tehdy nebylo vidět
hidden-kept = jak to opravdu bylo: přijdou stejné karty
open-there = Otevřít stůl
branch = odbočka
played-on = Hraje se dál od kroku { $ply } stolu { $code }.
branch-kept = Skryté zůstává, jak bylo, a přijdou stejné karty.
branch-redealt = Skryté je rozdané znovu, podle toho, co bylo vidět z místa: { $name }.
got-it = Schovat tento tip
# What is left of the time for a move, as short as possible.
left =
    { $unit ->
        [hours] { $n } h
        [minutes] { $n } min
       *[seconds] { $n } s
    }
# A label: the players that are awaited stand behind it.
awaited = Čeká se:
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
moves-to-choose = tahů na výběr: { $n }
only-move = jediný tah
