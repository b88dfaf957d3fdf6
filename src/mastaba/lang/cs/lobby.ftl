lobby-help = Pošli tento odkaz, nebo ukaž kód. Hra začne, až se obsadí poslední místo.
invited = Máš pozvánku. Napiš své jméno a sedni si na volné místo: hra začne, až se obsadí poslední.
network = Otevřít pro mou domácí síť
network-off = Tento odkaz funguje jen na tomto počítači. Zapni to a otevře ho každý ve stejné Wi-Fi nebo síti. Nikdo zvenku ne.
network-on = Tento odkaz otevře každý ve stejné Wi-Fi nebo síti, dokud na tomto počítači běží Mastaba. Nikdo zvenku ne.
add-bot = Přidat bota
send-away = Poslat pryč: { $name }
how-played = Hra
copy = Kopírovat odkaz
copied = Odkaz je zkopírovaný.
cant-copy = Kopírovat tu nelze. Označ odkaz a zkopíruj ho ručně.
qr = QR kód stolu { $code }
take-seat = Sednout si
kept-for-you = Máš pozvánku k odvetě. Tvé místo je rezervované. Hra začne, až tu budou všichni.
sit-down = Sednout si
decline = Tentokrát ne
invited-seat = s pozvánkou
taken = obsazeno
start-with-bots = Doplnit boty a začít
bot-at = Přidat bota na místo { $n }
seated = Máš místo. Čeká se na ostatní.
closed-to-others = Zavřeno: nikdo další sem nemůže
chat-muted = V chatu píšu jen já
watcher =
    { $named ->
        [yes] { $name }, přihlíží
       *[no] někdo, přihlíží
    }
remove-somebody = Odebrat: { $name }
remove-somebody-help = K tomuto stolu se pak nelze vrátit. Během hry hraje dál bot.
