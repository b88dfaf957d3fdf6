you = Du
house-cards = mit den Karten, die Mastaba mitbringt.
own-cards = mit den Karten aus { $file }.
can-type =
    { $memory ->
        [yes]
            { $shown ->
                [yes] Tippe einen Zug oder seine Nummer, „list“ für alle Züge, „hint“ für gute, „quit“ zum Aufhören; zum Beispiel „{ $example }“.
               *[no] Tippe einen Zug oder seine Nummer, „list“ für alle Züge, „hint“ für gute, „quit“ zum Aufhören.
            }
       *[no]
            { $shown ->
                [yes] Tippe einen Zug oder seine Nummer, „list“ für alle Züge, „hint“ für gute, „back“ zum Zurücknehmen im laufenden Zug, „quit“ zum Aufhören; zum Beispiel „{ $example }“.
               *[no] Tippe einen Zug oder seine Nummer, „list“ für alle Züge, „hint“ für gute, „back“ zum Zurücknehmen im laufenden Zug, „quit“ zum Aufhören.
            }
    }
has-moved =
    { PERSON($name) ->
        [you] Du hast gezogen.
       *[other] { $name } hat gezogen.
    }
look = Sieh gut hin, dann drücke Enter.
pass-screen =
    { PERSON($name) ->
        [you] Weiter an dich, dann Enter drücken.
       *[other] Weiter an { $name }, dann Enter drücken.
    }
uncovered = Was aufgedeckt ist, kann nicht zurückgenommen werden.
nothing-back = Es gibt nichts zurückzunehmen.
pick = Wähle eine Nummer von 1 bis { $n }; „list“ zeigt sie.
not-legal = Nicht erlaubt: { $why }
worth =
    { $best ->
        [yes] { $figure } Punkte
       *[no] { $figure } hinter dem besten
    }
result = Ergebnis
rank = Platz
record-saved = Die Aufzeichnung ist in { $file }.
not-finished = Die Partie wurde nicht beendet
game = { $title }, { $players }
players = { $least } bis { $most } Personen
game-option = { $option }: { $help } ({ $values })
play-one = Spielen: „{ $command } NAME“.
column =
    { $column ->
        [code] Tisch
        [game] Spiel
        [phase] Stand
        [seats] Plätze
       *[changed] geändert
    }
phase =
    { $phase ->
        [gathering] noch nicht alle da
        [running] läuft
        [finished] beendet
       *[abandoned] abgebrochen
    }
open-seat = frei
tidied = Gelöscht: { $tables } Tische, { $chats } Chats.
deleted = { $code } gelöscht.
no-such-table = { $code }: Diesen Tisch gibt es nicht.
verified =
    { $proven ->
        [yes] { $file }: 1 Partie geprüft, { $steps } Schritte.
       *[no] { $file }: 1 Partie geprüft, { $steps } Schritte; die Mischung ist nicht bewiesen: In der Aufzeichnung fehlt der Startwert.
    }
played-on =
    { $known ->
        [yes] Weitergespielt von einer Partie aus { $source } nach Schritt { $ply }: So steht es in der Aufzeichnung, und es stimmt.
       *[no] Weitergespielt von einer anderen Partie nach Schritt { $ply }. --source prüft auch das.
    }
one-source = --source gilt für eine Partie: Mit --game lässt sie sich wählen
all-verified =
    { $unproven ->
        [0] { $file }: { $n } Partien geprüft.
       *[other] { $file }: { $n } Partien geprüft; bei { $unproven } ist die Mischung nicht bewiesen: In der Aufzeichnung fehlt der Startwert.
    }
invalid = { $n } von { $total } Aufzeichnungen in { $file } sind ungültig
no-game =
    { $n ->
        [one] { $file } hat { $n } Partie: --game kann nicht { $game } sein
       *[other] { $file } hat { $n } Partien: --game kann nicht { $game } sein
    }
in-file = { $file }: { $why }
in-line = { $file }, Zeile { $line }: { $why }
long-line = { $file }: Zeile { $line } ist größer als { $limit } MB, also keine Aufzeichnung
empty-file = { $file } ist leer: Es steht keine Aufzeichnung darin
chance = Zufall
bad-deck =
    { $n ->
        [0] { $file }: { $why }
        [one] { $file }: { $why } (und { $n } weiterer Fehler); „{ $command }“ listet alle auf
       *[other] { $file }: { $why } (und { $n } weitere Fehler); „{ $command }“ listet alle auf
    }
