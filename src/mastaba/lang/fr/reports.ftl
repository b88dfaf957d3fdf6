ended = { $title } : { $outcome }
shared = { $names } partagent la victoire.
step-by = { $name }, étape { $n } : { $move }
with-reason = { $move } ({ $why })
moment = { $played }. Jugement : { $verdict } ; { $cost }. Mieux : { $better }.
cost =
    { $scored ->
        [yes] { $chance } ± { $error } de chances de gagner et { $points } ± { $doubt } points en moins
       *[no] { $chance } ± { $error } de chances de gagner en moins
    }
cost-only = { $cost }.
turned = { $step }. { $name } : chances de gagner { $figure }.
lapse = { $name } : { $sought }. { $seen } { $then }
nothing-costly = Rien n’a coûté cher avec certitude.
review-title = { $title } : l’analyse
graph-note = Avant chaque étape, si tous jouent aussi bien à partir de là. Les numéros marquent les moments les plus coûteux.
graph-label = Chances de gagner ; le tableau ci-dessous les donne aussi
graph-table = La courbe en tableau
step = étape { $n }
after-step = après l’étape
played = Joué
to-win = { $what }, chances de gagner { $chance }
goes-on = Une suite possible
turns = Où la partie a tourné
account-note = Attendu au début + chance + décisions propres + décisions des autres = résultat. Précision : 100, c’est à chaque fois le meilleur coup ; 0, des coups tirés au hasard.
column =
    { $column ->
        [player] joueur
        [total] total
        [place] place
        [start] début
        [luck] chance
        [choices] décisions
        [others] autres
        [error] marge ±
        [searches] recherches
        [known] connus
        [lapses] oublis
       *[accuracy] précision
    }
playouts =
    { $n ->
        [one] { $n } simulation par décision.
       *[other] { $n } simulations par décision.
    }
memory = Précision { $accuracy }. Dans { $known } recherches sur { $searches }, un joueur qui n’oublie rien aurait trouvé le trésor ; { $lapses } ont duré plus longtemps ou échoué. Poussées perdues : { $slides } ; points perdus : { $points }.
seen-label = Ce qui avait été vu avant cette recherche : { $sought }
arena-title = { $title } : l’arène
about =
    { $usual ->
        [yes] { $games } parties à { $players } joueurs, graine { $seed }, options habituelles.
       *[no] { $games } parties à { $players } joueurs, graine { $seed }, { $options }.
    }
arena-deals = Chaque distribution a été jouée à toutes les places. Les intervalles sont à 95 %.
ratings = Cotes
ratings-note = Modèle de Bradley-Terry sur l’échelle Elo ; la moyenne de tous les bots est 0.
share-note = La part des parties décidées que le premier bot a gagnées.
totals = Totaux
totals-note = Le trait épais couvre la moitié des totaux d’un bot, le trait fin neuf dixièmes ; le point est la moyenne.
totals-note-bound = Le trait épais couvre la moitié des totaux d’un bot, le trait fin neuf dixièmes ; le point est la moyenne. La ligne à { $bound } est ce que pourrait atteindre un joueur qui connaît toutes les cartes à venir.
mean-of = { $name } : total moyen { $figure }
pair-column =
    { $column ->
        [pairing] duel
        [games] parties
        [ties] nulles
        [decided-won] gagnées hors nulles
       *[sure] intervalle
    }
lab-title = { $title } : le laboratoire
lab-equals = Sauf mention contraire, { $bot } joue à toutes les places. Les intervalles sont à 95 %.
glance = En un coup d’œil
measured = mesuré
own-deck = vos cartes
house-deck = les cartes maison
players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
decks = Vos cartes à côté des cartes maison
who-begins = Qui commence
who-begins-note = La part des parties décidées qu’a gagnées celui qui commençait. La ligne du milieu est la part de chacun si commencer ne changeait rien.
luck = La chance
luck-note = Chaque distribution a été jouée deux fois. La part est ce que deux parties sur la même distribution ont en commun : ce que la distribution décide. Le reste est le jeu, et le hasard qui en découle.
leads = Changements de tête
leads-note = { $figure } par partie : combien de fois un autre joueur est passé en tête.
worth = Ce que valent les choses
worth-points = De combien de points le résultat d’un joueur, par rapport aux autres, diffère avec un exemplaire de plus à la fin : un ajustement linéaire sur toutes les parties. Ce chiffre tient compte de ce qu’une chose permet et de ce qu’elle coûte en temps, non de ce qui est imprimé dessus.
worth-places = De combien le résultat d’un joueur, de 1 pour le premier à −1 pour le dernier, diffère avec un usage de plus d’un objet : un ajustement linéaire sur toutes les parties. Un objet utilisé quand tout est perdu a une valeur basse.
worth-left = Les { $n } plus précieuses et les { $n } moins précieuses ; entre les deux, il y en a { $left }.
levels = Comparaison des niveaux
levels-note = La part des parties décidées que le premier bot a gagnées, chaque distribution aux deux places.
others = Ce que changent les options et plus de joueurs
won-by-first = gagnées par qui commence
decisions = décisions de tous les joueurs
span = partie la plus courte et la plus longue
shortest-longest = { $shortest } et { $longest } décisions
choices = choix par décision
by-the-deal = décidé par la distribution
lead-changes = changements de tête
margin = avance sur le deuxième
figure-column =
    { $column ->
        [first] qui commence gagne
        [decisions] décisions
        [choices] choix
        [luck] distribution
        [leads] changements de tête
       *[points] points
    }
differs =
    { $what ->
        [points]
            { $more ->
                [yes] plus facile (plus de points)
               *[no] plus difficile (moins de points)
            }
        [leads]
            { $more ->
                [yes] plus mouvementé (la tête change plus souvent)
               *[no] plus stable (la tête change moins souvent)
            }
        [decisions]
            { $more ->
                [yes] plus long
               *[no] plus court
            }
        [luck]
            { $more ->
                [yes] plus soumis à la distribution
               *[no] moins soumis à la distribution
            }
        [margin]
            { $more ->
                [yes] plus tranché (écarts plus grands)
               *[no] plus serré (écarts plus petits)
            }
       *[choices]
            { $more ->
                [yes] plus riche en choix
               *[no] plus pauvre en choix
            }
    }
differences = Avec vos cartes, le jeu est { $parts }.
no-difference = Aucune différence ne dépasse ce que le hasard peut produire sur autant de parties.
so-often =
    { $games ->
        [one] { $number } dans { $games } partie
       *[other] { $number } dans { $games } parties
    }
listed = { $what } : { $parts }
curve = { $title } : points moyens par cycle
network = réseau
