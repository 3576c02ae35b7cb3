### The numbered rules in our own words; the numbers are those of docs/rules.

rules-leaders-section-1 = Set-up
rules-leaders-1 = There are 36 leaders: white cards with a back of their own, each of them once.
rules-leaders-2 = With Cities its six leaders are mixed in, 42 in all; without Leaders in play they are left out.
rules-leaders-3 = The four guilds join the other guilds; still two more than there are players are drawn.
rules-leaders-4 = Every city begins with six coins instead of three; the free city of two players too.
rules-leaders-5 = Rome, sides A and B, joins the boards; it is used only together with the expansion.

rules-leaders-section-2 = The leader phase, before the first age
rules-leaders-6 = Four leaders are dealt to each seat; those left over are set aside unseen.
rules-leaders-7 = All at once, everybody keeps one leader of those in hand, face down, and hands the others to the right neighbour.
rules-leaders-8 = The last leader received is kept too, so that each seat has four in reserve.
rules-leaders-9 = Leaders in hand and in reserve are secret, and so are those under stages, sold or put away; the number of them is not. Partners of a team show them to each other.

rules-leaders-section-3 = Recruitment, before each age
rules-leaders-10 = Before the first turn of an age, and before its cards are dealt, everybody picks one leader of the reserve; all are turned up together.
rules-leaders-11 = Recruited, the leader lies open in the city and its coins go to the bank.
rules-leaders-12 = Or the leader, face down, marks the next stage of the wonder, which costs what it costs; goods may be bought.
rules-leaders-13 = Or it is put away, face down, for three coins.
rules-leaders-14 = Coins gained in this phase do not pay for anything in it, as in any turn.
rules-leaders-15 = A recruited leader works from then on, so in the first turn of the age already.
rules-leaders-16 = After the third recruitment leaders that were not used are put away without payment.
rules-leaders-17 = For whatever may be done once a turn the recruitment is a turn of its own.

rules-leaders-section-4 = What leaders are
rules-leaders-18 = Leaders are neither cards of an age nor buildings: they have no colour but white, no chains, and count for nothing that counts buildings.
rules-leaders-19 = A leader that is sold or put away does not join the discard pile, and nothing builds it from there.
rules-leaders-20 = Rights to build a card for nothing (Olympia A, Caligula) are for cards of the ages, not for leaders.
rules-leaders-21 = A leader under a stage counts as nothing; one in reserve does nothing.

rules-leaders-section-5 = Goods that are not needed
rules-leaders-22 = Archimedes, Hammurabi, Leonidas: green, blue, red buildings need one good less.
rules-leaders-23 = Imhotep: stages need one good less, also those that a leader marks.
rules-leaders-24 = The owner chooses which good is dropped, raw or manufactured: every way to pay that is not worse than another is offered.
    .example = A blue card costs stone and glass; with Hammurabi you may leave out the glass and buy only the stone.
rules-leaders-25 = Coins of a cost are never dropped.
rules-leaders-26 = Bilkis: one good of choice costs a coin to the bank, for any building or stage, beside a discount if there is one.
rules-leaders-27 = Bilkis sells once a turn, even to a city that plays two cards in it.
rules-leaders-28 = What Bilkis sells is not bought from a neighbour, and neighbours cannot buy it; the Secret Warehouse does not double it and the Black Market does not mind it.
rules-leaders-29 = Ramses: guilds cost nothing. That is no chain.
rules-leaders-30 = Caligula: one black card an age costs nothing, if the owner likes.
rules-leaders-31 = None of these works backwards: nothing is paid back.

rules-leaders-section-6 = What leaders cost
rules-leaders-32 = Maecenas: every leader recruited after him costs nothing; he himself costs his coin.
rules-leaders-33 = Rome A: leaders cost nothing. Rome has no good to begin with.
rules-leaders-34 = Rome B: its leaders cost two coins less, those of both neighbours one less, never less than nothing, from the beginning.
    .example = A leader of three coins costs Rome B one, and each neighbour of Rome B two.

rules-leaders-section-7 = Coins
rules-leaders-35 = Croesus: six coins at once.
rules-leaders-36 = Hatshepsut: after paying, a coin from the bank for each neighbour bought from, one for each neighbour and turn at most.
rules-leaders-37 = A good that a neighbour lets go for nothing (a dock beside a trading post) brings Hatshepsut nothing.
rules-leaders-38 = Nero: two coins for each victory token when it is gained, four for two of them.
rules-leaders-39 = Vitruvius: two coins for each building that a chain makes free, not for one that is free for another reason.
rules-leaders-40 = Xenophon: two coins for each yellow building built from now on.
rules-leaders-41 = Diocletian: the same for black cards.
rules-leaders-42 = A building put down from the discard pile is built: Xenophon and Diocletian gain by it.
rules-leaders-43 = Berenice: a coin more whenever coins come from the bank, once a turn.
rules-leaders-44 = Coins that a neighbour pays do not come from the bank.
rules-leaders-45 = Berenice adds to what other leaders bring, by one coin a turn in all.
rules-leaders-46 = The conflicts at the end of an age count as one turn of their own: with Nero and two tokens, five coins.

