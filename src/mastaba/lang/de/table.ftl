first-game = deine erste Partie
lesson-step = Deine erste Partie, Schritt { $n } von { $of }
step-of = { $n } von { $of }
skip-lesson = Beenden
lesson-done = Drücke „Fertig“: Das beendet deinen Zug.
lesson-over = Mehr musst du nicht wissen. Spiel weiter, die Partie gehört dir.
lesson-left = Die Partie geht weiter. Die Einführung findest du auf der Startseite wieder.
table-code = Tisch { $code }
invite-help = Wer diesen Link öffnet, sieht den Tisch und kann einen freien Platz nehmen.
watching =
    { $n ->
        [one] { $n } sieht zu
       *[other] { $n } sehen zu
    }
first-seat = beginnt
thinking = denkt nach …
done = fertig
moving = am Zug
bot = Bot
away = nicht da
stand-in = ein Bot springt ein
let-bot = Einen Bot für { $name } spielen lassen
bot-finishes = Der Bot beendet diesen Zug. Den nächsten machst wieder du.
take-back-seat =
    { $n ->
        [one] Wieder selbst spielen
       *[other] Wieder selbst spielen
    }
panels = Am Tisch
log = Verlauf
log-and-chat = Verlauf und Chat
log-line = diesen Moment in der Wiederholung ansehen
log-whose = Wessen Züge
begins =
    { PERSON($name) ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }
story = Alle
only-me = Nur ich
see-turn = { $turn } noch einmal ansehen
chat = Chat
say-something = Schreib etwas
send = Senden
hint = Tipp
hint-title = Was ein Bot erwägen würde
no-hint = Im Augenblick kein Tipp.
play-it = So spielen
sending = Wird gesendet …
opening = Der Tisch wird geöffnet …
lost-link = Verbindung verloren. Neuer Versuch …
back-again = Wieder verbunden.
retrying = Noch keine Antwort. Neuer Versuch …
stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
no-table = Diesen Tisch gibt es nicht
not-let-in = Hier kommst du nicht hinein
muted-chat = Der Chat ist stummgeschaltet.
turn-ends = Dein Zug ist zu Ende. Sieh gut hin, dann gib das Gerät weiter.
pass-on = Weitergeben
pass-to = Weiter an { $name }
pass-help = Was jetzt kommt, ist nur für { $name } bestimmt.
i-am = Ich bin { $name }
now-plays = { $name }, du bist dran
sound-name = Töne
volume = Lautstärke
percent = { $n } Prozent
sound-offer = Mit Ton spielen? Das geht auch später im Menü.
sound-yes = Einschalten
wins =
    { PERSON($name) ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    }
wins-shared =
    { PERSON($names) ->
        [you] { FORM($names, case: "start") } teilt euch den Sieg
       *[other] { $names } teilen sich den Sieg
    }
# $best, $second: points of the first two.
wins-points =
    { PERSON($name) ->
        [you] Du gewinnst mit { $best } zu { $second }
       *[other] { $name } gewinnt mit { $best } zu { $second }
    }
wins-shared-points =
    { PERSON($names) ->
        [you] { FORM($names, case: "start") } teilt euch den Sieg mit { $best } zu { $second }
       *[other] { $names } teilen sich den Sieg mit { $best } zu { $second }
    }
game-over = Die Partie ist zu Ende: { $who }.
score-sheets = Wertung
rematch = Revanche
to-rematch = Zur Revanche
wants-rematch = { $name } möchte eine Revanche
wants-rematch-sit = { $name } möchte eine Revanche: Platz nehmen
broken-off = Diese Partie wurde abgebrochen.
my-seat = Mein Platz
other-seats = Die anderen Plätze
bots-sit = Bots
friends-sit = Gäste, per Link
bot-level = Stärke der Bots
hidden-things = Verdecktes
hidden-redealt = neu verteilt, soweit ich es damals nicht kannte
hidden-kept = wie es wirklich war: Es kommen dieselben Karten
open-there = Tisch öffnen
branch = eine Abzweigung
played-on = Weitergespielt ab Schritt { $ply } von Tisch { $code }.
branch-kept = Verdecktes ist, wie es dort war, und es kommen dieselben Karten.
branch-redealt = Verdecktes ist neu verteilt, soweit es { $name } nicht bekannt war.
got-it = Diesen Tipp ausblenden
# What is left of the time for a move, as short as possible.
left =
    { $unit ->
        [hours] { $n } h
        [minutes] { $n } min
       *[seconds] { $n } s
    }
# A label: the players that are awaited stand behind it.
awaited = Am Zug:
# A seat whose player's name is not known where this is read. Seats count from 0.
seat =
    { $case ->
        [start] Platz { $n }
       *[other] Platz { $n }
    }
# Why a move is good: up to three facts.
facts =
    { $n ->
        [1] { $first }
        [2] { $first }; { $second }
       *[3] { $first }; { $second }; { $third }
    }
moves-to-choose = { $n } Züge zur Auswahl
only-move = der einzige Zug
