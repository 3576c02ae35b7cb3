### The board of Duel in the browser, in English.

web-duel-confirm = Confirm?

web-duel-age = { $age ->
    [1] Age I
    [2] Age II
   *[other] Age III
}
web-duel-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
web-duel-layout = Cards of age { $age }
web-duel-closed = Face-down card of age { $age }
web-duel-closed-guild = Face-down guild
web-duel-accessible = accessible
web-duel-covered = covered
web-duel-price = costs you { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
}
web-duel-price-dear = would cost you { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, more than you have
web-duel-price-chain = free for you thanks to { $card }
web-duel-price-other = { $n ->
    [0] free
    [one] 1 coin
   *[other] { $n } coins
} for { $seat }
web-duel-other-price = Other’s prices
web-duel-turn = to play
web-duel-build = Build
web-duel-sell = Sell
web-duel-free = Free
web-duel-choose-card = Choose one of the golden cards
web-duel-look-card = Choose any open card to read it
web-duel-explain = About { $card }
web-duel-not-possible = Not possible
web-duel-take-back = Take back
web-duel-nothing = nothing

web-duel-city = City of { $seat }
web-duel-city-open = City of { $seat }: show all
web-duel-goods = Goods
web-duel-made = Made
web-duel-trade = Price of a missing unit
web-duel-trade-short = Price
web-duel-trade-good = A missing unit of { $good } costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
web-duel-one-of = one of { $goods }
web-duel-symbols = { $n } of { $of } different symbols
web-duel-chains = Chain symbols
web-duel-chains-short = Chains
web-duel-progress = Progress tokens
web-duel-wonders = Wonders
web-duel-wonder-built = stands; { $card } lies under it
web-duel-built = Built
web-duel-wonder-lost = can no longer be built
web-duel-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
web-duel-no-buildings = No buildings yet
web-duel-estimate = Points if the match ended now
web-duel-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

web-duel-track = Conflict track
web-duel-capital = Capital of { $seat }
web-duel-scene-military = The capital falls: { $seat } wins
web-duel-scene-science = Scientific supremacy: { $seat } wins
web-duel-won-military = The capital of { $loser } has fallen
web-duel-won-science = Six different symbols: { $winner } knows it all
web-duel-won-shields = Shields: { $winner } { $ours }, { $loser } { $theirs }
web-duel-won-symbols = Different symbols: { $winner } { $ours }, { $loser } { $theirs }
web-duel-won-uncounted = The match was over at once, so no points were counted.
web-duel-track-middle = The pawn stands in the middle
web-duel-track-lead = { $seat } leads by { $spaces } ({ $points } points), { $left } to the capital
web-duel-warn-science = { $seat } has { $n } of { $of } different symbols: one more ends the match.
web-duel-warn-military = { $seat } is { $n ->
    [one] 1 space
   *[other] { $n } spaces
} from the other capital.
web-duel-draft-order = Next to pick:
web-duel-discard = Discard pile ({ $n })
web-duel-last = The last turns
web-duel-unseen = What may lie face down
web-duel-wonders-left = { $n ->
    [0] No more wonders can be built
    [one] 1 wonder can still be built
   *[other] { $n } wonders can still be built
}
