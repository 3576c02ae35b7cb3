### Was neben der Beispielpartie 7 Wonders steht.

web-demo-classic-deal = Drei Städte mit je drei Münzen und sieben Karten. In jedem Zug wählen alle verdeckt eine Karte, alle werden zugleich gezeigt, und die Hände gehen nach links weiter. Um in eine Hand zu sehen, wähle bei „Aus der Sicht von“ jemanden.
web-demo-classic-start = Hiram und Nefru bauen braune Karten: Sie kosten eine Münze und liefern von nun an Waren. Cleo verkauft eine Karte für drei Münzen.
web-demo-classic-shields = Cleo baut die Kaserne, ihren ersten Schild. Mit dem Kontor West kauft Nefru braune Waren auf ihrer linken Seite für eine Münze statt zwei.
web-demo-classic-trade = Nefru hat keinen Papyrus für das Skriptorium. Sie kauft ihn für zwei Münzen bei Hiram: Der behält seinen Papyrus, und ablehnen darf er nicht.
web-demo-classic-stage = Hiram baut den ersten Bauabschnitt seines Weltwunders. Die Apotheke liegt verdeckt darunter; jede Karte täte es.
web-demo-classic-conflict = Das Zeitalter ist vorbei: Die letzte Karte jeder Hand wird abgelegt, und Nachbarn vergleichen ihre Schilde. Cleo und Hiram haben je einen und schlagen beide Nefru, die keinen hat. Ein Sieg bringt jetzt einen Punkt, eine Niederlage kostet immer einen.
web-demo-classic-age2 = Das zweite Zeitalter: Karten sind mehr wert und kosten mehr, und die Hände gehen nach rechts weiter.
web-demo-classic-wonder = Hiram vollendet sein Weltwunder, früh für dieses Spiel. Cleo kauft auf beiden Seiten je eine Ware für die Karawanserei, die in jedem Zug eine braune Ware nach Wahl liefert.
web-demo-classic-chains = Aquädukt und Gericht kosten nichts: Die Bäder führen zum einen, das Skriptorium zum anderen. Solche Ketten sparen viele Waren.
web-demo-classic-walls = Mit den Mauern zieht Cleo mit Hiram gleich: je drei Schilde.
web-demo-classic-level = Ein Sieg bringt jetzt drei Punkte. Cleo und Hiram haben gleich viele Schilde und lassen einander in Ruhe; Nefru hat zwei und verliert gegen beide.
web-demo-classic-age3 = Im dritten Zeitalter geht es um Punkte. Die violetten Gilden zählen, was in den Städten der Nachbarn steht.
web-demo-classic-fortifications = Die Mauern führen zur Verteidigungsanlage: Cleo hat sechs Schilde, Nefru fünf, Hiram drei. Die letzten Konflikte bringen je fünf Punkte.
web-demo-classic-arena = Die Arena bringt für jeden Bauabschnitt des eigenen Weltwunders drei Münzen und einen Punkt. Cleo hat alle drei.
web-demo-classic-end = Cleo zahlt ihren Nachbarn acht Münzen für die Waren der Gilde der Philosophen: neun Punkte, einen für jede ihrer grünen Karten. Zusammen mit den Konflikten entscheidet das die Partie. Der Wertungsblock erklärt jeden Punkt.
