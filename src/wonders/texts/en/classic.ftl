### 7 Wonders in English. Arguments x come with x_id (the word of the rules), x_seat or x_count.

classic-name = 7 Wonders

## Buildings of age 1

classic-card-lumber_yard = Lumber Yard
classic-card-stone_pit = Stone Pit
classic-card-clay_pool = Clay Pool
classic-card-ore_vein = Ore Vein
classic-card-tree_farm = Tree Farm
classic-card-excavation = Excavation
classic-card-clay_pit = Clay Pit
classic-card-timber_yard = Timber Yard
classic-card-forest_cave = Forest Cave
classic-card-mine = Mine
classic-card-loom_age1 = Loom
classic-card-glassworks_age1 = Glassworks
classic-card-press_age1 = Press
classic-card-pawnshop = Pawnshop
classic-card-baths = Baths
classic-card-altar = Altar
classic-card-theater = Theater
classic-card-tavern = Tavern
classic-card-east_trading_post = East Trading Post
classic-card-west_trading_post = West Trading Post
classic-card-marketplace = Marketplace
classic-card-stockade = Stockade
classic-card-barracks = Barracks
classic-card-guard_tower = Guard Tower
classic-card-apothecary = Apothecary
classic-card-workshop = Workshop
classic-card-scriptorium = Scriptorium

## Buildings of age 2

classic-card-sawmill = Sawmill
classic-card-quarry = Quarry
classic-card-brickyard = Brickyard
classic-card-foundry = Foundry
classic-card-loom_age2 = Loom
classic-card-glassworks_age2 = Glassworks
classic-card-press_age2 = Press
classic-card-aqueduct = Aqueduct
classic-card-temple = Temple
classic-card-statue = Statue
classic-card-courthouse = Courthouse
classic-card-forum = Forum
classic-card-caravansery = Caravansery
classic-card-vineyard = Vineyard
classic-card-bazar = Bazar
classic-card-walls = Walls
classic-card-training_ground = Training Ground
classic-card-stables = Stables
classic-card-archery_range = Archery Range
classic-card-dispensary = Dispensary
classic-card-laboratory = Laboratory
classic-card-library = Library
classic-card-school = School

## Buildings of age 3

classic-card-pantheon = Pantheon
classic-card-gardens = Gardens
classic-card-town_hall = Town Hall
classic-card-palace = Palace
classic-card-senate = Senate
classic-card-haven = Haven
classic-card-lighthouse = Lighthouse
classic-card-chamber_of_commerce = Chamber of Commerce
classic-card-arena = Arena
classic-card-fortifications = Fortifications
classic-card-circus = Circus
classic-card-arsenal = Arsenal
classic-card-siege_workshop = Siege Workshop
classic-card-lodge = Lodge
classic-card-observatory = Observatory
classic-card-university = University
classic-card-academy = Academy
classic-card-study = Study

## Guilds

classic-card-workers_guild = Workers Guild
classic-card-craftsmens_guild = Craftsmens Guild
classic-card-traders_guild = Traders Guild
classic-card-philosophers_guild = Philosophers Guild
classic-card-spies_guild = Spies Guild
classic-card-strategists_guild = Strategists Guild
classic-card-shipowners_guild = Shipowners Guild
classic-card-scientists_guild = Scientists Guild
classic-card-magistrates_guild = Magistrates Guild
classic-card-builders_guild = Builders Guild

## Wonders and their boards

classic-wonder-rhodos = Colossus of Rhodes
classic-wonder-rhodos_a = Rhodos A
classic-wonder-rhodos_b = Rhodos B
classic-wonder-alexandria = Lighthouse of Alexandria
classic-wonder-alexandria_a = Alexandria A
classic-wonder-alexandria_b = Alexandria B
classic-wonder-ephesos = Temple of Artemis in Ephesus
classic-wonder-ephesos_a = Ephesos A
classic-wonder-ephesos_b = Ephesos B
classic-wonder-babylon = Hanging Gardens of Babylon
classic-wonder-babylon_a = Babylon A
classic-wonder-babylon_b = Babylon B
classic-wonder-olympia = Statue of Zeus in Olympia
classic-wonder-olympia_a = Olympia A
classic-wonder-olympia_b = Olympia B
classic-wonder-halikarnassos = Mausoleum of Halicarnassus
classic-wonder-halikarnassos_a = Halikarnassos A
classic-wonder-halikarnassos_b = Halikarnassos B
classic-wonder-gizah = Pyramids of Giza
classic-wonder-gizah_a = Gizah A
classic-wonder-gizah_b = Gizah B

## Words

