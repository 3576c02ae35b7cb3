### A nutshell and the tips of the guided first game.

web-help-classic-nutshell-1 = Everybody picks a card from the hand at the same time and passes the rest on. Three ages, six turns each.
web-help-classic-nutshell-2 = Buildings cost goods. Your city makes some of them; goods are never used up.
web-help-classic-nutshell-3 = What you lack you buy from your two neighbours, two coins a good. Or a card is free because an earlier one leads to it.
web-help-classic-nutshell-4 = Any card can go under your wonder to complete its next stage, or be sold for three coins.
web-help-classic-nutshell-5 = After each age you compare shields with both neighbours.
web-help-classic-nutshell-6 = Points come from conflicts, coins, the wonder, blue, green and yellow cards and guilds. Most points win.

web-help-classic-tip-hand = This is your hand.
    .more = Everybody picks one card at the same time. A tick means you can build it; under it stands what it costs.
web-help-classic-tip-uses = Tap a card: build, wonder or sell.
    .more = Begin with brown and grey cards: they make the goods that later cards cost.
web-help-classic-tip-passing = The hands have been passed on.
    .more = You see new cards, and your neighbour has the ones you left. What you leave, others can take.
web-help-classic-tip-trade = You can buy goods from your neighbours.
    .more = If a card needs a good that only they make, its price shows coins with an arrow. Nobody may refuse to sell.
web-help-classic-tip-stage = Your wonder grows in stages.
    .more = Any card will do to mark a stage: take one that you do not want to leave to others.
web-help-classic-tip-chains = Some cards are free.
    .more = If the building named on a card already stands in your city, it costs nothing: a chain sign shows it.
web-help-classic-tip-conflict = Look at the shields.
    .more = At the end of the age you compare yours with both neighbours. Winning is worth 1, then 3, then 5 points; losing always costs 1.
web-help-classic-tip-age2 = The second age begins.
    .more = Hands go the other way now. Cards are worth more and cost more.
web-help-classic-tip-science = Green cards score together.
    .more = Equal symbols count squared, three different ones are worth 7. Collect many or none.
web-help-classic-tip-age3 = The last age: only points count now.
    .more = Purple guilds look at your neighbours. There are no more goods to build.
web-help-classic-tip-end = That was a whole match.
    .more = The score sheet explains every point: tap a row. Play again against stronger bots, or invite friends.
