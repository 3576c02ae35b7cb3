### The board of Architects in the browser, in English.

web-architects-confirm = Confirm?
web-architects-wonder = { $wonder }: { $n } of 5 stages stand
web-architects-stage = Stage { $n }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, costs { $size } { $kind } resources
web-architects-stages = stages { $stages }: { $words }
web-architects-stage-built = completed
web-architects-stage-ready = can be paid
web-architects-stage-open = can be built next
web-architects-stage-closed = stands on stages that are not completed yet
web-architects-build = Stage { $n }
web-architects-pay = Ways to pay for stage { $n }
web-architects-face-down = face down
web-architects-empty = empty
web-architects-left = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-architects-secret = Only you know this card
web-architects-decks = Decks within reach
web-architects-deck-left = left: { $wonder }
web-architects-deck-right = right: { $wonder }
web-architects-deck-common = middle
web-architects-deck-of = deck of { $wonder }
web-architects-progress = Progress tokens
web-architects-progress-title = Progress
web-architects-more = { $n } more
web-architects-stack = { $n ->
    [0] no tokens in the stack
    [one] 1 token in the stack
   *[other] { $n } tokens in the stack
}
web-architects-take = take
web-architects-conflict-title = Conflict
web-architects-conflict = Conflict tokens: { $n } of { $of } show battle
web-architects-conflict-left = { $n ->
    [one] one more horn brings a conflict
   *[other] { $n } horns to a conflict
}
web-architects-conflict-now = conflict at the end of this turn
web-architects-cards = Cards
web-architects-no-cards = No cards
web-architects-cat = holds the cat
web-architects-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}, { $lasting } of them last beyond a conflict
web-architects-shields-compared = Shields against the neighbours
web-architects-would-win = { $n ->
    [0] A conflict now would win you nothing
    [one] A conflict now would win you 1 victory token
   *[other] A conflict now would win you { $n } victory tokens
}
web-architects-victories = { $n ->
    [one] 1 victory token
   *[other] { $n } victory tokens
}
web-architects-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} so far
web-architects-city = { $seat }, { $wonder }
web-architects-left-neighbour = left neighbour
web-architects-right-neighbour = right neighbour
web-architects-extra = extra: { $token }
web-architects-within = What is left in the decks
web-architects-not-possible = Not possible now
web-architects-scene = The horns sound: shields are compared
web-architects-scene-won = { $n ->
    [one] You win a token
   *[other] You win { $n } tokens
}
web-architects-scene-quiet = No token for you this time
