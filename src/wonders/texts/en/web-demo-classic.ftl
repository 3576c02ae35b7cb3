### What is said beside the example match of 7 Wonders.

web-demo-classic-deal = Three cities with three coins and seven cards each. In every turn all pick a card in secret, all cards are shown together, and the hands go on to the left. To look into a hand, choose a player under “Seen by”.
web-demo-classic-start = Hiram and Nefru build brown cards: they cost a coin and make goods from now on. Cleo sells a card for three coins.
web-demo-classic-shields = Cleo builds the Barracks, her first shield. With the West Trading Post, Nefru buys brown goods on her left for one coin instead of two.
web-demo-classic-trade = Nefru has no papyrus for the Scriptorium. She buys it from Hiram for two coins: he keeps his papyrus, and he may not refuse.
web-demo-classic-stage = Hiram builds the first stage of his wonder. The Apothecary lies under it face down; any card would do.
web-demo-classic-conflict = The age is over: the last card of each hand is discarded, and neighbours compare shields. Cleo and Hiram have one each and both beat Nefru, who has none. A victory is worth a point now, a defeat always costs one.
web-demo-classic-age2 = The second age: cards are worth more and cost more, and the hands go on to the right.
web-demo-classic-wonder = Hiram completes his wonder, early for this game. Cleo buys a good on either side for the Caravansery, which makes a brown good of her choice in every turn.
web-demo-classic-chains = Aqueduct and Courthouse cost nothing: the Baths lead to one, the Scriptorium to the other. Such chains save many goods.
web-demo-classic-walls = With the Walls, Cleo draws level with Hiram: three shields each.
web-demo-classic-level = A victory is worth three points now. Cleo and Hiram are level and leave each other alone; Nefru has two shields and loses to both.
web-demo-classic-age3 = The third age is about points. The purple guilds count what stands in the neighbours’ cities.
web-demo-classic-fortifications = The Walls lead to the Fortifications: Cleo has six shields, Nefru five, Hiram three. The last conflicts are worth five points each.
web-demo-classic-arena = The Arena brings three coins and a point for every stage of the own wonder. Cleo has all three stages.
web-demo-classic-end = Cleo pays her neighbours eight coins for the goods of the Philosophers Guild: nine points, one for each of their green cards. Together with the conflicts that decides the match. The score sheet explains every point.
