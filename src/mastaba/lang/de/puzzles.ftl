help = Stellungen aus Partien starker Bots, in denen ein Zug klar der beste ist. Finde und spiele ihn; bei Ramses siehst du den Schüben zu und findest den Schatz wieder. Für die Serie zählt deine erste Antwort.
streak = Serie { $now }, Rekord { $best }
solved = { $done } von { $all } gelöst
grade =
    { $grade ->
        [1] leicht
        [2] mittel
        [3] schwer
       *[0] alle Stufen
    }
grade-of = { $title }: { $grade }
grade-name = Stufe
no-puzzle = Ein solches Rätsel gibt es nicht.
find-best = Du bist dran: Ein Zug ist klar der beste. Spiel ihn!
watch = Merk dir diesen Schatz: { FORM($treasure, case: "label") }. Er liegt offen und wird dann verdeckt ({ $n } von { $all }).
find-again =
    { $slides ->
        [one] Finde den Schatz wieder, ohne einen anderen aufzudecken: { FORM($treasure, case: "label") }. { $slides } Schub genügt.
       *[other] Finde den Schatz wieder, ohne einen anderen aufzudecken: { FORM($treasure, case: "label") }. { $slides } Schübe genügen.
    }
right = Richtig, das ist der beste Zug.
wrong = Nicht der beste Zug: Er kostet { $lost } Siegchance.
wrong-better = Nicht der beste Zug: Er kostet { $lost } Siegchance. Besser: { $better }.
not-there = Hier liegt dieser Schatz nicht: { FORM($treasure, case: "label") }.
next-slide = Nächster Schub
watch-again = Noch einmal ansehen
next-puzzle = Nächstes Rätsel
link = Link zu diesem Rätsel
