tied =
    { PERSON($name) ->
        [you] À égalité de points, vous l’emportez au départage : { $what }.
       *[other] À égalité de points, { $name } l’emporte au départage : { $what }.
    }
ahead = Avance sur { $name } : { $more }.
ahead-behind = Avance sur { $name } : { $more } ; retard : { $less }.
differs = { $line } ({ $by })
compared = { $what } { $most } à { $least }
total = Total
first-place = 1re place
line = Ligne
replay = Revoir
share = Partager
looking = Analyse de la partie…
looking-at-yours = Analyse de votre partie…
moment-number = Moment { $n }
marked =
    { $n ->
        [one] le moment le plus coûteux est signalé
       *[other] les deux moments les plus coûteux sont signalés
    }
chance-short = chances
well-played =
    { $points ->
        [one] le meilleur coup : { $points } point de plus qu’un coup au hasard
       *[other] le meilleur coup : { $points } points de plus qu’un coup au hasard
    }
try-it-again = Réessayer
see-moment = Voir
no-lapses = Rien de ce que l’on avait vu n’a été oublié.
table-at-end = La table à la fin
enlarge = Agrandir les cartes : { $name }
last-cards = { $name } : cartes à la fin
course =
    { $course ->
        [led] Vous avez mené presque toute la partie
        [trailed] Vous étiez derrière pendant presque toute la partie
       *[close] La partie est longtemps restée serrée
    }
turned-won =
    { $turn ->
        [0] { $course } ; avant le premier tour, « { $move } » a fait perdre à { $name } { $lost } de chances de gagner.
       *[other] { $course } ; au tour { $turn }, « { $move } » a fait perdre à { $name } { $lost } de chances de gagner.
    }
turned-lost =
    { $turn ->
        [0] { $course } ; avant le premier tour, « { $move } » vous a fait perdre { $lost } de chances de gagner, et { $name } l’emporte.
       *[other] { $course } ; au tour { $turn }, « { $move } » vous a fait perdre { $lost } de chances de gagner, et { $name } l’emporte.
    }
nothing-lost =
    { $won ->
        [yes] { $course }, et personne n’a commis d’erreur coûteuse.
       *[no] { $course } ; vous n’avez commis aucune erreur coûteuse.
    }
