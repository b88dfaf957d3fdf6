# The guided first game of Farao, step by step.

chamber = Sei vor den anderen in dieser Kammer. Fünf verschiedene Inschriften öffnen sie. Drücke darauf.
die = Der Würfel bringt Bewegungspunkte: diesmal vier. Drücke darauf.
enter = Jeder Schritt kostet einen. Tritt hier in die Pyramide ein.
lay = Ein neues Plättchen! Du darfst es drehen; hier passt es so am besten. Leg es so hin.
inscription = Deine erste Inschrift: grün. Noch vier, und die Kammer öffnet sich für dich. Drücke darauf.
on = Geh weiter ins Dunkel.
right = Dann nach rechts. Im selben Zug kannst du nicht unmittelbar zurück.
torch = Eine Fackel! Sie schützt vor Schlangen. Setzt du sie ein, deckt sie Plättchen ringsum auf. Drücke darauf.
up = Ein Bewegungspunkt ist übrig: hier hinauf.
bottle = Eine Zauberflasche, für Wände. Lege die Ecke zur Grabkammer hin offen.
stop = Kein Punkt ist übrig. Du könntest jetzt etwas einsetzen; behalte es und hör auf.
other = { $other } ist auch eingetreten, und du würfelst wieder. Drücke hier und spiel weiter.
