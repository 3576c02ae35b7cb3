### What is said beside the example match of Duel.

web-demo-duel-draft = First the wonders are drafted: of four Cleo picks one, Hiram two, and the last is Cleo’s. With four more it goes the other way round.
web-demo-duel-deal = Twenty cards in rows, some of them face down. Only cards that no other card covers can be taken. A turn is one card: build it, sell it, or put it under a wonder.
web-demo-duel-trade = Cleo has no glass for the Apothecary and pays the bank two coins for it. A good costs one coin more for each one that the brown and grey cards of the opponent make.
web-demo-duel-reserve = With the Stone Reserve, stone costs Cleo just one coin.
web-demo-duel-wonder = Hiram puts the Clay Reserve under Piraeus. This wonder brings another turn at once.
web-demo-duel-sale = Sold cards bring two coins, and one more for each yellow card in the own city. What lay under them is turned up.
web-demo-duel-under = The Palisade goes under the Great Lighthouse. So Cleo gets a wonder that makes wood, stone or clay, and Hiram does not get a shield.
web-demo-duel-pawn = A shield moves the conflict pawn one space towards the other capital. If it gets there, the match is won at once.
web-demo-duel-age2 = Whoever is behind in the conflict decides who begins the next age: Hiram begins himself.
web-demo-duel-chain = Hiram’s Theater leads to the Statue: it costs nothing.
web-demo-duel-token = Apothecary and School show the same symbol, and a pair brings a progress token. With Economy, Cleo gets the coins that Hiram pays for goods. Six different symbols would win the match at once.
web-demo-duel-economy = Hiram buys goods for the Hanging Gardens: eight coins, and thanks to Economy they all go to Cleo.
web-demo-duel-loot = Two more shields: the pawn gets to the first looting token, and Hiram loses two coins.
web-demo-duel-zeus = The Statue of Zeus has a shield and destroys a brown card: Cleo’s Brickyard is discarded.
web-demo-duel-mausoleum = The Mausoleum builds a discarded card free of charge. Cleo takes the Brickyard back.
web-demo-duel-seven = Seven wonders stand, and there will be no eighth: Hiram’s Great Library is out of the match.
web-demo-duel-age3 = The third age has three guilds among its cards, and no more brown or grey ones.
web-demo-duel-siege = The Archery Range leads to the Siege Workshop. The pawn gets to the second looting token, and Hiram loses five coins.
web-demo-duel-guild = Hiram pays sixteen coins for the goods of the Magistrates Guild, and once more they go to Cleo.
web-demo-duel-end = The last card is taken, and neither arms nor science have ended the match: points decide. The score sheet explains every one.
