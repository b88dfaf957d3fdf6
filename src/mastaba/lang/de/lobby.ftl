lobby-help = Verschick diesen Link oder zeig den Code. Die Partie beginnt, wenn der letzte Platz besetzt ist.
invited = Du bist eingeladen. Gib deinen Namen ein und nimm einen freien Platz: Die Partie beginnt, wenn der letzte besetzt ist.
network = Für mein Heimnetz öffnen
network-off = Dieser Link geht nur auf diesem Computer. Schalte dies ein, dann können ihn alle im selben WLAN oder Netz öffnen. Von außen kann es niemand.
network-on = Alle im selben WLAN oder Netz können diesen Link öffnen, solange Mastaba auf diesem Computer läuft. Von außen kann es niemand.
add-bot = Bot hinzufügen
send-away = { $name } wegschicken
how-played = Das Spiel
copy = Link kopieren
copied = Link kopiert.
cant-copy = Kopieren ist hier nicht erlaubt. Markiere den Link und kopiere ihn selbst.
qr = QR-Code von Tisch { $code }
take-seat = Platz nehmen
kept-for-you = Du bist zu einer Revanche eingeladen. Dein Platz ist reserviert. Die Partie beginnt, wenn alle da sind.
sit-down = Platz nehmen
decline = Diesmal nicht
invited-seat = eingeladen
taken = besetzt
start-with-bots = Mit Bots auffüllen und beginnen
bot-at = Bot auf Platz { $n } hinzufügen
seated = Du sitzt am Tisch. Warten auf die anderen.
closed-to-others = Geschlossene Runde: Sonst kommt niemand dazu
chat-muted = Nur ich schreibe im Chat
watcher =
    { $named ->
        [yes] { $name } (sieht zu)
       *[no] jemand ohne Namen (sieht zu)
    }
remove-somebody = Entfernen: { $name }
remove-somebody-help = Wer entfernt wird, kann nicht an diesen Tisch zurückkehren. In einer laufenden Partie spielt ein Bot weiter.
