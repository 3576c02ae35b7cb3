### Words that every game uses.

seat = seat { $n }
coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
sheet-line = { $source }: { $reason }
why-not-asked = { $seat } is not asked anything now.
why-not-asked-chance = Chance is not asked anything now.
why-unanswered = { $seat } has not answered.
why-unanswered-chance = Chance has not answered.
why-nothing-sealed = { $seat } has no sealed answer to take back.
why-no-outcome = '{ $action }' is not a possible answer to { $label }.
why-not-allowed = '{ $action }' is not allowed now.
    .short = not allowed now
why-over = The match is over.
why-said = { $sentence }
    .short = { $sentence }
