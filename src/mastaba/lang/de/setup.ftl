which-game = Welches Spiel?
who-sits = Wer nimmt Platz?
open-seat = Ein Gast, per Link
a-friend = Ein Gast
friend = Gast
friend-by-link = Gast per Link
by-link = kommt per Link
guest = Jemand an diesem Bildschirm
this-screen = Dieser Bildschirm
free-chair = Frei
add = Frei
add-somebody = jemanden hinzufügen
leave-free = Den Platz frei lassen
nobody-else = Sonst nimmt niemand Platz: Du spielst allein.
too-few = Füge zuerst jemanden hinzu.
link-later = Den Link bekommst du danach.
level-of = Stärke { $n } von 4
guest-name = Gast { $n }
name-at = Name auf Platz { $n }
house = Hausregeln
house-changed =
    { $n ->
        [0] wie üblich
       *[other] { $n } geändert
    }
hints = Tipps
allowed = erlaubt
not-allowed = nicht erlaubt
clock = Bedenkzeit pro Zug
no-clock = unbegrenzt
code-kind = Der Code des Tisches
code-long = lang, niemand errät ihn
code-aloud = kurz, zum Zurufen
create = Tisch öffnen
create-now = Beginnen
duration =
    { $unit ->
        [hours] { $n } Stunden
        [minutes] { $n } Minuten
       *[seconds] { $n } Sekunden
    }
# How a bot plays. $says: what a bot of another package says of itself.
plays =
    { $level ->
        [novice] Übersieht so manchen Zug. Gut für die ersten Partien.
        [club] Spielt schnell und nach Gefühl, übersieht ab und zu einen Zug.
        [expert] Rechnet bis zu einer Viertelsekunde lang.
        [pharaoh] Rechnet eine Sekunde lang und ist für alle schwer zu schlagen.
       *[other] { $says }
    }
# The same in a game of memory.
remembers =
    { $level ->
        [novice] Merkt sich nur die letzten Funde und verwechselt Felder.
        [club] Merkt sich etwa die Hälfte, nicht immer das richtige Feld.
        [expert] Merkt sich fast alles.
        [pharaoh] Vergisst nichts und plant voraus.
       *[other] { $says }
    }
clock-is =
    { $unit ->
        [hours] { $n } Stunden Bedenkzeit pro Zug
        [minutes] { $n } Minuten Bedenkzeit pro Zug
       *[seconds] { $n } Sekunden Bedenkzeit pro Zug
    }
hints-allowed = Tipps erlaubt
no-hints = ohne Tipps
no-time-limit = ohne Zeitlimit
beneath-ramses = Unter 47 Pyramiden liegen zwölf Schätze.
beneath-farao = In den Gängen liegen sieben Inschriften.
