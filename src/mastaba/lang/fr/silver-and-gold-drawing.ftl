legend = ▢ case   X encore une case   C pièce   P palmier   ■ cochée
card =
    { $colour ->
        [purple] violette { $points }{ seal }
        [orange] orange { $points }{ seal }
        [green] verte { $points }{ seal }
       *[grey] grise { $points }{ seal }
    }
seal =
    { $seal ->
        [purple] { " " }+{ $worth }/violette
        [orange] { " " }+{ $worth }/orange
        [green] { " " }+{ $worth }/verte
        [grey] { " " }+{ $worth }/grise
       *[none] { "" }
    }
first = premier joueur : { $name }
trophies = trophées restants : { $values }
display = marché ; cartes dans la pioche : { $n } ; un palmier vaut { $palm }
cup = trophée { $value }
line =
    { $line ->
        [coins] pièces
        [cups] trophées
        [palms] palmiers
        [completed] terminées
        [seals] sceaux
        [cards] cartes
        [total] total
       *[other] { $line }
    }