more-mistakes = { $file }: und { $n } weitere
mistakes =
    { $n ->
        [one] { $n } Fehler in { $file }: Behebe ihn und prüfe noch einmal
       *[other] { $n } Fehler in { $file }: Behebe sie und prüfe noch einmal
    }
no-mistakes = { $file }: { $cards } Karten, keine Fehler, für bis zu { $players } Personen.
playing = es wird gespielt
searching = es wird gesucht
verifying = es wird geprüft
reviewing = es wird analysiert
computing-bound = die Obergrenze wird berechnet
compiling = Die Regeln werden kompiliert: Das ist der erste Start dieser Version und dauert etwa eine halbe Minute.
bot = Bot
seat = Platz
games = Partien
wins = Siege
mean-total = mittlere Summe
of-bound = der Grenze
rating = Stärke
pairing = Paarung
ties = unentschieden
decided-won = entschiedene gewonnen
sure = 95 %
round = Runde
error = Fehler
points = Punkte
policy = Gegner
won = gewonnen
standings = Rangliste
against = Gegeneinander
between = { $value } ({ $low } bis { $high })
from-to = { $low } bis { $high }
simulated =
    { $n ->
        [one] { $n } Partie { $title }, Startwert { $seed }
       *[other] { $n } Partien { $title }, Startwert { $seed }
    }
studied = { $title }, { $n } Partien zu { $players } Personen
training = Training: { $game }
games-saved =
    { $n ->
        [one] { $n } beendete Partie ist in { $file }.
       *[other] { $n } beendete Partien sind in { $file }.
    }
ended =
    { $how ->
        [died] Ein Prozess ist nach { $n } von { $total } Partien abgestürzt (zu wenig Speicher?)
       *[interrupted] Nach { $n } von { $total } Partien unterbrochen
    }
ended-saved =
    { $how ->
        [died] Ein Prozess ist nach { $n } von { $total } Partien abgestürzt (zu wenig Speicher?); sie sind in { $file }
       *[interrupted] Nach { $n } von { $total } Partien unterbrochen; sie sind in { $file }
    }
ended-goes-on =
    { $how ->
        [died] Ein Prozess ist nach { $n } von { $total } Partien abgestürzt (zu wenig Speicher?); derselbe Befehl macht dort weiter
       *[interrupted] Nach { $n } von { $total } Partien unterbrochen; derselbe Befehl macht dort weiter
    }
ended-rounds =
    { $how ->
        [died] Ein Prozess ist nach { $n } von { $total } Runden abgestürzt (zu wenig Speicher?); derselbe Befehl macht dort weiter
       *[interrupted] Nach { $n } von { $total } Runden unterbrochen; derselbe Befehl macht dort weiter
    }
report = Bericht: { $page }; die Partien: { $games }
report-figures = Bericht: { $page }; die Zahlen: { $figures }; die Partien: { $games }
round-done = Runde { $n } von { $total }: { $points } Punkte gegen { $theirs } des Gegners, { $won } gewonnen, { $seconds } s
weights = Die Gewichte: { $weights }; das Protokoll: { $log }; seine Kurve: { $curve }
review-page = { $file }: die Analyse als Seite.
reviews =
    { $n ->
        [one] { $file }: { $n } Analyse.
       *[other] { $file }: { $n } Analysen.
    }
puzzle = Stufe { $grade }, Platz { $seat }: { $move }, Vorsprung { $ahead }
puzzles-found = { $file }: { $n } Rätsel.
serving =
    { $plain ->
        [yes] Mastaba läuft unter { $link }  (Strg+C beendet es; keine Partie geht verloren)
       *[no] Mastaba läuft unter { $link }
    }
backed-up =
    { $n ->
        [one] { $file } hat { $n } Tisch.
       *[other] { $file } hat { $n } Tische.
    }
restored =
    { $n ->
        [one] { $n } Tisch ist wieder da.
       *[other] { $n } Tische sind wieder da.
    }
