### The numbered rules in our own words; the numbers are those of docs/rules.

rules-architects-section-1 = Set-up
rules-architects-1 = Every player builds another wonder: dealt by chance, chosen one after the other in turn order, or named by the table.
rules-architects-2 = Each wonder has its own deck of 25 cards, 60 more are common; decks of wonders that nobody builds stay in the box.
rules-architects-3 = The deck of a wonder stands between its player and the player to the left: my left deck is my own wonder's, my right deck is my right neighbour's. Two players share both.
rules-architects-4 = Wonder decks stand face up: the top card shows, and the next one as soon as it is gone; the others are unknown to all.
rules-architects-5 = The common deck lies face down.
rules-architects-6 = Of the 15 progress tokens three are turned up, the others form a hidden stack.
rules-architects-7 = There are 3 conflict tokens for 2 or 3 players, 4 for 4, 5 for 5, 6 for 6 or 7; all show peace.
rules-architects-8 = The cat starts in the middle and belongs to nobody.
rules-architects-9 = One seat begins (the youngest player at a real table, here an option); then play goes clockwise, to the left.

rules-architects-section-2 = A turn
rules-architects-10 = In a turn a player takes one card: the top of the left deck, of the right deck or of the common deck.
rules-architects-11 = A card must be taken while one of the three decks has any.
rules-architects-12 = Cards are laid open in front of the player; there is no hand.
rules-architects-13 = Then the player does what cards and tokens call for, in any order, until nothing is left; the turn then ends and goes to the left.
rules-architects-14 = A decision that leaves one possibility is not put to anybody: it is carried out.
rules-architects-15 = An empty deck stays empty to the end.
rules-architects-16 = Whoever finds all three decks empty takes no card and passes; by option the game ends then.

rules-architects-section-3 = Stages
rules-architects-17 = The five stages of every wonder cost 2 different, 2 identical, 3 different, 3 identical and 4 different resources.
rules-architects-18 = A stage can be built when all stages of lower layers stand.
rules-architects-19 = Of stages that stand side by side the player may choose.
rules-architects-20 = A stage that can be paid must be completed in that turn.
rules-architects-21 = Several stages may, and if they can be paid must, be completed in one turn.
rules-architects-22 = A yellow card is a coin, which counts as any resource; coins alone may pay for a stage.
    .example = Two different resources: wood and a coin pay for the stage.
rules-architects-23 = Coins must stand in for whatever is missing: nobody can refuse a stage by sparing them.
rules-architects-24 = Different means no resource twice among the cards used, identical means all the same.
rules-architects-25 = Exactly the cards used are discarded, for good.
rules-architects-26 = Of several sets of cards that pay the player chooses one, coins in place of cards one has included; by option coins only fill up what grey cards cannot cover.
rules-architects-27 = The effect of a stage happens at once, before anything else.
rules-architects-28 = A stage under construction is worth nothing.

rules-architects-section-4 = Blue cards and the cat
rules-architects-29 = Blue cards are worth 3 points, or 2 with the icon of the cat.
rules-architects-30 = Whoever takes a card with the icon gets the cat at once, wherever it is.
rules-architects-31 = The holder of the cat may look at the top of the common deck at the beginning of the turn, before taking a card; it is no duty.
rules-architects-32 = The look is secret; the card stays on top, and who has seen it knows it until it is taken.
rules-architects-33 = A cat taken during a turn serves from the next own turn; a second common card in a turn is blind.

rules-architects-section-5 = Green cards and progress tokens
rules-architects-34 = Two equal or three different symbols must be traded for a progress token in that turn; if another set is left, that too.
    .example = Two gears, a compass and a tablet: trade the two gears, or one of each; one trade leaves no second set.
