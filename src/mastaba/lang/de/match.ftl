no-game = Es gibt kein Spiel { $name }; die Spiele sind: { $games }
no-game-near = Es gibt kein Spiel { $name }; meintest du { $near }?
broken-game = Das Spiel { $name } lässt sich nicht spielen: { $why }
not-imported = { $package } lässt sich nicht importieren: { $why }
other-name = Sein ABOUT nennt es { $name }: So muss auch der Entry-Point heißen
players = { $title } ist für { $least } bis { $most } Personen, nicht für { $n }
no-option = { $title } hat keine Option { $name }; es hat: { $known }
no-value = Die Option { $name } kann nicht { $value } sein, nur { $values }
no-bot = Es gibt keinen Bot { $name }; die Bots sind: { $bots }
no-bot-or-class = { $why }; eine eigene Klasse heißt modul:Klasse
no-bot-why = Es gibt keinen Bot { $name }: { $why }
no-bot-class = Es gibt keinen Bot { $name }: { $module } hat keine Unterklasse von mastaba.Bot namens { $found }
lacks-methods = { $name } kann nicht spielen: Es fehlt die Methode { $methods }
no-limit =
    { $known ->
        [yes] { $name } denkt in { $title } nicht nach und nimmt keine Grenze an: Schreib nur { $name }
       *[no] { $name } denkt nicht nach und nimmt keine Grenze an: Schreib nur { $name }
    }
limit = Eine Grenze sind Sekunden wie 0.5s oder eine Anzahl von Durchläufen wie 400, nicht { $given }
at-line = Zeile { $line }: { $what }
mistakes =
    { $n ->
        [0] { $first }
       *[other] { $first } (und { $n } weitere Fehler)
    }
large-deck = größer als { $limit } MB: So groß ist keine Kartendatei, es muss eine andere Datei sein
deck-encoding = kein UTF-8-Text: Speichere die Kartendatei als UTF-8
few-cards = { $cards } Karten sind zu wenig für { $players } Personen: Es müssen mindestens { $least } sein
