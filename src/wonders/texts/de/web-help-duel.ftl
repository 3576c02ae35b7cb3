### Auf einen Blick, und die Tipps der geführten ersten Partie.

web-help-duel-nutshell-1 = Zwei Städte nehmen abwechselnd Karten aus einer Auslage. Nur Karten, die keine andere bedeckt, sind zu haben.
web-help-duel-nutshell-2 = Fehlende Waren kauft man bei der Bank: Je mehr die andere Stadt davon macht, desto teurer.
web-help-duel-nutshell-3 = Mit einer Karte lässt sich auch eines deiner vier Weltwunder bauen, die starke Wirkungen haben.
web-help-duel-nutshell-4 = Schilde schieben den Marker auf die andere Hauptstadt zu. Dort gewinnt er sofort.
web-help-duel-nutshell-5 = Sechs verschiedene Symbole gewinnen ebenfalls sofort; ein Paar bringt ein Fortschrittsplättchen.
web-help-duel-nutshell-6 = Gewinnt vorher niemand, entscheiden nach dem dritten Zeitalter die Punkte.

web-help-duel-tip-draft = Zuerst nimmt jeder von euch vier Weltwunder.
    .more = Sie kosten später Waren und eine Karte. Extrazüge und Schilde sind für den Anfang gut.
web-help-duel-tip-layout = Das ist die Auslage.
    .more = Umrandete Karten sind frei. Eine verdeckte Karte wird aufgedeckt, sobald nichts mehr auf ihr liegt: Achte darauf, was du dem anderen öffnest.
web-help-duel-tip-uses = Nimm eine Karte: baue sie, verkaufe sie, oder nutze sie für ein Weltwunder.
    .more = Auf der Karte steht dein Preis, daneben der der anderen Stadt.
web-help-duel-tip-trade = Waren machen es der anderen Stadt schwer.
    .more = Jede Einheit aus deinen braunen und grauen Karten macht die Ware für den anderen eine Münze teurer.
web-help-duel-tip-military = Sieh auf die Leiste.
    .more = Rote Karten bewegen den Marker sofort. Unterwegs verliert die andere Stadt Münzen; an ihrer Hauptstadt gewinnst du.
web-help-duel-tip-science = Grüne Karten haben Symbole.
    .more = Zwei gleiche: Nimm ein Fortschrittsplättchen. Sechs verschiedene: Du gewinnst sofort. Zähl, was der andere hat.
web-help-duel-tip-wonders = Nur sieben Weltwunder werden je gebaut.
    .more = Mit dem siebten ist das letzte weg. Warte nicht zu lange.
web-help-duel-tip-age2 = Das zweite Zeitalter.
    .more = Wer militärisch schwächer ist, sagt, wer beginnt.
web-help-duel-tip-age3 = Das dritte Zeitalter: Gilden liegen unter den Karten.
    .more = Ihre Rückseiten sind anders. Sie werten die Stadt, die von etwas am meisten hat.
web-help-duel-tip-end = Das war eine ganze Partie.
    .more = Der Wertungsblock erklärt jeden Punkt. Versuch einen stärkeren Bot, oder spiel mit jemandem über einen Link.
