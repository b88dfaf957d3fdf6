# The guided first game: one or two short sentences in a bubble.

step-1 = Le meilleur total l’emporte. Une carte terminée rapporte son nombre : choisissez cette petite carte.
step-2 = Vous jouez toujours sur deux cartes. Choisissez aussi celle-ci.
step-3 = Gardez ces deux-là. Les autres retournent dans la pioche.
step-4 = Cette forme vaut pour tous. On peut la tourner et la retourner. Appuyez dessus pour continuer.
step-5 = Appuyez ici pour cocher l’angle et prendre la pièce.
step-6 = Un point. Quatre pièces d’une rangée gagnent un trophée : le premier vaut six. Appuyez dessus.
step-7 = Le X donne aussitôt une case de plus. Cochez la ligne de façon à le couvrir.
step-8 = Votre case en plus : prenez le palmier. Il vaut un point, plus un par palmier au marché.
step-9 = Il reste trois cases, et la forme y tient. Terminez la carte.
step-10 = Huit points ! Prenez cette carte : son sceau rapporte des points pour chaque carte verte.
step-11 = Votre total. Après quatre manches, le meilleur l’emporte. Appuyez dessus et continuez.
