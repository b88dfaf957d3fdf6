bring-help = Zieh eine Aufzeichnung auf diese Seite oder wähle sie aus: Sie wird zuerst geprüft.
bring-title = Eine Partie aus einer Datei analysieren
checking-record = Die Aufzeichnung wird geprüft …
choose-file = Datei wählen
finished-games = Beendete Partien
many-records = Diese Datei enthält { $games } Partien. Nimm eine davon: eine Datei mit einer einzigen Zeile.
no-record = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.
record-too-large = Diese Datei ist zu groß: Eine Aufzeichnung hat höchstens { $limit } kB.
remove-help = Er verschwindet aus deiner Liste. Steht er in keiner anderen Liste, wird er endgültig gelöscht.
remove-running = Du verlässt die Partie, und sie verschwindet aus deiner Liste. Ein Bot spielt für dich weiter; spielt sonst niemand mit, wird sie endgültig gelöscht.

# How far a game is: it is shown in lists at home, too, and loaded there when a table needs it.
cards-left =
    { $n ->
        [0] die letzte Karte
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
