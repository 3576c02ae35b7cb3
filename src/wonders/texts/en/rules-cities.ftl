### The numbered rules in our own words; the numbers are those of docs/rules.

rules-cities-section-1 = Set-up
rules-cities-1 = Each age has as many black cards as there are players, drawn by chance and unseen from the nine of the age; the rest stays in the box.
rules-cities-2 = Three guilds join the others; the number of guilds in the third age stays two more than players.
rules-cities-3 = Petra and Byzantium join the wonders that are dealt; without this expansion they cannot be named.
rules-cities-4 = Six leaders join those of Leaders; without that expansion they stay in the box.
rules-cities-5 = Hands have eight cards: seven turns in each age, and the last card is discarded.
rules-cities-6 = All other rules stay: black cards are built, put under stages and sold as any card, no name stands twice, and none of them is part of a chain.

rules-cities-section-2 = Losses and debts
rules-cities-7 = A card or stage with this effect makes every other city lose coins; its owner is not affected, by none of the losses of the own city.
rules-cities-8 = Losses are settled at the end of the turn: after all cards, all trade and all income, after the last card (Babylon B) and the discard pile (Halikarnassos), before hands are passed and before conflicts.
rules-cities-9 = A loser pays as much of the loss as it likes and can, and takes a debt token for each coin that it does not pay.
    .example = You must lose four coins and have three: pay three and take one debt, or pay none and take four, or anything between.
rules-cities-10 = All losses of a turn are added up and settled in one decision.
rules-cities-11 = All losers decide at the same time.
rules-cities-12 = A city without coins is not asked: it takes the debts.
rules-cities-13 = Coins that are lost go to the bank.
rules-cities-14 = Debts cannot be paid back.
rules-cities-15 = Everybody sees what every city has to pay or owe.
rules-cities-16 = A stage completed with a leader before an age brings its loss about before the cards are dealt.
rules-cities-17 = At the end each debt costs a point, in the row of the coins; it does not count against the coins that break a tie.
    .example = Nine coins and two debts: 3 − 2 = 1 point in the row of the coins.
rules-cities-18 = Hideout, Lair and Brotherhood make all others lose one, two and three coins, and are worth two, three and four points.
rules-cities-19 = Sepulcher and Cenotaph make every other city lose a coin for each victory token it holds, whatever that is worth.
rules-cities-20 = The Builders' Union makes every other city lose a coin for each completed stage, those of this turn included.

rules-cities-section-3 = Diplomacy
rules-cities-21 = Each such effect that comes into play gives a diplomacy token, also from the discard pile or by a stage.
rules-cities-22 = Everybody is told who takes a token, and sees who holds one.
rules-cities-23 = In the next conflict a city with a token stands aside and takes neither victory nor defeat tokens.
rules-cities-24 = The token must be used then, and is given back.
rules-cities-25 = The neighbours of those who stand aside fight as if they sat side by side.
    .example = Ben stands aside between Ada and Cleo: Ada compares her shields with Cleo's.
rules-cities-26 = If only two are left, they fight once.
rules-cities-27 = If one or none is left, there is no conflict.
rules-cities-28 = A city may hold several tokens, and uses one in each conflict.
rules-cities-29 = A token serves in the conflict that ends the age in which it is taken, be it with the last card, whatever age the card belongs to.

rules-cities-section-4 = Masks
rules-cities-30 = At the end each mask copies the symbol of a green card of a neighbour.
    .example = A mask and two neighbours with green cards: you score as if one of their symbols were yours.
rules-cities-31 = A city copies no card twice; a mask without a card to copy is lost.
rules-cities-32 = The same card of both neighbours, and a card that stands in the own city too, may be copied.
rules-cities-33 = Copying takes nothing away: several cities may copy the same card.
rules-cities-34 = Masks and symbols of choice are settled together, for the most points; the score sheet says how many were chosen.

rules-cities-section-5 = Goods and trade
rules-cities-35 = A clandestine dock makes the first good bought on its side a coin cheaper in each turn, raw or manufactured: west is left, east is right.
rules-cities-36 = It comes on top of trading posts, the marketplace and Olympia, so that a first good may cost nothing.
    .example = A trading post makes raw goods cost one coin, the dock takes one off the first: it is free.
rules-cities-37 = It is given once a turn: what was bought for the card before it leaves nothing for the last card (Babylon B).
rules-cities-38 = The Secret Warehouse makes one more of a good that the board, brown or grey cards of the city make, chosen anew in each turn.
rules-cities-39 = It does not double what yellow, white and black cards or stages make.
rules-cities-40 = The Black Market makes a good that the board, brown and grey cards of the city do not make, chosen anew in each turn.
rules-cities-41 = What yellow, white and black cards or stages make counts as not made.
rules-cities-42 = Each of the two makes one good a turn, raw or manufactured, and not one of each kind; the choice is made together with what is bought.
rules-cities-43 = Their goods are not for sale.
rules-cities-44 = With the Architect Cabinet stages need no goods; coins are still due.
rules-cities-45 = A warehouse, market, dock or cabinet built with the card before it does not serve for the last card, unless the table has agreed that it is paid afresh.

