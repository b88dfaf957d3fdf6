# The rules on the page. Words between <b> and </b> are bold; $sign is a picture of the thing.

intro-1 = Zwei bis vier Personen gehen etwa 25 Minuten lang auf Schatzsuche. Alle haben zwei Karten und kreuzen deren Felder an. Gespielt wird gleichzeitig und mit demselben Muster; wer am meisten daraus macht, hat nach vier Runden zu sieben Karten die meisten Punkte.

before-head = Vor dem Start
before-1 = Du bekommst vier Karten und behältst zwei. Vier weitere liegen offen als Auslage. Eine Person ist Startperson; die Rolle wandert nach jedem Zug einen Platz weiter.

turn-head = Ein Zug
turn-1 = Eine <b>Expeditionskarte</b> wird aufgedeckt. Ihr Muster gilt für alle.
turn-2 = <b>Alle gleichzeitig</b> kreuzen das ganze Muster auf einer ihrer beiden Karten an. Du darfst es drehen und spiegeln, aber nicht kürzen oder auf zwei Karten verteilen. Oder du kreuzt stattdessen <b>ein beliebiges Feld</b> an: Das ist immer erlaubt, und eines von beidem musst du tun.
turn-3 = Wer eine Karte <b>fertig</b> hat, legt sie beiseite und nimmt eine neue, die Startperson zuerst: aus der Auslage oder ungesehen vom Stapel.
turn-4 = Die sechs Muster. Es gibt acht Expeditionskarten: Der Dreier und der Winkel kommen je zweimal vor. In einer Runde werden nur sieben der acht benutzt, und die benutzten liegen verdeckt übereinander.
turn-5 = Das T bedeckt eine Münze und ein X. Die Münze wird auf deiner Wertungskarte angekreuzt; das X bringt sofort ein weiteres Feld, auf einer deiner beiden Karten. Ist das wieder ein X, folgt noch eines.

symbols-head = Symbole
symbols-1 = { $sign } <b>Münze</b>: Kreuze das nächste Münzfeld an. Es ist 1 Punkt wert. Du hast zwölf Münzfelder; weitere Münzen verfallen. Eine volle Viererreihe gewinnt den höchsten Pokal, der noch da ist: 6, 5, 4, 3, 2, 1, für alle zusammen. Sind alle sechs weg, bringt eine volle Reihe nichts mehr.
symbols-2 = { $sign } <b>Palme</b>: sofort 1 Punkt und 1 weiterer für jede Palme, die gerade auf den Karten der Auslage abgebildet ist. Du hast vier Palmenfelder; weitere Palmen bringen nichts.
symbols-3 = <b>Siegel</b>: Ist diese Karte fertig, bringt sie 2 Punkte für jede orange Karte, die du in der ganzen Partie fertigstellst. Alle Siegel deiner fertigen Karten zählen.

end-head = Das Ende
end-1 = Nach der vierten Runde wird zusammengezählt: Münzen, Pokale, Palmenfelder, die Zahl jeder fertigen Karte und die Siegel. Eine unfertige Karte zählt nichts.
end-2 = Bei Gleichstand: mehr fertige graue Karten, dann grüne, orange, lila. Steht es dann noch gleich, ist der Sieg geteilt.

hints-head = Ein paar Tipps
hints-1 = Ein einzelnes Feld ist nie verschenkt, wenn es eine Karte fertigstellt.
hints-2 = Kleine Muster passen fast immer; halte darum früh einen Platz für das Quadrat und das T frei.
hints-3 = Sieh dir die Auslage an, bevor du eine Karte nimmst: Nimmst du die mit der Palme, werden die Palmen der anderen weniger wert, und deine auch.

## What the pictures show, for screen readers.

label-1 = Eine Karte mit einem T über einer Münze und einem X
label-2 = Sechs Münzen angekreuzt, ein Pokal mit der 5
label-3 = Palmenfelder mit 3 und 2
label-4 = Eine lila Karte mit einem orangefarbenen Siegel, +2
