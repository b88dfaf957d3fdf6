# The guided first game: one or two short sentences in a bubble.

step-1 = Wer die meisten Punkte hat, gewinnt. Eine fertige Karte bringt die Zahl, die auf ihr steht: Wähle diese kleine.
step-2 = Du spielst immer auf zwei Karten. Wähle auch diese.
step-3 = Behalte diese beiden. Die anderen gehen zurück in den Stapel.
step-4 = Dieses Muster gilt für alle. Du darfst es drehen und spiegeln. Drücke darauf, dann geht es weiter.
step-5 = Drücke hier, um den Winkel anzukreuzen, und nimm die Münze mit.
step-6 = Ein Punkt. Vier Münzen in einer Reihe gewinnen einen Pokal, der erste bringt sechs. Drücke darauf.
step-7 = Das X bringt sofort noch ein Feld. Kreuze den Zweier darüber an.
step-8 = Dein Zusatzfeld: Nimm die Palme. Sie bringt einen Punkt und einen weiteren für jede Palme in der Auslage.
step-9 = Drei Felder sind noch frei, und das Muster passt. Stelle die Karte fertig.
step-10 = Acht Punkte! Nimm als Nächstes diese Karte: Ihr Siegel zahlt für jede grüne Karte.
step-11 = Deine Summe. Nach vier Runden gewinnt die höchste. Drücke darauf und spiel weiter.
