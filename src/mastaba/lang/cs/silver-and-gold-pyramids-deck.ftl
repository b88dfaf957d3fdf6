format = karta je řádek jako „17 green“, pak 5 řad po 5 políčkách ze znaků { $symbols }
twice = číslo { $number } už je na řádku { $line }: každá karta potřebuje své
number = { $given } nemůže být číslo karty: použij 1 až { $most }
rows = karta { $card }: počet řad je { $n }, nakresli { $needed }
wide = karta { $card }, řada { $row }: šířka { $n }, nakresli { $needed }
entrance = karta { $card }, políčko { $box }: vchod je v horní řadě
tomb = karta { $card }, políčko { $box }: hrobka je v dolní řadě
one =
    { $what ->
        [entrance] karta { $card }: v řadě { $row } má být právě jeden vchod ({ $mark }), ne { $n }
       *[tomb] karta { $card }: v řadě { $row } má být právě jedna hrobka ({ $mark }), ne { $n }
    }
cut-off = karta { $card }: zdi oddělují hrobku od vchodu
