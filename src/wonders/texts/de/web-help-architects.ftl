### Auf einen Blick, und die Tipps der geführten ersten Partie.

web-help-architects-nutshell-1 = In deinem Zug nimmst du eine Karte: vom Stapel links, rechts oder vom verdeckten in der Mitte.
web-help-architects-nutshell-2 = Graue Karten sind Rohstoffe. Genügend gleiche oder verschiedene vollenden sofort einen Bauabschnitt.
web-help-architects-nutshell-3 = Eine Münze zählt als jeder Rohstoff.
web-help-architects-nutshell-4 = Blaue Karten sind Punkte; mit Katzensymbol bekommst du die Katze und darfst auf den mittleren Stapel schauen.
web-help-architects-nutshell-5 = Zwei gleiche oder drei verschiedene grüne Karten bringen einen Fortschrittsmarker.
web-help-architects-nutshell-6 = Rote Karten sind Schilde. Hörner bringen einen Konflikt näher. Ist ein Weltwunder fertig, endet die Partie.

web-help-architects-tip-piles = Nimm eine Karte.
    .more = Links und rechts siehst du die oberste; die in der Mitte ist eine Überraschung.
web-help-architects-tip-stage = Dein Weltwunder sagt, was es braucht.
    .more = Zwei verschiedene Rohstoffe vollenden den ersten Bauabschnitt, und die Karten sind weg.
web-help-architects-tip-coins = Eine gelbe Münze steht für jeden Rohstoff.
    .more = Sie zu nehmen ist nie falsch.
web-help-architects-tip-blue = Blaue Karten sind Punkte.
    .more = Drei, oder zwei mit Katze. Wer die Katze hat, darf vor der Wahl auf den mittleren Stapel schauen und bekommt am Ende 2.
web-help-architects-tip-green = Grüne Karten werden zu Markern.
    .more = Zwei gleiche oder drei verschiedene Symbole: Wähle einen Marker. Viele geben Zusatzkarten.
web-help-architects-tip-red = Rote Karten sind Schilde; Hörner drehen die Konfliktmarker.
    .more = Sind alle gedreht, gibt es einen Konflikt: drei Punkte für jeden Nachbarn mit weniger Schilden.
web-help-architects-tip-race = Es ist ein Wettlauf.
    .more = Die Partie endet mit dem Zug, in dem jemand sein Weltwunder vollendet.
web-help-architects-tip-end = Das war eine ganze Partie.
    .more = Der Wertungsblock erklärt jeden Punkt. Versuch es jetzt mit mehr Spielern.
