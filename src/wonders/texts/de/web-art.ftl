### Was auf gezeichneten Karten steht, auf Deutsch. Jede Klasse von Karten hat einen Buchstaben: Farbe steht nie allein.

web-art-letter-brown = R
web-art-letter-grey = M
web-art-letter-blue = P
web-art-letter-yellow = H
web-art-letter-red = K
web-art-letter-green = F
web-art-letter-purple = G
web-art-letter-black = S
web-art-letter-white = A
web-art-letter-wonder = ✦
web-art-letter-token = ✦

web-art-class-brown = Rohstoff
web-art-class-grey = Manufaktur
web-art-class-blue = Profanbau
web-art-class-yellow = Handel
web-art-class-red = Krieg
web-art-class-green = Forschung
web-art-class-purple = Gilde
web-art-class-black = schwarz
web-art-class-white = Anführer
web-art-class-wonder = Weltwunder
web-art-class-token = Plättchen

web-art-costs = kostet { $cost }
web-art-costs-nothing = kostet nichts
web-art-free-if = kostenlos mit { $cards }
web-art-free-for = führt zu { $cards }
web-art-from-players = ab { $n } Spielern
web-art-rule = Regel { $number }

## Karten, die in einer Stadt stehen

web-art-copied = kopiert
web-art-new = neu
