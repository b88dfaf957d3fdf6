not-json = kein JSON: { $why }
not-json-at = kein JSON: { $why } (Byte { $byte })
not-utf8 = kein JSON: Byte { $byte } ist nicht UTF-8
too-deep = keine Aufzeichnung: Das JSON ist zu tief geschachtelt
twice = das Feld { $field } kommt in einem Objekt zweimal vor
no-object = eine Aufzeichnung ist ein JSON-Objekt (in Python ein dict), nicht { $given }
bad-field =
    { $missing ->
        [yes] in der Aufzeichnung fehlt { $field }
       *[no] { $field } hat den falschen Typ
    }
other-format = Format { $given }: Diese Version liest { $reads }
rules-range = „rules“ muss eine Zahl von 1 bis { $most } sein
other-rules = gespielt mit Version { $given } der Regeln von { $title }, dies ist Version { $known }: Prüfe sie mit dem Mastaba, mit dem gespielt wurde
variant = die Variante nennt nicht jede Option
no-name = jeder Platz braucht einen Namen
other-cards = mit einer anderen Kartendatei gespielt: Gib diese Datei mit --deck an
ended = „ended“ muss „abandoned“ sein und steht nur bei einer Partie ohne Ergebnis
result-early = die Aufzeichnung hat ein Ergebnis, aber ihre Schritte beenden die Partie nicht
result-missing = die Partie ist zu Ende, aber die Aufzeichnung hat kein Ergebnis
result-wrong = das Ergebnis folgt nicht aus den Schritten: { $why }
results = für jeden Platz muss es ein Ergebnis geben
no-result = Platz { $seat } hat kein Ergebnis
other-result = Platz { $seat } hat { $field } { $due }, nicht { $has }
from-object = „from“ muss ein Objekt sein
from-fields = „from“ braucht { $fields } und, wenn neu verteilt wurde, „seat“
shuffle = „shuffle“ muss ein Objekt mit einem Text „commit“ sein
no-seed = in der Aufzeichnung fehlt der Startwert, deshalb lässt sich die Mischung nicht prüfen
other-seed = der Startwert ist nicht der zugesagte: Sein SHA-256 ist nicht „commit“
no-move = Schritt { $step } hat keinen Zug
not-turn = Schritt { $step } ({ $move }): { $by } ist nicht am Zug
illegal = Schritt { $step } ({ $move }): { $why }
not-due = Schritt { $step } ({ $move }) folgt nicht aus dem Startwert
other-field = Schritt { $step } ({ $move }): { $field } müsste { $due } sein
snapshot = die Momentaufnahme gehört zu einer anderen Partie oder einer anderen Version der Regeln
on-finished = weiterspielen kann man nur von einem Moment einer beendeten Partie aus
on-range = die Partie hat { $n } Schritte: Nach { $ply } gibt es nichts weiterzuspielen
on-seats = die Partie hat { $n } Plätze, nicht { $given }
on-redealt = was dieser Platz gesehen hatte, lässt hier zu wenige andere Verteilungen zu: Spiele mit dem Verdeckten weiter, wie es war
on-other = von dieser Aufzeichnung aus wurde nicht weitergespielt: Ihr Hash ist ein anderer
on-game = weitergespielt wurde mit einem anderen Spiel, anderen Optionen, Karten oder Plätzen
on-steps = die ersten Schritte sind nicht die der Partie, von der aus weitergespielt wurde
on-seen = Platz { $seat } hat nicht gesehen, was er in der Partie sah, von der aus weitergespielt wurde
on-none = die Aufzeichnung sagt nicht, dass von einer anderen aus weitergespielt wurde