classic-word-W = wood
classic-word-S = stone
classic-word-C = clay
classic-word-O = ore
classic-word-G = glass
classic-word-P = papyrus
classic-word-L = cloth
classic-word-coin = coin
classic-word-coins = coins
classic-word-brown = brown
classic-word-grey = grey
classic-word-blue = blue
classic-word-yellow = yellow
classic-word-red = red
classic-word-green = green
classic-word-purple = purple
classic-word-black = black
classic-word-white = white
classic-word-brown_grey_purple = brown, grey or purple
classic-word-compass = compass
classic-word-gear = gear
classic-word-tablet = tablet
classic-word-any_symbol = of choice
classic-word-sets = sets
classic-word-victories = victory tokens
classic-word-defeats = defeat tokens
classic-word-none = nothing
classic-word-free_city = Free City
classic-word-next_stage = the next stage
classic-word-age_1 = Age I
classic-word-age_2 = Age II
classic-word-age_3 = Age III
classic-word-guilds = Guilds
classic-word-boards = Wonder boards

## Kinds of things to look up

classic-kind-building = building
classic-kind-board = wonder board
classic-kind-stage = stage
classic-kind-stage-numbered = stage { $n }

## Options

classic-option-expansions = Which expansions: none, or a list such as cities,leaders
classic-option-teams = Whether neighbours play together in twos: true or false
classic-option-wonders = Which wonders: random, choose, or one for each seat, such as rhodos,gizah,babylon
classic-option-sides = Which sides: random, choose, A, B, or one letter for each seat
classic-option-last_card = How Babylon B pays for the last card: with the means of the turn’s start (turn), or of its end (afresh)
classic-option-copied_guild = How Olympia B counts a copied guild: as built in its own city (built), or not (borrowed)
classic-option-free_city_sells = When the Free City sells: if this card is of no use (card), or only if the whole hand is (hand)

## What cards and stages do

classic-effect-produces-plain = { $units } { $goods } every turn
classic-effect-produces-choice = 1 of { $goods } every turn
classic-effect-produces-private = 1 of { $goods } every turn, not for sale
classic-effect-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
classic-effect-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
classic-effect-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
classic-each = { $what_id ->
    [stage] stage
    [defeat] defeat token
    [victory] victory token
    [three_coins] 3 coins
    [sets_blue_green_red] set of blue, green and red
    [sets_brown_grey_blue_yellow_red_green_purple] set of all seven colours
   *[other] { $what } card
} { $where_id ->
    [here] here
    [neighbours] of both neighbours
   *[all_three] here and of both neighbours
}
classic-effect-coins-per = { classic-effect-coins } for each { classic-each }
classic-effect-points-per = { classic-effect-points } for each { classic-each }
classic-effect-science = symbol: { $symbol }
classic-effect-free-symbol = a symbol of your choice, chosen at the end
classic-effect-trade = { $kind_id ->
    [raw] raw goods
   *[manufactured] manufactured goods
} cost 1 instead of 2 { $sides_id ->
    [left] from the left neighbour
    [right] from the right neighbour
   *[both] from both neighbours
}
classic-effect-free-build = once an age, build a card without its cost
classic-effect-last-card = play the last card of each age too
classic-effect-copy-guild = at the end, copy a guild of a neighbour
classic-effect-on-build = { classic-effect-coins } for every { $colour } card built from now on
classic-effect-revives = at the end of this turn, build a card of the discard pile for nothing

## Score sheet

classic-category-military = Military
classic-category-treasury = Treasury
classic-category-wonder = Wonder
classic-category-civilian = Civilian
classic-category-science = Science
classic-category-commerce = Commerce
classic-category-guilds = Guilds

classic-line-victories = { $count } won
classic-line-defeats = { $count } taken, −1 each
classic-line-coins = { $coins } held, 1 point for every 3
classic-line-stage = stage { $stage }
classic-line-printed = printed on it
classic-line-per = { $count } × { classic-each }, { $n } each
classic-line-copied = copied from a neighbour
classic-line-symbols = { $count ->
    [one] 1 symbol
   *[other] { $count } equal symbols
}{ $free ->
    [0] { "" }
   *[other] , { $free } of them by choice
}, squared
classic-line-sets = { $count } × three different symbols, 7 each

classic-ending-points = most points
classic-ending-tie-break = equal points, more coins
classic-ending-shared = equal points and coins: the victory is shared

## What is asked

classic-decision-PickBoard = Which board does { $city } take?
classic-decision-PickCard = Which card does { $city } play?
classic-decision-PlayLastCard = How does { $city } use the last card?
classic-decision-PickDiscarded = Which card of the discard pile does { $city } build for nothing?
classic-decision-DealingBoards = The boards are dealt.
classic-decision-DealingHands = The cards of an age are dealt.
classic-decision-DrawingForFreeCity = A card is drawn for the Free City.

