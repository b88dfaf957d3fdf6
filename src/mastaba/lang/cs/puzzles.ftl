help = Situace z partií silných botů, ve kterých je jeden tah jasně nejlepší. Najdi ho na hrací ploše; v Ramses sleduj posuny a najdi poklad znovu. Do série se počítá tvoje první odpověď.
streak = série { $now }, rekord { $best }
solved = vyřešeno { $done }/{ $all }
grade =
    { $grade ->
        [1] lehké
        [2] střední
        [3] těžké
       *[0] všechny
    }
grade-of = { $title }: { $grade }
grade-name = Obtížnost
no-puzzle = Taková úloha tu není.
find-best = Jsi na tahu: jeden tah je jasně nejlepší. Zahraj ho na hrací ploše.
watch = Zapamatuj si poklad: { FORM($treasure, case: "label") }. Teď je odkrytý, pak ho pyramida zakryje. { $n }/{ $all }
find-again =
    { $slides ->
        [one] Najdi poklad znovu a žádný jiný neodkryj: { FORM($treasure, case: "label") }. Stačí { $slides } posun.
        [few] Najdi poklad znovu a žádný jiný neodkryj: { FORM($treasure, case: "label") }. Stačí { $slides } posuny.
       *[other] Najdi poklad znovu a žádný jiný neodkryj: { FORM($treasure, case: "label") }. Stačí { $slides } posunů.
    }
right = Správně, to je ten tah.
wrong = To není nejlepší tah: snižuje šanci na výhru o { $lost }.
wrong-better = To není nejlepší tah: snižuje šanci na výhru o { $lost }. Lepší je: { $better }.
not-there = Tady ten poklad není: { FORM($treasure, case: "label") }.
next-slide = Další posun
watch-again = Podívat se znovu
next-puzzle = Další úloha
link = Odkaz na tuto úlohu
