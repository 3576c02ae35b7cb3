### Pages to look things up and to learn: rules, cards, the guided first game.

web-help-games = Games
web-help-find-rule = Find a rule
web-help-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
web-help-nutshell = In a nutshell
web-help-find-card = Find a card
web-help-any = all
web-help-cards-found = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
web-help-copies = In the deck with { $marks } players
web-help-chains = Chains
web-help-chains-hint = A building makes those below it free.
web-help-learn-about = A short match that is laid out for you: it says what to do, shows where, and ends in under five minutes.
web-help-begin = Begin
web-lesson-next = Next
web-lesson-step = Step { $n } of { $of }
web-lesson-meanwhile = The match goes on…
web-lesson-not-now = Not yet: the lesson wants what is in the light.
web-lesson-play-on = Play a whole match
