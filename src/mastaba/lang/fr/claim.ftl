claim = Oui, c’est le mien
claim-help =
    Ne suivez ce lien que si vous l’avez créé vous-même. { $named ->
        [yes] Ce navigateur ne jouera alors plus sous le nom « { $name } » et perdra toutes ses places.
       *[no] La personne qui jouait jusqu’ici dans ce navigateur ne pourra alors plus y jouer.
    }
claim-not = Non, ne rien changer
claim-title = Utiliser votre nom sur cet appareil ?
claimed =
    { $named ->
        [yes] Cet appareil joue désormais sous le nom « { $name } ».
       *[no] Cet appareil joue désormais sous votre nom.
    }
