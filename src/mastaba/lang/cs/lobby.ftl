lobby-help = Pošli tento odkaz, nebo ukaž kód. Hra začne, jakmile se obsadí poslední místo.
invited = Máš pozvánku. Napiš své jméno a sedni si na volné místo: hra začne, jakmile se obsadí poslední.
network = Zpřístupnit v domácí síti
network-off = Tento odkaz funguje jen na tomto počítači. Po zapnutí ho otevře každý na stejné Wi-Fi nebo ve stejné síti. Zvenku nikdo.
network-on = Dokud na tomto počítači běží Mastaba, otevře tento odkaz každý na stejné Wi-Fi nebo ve stejné síti. Zvenku nikdo.
add-bot = Přidat bota
send-away = Poslat pryč: { $name }
how-played = Nastavení hry
copy = Kopírovat odkaz
copied = Odkaz je zkopírovaný.
cant-copy = Kopírovat tu nelze. Označ odkaz a zkopíruj ho ručně.
qr = QR kód stolu { $code }
take-seat = Vyber si místo
kept-for-you = Máš pozvánku k odvetě. Tvé místo je rezervované. Hra začne, až tu budou všichni.
sit-down = Sednout si
decline = Tentokrát ne
invited-seat = s pozvánkou
taken = obsazeno
start-with-bots = Doplnit boty a začít
bot-at = Přidat bota na místo { $n }
seated = Místo máš. Čeká se na ostatní.
closed-to-others = Stůl je zavřený: nikdo další nepřijde
chat-muted = Do chatu píšu jen já
watcher =
    { $named ->
        [yes] { $name } (divák)
       *[no] někdo z diváků
    }
remove-somebody = Odebrat: { $name }
remove-somebody-help = K tomuto stolu se pak nelze vrátit. Ve hře na tom místě pokračuje bot.