served-already = Ein anderes Mastaba bietet die Tische in { $where } schon an: Öffne dessen Seite oder gib bei --data einen anderen Ordner an
workers-need = Mehrere Prozesse brauchen PostgreSQL: Setze MASTABA_DATABASE_URL oder lass --workers weg
port-used = Port { $port } auf { $host } lässt sich nicht benutzen ({ $why }): Versuche --port 0
log-form = --log ist plain oder json, nicht { $given }
keep-form = --keep sieht so aus: unbegun=1,abandoned=30,chat=365, in Tagen oder always, nicht { $given }
proxies-form = --trusted-proxies: { $given } ist weder eine Adresse noch ein Netz; schreib zum Beispiel 127.0.0.1,10.0.0.0/8
public-form = --public-url: { $given } ist keine Adresse wie https://games.example.org
store-refused =
    { $what ->
        [exists] { $about } gibt es schon: Wähle einen anderen Namen
        [no-tables] In { $about } gibt es keine Tische
        [has-tables] Diese Datenbank hat schon Tische: --replace setzt die Sicherung an ihre Stelle
        [version] Eine andere Version von Mastaba hat diese Datenbank angelegt: Starte zuerst diese damit
        [missing] { $about }: Diese Datei gibt es nicht
        [no-backup] { $about } ist keine Sicherung von Mastaba
        [damaged] { $about } ist beschädigt: { $why }
        [address] Das ist keine Adresse einer Datenbank: Schreib postgresql://user@host/name
        [kind] Eine Datenbank der Art { $about }: Mastaba speichert seine Tische in SQLite oder PostgreSQL
        [closed] Die Datenbank { $about } lässt sich nicht öffnen: { $why }
        [newer] Ein neueres Mastaba hat sie geschrieben; aktualisiere dieses oder nimm einen anderen Ordner
       *[fault] Die Datenbank lässt sich nicht lesen oder schreiben: { $why }
    }
see-help = { $why }; siehe „{ $command }“
no-language = Es gibt keine Sprache { $name }, nur { $known }
no-command =
    { $n ->
        [0] Es gibt keinen Befehl „{ $name }“
       *[other] Es gibt keinen Befehl „{ $name }“ (meintest du { $near }?)
    }
no-option =
    { $n ->
        [0] Es gibt keine Option { $name }
       *[other] Es gibt keine Option { $name } (meintest du { $near }?)
    }
extra-words =
    { $n ->
        [one] Ein Wort zu viel: { $words }
       *[other] { $n } Wörter zu viel: { $words }
    }
missing = Es fehlt: { $name }
odd-option = { $name } braucht genau einen Wert
bad-value =
    { $span ->
        [from] { $name } muss eine ganze Zahl ab { $least } sein
        [between] { $name } muss eine Zahl von { $least } bis { $most } sein
       *[none] { $name } kann diesen Wert nicht haben
    }
option-form = --option braucht NAME=WERT, nicht { $word }
empty-name = --seats enthält einen leeren Namen
bad-name = --seats: { $name } kann kein Name sein: Nimm bis zu { $most } druckbare Zeichen
two-bots = --bots braucht mindestens zwei verschiedene Bots
on = --on ist „here“ oder „ray“, nicht { $given }
interrupted = unterbrochen
file-fault =
    { $fault ->
        [none] { $file }: Diese Datei gibt es nicht
        [folder] { $file } ist ein Ordner: Nenne eine Datei
        [no-folder] { $file }: Diesen Ordner gibt es nicht
        [denied] { $file }: keine Berechtigung
        [exists] { $file } gibt es schon
        [full] { $file }: Der Datenträger ist voll
        [read-only] { $file } lässt sich nicht beschreiben
       *[other] { $file }: { $why }
    }
other-games = { $file } enthält die Partien eines anderen Laufs: Gib bei --out etwas anderes an oder lösche es
needs-server = Dazu gehört { $name }, das mit dem Server kommt: pip install 'mastaba[server]'
needs-ray = --on ray braucht Ray: Installiere es mit pip install 'mastaba[ray]'
needs-arrow = Eine { $suffix }-Datei braucht pyarrow: Installiere es mit pip install 'mastaba[data]'
needs-torch = Das Training braucht PyTorch: pip install 'mastaba[learn]'
no-network = { $game } hat kein Netz zum Trainieren; eines haben { $able }
review-finished = Nur eine beendete Partie kann analysiert werden
