legend =
    E entrée  T tombeau  X croix rouge  R G gemmes  F torche
    S crâne  P potion  █ mur  × coché
points-left = points de pyramide restants : { $points }
display = marché ; cartes dans la pioche : { $n }
gems = gemmes : { $red } sur 10 rouges, { $green } sur 10 vertes
torches = torches des manches : { $rounds }
skulls =
    { $n ->
        [0] aucun crâne
        [one] { $n } crâne (−{ $minus })
       *[other] { $n } crânes (−{ $minus })
    }
line =
    { $line ->
        [torches] torches
        [pyramid_points] points de pyramide
        [gems] gemmes
        [skulls] crânes
        [completed] terminées
        [cards] cartes
        [total] total
       *[other] { $line }
    }
word =
    { $word ->
        [green] verte
        [orange] orange
        [purple] violette
        [red] rouge
       *[other] { $word }
    }
