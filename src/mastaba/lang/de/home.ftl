pitch = Vier Schatzspiele an einem Tisch. Kein Konto, nur ein Name.
you-are = Du bist
name-help = Die anderen am Tisch sehen ihn. Er bleibt in diesem Browser gespeichert.
save = Speichern
other-device = Diesen Namen auf einem anderen Gerät nutzen
other-device-help = Öffne dort einmal diesen Link:
valid-for = Er gilt { $minutes } Minuten.
play-now = Jetzt spielen
with-friends = Mit Freunden
compiling = Spiel ruhig los. In der ersten Minute gibt es noch keine Tipps, und Bots spielen nach Gefühl.
go-on = Weiterspielen
all-tables = Alle { $n } Tische
more = Mehr
no-tables = Noch kein Tisch. „Jetzt spielen“ beginnt eine Partie gegen Bots.
latest = Letzte Ergebnisse
my-tables = Meine Tische
yesterday = gestern
remove-table = Tisch { $code } entfernen
new-here = Neu hier?
new-here-help = Tia zeigt dir { $title } in ein paar kurzen Schritten.
start-one = Eine Partie beginnen
change = Zum Ändern drücken
plays-like = Was „Jetzt spielen“ beginnt
opponents =
    { $n ->
        [one] { $n } Gegner
       *[other] { $n } Gegner
    }
to-change = { $words }. Zum Ändern drücken.
no-finished = Noch keine beendete Partie.
# Under the name of a game. $when: a time, a day, or "yesterday".
with = mit { $names }, { $when }
alone = allein, { $when }
open = Öffnen
play = Spielen
review = Ergebnis
gathering = noch nicht alle da
abandoned-row = abgebrochen
won-against = Du hast gewonnen, { $mine } zu { $best }
lost-against = { $name } hat gewonnen, { $best } zu { $mine }
won = Du hast gewonnen
lost = { $name } hat gewonnen
join-by-code = Mit Code beitreten
join-help = Setz dich zu Freunden an den Tisch: Gib den Code ein oder füge den Link ein.
code = Tischcode
code-example = Tischcode
join = Beitreten
watch = An einem Tisch zusehen
no-code = Gib zuerst den Code des Tisches ein, zum Beispiel LOTUS-42.
learn-game = Einführung in { $title }
puzzles-short = Ein Zug ist klar der beste: Finde ihn.
to-puzzles = Rätsel lösen

## What the games are about.

about-silver-and-gold = Alle kreuzen mit demselben Muster ihre Inseln an; dazu Münzen, Palmen, Siegel und Pokale.
about-silver-and-gold-pyramids = Alle kreuzen mit demselben Muster Wege zu den Grabkammern unter den Pyramiden an; dazu Edelsteine, Fackeln, Totenköpfe und Zaubertränke.
about-ramses = Schiebe Pyramiden, decke Schätze auf und merk dir, wo sie liegen; dazu Sandstürme, Skorpione, Duelle und eine Mumie.
about-farao = Decke die Gänge einer Pyramide auf, lies fünf Inschriften und betritt vor allen anderen die Grabkammer. Teils rekonstruierte Regeln.

## How far a game is, for lists.

round = Runde { $n } von { $all }
# Where it is not known how many there will be.
round-now = Runde { $n }
choosing = Kartenauswahl

## Ways to play Ramses and Farao, in a word or two: buttons of the home page.

way =
    { $way ->
        [classic] Klassisch
        [mummy] Forscher
        [alone] Allein
        [children] Kinder
        [small] Klein
        [big] Groß
        [seven] Alle sieben
       *[other] { $way }
    }
