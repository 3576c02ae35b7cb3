### A nutshell and the tips of the guided first game.

web-help-duel-nutshell-1 = Two cities take cards from one layout by turns. Only cards that no other card covers can be taken.
web-help-duel-nutshell-2 = Missing goods are bought from the bank: the more the other city makes of a good, the dearer it is.
web-help-duel-nutshell-3 = A card can also build one of your four wonders, which have strong effects.
web-help-duel-nutshell-4 = Shields push the pawn towards the other capital. There it wins at once.
web-help-duel-nutshell-5 = Six different symbols win at once, too; a pair of equal ones brings a progress token.
web-help-duel-nutshell-6 = If nobody wins before, points decide after the third age.

web-help-duel-tip-draft = First each of you takes four wonders.
    .more = They cost goods and a card to build, later in the match. Extra turns and shields are good for a start.
web-help-duel-tip-layout = This is the layout.
    .more = Cards with an outline are free to take. A closed card is turned up when nothing lies on it any more: mind what you open for the other.
web-help-duel-tip-uses = Take a card: build it, sell it, or use it for a wonder.
    .more = Your price stands on the card, the other city's beside it.
web-help-duel-tip-trade = Goods make the other city's life harder.
    .more = Each unit of a good from your brown and grey cards makes it a coin dearer for the other.
web-help-duel-tip-military = Look at the track.
    .more = Red cards move the pawn at once. On the way the other city loses coins; at its capital you win.
web-help-duel-tip-science = Green cards have symbols.
    .more = Two equal ones: take a progress token. Six different ones: you win at once. Count what the other has.
web-help-duel-tip-wonders = Only seven wonders are ever built.
    .more = With the seventh the last one is gone. Do not wait too long.
web-help-duel-tip-age2 = The second age.
    .more = Whoever is weaker in the field says who begins.
web-help-duel-tip-age3 = The third age: guilds lie among the cards.
    .more = Their backs are different. They score for the city that has most of something.
web-help-duel-tip-end = That was a whole match.
    .more = The score sheet explains every point. Try a stronger bot, or play with somebody over a link.
