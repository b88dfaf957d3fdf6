claim = Oui, il est à moi
claim-help =
    Ne suivez ce lien que si vous l’avez créé vous-même. { $named ->
        [yes] Ce navigateur ne joue alors plus sous le nom « { $name } » et perd toutes ses places.
       *[no] Qui jouait auparavant dans ce navigateur ne peut alors plus y jouer.
    }
claim-not = Non, ne rien changer
claim-title = Amener un nom sur cet appareil ?
claimed =
    { $named ->
        [yes] Sur cet appareil joue désormais { $name }.
       *[no] C’est vous, désormais, sur cet appareil.
    }
