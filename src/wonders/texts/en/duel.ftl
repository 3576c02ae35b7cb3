### 7 Wonders Duel in English. Arguments x come with x_id (the word of the rules), x_seat or x_count.

duel-name = 7 Wonders Duel

## Age I

duel-card-lumber_yard = Lumber Yard
duel-card-logging_camp = Logging Camp
duel-card-clay_pool = Clay Pool
duel-card-clay_pit = Clay Pit
duel-card-quarry = Quarry
duel-card-stone_pit = Stone Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard_tower = Guard Tower
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-workshop = Workshop
duel-card-apothecary = Apothecary
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Pharmacist
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-stone_reserve = Stone Reserve
duel-card-clay_reserve = Clay Reserve
duel-card-wood_reserve = Wood Reserve
duel-card-tavern = Tavern

## Age II

duel-card-sawmill = Sawmill
duel-card-brickyard = Brickyard
duel-card-shelf_quarry = Shelf Quarry
duel-card-glassblower = Glass-Blower
duel-card-drying_room = Drying Room
duel-card-walls = Walls
duel-card-horse_breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-archery_range = Archery Range
duel-card-parade_ground = Parade Ground
duel-card-library = Library
duel-card-dispensary = Dispensary
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-courthouse = Courthouse
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs_house = Customs House
duel-card-brewery = Brewery

## Age III

duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-fortifications = Fortifications
duel-card-siege_workshop = Siege Workshop
duel-card-circus = Circus
duel-card-academy = Academy
duel-card-study = Study
duel-card-university = University
duel-card-observatory = Observatory
duel-card-palace = Palace
duel-card-town_hall = Town Hall
duel-card-obelisk = Obelisk
duel-card-gardens = Gardens
duel-card-pantheon = Pantheon
duel-card-senate = Senate
duel-card-chamber_of_commerce = Chamber of Commerce
duel-card-port = Port
duel-card-armory = Armory
duel-card-lighthouse = Lighthouse
duel-card-arena = Arena

## Guilds

duel-card-merchants_guild = Merchants Guild
duel-card-shipowners_guild = Shipowners Guild
duel-card-builders_guild = Builders Guild
duel-card-magistrates_guild = Magistrates Guild
duel-card-scientists_guild = Scientists Guild
duel-card-moneylenders_guild = Moneylenders Guild
duel-card-tacticians_guild = Tacticians Guild

## Wonders

duel-wonder-appian_way = The Appian Way
duel-wonder-circus_maximus = Circus Maximus
duel-wonder-colossus = The Colossus
duel-wonder-great_library = The Great Library
duel-wonder-great_lighthouse = The Great Lighthouse
duel-wonder-hanging_gardens = The Hanging Gardens
duel-wonder-mausoleum = The Mausoleum
duel-wonder-piraeus = Piraeus
duel-wonder-pyramids = The Pyramids
duel-wonder-sphinx = The Sphinx
duel-wonder-statue_of_zeus = The Statue of Zeus
duel-wonder-temple_of_artemis = The Temple of Artemis

## Progress tokens

duel-token-agriculture = Agriculture
duel-token-architecture = Architecture
duel-token-economy = Economy
duel-token-law = Law
duel-token-masonry = Masonry
duel-token-mathematics = Mathematics
duel-token-philosophy = Philosophy
duel-token-strategy = Strategy
duel-token-theology = Theology
duel-token-urbanism = Urbanism

## Words

