# The guided first game of Ramses, step by step.

step-1 = Trouvez le trésor de cette carte. Son nombre indique les points à gagner. Appuyez dessus.
step-2 = Les trésors sont sous les pyramides. Poussez celle-ci dans la case libre.
step-3 = Rien : continuez de pousser, autant que vous voulez.
step-4 = Un mauvais trésor met fin au tour : pour vous, puis pour { $other }. Retenez ce calice. Appuyez dessus.
step-5 = On cherche toujours le papyrus. Continuez là-haut.
step-6 = Encore une.
step-7 = Trouvé ! La carte est à vous. À la fin, le meilleur total l’emporte. Appuyez dessus.
step-8 = On cherche le calice de lotus. Vous l’avez vu : vous en souvenez-vous ? Appuyez dessus.
step-9 = Il était ici, en bas.
step-10 = Et le voilà.
step-11 = Les cartes suivantes apportent tempêtes, scorpions et duels. Appuyez ici et continuez.
