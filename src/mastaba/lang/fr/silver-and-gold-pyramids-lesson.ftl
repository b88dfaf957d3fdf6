# The guided first game: one or two short sentences in a bubble.

step-1 = Le meilleur total l’emporte : dix points par tombeau atteint. Choisissez cette carte.
step-2 = Vous explorez deux pyramides à la fois. Choisissez aussi celle-ci.
step-3 = Gardez ces deux-là. Les autres retournent dans la pioche.
step-4 = Tous cochent cette forme, tournée ou retournée. Appuyez dessus pour continuer.
step-5 = Commencez par l’entrée, dans la rangée du haut, et prenez la gemme rouge.
step-6 = Désormais, la forme doit toucher une case cochée. La croix rouge donne une case de plus.
step-7 = Utilisez la case en plus pour la gemme verte.
step-8 = Une gemme rouge et une verte font une paire : cinq points. Appuyez dessus.
step-9 = Atteignez le tombeau doré. Le crâne en chemin coûte un point.
step-10 = Dix points ! Prenez une deuxième carte orange : l’étape suivante dit pourquoi.
step-11 = Qui termine en premier deux cartes d’une couleur gagne dix points de plus. Appuyez dessus.
step-12 = Votre total. Après quatre manches, le meilleur l’emporte. Appuyez dessus et continuez.
