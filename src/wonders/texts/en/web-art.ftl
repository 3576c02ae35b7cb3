### What stands on drawn cards, in English. A letter for each class of cards, so that colour never stands alone.

web-art-letter-brown = R
web-art-letter-grey = M
web-art-letter-blue = C
web-art-letter-yellow = T
web-art-letter-red = W
web-art-letter-green = S
web-art-letter-purple = G
web-art-letter-black = B
web-art-letter-white = L
web-art-letter-wonder = ✦
web-art-letter-token = ✦

web-art-class-brown = raw goods
web-art-class-grey = manufactured goods
web-art-class-blue = civilian
web-art-class-yellow = trade
web-art-class-red = war
web-art-class-green = science
web-art-class-purple = guild
web-art-class-black = black
web-art-class-white = leader
web-art-class-wonder = wonder
web-art-class-token = token

web-art-costs = costs { $cost }
web-art-costs-nothing = costs nothing
web-art-free-if = free with { $cards }
web-art-free-for = leads to { $cards }
web-art-from-players = { $n } + players
web-art-rule = Rule { $number }

## Cards that stand in a city

web-art-copied = copied
web-art-new = new
