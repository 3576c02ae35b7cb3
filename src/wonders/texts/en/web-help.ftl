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
web-help-got-it = Got it
web-help-no-more = No more tips
web-help-learn-about = A short match against easy bots. Tips come when you need them; you can play as slowly as you like.
web-help-begin = Begin
