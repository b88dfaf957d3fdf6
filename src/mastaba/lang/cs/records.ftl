not-json = není to JSON: { $why }
not-json-at = není to JSON: { $why } (bajt { $byte })
not-utf8 = není to JSON: bajt { $byte } není UTF-8
too-deep = není to záznam: JSON je vnořený příliš hluboko
twice = pole { $field } je v jednom objektu dvakrát
no-object = záznam je objekt JSON (v Pythonu dict), ne { $given }
bad-field =
    { $missing ->
        [yes] v záznamu chybí { $field }
       *[no] { $field } má špatný typ
    }
other-format = formát { $given }: tato verze čte { $reads }
rules-range = 'rules' musí být číslo od 1 do { $most }
other-rules = { $title }: hrálo se podle verze pravidel { $given }, toto je verze { $known }; přehraj záznam v tom vydání Mastaby, ve kterém se hrálo
variant = varianta neuvádí všechny volby
no-name = každé místo potřebuje jméno
other-cards = hrálo se s jiným souborem karet: zadej ho volbou --deck
ended = 'ended' musí být "abandoned" a smí je mít jen partie bez výsledku
result-early = záznam má výsledek, ale jeho kroky partii nekončí
result-missing = partie skončila, ale záznam nemá výsledek
result-wrong = výsledek neplyne z kroků: { $why }
results = výsledek musí mít každé místo
no-result = místo { $seat } nemá výsledek
other-result = místo { $seat } má { $field } { $due }, ne { $has }
from-object = 'from' musí být objekt
from-fields = 'from' musí mít { $fields } a při novém rozdání i 'seat'
shuffle = 'shuffle' musí být objekt s textem 'commit'
no-seed = v záznamu chybí seed, takže zamíchání nejde ověřit
other-seed = seed není ten slíbený: jeho SHA-256 není 'commit'
no-move = krok { $step } nemá tah
not-turn = krok { $step } ({ $move }): { $by } není na tahu
illegal = krok { $step } ({ $move }): { $why }
not-due = krok { $step } ({ $move }) neplyne ze seedu
other-field = krok { $step } ({ $move }): { $field } má být { $due }
snapshot = snímek patří k jiné partii nebo k jiné verzi pravidel
on-finished = hrát dál lze jen od některého kroku skončené partie
on-range =
    { $n ->
        [one] partie má { $n } krok: po kroku { $ply } už není co hrát
        [few] partie má { $n } kroky: po kroku { $ply } už není co hrát
       *[other] partie má { $n } kroků: po kroku { $ply } už není co hrát
    }
on-seats = počet míst v partii je { $n }, ne { $given }
on-redealt = po tom, co toto místo vidělo, tu zbývá příliš málo jiných možných rozdání: hraj dál s tím, jak to opravdu bylo
on-other = toto není záznam, od kterého se hrálo dál: má jiný otisk
on-game = dál se hrála jiná hra, nebo s jinými volbami, kartami či místy
on-steps = první kroky nejsou stejné jako v partii, od které se hrálo dál
on-seen = místo { $seat } nevidělo to, co vidělo v partii, od které se hrálo dál
on-none = záznam neuvádí, že by navazoval na jiný
