### A nutshell and the tips of the guided first game.

web-help-architects-nutshell-1 = In your turn you take one card: from the deck to your left, to your right, or the closed one in the middle.
web-help-architects-nutshell-2 = Grey cards are resources. Enough equal or different ones complete a stage of your wonder, at once.
web-help-architects-nutshell-3 = A coin counts as any resource.
web-help-architects-nutshell-4 = Blue cards are points; with the cat's sign you also get the cat, and may peek at the middle deck.
web-help-architects-nutshell-5 = Two equal or three different green cards bring a progress token.
web-help-architects-nutshell-6 = Red cards are shields. Horns bring a conflict nearer. When a wonder is finished, the match ends.

web-help-architects-tip-piles = Take one card.
    .more = Left and right you see the top card; the one in the middle is a surprise.
web-help-architects-tip-stage = Your wonder says what it needs.
    .more = Two different resources complete the first stage, and the cards are gone.
web-help-architects-tip-coins = A yellow coin stands in for any resource.
    .more = It is never wrong to take one.
web-help-architects-tip-blue = Blue cards are points.
    .more = Three, or two with the cat. Whoever has the cat may look at the middle deck before choosing, and scores 2 at the end.
web-help-architects-tip-green = Green cards become tokens.
    .more = Two equal or three different symbols: choose a token. Many of them give extra cards.
web-help-architects-tip-red = Red cards are shields; horns turn the conflict tokens.
    .more = When all are turned, there is a conflict: three points for each neighbour with fewer shields.
web-help-architects-tip-race = It is a race.
    .more = The match ends with the turn in which somebody finishes a wonder.
web-help-architects-tip-end = That was a whole match.
    .more = The score sheet explains every point. Now try it with more players.
