### The numbered rules in our own words; the numbers are those of docs/rules.

rules-duel-section-1 = Set-up
rules-duel-1 = The conflict pawn begins on the space in the middle of the track.
rules-duel-2 = On each side of the track lie two looting tokens, of two and of five coins.
rules-duel-3 = Five of the ten progress tokens, drawn by chance, lie open on the board; the others stay in the box, and everybody knows which they are.
rules-duel-4 = Each city begins with seven coins. The bank never runs dry.
rules-duel-5 = The table names the starting player, or the lot does (option `first`).
rules-duel-6 = Four wonders are turned up: the starting player picks one, the other player two, and the last one goes to the starting player.
rules-duel-7 = Only when these are gone, four more are turned up and picked with the roles exchanged; the last four of the twelve stay unknown.
rules-duel-8 = For a first match the wonders may be given out in a fixed way: the first list to the starting player (option `wonders`).
rules-duel-9 = House rule, off by default: the player who does not start picks first in the draft (option `fair=draft`).
rules-duel-10 = House rule, off by default: after the progress tokens lie open, both secretly bid 0 to 7 coins for the start; the higher bid is paid to the bank and starts, on equal bids whoever would have started pays and starts (option `fair=bid`).
rules-duel-11 = Three cards of each age deck are removed unseen. They are not in the discard pile.
rules-duel-12 = Three of the seven guilds, drawn unseen, are mixed into the third age. Their backs differ, so everybody sees which closed cards are guilds.

rules-duel-section-2 = The layout
rules-duel-13 = At the beginning of an age twenty cards are laid out in the figure of that age, row by row open and closed.
rules-duel-14 = A card is accessible when no other card lies on any part of it; only accessible cards can be taken.
rules-duel-15 = Which card a closed one is, is decided when it is turned up: any card with that back that nobody has seen, all equally likely.
rules-duel-16 = Closed cards that have become accessible are turned up when the turn is resolved with all its decisions, and before the next turn, an extra turn included.

rules-duel-section-3 = The turn
rules-duel-17 = The players take turns; the starting player has the first turn of the first age.
rules-duel-18 = In a turn one accessible card is taken and built, sold or used to build a wonder. Nobody may pass.
rules-duel-19 = To build a card, its cost is paid; it is a building of the city from then on.
rules-duel-20 = A card is sold for two coins and one more for each yellow building in the city; the sold card itself does not count.
    .example = With two yellow buildings a sold card brings four coins.
rules-duel-21 = Sold cards lie on the discard pile, which both may look through at any time.
rules-duel-22 = A wonder is paid with its own cost, not that of the card; the card is buried under it and counts for nothing more: no effect, no colour, no chain, never revived.
rules-duel-23 = Only own wonders that are not built yet can be built, in any order.
rules-duel-24 = At most seven wonders are built in a match: with the seventh the last one leaves the match, whoever owns it.

rules-duel-section-4 = Costs and trade
rules-duel-25 = A card without a cost is built for nothing.
rules-duel-26 = Coins of a cost are paid to the bank.
rules-duel-27 = Goods that the city produces need not be bought. They are not used up and serve again in every turn.
rules-duel-28 = A cost in coins and goods takes both.
rules-duel-29 = A missing good is bought from the bank for two coins, and one more for each unit of that good which brown and grey cards of the other city produce.
    .example = The other city makes two stone with brown cards: each stone you lack costs four coins.
rules-duel-30 = Any number of units may be bought in a turn, each at the same price.
rules-duel-31 = Goods from yellow cards and wonders do not raise the other city's prices.
rules-duel-32 = The reserves and the Customs House fix the price of their goods at one coin a unit, whatever the other city produces, from the next turn on.
    .example = With the stone reserve a stone costs one coin, even if the other city makes three.
rules-duel-33 = The Caravansery, the Forum, the Great Lighthouse and Piraeus each produce one unit of one of their goods for each thing that is built; they are used where they save most.
rules-duel-34 = A building is free, coins included, if the building with its chain symbol stands in the own city.
rules-duel-35 = What cannot be paid cannot be built.
rules-duel-36 = The payment comes before all effects: coins that something brings cannot pay for it.

rules-duel-section-5 = Military
rules-duel-37 = Each shield of a red card or wonder moves the pawn at once one space towards the other capital.
rules-duel-38 = When the pawn first reaches the third space or beyond, the city on that side loses two coins, from the sixth space on five; the looting token then leaves the match.
    .example = From space 2 your two shields move the pawn to space 4: the other city loses two coins.