rules-cities-section-6 = Other black cards and guilds
rules-cities-46 = Militia, Mercenaries and Contingent have two, three and five shields.
rules-cities-47 = The Gambling Den brings its owner six coins and both neighbours one each, the Gambling House nine and two, all from the bank.
rules-cities-48 = The Secret Society brings a coin for each black card of its city when it is built, itself included, and a point for each at the end.
rules-cities-49 = The Slave Market brings a coin for each victory token of its city when it is built, and a point for each at the end.
rules-cities-50 = Gates of the City, Tabularium and Capitol are worth four, six and eight points.
rules-cities-51 = The points of black cards and of leaders share one row of the score sheet.
rules-cities-52 = The Counterfeiters Guild is worth five points and makes all others lose three coins.
rules-cities-53 = The Guild of Shadows is worth a point for each black card of both neighbours.
rules-cities-54 = The Mourners Guild is worth a point for each victory token of both neighbours, whatever it is worth.
rules-cities-55 = Olympia B copies the points of these guilds, and nothing that happens when they are built.

rules-cities-section-7 = Leaders of this expansion
rules-cities-56 = Aspasia gives a diplomacy token when she comes into play, and is worth two points.
rules-cities-57 = Berenice adds a coin when coins come from the bank, at most one in a turn; coins of neighbours do not come from the bank.
rules-cities-58 = Berenice goes with leaders that bring coins; however many of them pay in a turn, she adds one.
rules-cities-59 = The conflicts at the end of an age are a turn of their own for her: one coin, whatever Nero brings.
rules-cities-60 = Caligula builds one black card an age without its cost; a black card that is free anyway does not use him up.
rules-cities-61 = Darius is worth a point for each black card of his city.
rules-cities-62 = Diocletian brings two coins for each black card that his city builds from now on, however it is built.
rules-cities-63 = With Semiramis each defeat token that her city holds is a shield in later conflicts; it still costs a point.
rules-cities-64 = They are put under a stage or sold as any leader.

rules-cities-section-8 = Wonders
rules-cities-65 = Petra A: three points; seven points for seven coins; seven points.
rules-cities-66 = Petra B: three points, and all others lose two coins; fourteen points for fourteen coins.
rules-cities-67 = Imhotep lowers the goods of Petra, and not its coins.
rules-cities-68 = Byzantium A: three points; two points and a diplomacy token; seven points.
rules-cities-69 = Byzantium B: three points and a diplomacy token; four points and a diplomacy token.

rules-cities-section-9 = Two players
rules-cities-70 = Two play with three black cards an age, hands of eight and a stack of eight; they play for the free city by turns, seven times.
rules-cities-71 = If the free city loses coins, whoever plays it in this turn decides what it pays, after both have decided for themselves.
rules-cities-72 = Before an age, when nobody plays it, the one who played it last decides.
rules-cities-73 = A loss that the free city brings about hits both players, whoever chose the card.
rules-cities-74 = A free city with a diplomacy token stands aside, and the two players fight once; a player with one leaves the other and the free city to fight once.
rules-cities-75 = The free city is a neighbour of both players for everything on black cards, and uses its own.

rules-cities-section-10 = Eight players
rules-cities-76 = Eight can play, with this expansion only.
rules-cities-77 = They use what seven use: all cards of the base game, nine guilds and seven black cards an age.
rules-cities-78 = Hands have seven cards, of which six are played.

rules-cities-section-11 = Teams
rules-cities-79 = Four, six or eight can play in teams of two; partners sit side by side. Teams go with any expansions, or with none.
rules-cities-80 = Partners show each other their hands and leaders and may tell each other what they have put away; nobody else learns it.
rules-cities-81 = Own goods are used before any are bought.
rules-cities-82 = Partners give each other neither coins nor cards, and pay what they buy from each other.
rules-cities-83 = Nothing is bought for a building that is free by a chain or without cost.
rules-cities-84 = A loss hits the partner of the one who brings it about too.
rules-cities-85 = For everything else the partner is a neighbour as any other.
rules-cities-86 = Partners do not fight each other: everybody fights the neighbour of another team.
rules-cities-87 = A conflict between teams is worth two victory tokens of the age and two defeat tokens.
    .example = Age 3, seven shields against five: the winner takes two tokens of 5, the loser two of −1.
rules-cities-88 = Whoever holds a diplomacy token takes part, but the conflict is then worth one token on both sides.
rules-cities-89 = It must be used, one in each conflict, be it a draw.
rules-cities-90 = It changes nothing for the partner; if both partners use one, both conflicts are worth one token; if both opponents do, it is one token too.
rules-cities-91 = The points of partners are added, and the team with most wins; between equal teams the coins of both decide, then the victory is shared.

