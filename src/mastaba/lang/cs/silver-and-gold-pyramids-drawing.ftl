legend =
    E vchod  T hrobka  X červený křížek  R G drahokamy  F pochodeň
    S lebka  P lektvar  █ zeď  × hotovo
points-left = zbývající body za pyramidy: { $points }
display = nabídka; karet v balíčku: { $n }
gems = drahokamy: červené { $red } z 10, zelené { $green } z 10
torches = pochodně z kol: { $rounds }
skulls =
    { $n ->
        [0] žádné lebky
        [one] { $n } lebka (−{ $minus })
        [few] { $n } lebky (−{ $minus })
       *[other] { $n } lebek (−{ $minus })
    }
line =
    { $line ->
        [torches] pochodně
        [pyramid_points] body za pyramidy
        [gems] drahokamy
        [skulls] lebky
        [completed] dokončené
        [cards] karty
        [total] součet
       *[other] { $line }
    }
word =
    { $word ->
        [green] zelená
        [orange] oranžová
        [purple] fialová
        [red] červená
       *[other] { $word }
    }