duel-word-W = wood
duel-word-S = stone
duel-word-C = clay
duel-word-G = glass
duel-word-P = papyrus
duel-word-brown = brown
duel-word-grey = grey
duel-word-blue = blue
duel-word-green = green
duel-word-yellow = yellow
duel-word-red = red
duel-word-purple = purple
duel-word-brown_grey = brown and grey
duel-word-wonder = wonder
duel-word-token = progress token
duel-word-coins3 = 3 coins
duel-word-wheel = wheel
duel-word-mortar = mortar
duel-word-plumb = plumb line
duel-word-quill = quill
duel-word-sundial = sundial
duel-word-globe = armillary sphere
duel-word-horseshoe = horseshoe
duel-word-sword = sword
duel-word-tower = tower
duel-word-target = target
duel-word-helmet = helmet
duel-word-book = book
duel-word-gear = gear
duel-word-lyre = lyre
duel-word-lamp = lamp
duel-word-mask = mask
duel-word-column = column
duel-word-moon = moon
duel-word-sun = sun
duel-word-drop = drop of water
duel-word-pillars = temple front
duel-word-amphora = amphora
duel-word-barrel = barrel
duel-word-closed = closed card
duel-word-closed_guild = closed guild
duel-word-none = none
duel-word-pawn = Conflict pawn
duel-word-coins = Treasury
duel-word-age_1 = Age I
duel-word-age_2 = Age II
duel-word-age_3 = Age III
duel-word-guilds = Guilds
duel-word-wonders = Wonders
duel-word-progress = Progress tokens

## Kinds of things to look up

duel-kind-card = card
duel-kind-wonder = wonder
duel-kind-token = progress token

## Options

duel-option-first = Who starts: seat 0, seat 1, or lot
duel-option-wonders = Whether wonders are drafted (draft) or given out as for a first match (fixed)
duel-option-fair = A fairer start: off, the second player picks first (draft), or both bid coins for the start (bid)

## What cards, wonders and tokens do

