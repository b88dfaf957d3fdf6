# The guided first game of Farao, step by step.

chamber = Entrez avant les autres dans cette chambre. Cinq inscriptions différentes l’ouvrent. Appuyez dessus.
die = Le dé donne des points de déplacement : quatre cette fois. Appuyez dessus.
enter = Chaque pas en coûte un. Entrez ici dans la pyramide.
lay = Une nouvelle tuile ! On peut la tourner ; ici, elle est bien ainsi. Posez-la.
inscription = Votre première inscription : verte. Encore quatre, et la chambre s’ouvre pour vous. Appuyez dessus.
on = Avancez dans le noir.
right = Puis à droite. Dans le même tour, on ne revient pas directement en arrière.
torch = Une torche ! Elle protège des serpents. Dépensée, elle éclaire les tuiles autour. Appuyez dessus.
up = Il reste un point de déplacement : par ici, vers le haut.
bottle = Une fiole magique, pour les murs. Posez le virage ouvert vers la chambre.
stop = Plus aucun point. Vous pourriez dépenser un objet ; gardez-les plutôt, et arrêtez-vous.
other = { $other } entre aussi, et vous lancez à nouveau le dé. Appuyez ici et continuez.
