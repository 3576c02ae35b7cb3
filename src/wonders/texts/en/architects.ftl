### 7 Wonders Architects in English. Arguments x come with x_id (the word of the rules), x_seat or x_count.

architects-name = 7 Wonders Architects

## Cards

architects-card-wood = wood
architects-card-stone = stone
architects-card-clay = clay
architects-card-papyrus = papyrus
architects-card-glass = glass
architects-card-coin = coin
architects-card-laurel = blue 3
architects-card-laurel_cat = blue 2 with cat
architects-card-compass = compass
architects-card-gear = gear
architects-card-tablet = tablet
architects-card-shield = shield
architects-card-shield_horn = shield with a horn
architects-card-shield_two_horns = shield with two horns

## Wonders and their decks

architects-wonder-alexandria = Alexandria
architects-wonder-babylon = Babylon
architects-wonder-ephesos = Ephesus
architects-wonder-gizah = Giza
architects-wonder-halikarnassos = Halicarnassus
architects-wonder-olympia = Olympia
architects-wonder-rhodos = Rhodes

## Progress tokens

architects-token-urbanism = Urbanism
architects-token-crafts = Crafts
architects-token-jewellery = Jewellery
architects-token-science = Science
architects-token-propaganda = Propaganda
architects-token-architecture = Architecture
architects-token-economy = Economy
architects-token-engineering = Engineering
architects-token-tactics = Tactics
architects-token-decor = Decor
architects-token-politics = Politics
architects-token-strategy = Strategy
architects-token-education = Education
architects-token-culture = Culture

## Words

architects-word-common = common deck
architects-word-stack = top of the stack
architects-word-nothing = nothing
architects-word-none = nothing
architects-word-cat = cat
architects-word-grey = grey
architects-word-yellow = yellow
architects-word-blue = blue
architects-word-green = green
architects-word-red = red
architects-word-different = different
architects-word-identical = identical
architects-word-wood_or_clay = wood or clay
architects-word-papyrus_or_glass = papyrus or glass
architects-word-stone_or_coin = stone or a yellow card
architects-word-green_card = a green card
architects-word-card_with_horn = a red card with a horn
architects-word-cat_icon = cat icon on your blue cards
architects-word-victory_token = victory token
architects-word-progress_token = progress token
architects-word-decks = Decks
architects-word-wonders = Wonders
architects-word-progress = Progress tokens

## Kinds of things to look up

architects-kind-card = card
architects-kind-wonder = wonder
architects-kind-stage = stage
architects-kind-stage-numbered = { $group }, stage { $n }
architects-kind-token = progress token

## Options

architects-option-wonders = Who builds what: random, choose (in turn order), or a wonder for each seat, such as gizah,rhodos
architects-option-first = The seat that begins, counted from 0
architects-option-last_conflict = Whether a conflict that is due in the last turn is still fought: true or false
architects-option-coins = What coins pay for: anything (free), or only what grey cards cannot cover (missing)
architects-option-token_reach = What a new token answers to: what happens later (later), or the whole turn (turn)
architects-option-no_tokens = With no progress token left, sets of symbols are kept (keep) or must be discarded (discard)
architects-option-extra_cards = Whether extra cards of tokens may or must be taken
architects-option-engineering = Whether Engineering helps once a turn (once) or with every stage (always)
architects-option-token_stages = Whether stages that only Economy or Engineering can pay must or may be built
architects-option-one_to_nil = Two players: how many victory tokens one shield against none wins
architects-option-victory_tokens = Whether victory tokens never run out (endless) or there are only 28
architects-option-halikarnassos = Whether the cards Halicarnassus finds are secret or open to all
architects-option-olympia = Whether the two cards of Olympia are laid down together or apart
architects-option-effects = Whether effects of wonders must or may be carried out
architects-option-empty_decks = What happens when all three decks of a player are empty: they pass, or the game ends (end)

## What cards, stages and tokens do