duel-effect-produces = produces { $units } { $good }
duel-effect-choice = produces one of { $goods }, not counted in the other city’s prices
duel-effect-fixed-price = { $goods } costs you 1 coin a unit
duel-effect-chain = chain symbol: { $chain }
duel-effect-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
duel-effect-science = symbol: { $symbol }
duel-effect-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} at once
duel-effect-coins-own = at once { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for { $what_id ->
    [wonder] each wonder in your city
    [token] each progress token you have
    [coins3] every 3 coins in the richer city
   *[other] each { $what } card in your city
}
duel-effect-coins-most = at once { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for { $what_id ->
    [wonder] each wonder in the city with most of them
    [token] each progress token you have
    [coins3] every 3 coins in the richer city
   *[other] each { $what } card in the city with most of them
}
duel-effect-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
duel-effect-points-own = { $n ->
    [one] 1 point
   *[other] { $n } points
} for { $what_id ->
    [wonder] each wonder in your city
    [token] each progress token you have
    [coins3] every 3 coins in the richer city
   *[other] each { $what } card in your city
}
duel-effect-points-most = { $n ->
    [one] 1 point
   *[other] { $n } points
} for { $what_id ->
    [wonder] each wonder in the city with most of them
    [token] each progress token you have
    [coins3] every 3 coins in the richer city
   *[other] each { $what } card in the city with most of them
}
duel-effect-again = extra turn
duel-effect-opponent-loses = the other city loses { $n } coins
duel-effect-destroys = destroys a { $colour } card of the other city
duel-effect-revives = builds a card of the discard pile for nothing
duel-effect-library = draws { $n } progress tokens from the box and keeps one
duel-effect-discount = { $on_id ->
    [wonder] wonders
   *[other] { $on } cards
} cost { $n } goods of your choice less
duel-effect-economy = you get the coins that the other city pays for goods
duel-effect-strategy = { $n } more shield with every red card built from now on
duel-effect-theology = every wonder built from now on gives an extra turn
duel-effect-urbanism = { $n } coins whenever a chain makes a building free

## Score sheet

duel-category-military = Military
duel-category-civilian = Civilian
duel-category-science = Science
duel-category-commerce = Commerce
duel-category-guilds = Guilds
duel-category-wonders = Wonders
duel-category-progress = Progress
duel-category-treasury = Treasury
duel-line-printed = printed on it
duel-line-each = { $count } × { $n } for { $what_id ->
    [wonder] wonders in the city of { $of }
    [token] progress tokens
    [coins3] every 3 coins in the treasury of { $of }
   *[other] { $what } cards in the city of { $of }
}
duel-line-military = the pawn stands { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} from the middle
duel-line-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, 3 for a point

## Endings

duel-ending-points = most points
duel-ending-tie-break = equal points, more of them on blue cards
duel-ending-draw = a draw: equal points, also on blue cards
duel-ending-military = military supremacy
duel-ending-science = scientific supremacy

## Decisions

duel-decision-PlayTurn = Which card do you take, and what for?
duel-decision-ChooseWonder = Which wonder do you take?
duel-decision-ChooseStarter = Who starts this age?
duel-decision-NameBid = How many coins do you bid for the start?
duel-decision-ChooseToken = Which progress token do you take for the pair?
duel-decision-KeepToken = Which of the drawn progress tokens do you keep?
duel-decision-DestroyCard = Which { $colour } card of the other city do you destroy?
duel-decision-ReviveCard = Which card of the discard pile do you build for nothing?
duel-decision-LayingTokens = Progress tokens are drawn for the board.
duel-decision-DrawingStarter = The lot names the starting player.
duel-decision-OfferingWonders = Wonders are turned up.
duel-decision-DealingAge = An age is laid out.
duel-decision-TurningUp = Closed cards are turned up.
duel-decision-DrawingLibrary = Progress tokens are drawn from the box.

## Actions

duel-action-build = build { $card }
duel-action-wonder = build { $wonder } with { $card } under it
duel-action-sell = sell { $card }
duel-action-token = take { $token }
duel-action-destroy = destroy { $card }
duel-action-revive = build { $card } from the discard pile
duel-action-pick = take { $wonder }
duel-action-begin = { $seat } starts
duel-action-bid = bid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
duel-action-tokens = on the board: { $tokens }
duel-action-starter = { $seat } starts
duel-action-offer = wonders: { $wonders }
duel-action-deal = layout: { $cards }
duel-action-turn-up = turn up { $cards }
duel-action-draw = draw { $tokens }

## The same where the card has been named

duel-choice-build = build
duel-choice-wonder = build { $wonder }
duel-choice-sell = sell
duel-choice-destroy = destroy
duel-choice-revive = build

## Events

duel-event-BuildingBuilt = { $seat } builds { $card }{ $chain_id ->
    [none] { $paid ->
        [0] { "" }
        [one] { " " }for 1 coin
       *[other] { " " }for { $paid } coins
    }
   *[other] { " " }for nothing, thanks to { $chain }
}.
duel-event-CardSold = { $seat } sells { $card } for { $coins } coins.
duel-event-WonderBuilt = { $seat } builds { $wonder }{ $paid ->
    [0] { "" }
    [one] { " " }for 1 coin
   *[other] { " " }for { $paid } coins
}; { $card } lies under it.
duel-event-WonderRemoved = Seven wonders stand: { $wonder } of { $owner } leaves the match.
duel-event-ExtraTurnWon = { $seat } has an extra turn.
duel-event-CoinsTaken = { $seat } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} ({ $source }).
duel-event-CoinsLost = { $seat } loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} ({ $source }).
duel-event-PawnMoved = { $seat } moves the conflict pawn { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} forward.
duel-event-CityLooted = Looted: { $loser } loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} (token { $worth }).
duel-event-DecisionOwed = { "" }
duel-event-TokenTaken = { $seat } takes the progress token { $token }.
duel-event-LibraryOpened = { $seat } draws { $count } progress tokens from the box.
duel-event-TokensDrawn = Drawn: { $tokens }.
duel-event-BuildingDestroyed = { $seat } destroys { $card } of { $owner }.
duel-event-BuildingRevived = { $seat } builds { $card } from the discard pile.
duel-event-CardsTurnedUp = Turned up: { $cards }.
duel-event-AgeEnded = Age { $age } is over.
duel-event-MatchWon = { $winner } has won.
duel-event-MatchDrawn = The match is a draw.
duel-event-TokensLaid = Progress tokens on the board: { $tokens }.
duel-event-PhaseReached = { "" }
duel-event-StarterDrawn = The lot says that { $seat } starts.
duel-event-BidsOpened = Bids: { $bids }. { $winner } pays and starts.
duel-event-WondersOffered = Wonders turned up: { $wonders }.
duel-event-WonderPicked = { $seat } takes { $wonder }.
duel-event-WondersGiven = { $seat } has { $wonders }.
duel-event-AgeDealt = Age { $age } is laid out.
duel-event-StarterChosen = { $by } lets { $seat } start.

