legend = ▢ políčko   X ještě jedno políčko   C mince   P palma   ■ zaškrtnuto
card =
    { $colour ->
        [purple] fialová { $points }{ seal }
        [orange] oranžová { $points }{ seal }
        [green] zelená { $points }{ seal }
       *[grey] šedá { $points }{ seal }
    }
seal =
    { $seal ->
        [purple] { " " }+{ $worth }/fialová
        [orange] { " " }+{ $worth }/oranžová
        [green] { " " }+{ $worth }/zelená
        [grey] { " " }+{ $worth }/šedá
       *[none] { "" }
    }
first = začínající hráč: { $name }
trophies = zbývající poháry: { $values }
display = nabídka; karet v balíčku: { $n }; palma teď vynáší { $palm }
cup = pohár { $value }
line =
    { $line ->
        [coins] mince
        [cups] poháry
        [palms] palmy
        [completed] dokončené
        [seals] pečeti
        [cards] karty
        [total] součet
       *[other] { $line }
    }
