# The rules on the page. Words between <b> and </b> are bold; $sign is a picture of the thing.

intro-1 = Zwei bis vier Personen gehen etwa 20 Minuten lang auf Entdeckungsreise. Alle graben in zwei Pyramiden zugleich, vom Eingang hinab zur goldenen Grabkammer, vorbei an Edelsteinen, Fackeln und Totenköpfen. Gespielt wird gleichzeitig und mit demselben Muster: vier Runden zu sieben Expeditionskarten.

before-head = Vor dem Start
before-1 = Du bekommst vier Pyramiden und behältst zwei. Vier weitere liegen offen als Auslage.

turn-head = Ein Zug
turn-1 = Eine <b>Expeditionskarte</b> wird aufgedeckt; ihr Muster gilt für alle. Sieben der acht werden in einer Runde benutzt; die benutzten liegen offen, du siehst also, was noch kommen kann. (Auf Wunsch liegen sie verdeckt.)
turn-2 = <b>Alle gleichzeitig</b> kreuzen das ganze Muster in einer ihrer Pyramiden an, beliebig gedreht und gespiegelt, nie auf einer Mauer. In einer unberührten Pyramide muss es den <b>Eingang</b> bedecken; später muss mindestens eines seiner Felder mit einer Seite an ein schon angekreuztes Feld <b>grenzen</b>. Oder du kreuzt stattdessen <b>ein einzelnes solches Feld</b> an.
turn-3 = Wer eine <b>Grabkammer</b> angekreuzt hat, legt die Pyramide beiseite und nimmt eine neue, aus der Auslage oder ungesehen vom Stapel. Die niedrigste Nummer auf einer fertigen Pyramide wählt zuerst.
turn-4 = Die <b>Wettläufe</b> werden ausgewertet.
turn-5 = Der Dreier grenzt an den schon gegrabenen Weg. Er bedeckt einen Totenkopf, und das rote Kreuz bringt sofort ein weiteres angrenzendes Feld, in einer deiner Pyramiden.

symbols-head = Was in den Schatzkammern liegt
symbols-1 = { $sign }{ $sign2 } <b>Edelsteine</b>: Ein Paar aus einem roten und einem grünen bringt 5 Punkte, ein übriger Edelstein 1. Hier: drei Paare und einer, 16 Punkte. Auf deiner Wertungskarte ist Platz für zehn jeder Farbe; weitere zählen nicht.
symbols-2 = { $sign } <b>Fackel</b>: 5 Punkte, eine in jeder Runde. Die Fackel einer vergangenen Runde ist nicht mehr zu bekommen.
symbols-3 = { $sign } <b>Totenkopf</b>: Kreuze den nächsten an. Am Ende zählt nur der schlimmste, mit Minuspunkten: 1 für den ersten, bis zu 10 für den zehnten. Nach zehn zählen weitere Totenköpfe nicht. { $sign2 } Ein <b>Zaubertrank</b> wischt deine zwei schlimmsten weg.
symbols-4 = { $sign } <b>Rotes Kreuz</b>: sofort ein weiteres Feld, in einer deiner Pyramiden. { $sign2 } <b>Grabkammer</b>: Die Pyramide ist fertig und bringt 10 Punkte; in ihr wird nichts mehr angekreuzt.

races-head = Wettläufe
races-1 = Wer zwei, vier oder sechs Pyramiden einer Farbe fertig hat, bekommt die nächsten Punkte dieser Farbe: zuerst 10, dann 6, dann 3, dann nichts. Was jemand bekommen hat, ist für die anderen weg. Schaffen es mehrere in einem Zug, geht es nach den Nummern der gerade fertigen Pyramiden, die niedrigste zuerst.

end-head = Das Ende
end-1 = Nach der vierten Runde: 10 für jede fertige Pyramide, die Punkte der Wettläufe, Fackeln, Edelsteine, minus den schlimmsten Totenkopf. Eine unfertige Pyramide zählt nichts. Bei Gleichstand gewinnt, wer die niedrigste Nummer fertig hat.

hints-head = Ein paar Tipps
hints-1 = Ein kurzer Weg zur Grabkammer ist mehr wert als ein letzter Edelstein.
hints-2 = Zwei Pyramiden derselben Farbe früh im Spiel können die 10 gewinnen.

## What the pictures show, for screen readers.

label-1 = Eine Pyramide: Ein Dreier grenzt an die schon angekreuzten Felder
label-2 = Vier rote und drei grüne Edelsteine
label-3 = Die Fackel von Runde 1 ist angekreuzt, Runde 2 läuft
label-4 = Drei Totenköpfe, von denen ein Zaubertrank zwei wegwischt
