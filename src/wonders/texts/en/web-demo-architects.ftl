### What is said beside the example match of Architects.

web-demo-architects-decks = Everybody has a wonder and a deck. A turn is one card: from the open deck on the left or right, or from the common deck in the middle, without seeing it.
web-demo-architects-goods = Cleo takes clay. Grey cards are resources: with them the stages of the wonder are built.
web-demo-architects-cat = A blue card, worth two points. The sign on it brings Cleo the cat, worth two more as long as it stays: she may look at the top card of the common deck before she chooses.
web-demo-architects-stage = Stone and papyrus are two different resources, and that is what Hiram’s first stage asks for: it is built at once, and the cards are discarded.
web-demo-architects-coin = A yellow card stands for any resource. Cleo’s stage has a shield on it that stays with her.
web-demo-architects-token = Two equal green symbols, or three different ones, bring a progress token. Hiram takes Economy.
web-demo-architects-horns = The two horns on this red card turn two conflict tokens over. When all of them are turned, there is a conflict.
web-demo-architects-conflict = The last token is turned: four shields against one. With at least twice as many Cleo gets two victory tokens, three points each. Then all red cards with horns are discarded.
web-demo-architects-effect = Hiram’s stage brings him a card of the common deck at once. Its horns start the next conflict, and he wins it with four shields against three.
web-demo-architects-economy = With Economy a coin counts as two resources: clay and one coin are enough for this stage.
web-demo-architects-tactics = Two gears, and this time the token from the top of the stack: Tactics is worth two shields.
web-demo-architects-politics = Politics brings Hiram a point for every cat on his blue cards: he has drawn level.
web-demo-architects-end = The last stage of Rhodes stands, and with a finished wonder the match is over at once. The score sheet explains every point.
