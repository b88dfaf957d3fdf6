close = Schließen
# Fälle: start („Du“), dat („dir“), acc („dich“).
you =
    { $case ->
        [start] Du
        [dat] dir
        [acc] dich
       *[nom] du
    }
nameless = Wähle einen Namen
your-name = Dein Name
at-this-screen = Vor Ort
rules = Regeln
players = { $least } bis { $most }
minutes = { $n } min
your-turn = Du bist dran
waiting-for = Warten auf { $names }
learn = Einführung
seat-number = Platz { $n }
name-first = Gib zuerst deinen Namen ein
invite = Einladen
sound =
    { $on ->
        [yes] Ton: an
       *[no] Ton: aus
    }
theme =
    { $night ->
        [yes] Farben: Nacht
       *[no] Farben: Tag
    }
menu = Menü
bot-plays =
    { $n ->
        [one] Ein Bot spielt für dich.
       *[other] Bots spielen für euch.
    }
place = Setzen
finish-turn = Fertig
take-back = Zurücknehmen
turn-drawn = Dein Zug ist eingezeichnet. „Fertig“ beendet ihn, „Zurücknehmen“ nimmt den letzten Schritt zurück.
loading = Einen Moment …
no-server = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
odd-answer = Der Server konnte das nicht ausführen ({ $status }). Versuche es noch einmal oder lade die Seite neu.
home = Zur Startseite
no-page = Unter dieser Adresse ist nichts.
you-host = Du leitest diesen Tisch
broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Partie ist auf dem Server sicher.
reload = Neu laden
settings = Einstellungen
really = Ja, wirklich
download = Herunterladen
review-name = Analyse
play-on-here = Von hier weiterspielen
labelled = { $label }: { $what }
puzzles = Rätsel
times = { $n } ×
key =
    { $key ->
        [Enter] Enter
        [Esc] Esc
       *[other] { $key }
    }
previous = Schritt zurück
next = Schritt vor
rules-of = { $title }: die Regeln
rules-note = In unseren eigenen Worten. Die nummerierten Regeln, nach denen der Tisch spielt, stehen in der Dokumentation.
back = Zurück
# The level of a bot, as a rank. Other bots have names of their own.
rank =
    { $level ->
        [novice] Lehrling
        [club] Schreiber
        [expert] Wesir
        [pharaoh] Pharao
       *[other] { $level }
    }
the-level =
    { $level ->
        [novice] der Lehrling
        [club] der Schreiber
        [expert] der Wesir
        [pharaoh] der Pharao
       *[other] { $level }
    }
