help = Des moments de parties entre bots aguerris, où un coup est nettement le meilleur. Trouvez-le sur le plateau ; dans Ramses, suivez les poussées et retrouvez le trésor. Seule votre première réponse compte pour la série.
streak = série { $now }, record { $best }
solved =
    { $done ->
        [one] { $done } résolue sur { $all }
       *[other] { $done } résolues sur { $all }
    }
grade =
    { $grade ->
        [1] facile
        [2] moyen
        [3] difficile
       *[0] tous les niveaux
    }
grade-of = { $title }, niveau { $grade }
grade-name = Niveau
no-puzzle = Il n’y a pas d’énigme de ce genre.
find-best = À vous : un coup est nettement le meilleur. Jouez-le sur le plateau.
watch = Observez : { FORM($treasure, case: "label") }, visible puis recouvert. { $n } sur { $all }
find-again =
    { $slides ->
        [one] Retrouvez ce trésor sans en découvrir d’autre : { FORM($treasure, case: "label") }. { $slides } poussée suffit.
       *[other] Retrouvez ce trésor sans en découvrir d’autre : { FORM($treasure, case: "label") }. { $slides } poussées suffisent.
    }
right = Bravo, c’est le bon coup.
wrong = Il y a mieux : ce coup fait perdre { $lost } de chances de gagner.
wrong-better = Il y a mieux : ce coup fait perdre { $lost } de chances de gagner. Le meilleur : { $better }.
not-there = Ce trésor n’est pas là : { FORM($treasure, case: "label") }.
next-slide = Poussée suivante
watch-again = Revoir
next-puzzle = Énigme suivante
link = Lien vers cette énigme