## A view in words

duel-view-offer = { $n } wonders to pick from:
duel-view-turn = Age { $age }, { $left ->
    [one] 1 card
   *[other] { $left } cards
} left. It is the turn of { $seat }.
duel-view-age = Age { $age } is about to begin.
duel-view-row = Row { $n }: { $cards }
duel-view-accessible = Accessible: { $cards }
duel-view-payment = { $works } would take { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
}
duel-view-unseen = Closed cards are among: { $cards }
duel-view-unseen-guilds = Closed guilds are among: { $cards }
duel-view-track = Conflict track: { $seat } leads by { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} ({ $points } points); loot left: { $loot0 } and { $loot1 } coins
duel-view-track-middle = Conflict track: the pawn stands in the middle; loot left: { $loot0 } and { $loot1 } coins
duel-view-board = Progress tokens on the board: { $tokens }; in the box: { $box }
duel-view-city = { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
duel-view-buildings = { $colour }: { $cards }
duel-view-finished = Wonders built: { $wonders }
duel-view-wonder = { $wonder } ({ $cost }) →
duel-view-token = { $token } →
duel-view-tokens = Progress tokens: { $tokens }
duel-view-discard = Discard pile: { $cards }

## Why something is not allowed

duel-why-not-now = That is no answer to this; allowed now: { $verbs }.
    .short = not now
duel-why-no-card = There is no card “{ $card }”.
    .short = no such card
duel-why-not-there = { $card } does not lie open in the layout; accessible are: { $accessible }.
    .short = not in the layout
duel-why-covered = { $card } is covered by { $covering }; accessible are: { $accessible }.
    .short = covered
duel-why-no-wonder = There is no wonder “{ $wonder }”.
    .short = no such wonder
duel-why-seven = { $n } wonders stand already, and no more may be built in a match.
    .short = { $n } wonders stand
duel-why-wonder-stands = { $wonder } stands already.
    .short = stands already
duel-why-not-your-wonder = { $wonder } is no wonder of { $seat }, who can still build: { $wonders }.
    .short = not your wonder
duel-why-too-poor = { $works } would take { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, { $goods } of them for goods; { $seat } has { $held } and lacks { $short }.
    .short = takes { $n }, you have { $held }
duel-why-not-to-destroy = “{ $card }” is no { $colour } card of the other city; it has: { $cards }.
    .short = not to be destroyed
duel-why-not-in-pile = “{ $card }” is not in the discard pile, which holds: { $cards }.
    .short = not in the pile
duel-why-no-token = There is no progress token “{ $token }”.
    .short = no such token
duel-why-not-drawn = { $token } was not drawn; drawn were: { $tokens }.
    .short = not drawn
duel-why-not-on-board = { $token } does not lie on the board; there are: { $tokens }.
    .short = not on the board
duel-why-not-offered = “{ $wonder }” is not to be picked now; there are: { $wonders }.
    .short = not offered
duel-why-no-seat = There is no seat { $n }; seat 0 or seat 1 can start.
    .short = no such seat
duel-why-bid = A bid is from 0 to { $most } coins, not { $n }.
    .short = from 0 to { $most }