rules-leaders-section-8 = Conflicts
rules-leaders-47 = Hannibal and Caesar: one and two shields in every conflict to come.
rules-leaders-48 = Tomyris: defeat tokens that her city would take go to the city that beat it, which holds them as its own.
rules-leaders-49 = A token that Tomyris has passed on is not passed on again, not even by a city that has copied her.
rules-leaders-50 = Semiramis: every defeat token of her city, whenever gained, is a shield in later conflicts.
rules-leaders-51 = Aspasia: a diplomacy token when she comes, and two points.

rules-leaders-section-9 = Solomon
rules-leaders-52 = At the end of the phase in which he is recruited his city may build one card of the discard pile for nothing.
rules-leaders-53 = No name stands twice; before the first age the pile is empty.
rules-leaders-54 = Where Halikarnassos builds from the pile in the same phase, it chooses first.
rules-leaders-55 = What a card of the pile brings about (losses, diplomacy) comes as if it were built in that phase.

rules-leaders-section-10 = Points
rules-leaders-56 = Cleopatra 5, Nefertiti 4, Zenobia 3, Sappho 2.
rules-leaders-57 = A point for each own brown (Phidias), blue (Nebuchadnezzar), yellow (Varro), green (Hypatia) or black (Darius) card; two for each grey (Praxiteles), red (Pericles) or purple (Hiram) one.
rules-leaders-58 = Amytis: two points for each completed stage of the own wonder.
rules-leaders-59 = Alexander: a point more for each victory token.
rules-leaders-60 = Midas: a point more for every three coins, beside the usual one.
    .example = Ten coins: three points as usual and three more with Midas.
rules-leaders-61 = Justinian: three points for each set of a blue, a green and a red card.
    .example = Three blue, two green and four red cards: two sets, six points.
rules-leaders-62 = Plato: seven points for each set of the seven colours of the base game.
rules-leaders-63 = Euclid, Ptolemy, Pythagoras: a compass, a tablet, a gear, though no green card.
rules-leaders-64 = Aristotle: each set of three symbols is worth ten instead of seven; free symbols and masks are chosen with this in mind.
    .example = Two complete sets are worth twenty points instead of fourteen.
rules-leaders-65 = The points of leaders form a row of their own on the sheet, which black cards share.

rules-leaders-section-11 = Guilds
rules-leaders-66 = Architects: three points for each guild of both neighbours.
rules-leaders-67 = Diplomats: a point for each recruited leader of both neighbours.
rules-leaders-68 = Gamers: a point more for every three own coins, beside the usual one and that of Midas.
rules-leaders-69 = Courtesans: once it is built, the owner chooses at once one leader that a neighbour has recruited, and has its effect from then on.
rules-leaders-70 = Nothing changes for the city of that leader.
rules-leaders-71 = Without a leader beside it the guild has no effect, then or later; leaders that come later in the same turn come too late.
rules-leaders-72 = What a leader gives once (coins, a diplomacy token, building from the discard pile) comes at once.
rules-leaders-73 = Every lasting effect works for the copying city as for its own leader: goods, prices, coins, shields, tokens.
rules-leaders-74 = Points of a copied leader are counted in the copying city and stand in the row of the leaders.
rules-leaders-75 = A copied leader is no leader of the copying city: the Diplomats do not count it, and it cannot be copied again.
rules-leaders-76 = A guild built from the discard pile copies too, after all who build from the pile; Solomon, copied in this way, builds another card from it.
rules-leaders-77 = Olympia B may copy these guilds at the end; the Courtesans give it nothing, since they act when built.

rules-leaders-section-12 = Rome
rules-leaders-78 = The stages of Rome A are worth four and six points.
rules-leaders-79 = Rome B, stage 1: five coins, and four of the unused leaders, drawn by chance, join the reserve.
rules-leaders-80 = Rome B, stages 2 and 3: three points, and at once one more leader of the reserve may be recruited, at its price.
rules-leaders-81 = That leader comes before anybody builds from the discard pile in the turn, and after the Courtesans.
rules-leaders-82 = It is paid with coins that Rome held when the turn began; income of the turn comes too late.
rules-leaders-83 = After the third recruitment Rome B keeps its leaders while it has a stage left that lets it recruit.

rules-leaders-section-13 = Two players
rules-leaders-84 = The free city has no leaders and does nothing in the recruitment; players may buy from it then.
rules-leaders-85 = Rome is not dealt to the free city. Named for it, it gives what does not need leaders of its own: the discount beside it, coins and points.
rules-leaders-86 = The Courtesans work for the free city: whoever plays for it in the turn chooses, and every split of what it must buy is offered as before.
rules-leaders-87 = What the free city has to decide in a recruitment (losses), whoever played for it last decides; before the first age its right neighbour.
