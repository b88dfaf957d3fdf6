treasures = Poklady
stack = Sada { $n }
chips = Žetony
chip =
    { $hats ->
        [0] { $many }× kletba
        [1] { $many }× 1 klobouk
        [few] { $many }× { $hats } klobouky
       *[other] { $many }× { $hats } klobouků
    }
legend = G R B zlaté, červené a modré pyramidy   () volné políčko   ◆◆ poklad na něm
ways =
    { $powers ->
        [yes] „up“, „down“, „left“, „right“ posune nahoru, dolů, doleva, doprava; „left 3“ tři
       *[no] „up“, „down“, „left“, „right“ posune pyramidu nahoru, dolů, doleva, doprava
    }
search =
    { $powers ->
        [yes] Hledá se: { $card }, se superschopnostmi
       *[no] Hledá se: { $card }
    }
in-hole = Na volném políčku: { $treasure }
beneath = Pod nakloněnou pyramidou: { $what }
next =
    { $n ->
        [one] další karta: { $card }; v balíčku { $n } karta
        [few] další karta: { $card }; v balíčku { $n } karty
       *[other] další karta: { $card }; v balíčku { $n } karet
    }
laid = Souboj: { $name } má vyloženou kartu { $card }
lays = Souboj: { $name } vykládá kartu
slides = posun { $n }/{ $most }
cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
scarab = skarabeus: { $n }
explorers = badatelé: { $n }
mummy = má mumii
slid = posouvá pyramidu
line =
    { $line ->
        [cards] karty
        [explorers] badatelé
        [bonus] bonus
        [total] součet
        [title] hodnost
       *[other] { $line }
    }