rules-duel-39 = A looting token works once. A long move can take both of a side.
rules-duel-40 = A looted city loses no more coins than it has.
rules-duel-41 = The pawn on a capital wins the match at once for the other player; nothing else of the same card or wonder happens any more.
rules-duel-42 = At the end the leader alone scores for the zone of the pawn: 2 points on spaces 1 and 2, 5 on 3 to 5, 10 on 6 to 8.
    .example = The pawn stands on space 4 on the side of the other capital: five points for you.

rules-duel-section-6 = Science
rules-duel-43 = The second of two equal symbols brings a progress token of choice from the board, at once.
rules-duel-44 = With no token left on the board a pair brings nothing.
rules-duel-45 = Six different symbols win the match at once; a second copy does not count.
rules-duel-46 = Law is a seventh symbol, of which there is only one.

rules-duel-section-7 = Progress tokens
rules-duel-47 = Agriculture: six coins at once, four points.
rules-duel-48 = Architecture: wonders built later cost two goods of choice less.
rules-duel-49 = Economy: coins that the other player pays for goods, for cards and wonders, at the prices really paid, go to this city, before anything else happens; printed coins do not.
rules-duel-50 = Masonry: blue cards built later cost two goods of choice less.
rules-duel-51 = Mathematics: three points for each progress token of the city, itself included.
    .example = With Mathematics and two other tokens: nine points.
rules-duel-52 = Philosophy: seven points.
rules-duel-53 = Strategy: one more shield with each red card built later, by the Mausoleum too; not with wonders.
rules-duel-54 = Theology: each wonder built later gives an extra turn, never two; not the wonder through which the token came.
rules-duel-55 = Urbanism: six coins at once, and four for each building built later through a chain; not for cards without cost, not for revived ones.
rules-duel-56 = A discount drops the dearest missing goods, after the choice producers have done their part; it never drops coins, and what is not needed is lost.

rules-duel-section-8 = Buildings
rules-duel-57 = The Tavern and the Brewery pay coins once, when they are built.
rules-duel-58 = The Chamber of Commerce, Port, Armory, Lighthouse and Arena pay once for what stands in the own city, the Lighthouse for itself too.
rules-duel-59 = A guild with coins pays its builder once for the city that has most of its colour then.
rules-duel-60 = At the end a guild scores for its owner for the city that has most then, even if that is the other one now.
    .example = You own the Merchants Guild; you have four yellow cards at the end and the other city six: six points for you.
rules-duel-61 = The Shipowners add brown and grey cards up for each city.
rules-duel-62 = The Builders score two points for each wonder of the city with most.
rules-duel-63 = The Moneylenders score a point for each full three coins of the richer city, besides the owner's own points for coins.

rules-duel-section-9 = Wonders
rules-duel-64 = Five wonders give an extra turn at once; several may follow one another.
rules-duel-65 = An extra turn won with the last card of an age is lost.
rules-duel-66 = The Appian Way takes three coins from the bank, and the other city loses three, or all it has. The Hanging Gardens take six, the Temple of Artemis twelve.
rules-duel-67 = Circus Maximus destroys a grey, the Statue of Zeus a brown card of the other city, of the builder's choice, after their shield; the card goes to the discard pile and its goods are gone at once.
rules-duel-68 = Without such a card only the destruction is left out.
rules-duel-69 = The Great Library draws three of the progress tokens in the box; its builder keeps one with all its effects, the others go back.
rules-duel-70 = The Mausoleum builds a card of the discard pile for nothing, with all its effects; destroyed cards can be taken too.
rules-duel-71 = With an empty discard pile nothing is revived; the Mausoleum stands all the same.

rules-duel-section-10 = Ages and the end
rules-duel-72 = An age ends when all twenty cards are taken and the last turn is resolved; three ages are played.
rules-duel-73 = First the next age is laid out; then the weaker player, on whose side the pawn stands, says who starts.
rules-duel-74 = With the pawn in the middle, whoever took the last card of the old age says it.
rules-duel-75 = A military or scientific supremacy ends the match at any time, and no points are counted then.
rules-duel-76 = Otherwise most points win after the third age.
rules-duel-77 = Points come from the track, from blue, green, yellow and purple cards, from wonders, progress tokens and coins; brown, grey and red cards have none.
rules-duel-78 = Three coins are a point.
    .example = Eight coins are two points.
rules-duel-79 = Equal points are decided by the points printed on blue cards; those of the Magistrates Guild are none of them.
rules-duel-80 = If these are equal too, the match is a draw.
