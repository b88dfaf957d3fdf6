# The guided first game: one or two short sentences in a bubble.

step-1 = Wer die meisten Punkte hat, gewinnt: Jede erreichte Grabkammer bringt zehn. Wähle diese Karte.
step-2 = Du erforschst immer zwei Pyramiden. Wähle auch diese.
step-3 = Behalte diese beiden. Die anderen gehen zurück in den Stapel.
step-4 = Alle kreuzen dieses Muster an, gedreht oder gespiegelt. Drücke darauf, dann geht es weiter.
step-5 = Beginne am Eingang in der obersten Reihe und nimm den roten Edelstein mit.
step-6 = Von jetzt an muss das Muster an Angekreuztes grenzen. Das rote Kreuz bringt noch ein Feld.
step-7 = Nutze das Zusatzfeld für den grünen Edelstein.
step-8 = Ein roter und ein grüner Edelstein sind ein Paar: fünf Punkte. Drücke darauf.
step-9 = Erreiche die goldene Grabkammer. Der Totenkopf auf dem Weg kostet einen Punkt.
step-10 = Zehn Punkte! Nimm eine zweite orange Karte: Der nächste Schritt sagt, warum.
step-11 = Wer zuerst zwei einer Farbe fertig hat, gewinnt zehn Punkte dazu. Drücke darauf.
step-12 = Deine Summe. Nach vier Runden gewinnt die höchste. Drücke darauf und spiel weiter.