reviewing = Analyse : { $share }
chances = Chances de gagner
your-chance = Vos chances de gagner
no-graph = Dans un jeu de mémoire, pas de chances de gagner : ce qui compte, c’est ce qu’on a vu.
as-table = En tableau
when = Quand
turn = tour { $n }
turn-of-all = tour { $n } sur { $all }
the-start = le début
the-end = la fin
moment-short = moment { $n } : −{ $lost }
along = Parcourir la partie, tour par tour
turn-before = Tour précédent
turn-after = Tour suivant
stands = { $when } : { $chances }
pin = Moment { $n } : { $name }, { $verdict }, −{ $lost } de chances de gagner
verdict =
    { $verdict ->
        [best] meilleur coup
        [good] bon coup
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
luck-and-choices = Chance et décisions
luck = chance
choices = décisions
in-points = en points, ± { $error } ; total attendu au début : { $start }
in-chance = en chances de gagner, ± { $error }
accuracy = précision { $n }
accuracy-later = précision…
memory = Mémoire
moments = Moments coûteux
lapses = Vu, puis oublié
whose-moments = Moments affichés
of-all = de tous
mine-only = les miens
moments-note = Les coups sont jugés d’après ce qu’on savait alors. La courbe connaît ce qui était encore caché.
no-moments = Aucun coup n’a coûté 5 % de chances de gagner ou plus, autant qu’on puisse en juger.
close-call = C’est serré : ce coup a peut-être coûté quelque chose, mais les simulations ne le distinguent pas du meilleur.
close-calls =
    { $n ->
        [one] Un coup était serré : on ne peut pas dire s’il a coûté quelque chose.
       *[other] { $n } coups étaient serrés : on ne peut pas dire s’ils ont coûté quelque chose.
    }
turning-points = Où la partie a tourné
turning-help = Ce qui a le plus changé les chances de gagner, et à qui cela a profité.
by-chance = { $when }, chance
moment = Moment
moment-of = Moment { $n } sur { $all }
previous-moment = Moment précédent
next-moment = Moment suivant
chance-to-win = chances de gagner, ± { $error }
better = Mieux
better-move = Mieux : { $move }
try-again = Réessayer
try-help = Trouvez un meilleur coup : jouez-le sur le plateau et voyez aussitôt ce qu’il vaut.
not-judged = Cette décision n’est pas encore jugée. Revenez dans un instant.
show-best = Montrer le meilleur
no-line = C’est le meilleur coup qui a été joué.
judging = Simulation en cours…
found-best = C’est le meilleur coup.
tried-cost = { $lost } de moins que le meilleur.
tried-gain = { $lost } de moins que le meilleur, { $gain } de plus que le coup joué.
better-line = La meilleure suite
line-step = { $n } sur { $all } : { $move }
by = { $name } : { $move }
see-it = Voir dans la partie
link = Lien vers ce moment
sought = { $name } : { FORM($treasure, case: "label") }
lapse-seen =
    { PERSON($name) ->
        [you]
            { $storms ->
                [0] Visible à votre poussée n° { $step }.
                [one] Visible à votre poussée n° { $step }, avant une tempête de sable.
               *[other] Visible à votre poussée n° { $step }, avant { $storms } tempêtes de sable.
            }
       *[other]
            { $storms ->
                [0] { $name }, poussée n° { $step } : le trésor était visible.
                [one] { $name }, poussée n° { $step } : le trésor était visible, avant une tempête de sable.
               *[other] { $name }, poussée n° { $step } : le trésor était visible, avant { $storms } tempêtes de sable.
            }
    }
lapse-found =
    { $steps ->
        [one] Trouvé après { $steps } poussée ; il en fallait { $needed }.
       *[other] Trouvé après { $steps } poussées ; il en fallait { $needed }.
    }
lapse-missed =
    { $steps ->
        [one] { $steps } poussée ailleurs ; il en fallait { $needed } (points en jeu : { $points }).
       *[other] { $steps } poussées ailleurs ; il en fallait { $needed } (points en jeu : { $points }).
    }
remembered = { recalled }
forgotten = poussées perdues : { $slides } ; points perdus : { $points }
seen-at =
    { $ago ->
        [one] { $place } : { FORM($what, case: "label") }, il y a { $ago } étape
       *[other] { $place } : { FORM($what, case: "label") }, il y a { $ago } étapes
    }
seen-nothing =
    { $ago ->
        [one] { $place } : rien, il y a { $ago } étape
       *[other] { $place } : rien, il y a { $ago } étapes
    }
picture = Image
picture-note = { $verdict } : −{ $lost } de chances de gagner
seen-before = Ce que l’on avait vu
no-picture = Rien n’est dessiné ici.
brought = Cette partie vient d’un fichier. Ses coups et son mélange ont été vérifiés.
headline = { $outcome } : { $told }.
headline-only = { $outcome }.
outcome =
    { $outcome ->
        [solo]
            { $points ->
                [one] { $name } marque { $points } point
               *[other] { $name } marque { $points } points
            }
        [shared] { $name } partage la victoire
        [placed]
            { $place ->
                [1] { $name } finit à la 1re place
               *[other] { $name } finit à la { $place }e place
            }
        [won]
            { $margin ->
                [one] { $name } gagne de { $margin } point
               *[other] { $name } gagne de { $margin } points
            }
        [lost]
            { $margin ->
                [one] { $name } perd de { $margin } point
               *[other] { $name } perd de { $margin } points
            }
        [won-tie] { $name } gagne au départage
       *[lost-tie] { $name } perd au départage
    }
outcome-you =
    { $outcome ->
        [solo]
            { $points ->
                [one] Vous marquez { $points } point
               *[other] Vous marquez { $points } points
            }
        [shared] Vous partagez la victoire
        [placed]
            { $place ->
                [1] Vous finissez à la 1re place
               *[other] Vous finissez à la { $place }e place
            }
        [won]
            { $margin ->
                [one] Vous gagnez de { $margin } point
               *[other] Vous gagnez de { $margin } points
            }
        [lost]
            { $margin ->
                [one] Vous perdez de { $margin } point
               *[other] Vous perdez de { $margin } points
            }
        [won-tie] Vous gagnez au départage
       *[lost-tie] Vous perdez au départage
    }
parts = { $first }, { $rest }
part =
    { $part ->
        [luck]
            { $whose ->
                [your] votre chance { $figure }
                [own] chance { $figure }
                [theirs] contre { $figure } chez { $name }
                [their] chance { $figure } chez { $name }
               *[named] chance { $figure } chez { $name }
            }
       *[choices]
            { $whose ->
                [your] vos décisions { $figure }
                [own] décisions { $figure }
                [theirs] contre { $figure } chez { $name }
                [their] décisions { $figure } chez { $name }
               *[named] décisions { $figure } chez { $name }
            }
    }
part-others = décisions des autres { $figure }
part-each-other = effets réciproques { $figure }
part-start = situation de départ { $figure }
part-chance =
    { $own ->
        [yes] vos chances au début { $figure }
       *[no] chances au début { $figure }
    }
percent = { $n } %
recalled-nothing = rien de ce que l’on cherchait n’avait déjà été vu
recalled =
    { $found ->
        [one]
            { $known ->
                [one] { $found } trésor retrouvé sur { $known } déjà vu
               *[other] { $found } trésor retrouvé sur { $known } déjà vus
            }
       *[other] { $found } trésors retrouvés sur { $known } déjà vus
    }
recalled-slowly =
    { $slides ->
        [one] { recalled }, avec { $slides } poussée de trop
       *[other] { recalled }, avec { $slides } poussées de trop
    }
