### Was neben der Beispielpartie Architects steht.

web-demo-architects-decks = Alle haben ein Weltwunder und einen Stapel. Ein Zug ist eine Karte: vom offenen Stapel links oder rechts, oder ungesehen vom gemeinsamen Stapel in der Mitte.
web-demo-architects-goods = Cleo nimmt Ziegel. Graue Karten sind Rohstoffe: Mit ihnen werden die Bauabschnitte des Weltwunders errichtet.
web-demo-architects-cat = Eine blaue Karte, zwei Punkte wert. Das Zeichen darauf bringt Cleo die Katze, die zwei weitere zählt, solange sie bleibt: Vor ihrer Wahl darf sie die oberste Karte des gemeinsamen Stapels ansehen.
web-demo-architects-stage = Stein und Papyrus sind zwei verschiedene Rohstoffe, und die verlangt Hirams erster Bauabschnitt: Er wird sofort errichtet, und die Karten werden abgelegt.
web-demo-architects-coin = Eine gelbe Karte steht für einen beliebigen Rohstoff. Cleos Bauabschnitt trägt einen Schild, der ihr bleibt.
web-demo-architects-token = Zwei gleiche grüne Symbole oder drei verschiedene bringen einen Fortschrittsmarker. Hiram nimmt Ökonomie.
web-demo-architects-horns = Die zwei Hörner auf dieser roten Karte drehen zwei Konfliktmarker um. Sind alle gedreht, kommt es zum Konflikt.
web-demo-architects-conflict = Der letzte Marker ist gedreht: vier Schilde gegen einen. Mit mindestens doppelt so vielen bekommt Cleo zwei Militär-Siegmarker, je drei Punkte. Dann werden alle roten Karten mit Hörnern abgelegt.
web-demo-architects-effect = Hirams Bauabschnitt bringt ihm sofort eine Karte vom gemeinsamen Stapel. Ihre Hörner lösen den nächsten Konflikt aus, und er gewinnt ihn mit vier Schilden gegen drei.
web-demo-architects-economy = Mit Ökonomie zählt eine Münze als zwei Rohstoffe: Ziegel und eine Münze genügen für diesen Bauabschnitt.
web-demo-architects-tactics = Zwei Zahnräder, und diesmal der oberste Marker vom Stapel: Taktiken ist zwei Schilde wert.
web-demo-architects-politics = Politik bringt Hiram einen Punkt für jede Katze auf seinen blauen Karten: Er hat aufgeholt.
web-demo-architects-end = Der letzte Bauabschnitt von Rhodos steht, und mit einem fertigen Weltwunder ist die Partie sofort vorbei. Der Wertungsblock erklärt jeden Punkt.
