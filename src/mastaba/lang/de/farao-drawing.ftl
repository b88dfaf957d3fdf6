code =
    { $content ->
        [food] pro
        [water] was
        [torch] fac
        [scarf] tuc
        [magic-bottle] fla
        [golden-key] sch
        [first-aid-kit] ver
        [money] gel
        [chocolate] sok
        [plan] pla
        [papyrus] pap
        [snake] !sc
        [toxic-gas] !gi
        [trap] !fa
        [hunger] !hu
        [thirst] !du
        [fatigue] !mü
        [wall-ruins] !tr
        [secret-door] !tü
        [abyss] !ab
        [map] KAR
        [secret-tunnel] TUN
        [dark-shrine] SCH
        [coffer] TRU
        [inscription-red] *ro
        [inscription-blue] *bl
        [inscription-green] *gr
        [inscription-yellow] *ge
        [inscription-white] *we
        [inscription-pink] *rs
        [inscription-orange] *or
       *[plain] { "" }
    }
legend =
    { "*" } Inschrift   { "!" } Hindernis:
    hu Hunger, du Durst, mü Müdigkeit beenden die Bewegung;
    sc Schlange, gi Giftgas, fa Falle töten;
    tr Mauertrümmer, tü Geheimtür, ab Abgrund versperren den Weg
    TUN Geheimtunnel   SCH dunkler Schrein   TRU Truhe
    † Fluch   > < ^ v Eingang   { "?" } dir bekannt
house =
    Rekonstruierte Regeln sind von uns:
    Von der gedruckten Anleitung sind nur die letzten Seiten bekannt.
chamber =
    { $open ->
        [yes] OFFEN
       *[no] GRAB
    }
part =
    { $part ->
        [small] Die kleine Pyramide: { $n } Plättchen
       *[big] Die große Pyramide: { $n } Plättchen mehr
    }
empty = leer
token =
    { $each ->
        [yes] { $thing }: je Person einer
       *[no] { $thing }: { $n }
    }
tokens = Marker: { $tokens }
round = Runde { $n }
threw =
    { PERSON($name) ->
        [you]
            { $die ->
                [0] Du hast { $n } gewürfelt; übrig: { $left }
               *[other] Du hast { $n } gewürfelt, der Würfel zeigt { $die }; übrig: { $left }
            }
       *[other]
            { $die ->
                [0] { $name } hat { $n } gewürfelt; übrig: { $left }
               *[other] { $name } hat { $n } gewürfelt, der Würfel zeigt { $die }; übrig: { $left }
            }
    }
supply = Vorrat (offen): { $stacks }
coffer = In der Truhe: { $items }
entered = in der Grabkammer: Platz { $place }
outside = draußen
read = gelesen: { $colours }
items = Gegenstände: { $items }
line =
    { $line ->
        [inscriptions] Inschriften
        [items] Gegenstände
       *[other] { $line }
    }
