# The rules on the page. Words between <b> and </b> are bold; $sign is a picture of the thing.

intro-1 = De deux à quatre explorateurs, environ 20 minutes. Chacun creuse dans deux pyramides à la fois, de l’entrée jusqu’au tombeau doré, en passant par des gemmes, des torches et des crânes. Tous jouent en même temps, avec la même forme : quatre manches de sept cartes Piste.

before-head = Avant de commencer
before-1 = Vous recevez quatre pyramides et en gardez deux. Quatre autres, face visible, forment le marché.

turn-head = Un tour
turn-1 = On révèle une <b>carte Piste</b> ; sa forme vaut pour tous. Une manche en utilise sept sur huit ; les cartes utilisées restent visibles : on sait donc ce qui peut encore venir. (Une table peut choisir de les cacher.)
turn-2 = <b>Tous en même temps</b>, cochez toute la forme dans l’une de vos pyramides, tournée et retournée à volonté, jamais sur un mur. Dans une pyramide intacte, elle doit couvrir l’<b>entrée</b> ; ensuite, une de ses cases au moins doit <b>toucher</b>, par un côté, une case cochée auparavant. Ou bien cochez <b>une seule de ces cases</b>.
turn-3 = Qui a coché un <b>tombeau</b> met cette pyramide de côté et en prend une nouvelle, au marché ou dans la pioche sans la voir. Le plus petit numéro d’une pyramide terminée donne le premier choix.
turn-4 = On regarde où en sont les <b>courses</b>.
turn-5 = La ligne de trois touche le chemin déjà creusé. Elle coche un crâne, et la croix rouge donne aussitôt une case de plus, dans l’une de vos pyramides, là où elle touche.

symbols-head = Ce que cachent les salles
symbols-1 = { $sign }{ $sign2 } <b>Gemmes</b> : une paire, une rouge et une verte, vaut 5 points, une gemme seule 1 point. Ici : trois paires et une gemme, 16 points. Votre carte de score a de la place pour dix gemmes de chaque couleur ; les suivantes ne comptent pas.
symbols-2 = { $sign } <b>Torche</b> : 5 points, une par manche. La torche d’une manche passée n’est plus à prendre.
symbols-3 = { $sign } <b>Crâne</b> : cochez le suivant sur votre carte de score. À la fin, seul le pire compte, en points négatifs : un pour le premier, jusqu’à dix pour le dixième. Après dix, les crânes ne comptent plus. { $sign2 } Une <b>potion</b> efface vos deux pires crânes.
symbols-4 = { $sign } <b>Croix rouge</b> : aussitôt une case de plus, dans l’une de vos pyramides. { $sign2 } <b>Tombeau</b> : la pyramide est terminée et vaut 10 points ; on n’y coche plus rien.

races-head = Courses
races-1 = Qui a terminé deux, quatre ou six pyramides d’une couleur prend les prochains points de cette couleur : d’abord 10, puis 6, puis 3, puis rien. Ce qu’un joueur a pris est perdu pour les autres. Si plusieurs y arrivent dans le même tour, le plus petit numéro tout juste terminé passe en premier.

end-head = La fin
end-1 = Après la quatrième manche : 10 par pyramide terminée, les points des courses, les torches, les gemmes, moins le pire crâne. Une pyramide non terminée ne compte pas. À égalité, l’emporte qui a terminé la pyramide au plus petit numéro.

hints-head = Quelques conseils
hints-1 = Un chemin court vers le tombeau vaut mieux qu’une dernière gemme.
hints-2 = Deux pyramides de la même couleur tôt dans la partie peuvent rapporter les 10 points.

## What the pictures show, for screen readers.

label-1 = Une pyramide : une ligne de trois touche les cases déjà cochées
label-2 = Quatre gemmes rouges et trois vertes
label-3 = Torche de la manche 1 cochée, la manche 2 est en cours
label-4 = Trois crânes, dont une potion efface deux
