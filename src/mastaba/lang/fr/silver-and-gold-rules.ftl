# The rules on the page. Words between <b> and </b> are bold; $sign is a picture of the thing.

intro-1 = De deux à quatre chercheurs de trésors, environ 25 minutes. Chacun a deux cartes et en coche les cases. Tous jouent en même temps, avec la même forme ; qui en tire le meilleur parti a le plus de points après quatre manches de sept cartes.

before-head = Avant de commencer
before-1 = Vous recevez quatre cartes et en gardez deux. Quatre autres, face visible, forment le marché. L’un des joueurs est premier joueur ; ce rôle passe au suivant après chaque tour.

turn-head = Un tour
turn-1 = On révèle une <b>carte Piste</b>. Sa forme vaut pour tous.
turn-2 = <b>Tous en même temps</b>, cochez toute la forme sur l’une de vos deux cartes. Vous pouvez la tourner et la retourner, mais ni l’écourter ni la répartir sur deux cartes. Ou bien cochez <b>une seule case de votre choix</b> : c’est toujours permis, et il faut faire l’un ou l’autre.
turn-3 = Qui a <b>terminé</b> une carte la met de côté et en prend une nouvelle, en commençant par le premier joueur : au marché, ou dans la pioche sans la voir.
turn-4 = Les six formes. Il y a huit cartes Piste : la ligne de trois et l’angle y figurent deux fois. Une manche n’utilise que sept des huit cartes, et les cartes utilisées restent cachées les unes sous les autres.
turn-5 = Le T couvre une pièce et un X. La pièce se coche sur votre carte de score ; le X donne aussitôt une case de plus, sur l’une de vos deux cartes. Si c’est encore un X, encore une autre.

symbols-head = Symboles
symbols-1 = { $sign } <b>Pièce</b> : cochez la prochaine case Pièce. Elle vaut 1 point. Vous avez douze cases Pièce ; les pièces suivantes sont perdues. Une rangée complète de quatre gagne le trophée le plus élevé qui reste : 6, 5, 4, 3, 2, 1, pour tous les joueurs ensemble. Quand les six sont pris, une rangée complète ne rapporte plus rien.
symbols-2 = { $sign } <b>Palmier</b> : aussitôt 1 point, et 1 de plus par palmier imprimé sur les cartes qui sont à ce moment au marché. Vous avez quatre cases Palmier ; les palmiers suivants ne rapportent rien.
symbols-3 = <b>Sceau</b> : une fois terminée, cette carte rapporte 2 points pour chaque carte orange que vous terminez dans toute la partie. Tous les sceaux de vos cartes terminées comptent.

end-head = La fin
end-1 = Après la quatrième manche, on additionne : pièces, trophées, cases Palmier, le nombre de chaque carte terminée et les sceaux. Une carte non terminée ne compte pas.
end-2 = À égalité : le plus de cartes grises terminées, puis vertes, orange, violettes. Si l’égalité demeure, la victoire est partagée.

hints-head = Quelques conseils
hints-1 = Une case seule n’est jamais gaspillée si elle termine une carte.
hints-2 = Les petites formes trouvent presque toujours leur place : réservez-en tôt une pour le carré et le T.
hints-3 = Regardez le marché avant de prendre une carte : en retirer le palmier fait baisser les palmiers des autres, et les vôtres.

## What the pictures show, for screen readers.

label-1 = Une carte avec un T sur une pièce et un X
label-2 = Six pièces cochées, un trophée de 5
label-3 = Cases Palmier avec 3 et 2
label-4 = Une carte violette avec un sceau orange de 2
