### The board of 7 Wonders in the browser, in English.

## Where the match is

web-classic-age = Age { $age }
web-classic-before-age = Before age { $age }
web-classic-over = The match is over
web-classic-turn = Turn { $turn } of { $turns }
web-classic-last-turn = Last turn of the age
web-classic-passing-left = Hands go to the left
web-classic-passing-right = Hands go to the right
web-classic-discarded = Discard pile: { $n } cards, face down
web-classic-stacked = Stack of the Free City: { $n } cards
web-classic-awaited = { $n ->
    [one] Waiting for { $who }
   *[other] Waiting for { $n }: { $who }
}
web-classic-last = Last turn
web-classic-conflicts = Conflicts at the end of the age
web-classic-battle-end = End of age { $age }
web-classic-battle-meet = The armies meet
web-classic-battle-won = { $n ->
    [one] You win a battle
   *[other] You win { $n } battles
}
web-classic-battle-lost = { $n ->
    [one] You lose a battle
   *[other] You lose { $n } battles
}
web-classic-battle-mixed = One battle won, one lost
web-classic-battle-quiet = No battle for you
web-classic-battle-points = { $n ->
    [one] { $sign }1 point
   *[other] { $sign }{ $n } points
}
web-classic-battle-onward = Back to the table
web-classic-diplomacy = { $n ->
    [one] { $who } holds diplomacy and stays out of the next conflict. Always stay fair!
   *[other] { $who } hold diplomacy and stay out of the next conflict. Always stay fair!
}
web-classic-diplomacy-teams = Diplomacy: { $who }. The next conflict there counts one token instead of two. Always stay fair!

## Cities

web-classic-you = { $seat } (you)
web-classic-city-of = City of { $seat }, { $board }
web-classic-left = Left neighbour
web-classic-right = Right neighbour
web-classic-team = Team { $team }
web-classic-partner = your partner
web-classic-holds = { $n } cards in hand
web-classic-has-chosen = { $seat } has chosen
web-classic-is-thinking = { $seat } is choosing
web-classic-controls = { $seat } plays it in this turn
web-classic-open-city = Show all of the city of { $seat }
web-classic-close-city = Show less of the city of { $seat }
web-classic-coins-label = coins
web-classic-shields-label = shields
web-classic-victories-label = points of victory tokens
web-classic-defeats-label = defeat tokens
web-classic-symbol-compass = compass
web-classic-symbol-gear = gear
web-classic-symbol-tablet = tablet
web-classic-symbol-any = symbol of choice
web-classic-symbol-mask = mask
web-classic-token-debt-label = debts
web-classic-token-diplomacy-label = diplomacy
web-classic-fight-1 = would win against you now
web-classic-fight-0 = neither would win now
web-classic-fight--1 = would lose against you now
web-classic-goods-label = Goods
web-classic-sells = Sells
web-classic-sells-nothing = nothing to buy
web-classic-buy-from = Buy from { $seat }
web-classic-buy = Buy
web-classic-you-make = You make
web-classic-makes = Makes
web-classic-your-city = Your city
web-classic-first-city = This city
web-classic-points-now = points now
web-classic-against = Against { $seat }
web-classic-win = win +{ $n }
web-classic-loss = defeat −1
web-classic-even = even
web-classic-ready = ready
web-classic-thinking = choosing
web-classic-prices-label = you pay { $raw } for a raw good, { $made } for a manufactured one
web-classic-no-cards = no cards yet
web-classic-buildings = Cards of { $seat }
web-classic-borrowed = copied
web-classic-new = new
web-classic-deed-stage = stage
web-classic-deed-sold = sold a card
web-classic-stages = Stages of the wonder
web-classic-stage = Stage { $n }
web-classic-stage-built = built
web-classic-stage-next = next
web-classic-stage-later = later
web-classic-under = { $card } under it
web-classic-estimate = Points if the match ended now
web-classic-reserve = Your leaders
web-classic-partner-hand = Hand of { $seat }, your partner
web-classic-seen = Cards you have seen
web-classic-seen-with = { $who } now holds
web-classic-seen-gone = less { $n } played face down

## Choosing

web-classic-hand = Your hand
web-classic-ask-PickCard = Choose a card
web-classic-ask-PlayLastCard = You may use your last card, too
web-classic-ask-PickDiscarded = Build a card of the discard pile for nothing
web-classic-ask-PickLeader = Choose a leader to keep; the others go to the right
web-classic-ask-UseLeader = Choose a leader to use before this age
web-classic-ask-RecruitAnother = You may recruit one more leader
web-classic-ask-PickLeaderToCopy = Choose a leader to copy
web-classic-ask-PickBoard = Choose your wonder
web-classic-ask-PayOrOwe = You lose { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. How many do you pay?
web-classic-ask-free-PickCard = Choose a card for the Free City
web-classic-ask-free-PlayLastCard = Use the last card of the Free City
web-classic-ask-free-PickDiscarded = The Free City builds a card of the discard pile for nothing
web-classic-picked = For the Free City:
web-classic-verb-build = Build
web-classic-verb-stage = Wonder
web-classic-verb-sell = Sell
web-classic-verb-recruit = Recruit
web-classic-verb-keep = Keep
web-classic-verb-revive = Build
web-classic-verb-copy = Copy
web-classic-pay = { $paid ->
    [0] owe { $owed }
   *[other] pay { $paid }{ $owed ->
        [0] { "" }
       *[other] , owe { $owed }
    }
}
web-classic-confirm = Confirm
web-classic-back = Back to the hand
web-classic-fold = Fold the hand away
web-classic-unfold = Show the hand
web-classic-change = Take back
web-classic-chosen = Chosen
web-classic-nothing = There is nothing to choose.
web-classic-choose-hint = Choose a card, then what it is for.
web-classic-affordable = Affordable
web-classic-no-coins = no coins
web-classic-free-by = Free · { $card }
web-classic-undo = Undo
web-classic-send-now = Send now
web-classic-price = you can { $verb ->
    [keep] keep it
    [recruit] recruit it
    [copy] copy it
   *[other] build it
} { $n ->
    [0] without coins
    [one] for 1 coin
   *[other] for { $n } coins
}
web-classic-buys = { $goods } from { $seat } for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
web-classic-free-chain = free by a chain
web-classic-free-short = free
web-classic-once = free, once an age
web-classic-other-ways = { $n ->
    [one] 1 other way to pay
   *[other] { $n } other ways to pay
}
web-classic-ways = Ways to pay
web-classic-cheapest = cheapest
web-classic-bank = bank

## Short help on what is not a card

web-help-web-classic-goods = What this city makes every turn. Where several goods are joined, it makes one of them. Neighbours can buy all that is not framed by dashes.
web-help-web-classic-coins = Coins in the treasury. Three of them are a point at the end.
web-help-web-classic-shields = Shields. At the end of each age every city compares them with both neighbours.
web-help-web-classic-victories = Points of the victory tokens won in conflicts.
web-help-web-classic-defeats = Defeat tokens from lost conflicts, −1 point each.
web-help-web-classic-estimate = The points that this city would have if the match ended now.
web-help-web-classic-prices = What you pay this neighbour for a raw and for a manufactured good.
web-help-web-classic-passing = After every turn the hands are passed on: left in ages I and III, right in age II.
web-help-web-classic-discard = Cards that were sold or left over. They lie face down; only a few effects bring one back.
web-help-web-classic-token-debt = Debts for coins that were not paid, −1 point each. They cannot be paid back.
web-help-web-classic-token-diplomacy = Diplomacy: this city stays out of the next conflict, and its neighbours face each other.
