# What cannot be in a position that was set up by hand.
position-no-json = This is no position: it is not JSON.
position-too-long = A position has at most { $most } characters; this has { $count }.
position-no-object = Here belongs an object with fields, not { $value }.
position-no-list = Here belongs a list of at most 200 entries, not { $value }.
position-version = This version reads positions of version { $version }, not { $value }.
position-unknown-field = A position of this game has no field { $field }.
position-number = { $value } is no whole number from { $lowest } to { $highest }.
position-choice = { $value } is none of: { $choices }.
position-size = This list has { $count ->
    [one] one entry
   *[other] { $count } entries
}, but { $size ->
    [0] belongs empty
   *[other] needs { $size }
}.
position-unknown = This game, as it is set, has no { $value } for this place.
position-twice = { $thing } is in more than one place.
position-seed = A seed is a text of at most 80 characters, not { $value }.
position-options = { $text }
position-audit = This table cannot be: { $text }.
position-no-moment = Only a moment at which a player makes a usual choice can be set up; this is in between, before, or after. Try the step before or after it.
position-nothing-to-choose = Nobody could answer what is asked here.
position-duel-age = The draft of wonders is before age 1, everything else from there on; { $age } does not fit what is asked.
position-duel-other-age = { $card } is not among the cards of age { $age }.
position-duel-taken-covered = The card of slot { $slot } cannot have been taken: that of slot { $above } lies on it.
position-duel-open-row = The card of slot { $slot } lies open from the beginning.
position-duel-closed-row = The card of slot { $slot } is closed as long as that of slot { $above } lies on it.
position-duel-uncovered = Nothing lies on the card of slot { $slot } any more, so it lies open.
position-duel-guilds = { $count } guilds are laid out; there are { $most } in a match.
position-duel-guilds-few = { $count ->
    [0] No guild is
    [one] Only one guild is
   *[other] Only { $count } guilds are
} left of three, but only { $taken ->
    [one] one card was
   *[other] { $taken } cards were
} taken.
position-duel-cards-taken = { $count ->
    [one] One card
   *[other] { $count } cards
} of age { $age } { $count ->
    [one] lies
   *[other] lie
} in cities, under wonders and on the discard pile; { $most ->
    [0] none was
    [one] only one was
   *[other] only { $most } were
} taken.
position-duel-guilds-taken = { $count ->
    [one] One guild lies
   *[other] { $count } guilds lie
} in cities, under wonders and on the discard pile; { $most ->
    [0] none was
    [one] only one was
   *[other] only { $most } were
} taken.
position-duel-cards-missing = { $count ->
    [one] A card of age { $age } that was taken lies
   *[other] { $count } cards that were taken, one of them of age { $age }, lie
} nowhere. Without the field discard the rest goes there.
position-duel-no-card-to-bury = More cards lie under wonders than were taken.
position-duel-lost = { $card } was taken, but lies nowhere.
position-duel-wonders-built = { $count } wonders are built; the match has at most { $most }.
position-duel-wonders = This city has { $count } wonders; each has { $each }.
position-duel-eighth = { $most } wonders are built, so the last one is back in the box.
position-duel-tokens-held = The cities have { $count ->
    [one] one progress token
   *[other] { $count } progress tokens
}; by their pairs of symbols and the Great Library { $lowest ->
    [one] it is at least one
   *[other] they are at least { $lowest }
} and at most { $highest }.
position-duel-no-pair = No city has a pair of symbols that could bring a token.
position-duel-board = { $count ->
    [one] One progress token lies
   *[other] { $count } progress tokens lie
} on the board. With { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} of symbols there are { $size }.
position-duel-science-won = With { $count } different symbols this city has won: the match is over.
position-duel-pawn = The pawn cannot stand at { $pawn }. With { $one } and { $other } shields it stands between { $lowest } and { $highest }.
position-duel-loot = Before each city lie the military tokens 2 and 5, or 5, or none.
position-duel-looted = The pawn is { $pawn } spaces from the middle and has taken a token that is still said to lie there.
position-duel-starter = Who starts is asked when age 2 or 3 has just been laid out.
position-duel-nothing-left = All cards of the age are taken, so there is no turn.
position-duel-other-seat = It is not { $seat } who decides here.
position-duel-no-library = { $seat } has not built a wonder that draws progress tokens.
position-duel-drawn = { $size } different progress tokens of the box are drawn.
position-duel-draft-empty = During the draft nobody has anything but wonders and coins.
position-duel-draft = The cities have { $one } and { $other } wonders, { $offered ->
    [one] one is
   *[other] { $offered } are
} on offer: so it cannot be in a draft of twice four.
position-architects-stage-twice = A stage is built once.
position-architects-stage-in-air = Stage { $number } stands on stages that are not built.
position-architects-finished = This wonder is complete, so the match is over.
position-architects-payable = This city could pay for a stage: it would have built it in its last turn.
position-architects-tradable = This city has symbols to trade for a progress token: it would have done so in its last turn.
position-architects-cat-nowhere = Somebody has a blue card with the cat, so somebody has the cat.
position-architects-cat = { $seat } has no card with the cat.
position-architects-peace = All conflict tokens show battle: the conflict was fought at the end of the last turn, and they show peace again.
position-architects-tokens-used = Only tokens that the player has can be used in a turn, and each once.
position-architects-found = Cards are found when, and only when, one of them is to be kept.
position-architects-deck = { $card } is { $count } times in this deck, which has had it { $most } times.
position-architects-lost = { $card } has left the decks { $count ->
    [one] once more
   *[other] { $count } times more
} than it lies anywhere.
position-architects-too-many = { $card } lies { $count } times in cities and on the discard pile: so many are not missing in the decks.
position-architects-top-unseen = The top of the common deck is known only if somebody has looked at it (lookers).
position-architects-row = { $count ->
    [one] One progress token lies
   *[other] { $count } progress tokens lie
} open; as long as there are enough, there are { $size }.
position-architects-token-lost = The progress token { $token } is nowhere.
position-architects-token-twice = The progress token { $token } is in more places than there are copies ({ $copies }).
position-classic-later-age = { $card } is a card of age { $age }, which has not begun.
position-classic-not-in-deck = { $card } is not in the game with { $players } players.
position-classic-too-many = { $card } is there more often than { $most ->
    [one] once
   *[other] { $most } times
}.
position-classic-drawn = { $count } cards of this kind ({ $colour }) are there; only { $most } of an age are dealt.
position-classic-building-twice = { $card } has the name of another building of this city, and no name stands twice.
position-classic-stages = This board has { $most } stages, not { $count }.
position-classic-conflicts = { $count ->
    [one] One conflict token is
   *[other] { $count } conflict tokens are
} more than the conflicts so far can have left: { $most }.
position-classic-victories = Victories worth { $worth } come from age { $age }; from there { $most ->
    [0] nobody has any yet
   *[other] a city has at most { $most }
}.
position-classic-balance = { $won } victories and { $lost } defeats: each victory is somebody's defeat.
position-classic-hand = This hand has { $count ->
    [one] one card
   *[other] { $count } cards
}; at this turn it has { $size }.
position-classic-hand-age = { $card } is not a card of age { $age }, so it is in no hand.
position-classic-too-few-left = There are not enough cards of age { $age } left for hands and stages: more lie in cities than can have been played.
position-classic-missing = { $count ->
    [one] A card of age { $age } lies
   *[other] { $count } cards, one of them of age { $age }, lie
} nowhere. Without the field discard the rest goes there.
position-classic-too-quick = This city has used { $count } cards of the ages; it has had { $most } turns.
position-classic-no-leaders = Without Leaders nobody has leaders.
position-classic-picked = Only with two players, and before they pick for their own cities, something has been chosen for the free city.
position-classic-picked-illegal = { $value } cannot be what was chosen for the free city.

position-asked = { $who }: { $what }
position-fine = This table can be.
position-best = Best answers, from what { $who } knows ({ $nodes } simulations):
position-answer = { $chance }  { $answer }
position-answer-because = { $chance }  { $answer }. It { $reasons }.