rules-architects-35 = The green cards used are discarded, others stay; of several sets the player chooses.
rules-architects-36 = Four tokens are available: the three open ones and the hidden top of the stack.
rules-architects-37 = An open token is replaced from the stack at once; the hidden one is not.
rules-architects-38 = A token helps from the moment it is taken, with what happens later; by option also with what has happened in this turn.
rules-architects-39 = With an empty stack the open tokens are still on offer and not replaced; with no token left symbols are kept, by option discarded.
rules-architects-40 = Each token can be used once a turn; those that give points work at the end.
rules-architects-41 = Tokens may be used at any time in the turn and in any order; an extra card may be declined, by option it must be taken.
rules-architects-42 = An extra card comes from the usual three decks.
rules-architects-43 = Every card taken counts: the card of the turn, extra cards, cards of wonder effects. So tokens chain.
rules-architects-44 = Urbanism: an extra card after taking wood or clay.
rules-architects-45 = Crafts: an extra card after taking papyrus or glass.
rules-architects-46 = Jewellery: an extra card after taking stone or a yellow card.
rules-architects-47 = Science: an extra card after taking a green card.
rules-architects-48 = Propaganda: an extra card after taking a red card with at least one horn.
rules-architects-49 = Architecture: an extra card after completing a stage, once a turn even with two stages.
rules-architects-50 = Economy: one yellow card counts as two coins, which may be two different resources, for one stage a turn. A surplus is never of use.
rules-architects-51 = Engineering: the words identical and different fall away, the number stays; for one stage a turn, by option for every stage.
rules-architects-52 = A stage that only Economy or Engineering can pay must be built as well; by option it may.
rules-architects-53 = Tactics: two shields more.
rules-architects-54 = Decor: 4 points, or 6 if the own wonder is finished.
rules-architects-55 = Politics: 1 point for each cat icon on the own blue cards, whoever holds the cat.
rules-architects-56 = Strategy: 1 point for each victory token.
rules-architects-57 = Education: 2 points for each progress token, itself included.
rules-architects-58 = Culture: 4 points for one of the two tokens, 12 for both together.

rules-architects-section-6 = Red cards and conflicts
rules-architects-59 = Every red card is one shield; taking one with horns turns as many conflict tokens to battle.
rules-architects-60 = Horns without a peaceful token left are ignored, so there is at most one conflict a turn.
rules-architects-61 = When the last token was turned, a conflict takes place at the end of that turn; cards taken later in the turn count.
rules-architects-62 = All players compare with both neighbours at once: one victory token for each neighbour with fewer shields, nothing for equality.
    .example = You have 3 shields, left 2 and right 1: two victory tokens for you.
rules-architects-63 = Shields of Tactics and of Rhodos count and are never discarded.
rules-architects-64 = Then all players discard their red cards with horns, keep the others, and all conflict tokens show peace again.
rules-architects-65 = Two players: one victory token for more shields, two for at least twice as many; one shield against none wins one (by option two).
    .example = Four shields against two: two victory tokens.
rules-architects-66 = Victory tokens never run out; by option there are 28, handed out from the active player on.

rules-architects-section-7 = Wonders
rules-architects-67 = Alexandria: take the top card of any deck on the table.
rules-architects-68 = Babylon: take one of the available progress tokens, without symbols.
rules-architects-69 = Ephesos: take the top card of the common deck.
rules-architects-70 = Halikarnassos: take up the top five cards of the left or the right deck, keep one, shuffle the others back; only the kept one counts as taken.
rules-architects-71 = Only the player sees the five cards, and knows them until they are shuffled; by option everybody does.
rules-architects-72 = Olympia: take the top cards of the left and of the right deck; both are laid down before anything follows, by option one after the other.
rules-architects-73 = Rhodos: one shield more for each of two stages.
rules-architects-74 = Gizeh: no effect, more points.
rules-architects-75 = Cards of effects bring the cat, horns, symbols and resources like any other card.
rules-architects-76 = An effect that finds nothing to take lapses.
rules-architects-77 = Effects cannot be declined; by option they can.

rules-architects-section-8 = The end
rules-architects-78 = When a wonder has all five stages the game ends at the end of that turn; what is still due in it is done first.
rules-architects-79 = A conflict of the last turn is fought before the end; by option it is not.
rules-architects-80 = The game also ends with the turn in which the last card of the whole table is taken.
rules-architects-81 = Points: completed stages, the cat 2, blue cards, 3 for each victory token, progress tokens; other cards count nothing.
    .example = Stages worth 15, the cat, blue cards 3 + 2, two victory tokens and Culture once: 15 + 2 + 5 + 6 + 4 = 32.
rules-architects-82 = Most points win; of equals the one with more completed stages; else the place is shared.
