code =
    { $content ->
        [food] nou
        [water] eau
        [torch] tor
        [scarf] fou
        [magic-bottle] fio
        [golden-key] clé
        [first-aid-kit] sec
        [money] arg
        [chocolate] cho
        [plan] pla
        [papyrus] pap
        [snake] !se
        [toxic-gas] !ga
        [trap] !pi
        [hunger] !fm
        [thirst] !so
        [fatigue] !ft
        [wall-ruins] !mu
        [secret-door] !po
        [abyss] !go
        [map] CAR
        [secret-tunnel] TUN
        [dark-shrine] SAN
        [coffer] COF
        [inscription-red] *rg
        [inscription-blue] *bl
        [inscription-green] *ve
        [inscription-yellow] *ja
        [inscription-white] *bc
        [inscription-pink] *rs
        [inscription-orange] *or
       *[plain] { "" }
    }
legend =
    { "*" } inscription   { "!" } obstacle :
    fm faim, so soif, ft fatigue arrêtent le déplacement ;
    se serpent, ga gaz toxique, pi piège tuent ;
    mu mur effondré, po porte secrète, go gouffre barrent le chemin
    TUN tunnel secret   SAN sanctuaire obscur   COF coffre
    † malédiction   > < ^ v entrée   ? vue par vous
house =
    Les règles reconstituées sont de nous :
    des règles imprimées, on ne connaît que les dernières pages.
chamber =
    { $open ->
        [yes] OUVERTE
       *[no] CHAMBRE
    }
part =
    { $part ->
        [small] La petite pyramide : { $n } tuiles
       *[big] La grande pyramide ajoute { $n } tuiles
    }
empty = vide
token =
    { $each ->
        [yes] { $thing } : un par joueur
       *[no] { $thing } : { $n }
    }
tokens = Jetons : { $tokens }
round = Manche { $n }
threw =
    { $die ->
        [0] { $name } obtient { $n } ; il reste { $left }
       *[other] { $name } obtient { $n }, le dé indique { $die } ; il reste { $left }
    }
supply = Réserve (face visible) : { $stacks }
coffer = Dans le coffre : { $items }
entered = dans la chambre : place { $place }
outside = à l’extérieur
read = lues : { $colours }
items = objets : { $items }
line =
    { $line ->
        [inscriptions] inscriptions
        [items] objets
       *[other] { $line }
    }