## Actions

classic-payment = { $left ->
    [0] { "" }
   *[other] , { $left } to the left
}{ $right ->
    [0] { "" }
   *[other] , { $right } to the right
}{ $bank ->
    [0] { "" }
   *[other] , { $bank } to the bank
}
classic-action-build = build { $card }{ $using_id ->
    [free_build] { " " }without cost (once an age)
    [caligula] { " " }without cost (Caligula, once an age)
   *[other] { "" }
}{ classic-payment }
classic-action-stage = complete the next stage with { $card }{ classic-payment }
classic-action-sell = sell { $card } for 3 coins
classic-action-revive = build { $card } from the discard pile
classic-action-decline = do without
classic-action-board = take { $board }
classic-action-boards = boards: { $boards }
classic-action-deal = cards: { $cards }
classic-action-draw = draw { $card }

## The same, short, beside the name of the card

classic-payment-short = { $left ->
    [0] { "" }
   *[other] , { $left } left
}{ $right ->
    [0] { "" }
   *[other] , { $right } right
}{ $bank ->
    [0] { "" }
   *[other] , { $bank } bank
}
classic-choice-build = build{ $using_id ->
    [free_build] { " " }without cost
    [caligula] { " " }without cost (Caligula)
   *[other] { "" }
}{ classic-payment-short }
classic-choice-stage = stage{ classic-payment-short }
classic-choice-sell = sell
classic-choice-revive = build

## What happened

classic-event-BoardsAssigned = Boards: { $boards }.
classic-event-CitiesFounded = Every city starts with { $coins } coins.
classic-event-HandsDealt = Age { $age } begins; the cards are dealt.
classic-event-FreeCityCardDrawn = You draw { $card } for the Free City.
classic-event-FreeCityCardDrawn-hidden = { $by } draws a card for the Free City.
classic-event-FreeCityPicked = For the Free City you have chosen: { $action }.
classic-event-FreeCityPicked-hidden = { $by } has chosen a card for the Free City.
classic-event-FreeCityRevealed = { "" }
classic-event-CoinsPaid = { $to_seat ->
    [-1] { $city } pays { $coins } to the bank.
   *[other] { $city } pays { $coins } to { $to }.
}
classic-event-CoinsGained = { $source_id ->
    [sale] { "" }
   *[other] { $city } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } ({ $source }).
}
classic-event-CardBuilt = { $city } { $how_id ->
    [recruited] recruits
   *[other] builds
} { $card }{ $how_id ->
    [chain] { " " }(free by a chain)
    [discard] { " " }from the discard pile
    [free_build] { " " }without cost
    [caligula] { " " }without cost (Caligula)
   *[other] { "" }
}.
classic-event-StageBuilt = { $city } completes a stage with { $card } under it.
classic-event-StageBuilt-hidden = { $city } completes a stage.
classic-event-CardSold = { $city } sells { $card } for 3 coins.
classic-event-CardSold-hidden = { $city } sells a card for 3 coins.
classic-event-LastCardAwaited = The last card may still be played.
classic-event-LeftoversDiscarded = The last cards are discarded{ $hand_count ->
    [0] .
   *[other] , yours was { $hand }.
}
classic-event-LeftoversDiscarded-hidden = The last cards are discarded.
classic-event-RevivalEarned = { $city } may build from the discard pile.
classic-event-RevivalEnded = { "" }
classic-event-HandsPassed = The hands go to the { $left_id ->
    [true] left
   *[false] right
}.
classic-event-ConflictWon = { $winner } defeats { $loser }: +{ $worth } and −1.
classic-event-CardBorrowed = { $city } has the effects of { $card } from now on.
classic-event-TokensGained = { $city } takes { $count ->
    [one] a { $kind } token
   *[other] { $count } { $kind } tokens
}.
classic-event-TokenSpent = { $city } gives back a { $kind } token.
classic-event-RightUsed = { "" }
classic-event-TurnRightsRenewed = { "" }
classic-event-ErrandGiven = { $kind_id ->
    [due] { $city } loses { $source_id }: to be paid, or owed.
   *[other] { "" }
}
classic-event-ErrandDone = { "" }
classic-event-PhaseReached = { "" }

## The table in words