architects-does-resource = a resource for stages
architects-does-coin = a coin: any resource
architects-does-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
architects-does-symbol = a symbol: two equal or three different ones buy a progress token
architects-does-shield = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
architects-does-cat = brings the cat
architects-does-horns = { $n ->
    [one] 1 horn: turns a conflict token to battle
   *[other] { $n } horns: turns { $n } conflict tokens to battle
}
architects-copies = { $n ->
    [one] one of them in all
   *[other] { $n } of them in all
}
architects-lies-in = { $n } in { $deck }
architects-all-stages-points = { $n } points in five stages
architects-stage-layer = layer { $n }
architects-stage-cost = costs { $n } { $kind } resources
architects-stage-points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
architects-effect-shields = { $n ->
    [one] 1 shield for good
   *[other] { $n } shields for good
}
architects-effect-extra-card = after taking { $after }: an extra card, once a turn
architects-effect-extra-card-for-stage = after completing a stage: an extra card, once a turn
architects-effect-coin-worth = one yellow card counts as { $n } coins, once a turn
architects-effect-any-resources = any resources pay for a stage, once a turn
architects-effect-points-per = { $n ->
    [one] 1 point
   *[other] { $n } points
} for each { $per }
architects-effect-points-for-wonder = { $unfinished } points, or { $finished } if your wonder is finished
architects-effect-points-for-copies = { $one } points for one of these, { $both } for both
architects-effect-take-from-any = at once: the top card of any deck on the table
architects-effect-take-from-common = at once: the top card of the common deck
architects-effect-take-from-both = at once: the top cards of the left and the right deck
architects-effect-take-token = at once: one of the available progress tokens
architects-effect-search-deck = at once: look at five cards of the left or right deck, keep one, shuffle the others back

## Score sheet

architects-category-wonder = Wonder
architects-category-cat = Cat
architects-category-blue = Blue cards
architects-category-military = Military
architects-category-progress = Progress

architects-score-stage = stage { $n }
architects-score-cat = holds the cat
architects-score-blue = { $count } × { $n }
architects-score-military = { $count } × { $n }
architects-score-per = { $count } × { $per }, { $n } each
architects-score-finished = wonder finished
architects-score-unfinished = wonder unfinished
architects-score-copies = { $copies ->
    [one] one of two
   *[other] both
}

architects-ending-finished = a wonder was finished, and the points decided
architects-ending-exhausted = no cards were left, and the points decided

## Decisions

architects-decision-ChooseWonder = Choose your wonder.
architects-decision-PickCard = Take a card.
architects-decision-Act = What will you do next?
architects-decision-TakeFromAny = Alexandria: take a card from any deck.
architects-decision-ChooseToken = Babylon: take a progress token.
architects-decision-SearchDeck = Halicarnassus: which deck will you search?
architects-decision-KeepCard = Halicarnassus: which card will you keep?
architects-decision-UseEffect = Will you use the effect of your wonder?
architects-decision-WondersDealt = Wonders are dealt.
architects-decision-Opening = Decks and tokens are laid out.
architects-decision-TopOfDeck = A card is turned up.
architects-decision-TopOfStack = A progress token is turned up.
architects-decision-CardsFound = A deck is searched.

## Actions

architects-action-choose = choose { $wonder }
architects-action-look = look at the top of the common deck
architects-action-take = take from { $deck }
architects-action-build = complete stage { $stage } with { $cards }{ $using_count ->
    [0] {""}
   *[other] , using { $using }
}
architects-action-trade = trade { $symbols } for { $token }
architects-action-extra = { $token }: extra card from { $deck }
architects-action-finish = end the turn
architects-action-progress = take { $token }
architects-action-search = search { $deck }
architects-action-keep = keep { $card }
architects-action-accept = use the effect
architects-action-decline = leave the effect
architects-action-wonders = wonders: { $wonders }
architects-action-lay_out = top cards: { $tops }; tokens: { $tokens }
architects-action-draw = { $card }
architects-action-find = { $cards }
architects-action-token = { $token }

## Events

