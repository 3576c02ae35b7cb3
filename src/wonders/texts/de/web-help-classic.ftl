### Auf einen Blick, und die Tipps der geführten ersten Partie.

web-help-classic-nutshell-1 = Alle wählen gleichzeitig eine Karte der Hand und geben den Rest weiter. Drei Zeitalter mit je sechs Zügen.
web-help-classic-nutshell-2 = Gebäude kosten Waren. Einige macht deine Stadt; Waren werden nie verbraucht.
web-help-classic-nutshell-3 = Was fehlt, kaufst du bei deinen zwei Nachbarn, zwei Münzen je Ware. Oder eine Karte ist kostenlos, weil eine frühere zu ihr führt.
web-help-classic-nutshell-4 = Jede Karte kann unter dein Weltwunder, um den nächsten Bauabschnitt zu errichten, oder für drei Münzen verkauft werden.
web-help-classic-nutshell-5 = Nach jedem Zeitalter vergleichst du die Schilde mit beiden Nachbarn.
web-help-classic-nutshell-6 = Punkte gibt es für Konflikte, Münzen, Weltwunder, blaue, grüne und gelbe Karten und Gilden. Die meisten gewinnen.

web-help-classic-tip-hand = Das ist deine Hand.
    .more = Alle wählen gleichzeitig eine Karte. Ein Haken heißt: Du kannst sie bauen; darunter steht, was sie kostet.
web-help-classic-tip-uses = Tippe eine Karte an: bauen, Weltwunder oder verkaufen.
    .more = Fang mit braunen und grauen Karten an: Sie machen die Waren, die spätere Karten kosten.
web-help-classic-tip-passing = Die Hände wurden weitergegeben.
    .more = Du siehst neue Karten, und dein Nachbar hat, was du übrig gelassen hast. Was du lässt, können andere nehmen.
web-help-classic-tip-trade = Du kannst Waren bei deinen Nachbarn kaufen.
    .more = Braucht eine Karte eine Ware, die nur sie machen, steht der Preis in Münzen mit Pfeil dabei. Niemand darf ablehnen.
web-help-classic-tip-stage = Dein Weltwunder wächst in Bauabschnitten.
    .more = Jede Karte kann einen Bauabschnitt markieren: Nimm eine, die du anderen nicht lassen willst.
web-help-classic-tip-chains = Manche Karten sind kostenlos.
    .more = Steht ein auf der Karte genanntes Gebäude schon in deiner Stadt, kostet sie nichts: Ein Kettenzeichen zeigt es.
web-help-classic-tip-conflict = Sieh auf die Schilde.
    .more = Am Ende des Zeitalters vergleichst du deine mit beiden Nachbarn. Ein Sieg bringt 1, dann 3, dann 5 Punkte; eine Niederlage kostet immer 1.
web-help-classic-tip-age2 = Das zweite Zeitalter beginnt.
    .more = Die Hände gehen jetzt andersherum. Karten sind mehr wert und kosten mehr.
web-help-classic-tip-science = Grüne Karten zählen gemeinsam.
    .more = Gleiche Symbole zählen im Quadrat, drei verschiedene bringen 7. Sammle viele oder keine.
web-help-classic-tip-age3 = Das letzte Zeitalter: Jetzt zählen nur Punkte.
    .more = Violette Gilden blicken auf deine Nachbarn. Waren gibt es keine mehr.
web-help-classic-tip-end = Das war eine ganze Partie.
    .more = Der Wertungsblock erklärt jeden Punkt: Tippe eine Zeile an. Spiel noch einmal gegen stärkere Bots oder lade Freunde ein.
