help = Des moments de parties entre bots aguerris, où un coup est nettement le meilleur. Trouvez-le sur le plateau ; dans Ramses, suivez les poussées et retrouvez le trésor. Seule votre première réponse compte pour la série.
streak = série { $now }, record { $best }
solved =
    { $done ->
        [one] { $done } résolu sur { $all }
       *[other] { $done } résolus sur { $all }
    }
grade =
    { $grade ->
        [1] facile
        [2] moyen
        [3] difficile
       *[0] tous les niveaux
    }
grade-of = { $title } : { $grade }
grade-name = Niveau
no-puzzle = Il n’y a pas de problème de ce genre.
find-best = À vous : un coup est nettement le meilleur. Jouez-le sur le plateau.
watch = Retenez ce trésor : { FORM($treasure, case: "label") }. Il est visible, puis recouvert. { $n } sur { $all }
find-again =
    { $slides ->
        [one] Retrouvez ce trésor sans en découvrir d’autre : { FORM($treasure, case: "label") }. { $slides } poussée suffit.
       *[other] Retrouvez ce trésor sans en découvrir d’autre : { FORM($treasure, case: "label") }. { $slides } poussées suffisent.
    }
right = Bravo, c’est le bon coup.
wrong = Il y a mieux : ce coup réduit les chances de gagner de { $lost }.
wrong-better = Il y a mieux : ce coup réduit les chances de gagner de { $lost }. Le meilleur : { $better }.
not-there = Ce trésor n’est pas là : { FORM($treasure, case: "label") }.
next-slide = Poussée suivante
watch-again = Revoir
next-puzzle = Problème suivant
link = Lien vers ce problème