architects-event-WonderChosen = { $seat } chooses { $wonder }.
architects-event-WondersAssigned = Wonders: { $wonders }.
architects-event-TableLaidOut = Top cards: { $tops }. Tokens: { $tokens }.
architects-event-CardTaken = { $seat } takes { $card } ({ $deck }).
architects-event-TopRevealed = Now on top of { $deck }: { $card }.
architects-event-BlindDraw = { $seat } reaches for the common deck.
architects-event-CatLook = { $seat } looks at the top of the common deck.
architects-event-TopSeen = { $seat } sees: { $card }.
architects-event-TopSeen-hidden = {""}
architects-event-CatMoved = The cat goes to { $seat }.
architects-event-HornsSounded = { $tokens ->
    [one] { $seat } sounds the horn: a conflict token is turned to battle.
   *[other] { $seat } sounds the horn: { $tokens } conflict tokens are turned to battle.
}
architects-event-NoCardToTake = { $seat } finds all three decks empty.
architects-event-StageCompleted = { $seat } completes stage { $stage } with { $cards }{ $using_count ->
    [0] .
   *[other] , using { $using }.
}
architects-event-EffectResolved = { $how_id ->
    [used] { $seat } uses the effect of { $wonder }.
    [declined] { $seat } leaves the effect of { $wonder }.
   *[lapsed] The effect of { $wonder } finds nothing to take.
}
architects-event-CardsOwed = { $decks_count ->
    [0] {""}
   *[other] { $seat } takes cards from: { $decks }.
}
architects-event-SearchBegun = { $seat } searches the deck { $deck }.
architects-event-DeckSearched = { $seat } finds: { $cards }.
architects-event-DeckSearched-hidden = {""}
architects-event-DeckShuffled = The other cards are shuffled back ({ $deck }).
architects-event-SymbolsTraded = { $seat } trades { $symbols }.
architects-event-StackReached = { $seat } reaches for the top token of the stack.
architects-event-TokenTaken = { $from_stack_id ->
    [true] { $seat } draws the token { $token }.
   *[false] { $seat } takes the token { $token }.
}
architects-event-TokenRevealed = New token in the row: { $token }.
architects-event-TokenUsed = { $seat } uses { $token } for an extra card.
architects-event-ConflictFought = Conflict! Shields: { $shields }; victory tokens won: { $won }.
architects-event-TurnPassed = It is { $seat }’s turn.
architects-event-GameEnded = { $reason_id ->
    [finished] A wonder is finished: the game is over.
   *[exhausted] There are no cards left: the game is over.
}

## Views

architects-view-wonder = { $seat }: { $wonder }
architects-view-over = The game is over.
architects-view-turn = Turn of { $seat }
architects-view-deck = Deck { $deck }: { $card } on top, { $left } in all
architects-view-deck-empty = Deck { $deck }: empty
architects-view-common = Common deck: { $left } cards, face down
architects-view-common-seen = Common deck: { $left } cards, { $card } on top (only those who looked know)
architects-view-tokens = Progress tokens: { $tokens }; { $stack } in the stack
architects-view-conflict = { $peace ->
    [0] Conflict at the end of this turn
    [one] Conflict tokens at peace: 1
   *[other] Conflict tokens at peace: { $peace }
}
architects-view-cat-in-the-middle = The cat sits in the middle.
architects-view-cat = The cat is with { $seat }.
architects-view-city = { $seat }: { $wonder }, { $built } of 5 stages, shields { $shields }, victory tokens { $victories }
architects-view-next-stages = Next stage: { $stages } resources
architects-view-cards = Cards: { $cards }
architects-view-city-tokens = Tokens: { $tokens }
architects-view-offers = { $seat } may take an extra card: { $tokens }
architects-view-owed = { $seat } has still to take a card from: { $decks }
architects-view-found = Found in { $deck }: { $cards }

## Why not

architects-why-not-now = That is no answer to this; allowed now: { $verbs }.
    .short = not now
architects-why-no-wonder = There is no wonder { $wonder }.
    .short = no such wonder
architects-why-wonder-taken = { $wonder } is taken already.
    .short = taken
architects-why-no-cat = Only the holder of the cat may look at the common deck.
    .short = no cat
architects-why-seen = You know the top of the common deck already.
    .short = known
architects-why-out-of-reach = The deck { $deck } is not in reach; in reach are: { $decks }.
    .short = out of reach
architects-why-empty = { $deck_id ->
    [common] The common deck is empty, and it stays empty.
   *[other] The deck { $deck } is empty, and it stays empty.
}
    .short = empty
architects-why-no-stage = There is no stage { $n }; stages are numbered 1 to 5.
    .short = no such stage
architects-why-stage-built = Stage { $n } is completed already.
    .short = completed
architects-why-stage-closed = Stage { $n } stands on stages that are not completed; open: { $stages }.
    .short = not open yet
architects-why-not-held = You do not have these cards: { $cards }.
    .short = cards missing
architects-why-not-paid = Stage { $n } costs { $size } { $kind } resources; { $cards } does not pay for that.
    .short = not paid
architects-why-no-set = A progress token costs two equal or three different symbols.
    .short = no set
architects-why-not-offered = { $token } is not on offer; on offer: { $tokens }.
    .short = not on offer
architects-why-no-token = You do not have the token { $token }.
    .short = not yours
architects-why-used = { $token } has been used in this turn.
    .short = used
architects-why-no-trigger = Nothing in this turn gives a right to an extra card by { $token }.
    .short = no right
architects-why-duty = The turn cannot end yet: a stage, a trade or a card that is due must be carried out first.
    .short = something is due
architects-why-not-found = { $card } is not among the cards found, which are: { $cards }.
    .short = not found
architects-why-no-decline = The effect of a stage cannot be declined.
    .short = cannot be declined