classic-view-board = { $seat }: { $board }
classic-view-turn = Age { $age }, turn { $turn } of { $last }. Your hand goes to { $to } next. Discard pile: { $discarded }.
classic-view-turn-watched = Age { $age }, turn { $turn } of { $last }. Hands go to the { $side_id ->
    [left] left
   *[right] right
}. Discard pile: { $discarded }.
classic-view-last-turn = Age { $age }, turn { $turn } of { $last }: the last one. Discard pile: { $discarded }.
classic-view-before-age = Before age { $age }.
classic-view-controller = { $seat } plays for the Free City in this turn; its stack holds { $stacked }.
classic-view-city = { $seat }, { $board }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, { $stages }/{ $all } stages{ $won ->
    [0] { "" }
   *[other] , victories +{ $won }
}{ $lost ->
    [0] { "" }
   *[other] , defeats −{ $lost }
}{ $tokens_id ->
    [none] { "" }
   *[other] ; tokens: { $tokens }
}
classic-view-next-stage = Next stage: { $cost } →
classic-view-free-build = { $colour_id ->
    [none] One card may still be built without its cost in this age.
   *[other] One { $colour } card may still be built without its cost in this age.
}
classic-view-free-build-used = { $colour_id ->
    [none] The free building of this age is used.
   *[other] The free { $colour } building of this age is used.
}
classic-view-goods = Goods: { $goods }
classic-view-private-goods = Goods not for sale: { $goods }
classic-view-prices = Prices left/right: raw goods { $raw_left }/{ $raw_right }, manufactured goods { $made_left }/{ $made_right }
classic-view-rebates = The first good of a turn is cheaper, left/right: { $left }/{ $right }
classic-view-buildings = { $colour } ({ $count }): { $cards }
classic-view-science = Symbols: { $symbols }
classic-view-reserve = Leaders kept: { $cards }
classic-view-partner = { $seat }, your partner, holds: { $cards }
classic-view-partner-leaders = { $seat }, your partner, keeps the leaders: { $cards }
classic-view-copied = Copied: { $cards }
classic-view-board-does = { $board } →
classic-view-cards = { $cards_id ->
    [none] { "" }
   *[other] ; cards: { $cards }
}{ $leaders_id ->
    [none] { "" }
   *[other] ; leaders: { $leaders }
}{ $copied_id ->
    [none] { "" }
   *[other] ; copied: { $copied }
}
classic-view-neighbour = { $side_id ->
    [left] Left
   *[right] Right
}: { classic-view-city }; sells { $wares }{ classic-view-cards }
classic-view-other = { classic-view-city }{ classic-view-cards }

## Why something is not allowed; the short form stands beside the name of the card

classic-why-not-now = That is no answer to this; allowed now: { $verbs }.
    .short = not now
classic-why-no-board = There is no board “{ $board }”.
    .short = no such board
classic-why-board-taken = The wonder of { $board } is taken already.
    .short = taken
classic-why-board-closed = { $board } cannot be chosen here.
    .short = closed
classic-why-no-card = There is no card “{ $card }”.
    .short = no such card
classic-why-not-in-hand = { $card } is not in the hand, which holds: { $hand }.
    .short = not in hand
classic-why-set-aside = { $card } lies face down for the Free City already.
    .short = set aside
classic-why-stands = { $card } stands in this city already, and no building may stand there twice.
    .short = stands already
classic-why-not-in-pile = { $card } is not in the discard pile.
    .short = not in the pile
classic-why-no-right = There is no right called “{ $using }”.
    .short = no such right
classic-why-right-missing = This city has no right to build for nothing.
    .short = no such right
classic-why-right-used = This city has built for nothing in this age already.
    .short = right used
classic-why-right-unneeded = { $card } costs this city nothing anyway, so no right is used for it.
    .short = free anyway
classic-why-right-colour = This right builds { $colour } cards only.
    .short = { $colour } only
classic-why-right-unpaid = A building without cost is not paid for.
    .short = free
classic-why-free = { $what } costs this city nothing{ $chain_id ->
    [none] { "" }
   *[other] , because { $chain } stands there
}: no coins are paid.
    .short = free
classic-why-unavailable = For { $what }, this city and its neighbours lack: { $goods }.
    .short = lacks { $goods }
classic-why-too-poor = { $what } costs at least { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; this city has { $coins }.
    .short = { $coins } of { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
classic-why-payment = For { $what } these payments are possible: { $options }.
    .short = { $options }
classic-why-no-stage = All stages of this wonder are completed.
    .short = all completed
classic-why-may-not-sell = The Free City can build with { $card }, so it may not sell it.
    .short = of use
classic-why-must-use-other = The Free City sells only if no card of the hand is of use to it.
    .short = others are of use
classic-why-must-build-free = The Free City can build { $card } for nothing, so it must.
    .short = must be built
