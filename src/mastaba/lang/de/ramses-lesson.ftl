# The guided first game of Ramses, step by step.

step-1 = Finde den Schatz auf dieser Karte. Ihre Zahl sind deine Punkte. Drücke darauf.
step-2 = Schätze liegen unter den Pyramiden. Schiebe diese auf das freie Feld.
step-3 = Nichts da: Schiebe weiter, so oft du willst.
step-4 = Falsche Schätze beenden einen Zug: deinen, dann den von { $other }. Merk dir den Lotoskelch hier. Drücke darauf.
step-5 = Der Papyrus wird noch gesucht. Such hier oben weiter.
step-6 = Noch eine.
step-7 = Gefunden, und die Karte gehört dir. Am Ende gewinnen die meisten Punkte. Drücke darauf.
step-8 = Jetzt wird der Lotoskelch gesucht. Du hast ihn gesehen: weißt du noch? Drücke darauf.
step-9 = Er war hier unten.
step-10 = Und da ist er.
step-11 = Spätere Karten bringen Stürme, Skorpione und Duelle. Drücke hier und spiel weiter.
