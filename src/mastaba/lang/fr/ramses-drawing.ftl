treasures = Trésors
stack = Paquet { $n }
chips = Jetons
chip =
    { $hats ->
        [0] { $many } × malédiction
        [1] { $many } × 1 chapeau
       *[other] { $many } × { $hats } chapeaux
    }
legend = G R B pyramides dorées, rouges, bleues   () case libre   ◆◆ avec un trésor
ways =
    { $powers ->
        [yes]
            « up », « down », « left », « right » : haut, bas, gauche, droite
            « left 3 » pousse trois pyramides
       *[no] « up », « down », « left », « right » : haut, bas, gauche, droite
    }
search =
    { $powers ->
        [yes] Recherche : { $card }, avec super-pouvoirs
       *[no] Recherche : { $card }
    }
in-hole = Dans la case libre : { $treasure }
beneath = Sous la pyramide inclinée : { $what }
next =
    { $n ->
        [one] carte suivante : { $card } ; { $n } carte dans la pioche
       *[other] carte suivante : { $card } ; { $n } cartes dans la pioche
    }
laid = Duel : { $name } pose { $card }
lays = Duel : { $name } doit poser une carte
slides = poussée { $n } sur { $most }
cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
scarab = scarabée : { $n }
explorers = explorateurs : { $n }
mummy = a la momie
slid = pousse une pyramide
line =
    { $line ->
        [cards] cartes
        [explorers] explorateurs
        [bonus] bonus
        [total] total
        [title] rang
       *[other] { $line }
    }
