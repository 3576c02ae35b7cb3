### Was neben der Beispielpartie Duel steht.

web-demo-duel-draft = Zuerst werden die Weltwunder gewählt: Von vieren nimmt Cleo eines, Hiram zwei, und das letzte bekommt Cleo. Bei vier weiteren geht es umgekehrt.
web-demo-duel-deal = Zwanzig Karten in Reihen, einige davon verdeckt. Nur Karten, auf denen keine andere liegt, kann man nehmen. Ein Zug ist eine Karte: bauen, verkaufen oder unter ein Weltwunder legen.
web-demo-duel-trade = Cleo hat kein Glas für die Apotheke und zahlt der Bank zwei Münzen dafür. Eine Ware kostet eine Münze mehr für jede, die braune und graue Karten des Gegners liefern.
web-demo-duel-reserve = Mit dem Steinlager kostet Stein Cleo nur noch eine Münze.
web-demo-duel-wonder = Hiram legt das Tonlager unter Piräus. Dieses Weltwunder bringt sofort noch einen Zug.
web-demo-duel-sale = Verkaufte Karten bringen zwei Münzen und eine mehr für jede gelbe Karte der eigenen Stadt. Was darunter lag, wird aufgedeckt.
web-demo-duel-under = Die Palisade kommt unter den Großen Leuchtturm. So bekommt Cleo ein Weltwunder, das Holz, Stein oder Lehm liefert, und Hiram keinen Schild.
web-demo-duel-pawn = Ein Schild bewegt die Konflikt-Spielfigur ein Feld auf die andere Hauptstadt zu. Kommt sie dort an, ist die Partie sofort gewonnen.
web-demo-duel-age2 = Wer im Konflikt zurückliegt, entscheidet, wer das nächste Zeitalter beginnt: Hiram beginnt selbst.
web-demo-duel-chain = Hirams Theater führt zur Statue: Sie kostet nichts.
web-demo-duel-token = Apotheke und Schule zeigen dasselbe Symbol, und ein Paar bringt ein Fortschritts-Plättchen. Mit Ökonomie bekommt Cleo die Münzen, die Hiram für Waren zahlt. Sechs verschiedene Symbole würden die Partie sofort gewinnen.
web-demo-duel-economy = Hiram kauft Waren für die Hängenden Gärten: acht Münzen, und dank Ökonomie gehen alle an Cleo.
web-demo-duel-loot = Zwei weitere Schilde: Die Figur erreicht den ersten Plünderungsmarker, und Hiram verliert zwei Münzen.
web-demo-duel-zeus = Die Statue des Zeus hat einen Schild und zerstört eine braune Karte: Cleos Ziegelbrennerei wird abgelegt.
web-demo-duel-mausoleum = Das Mausoleum errichtet eine abgelegte Karte kostenlos. Cleo holt sich die Ziegelbrennerei zurück.
web-demo-duel-seven = Sieben Weltwunder stehen, ein achtes wird es nicht geben: Hirams Große Bibliothek ist aus dem Spiel.
web-demo-duel-age3 = Im dritten Zeitalter sind drei Gilden unter den Karten, und keine braunen oder grauen mehr.
web-demo-duel-siege = Die Schießanlage führt zu den Belagerungsmaschinen. Die Figur erreicht den zweiten Plünderungsmarker, und Hiram verliert fünf Münzen.
web-demo-duel-guild = Hiram zahlt sechzehn Münzen für die Waren der Gilde der Beamten, und wieder gehen sie an Cleo.
web-demo-duel-end = Die letzte Karte ist genommen, und weder Waffen noch Wissenschaft haben die Partie beendet: Die Punkte entscheiden. Der Wertungsblock erklärt jeden.
