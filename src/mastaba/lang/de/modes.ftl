name =
    { $way ->
        [classic] Das klassische Spiel
        [mummy] Forscher und Mumie
        [alone] Allein
        [children] Mit Kindern
        [small] Die kleine Pyramide
        [big] Die große Pyramide
       *[seven] Alle sieben Inschriften
    }
says =
    { $way ->
        [classic] Finde zwölf Schätze. Sandstürme, Skorpione und Duelle wirbeln alles durcheinander.
        [mummy] Dazu kommen Skarabäen, Forscher unter den goldenen Pyramiden und ein Fluch.
        [alone] Ein falscher Schatz kostet die Karte. Vom Wüstenkäfer bis zum Pharao.
        [children] Es gibt nur Sandstürme: keine Skorpione, Superkräfte oder Duelle.
        [small] 7 mal 7 Felder. Fünf Inschriften öffnen die Grabkammer.
        [big] 9 mal 9 Felder, auf denen mehr liegt. Fünf Inschriften genügen.
       *[seven] Die große Pyramide und die lange Suche: Ohne alle sieben kommt niemand hinein.
    }
short =
    { $way ->
        [classic] Schätze, Sandstürme, Duelle
        [mummy] Mit Skarabäen, Forschern, Fluch
        [alone] Vom Wüstenkäfer bis zum Pharao
        [children] nur Sandstürme
        [small] 7 mal 7 Felder, fünf Inschriften
        [big] 9 mal 9 Felder, fünf Inschriften
       *[seven] Die große Pyramide, lange Suche
    }
with-children = mit Kindern
rule =
    { $option ->
        [show_pile] Benutzte Expeditionskarten
        [slides] Schübe pro Zug
        [figures] Archäologen pro Person
        [play_on] Die Partie endet
       *[other] { $help }
    }
value =
    { $option ->
        [show_pile]
            { $value ->
                [yes] liegen offen
               *[no] liegen verdeckt
            }
        [slides]
            { $value ->
                [none] beliebig viele
               *[other] höchstens { $value }
            }
        [figures]
            { $value ->
                [1] einer
                [2] zwei
               *[other] drei
            }
        [play_on]
            { $value ->
                [yes] wenn alle in der Kammer sind
               *[no] wenn nur noch eine Person übrig ist
            }
       *[other]
            { $value ->
                [yes] ja
                [no] nein
                [none] keine Angabe
               *[other] { $value }
            }
    }
told =
    { $option ->
        [show_pile]
            { $value ->
                [yes] benutzte Expeditionskarten liegen offen
               *[no] benutzte Expeditionskarten liegen verdeckt
            }
        [slides]
            { $value ->
                [none] beliebig viele Schübe
               *[other] höchstens { $value } Schübe
            }
        [figures]
            { $value ->
                [1] ein Archäologe pro Person
                [2] zwei Archäologen pro Person
               *[other] drei Archäologen pro Person
            }
        [play_on]
            { $value ->
                [yes] Ende mit der letzten Person in der Kammer
               *[no] Ende mit der vorletzten Person in der Kammer
            }
       *[other]
            { $value ->
                [yes] { $option }: ja
                [no] { $option }: nein
                [none] { $option }: keine Angabe
               *[other] { $option }: { $value }
            }
    }
