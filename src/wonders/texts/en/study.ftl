study-player = Player
study-column-accuracy = Accuracy
study-column-even = Even share
study-column-deal = Deal and others
study-column-answers = Own answers
study-column-result = Victory
study-running = Reviewing
study-stopped = Stopped after { $done } of { $all } decisions. They are kept; the same command goes on from there.
study-decisions = { $shown ->
    [0] Nothing worth a remark in { $all } decisions.
    [one] One of { $all } decisions is worth a remark:
   *[other] { $shown } of { $all } decisions are worth a remark:
}
study-decision = { $step } ({ $label }) { $who }: { $answer } – { $words }
study-worse = { $mark }, { $before } to { $after }. Better: { $best }.
study-as-good = { $mark }, { $before }.
study-because = It { $reasons }.
study-mark-best = best
study-mark-good = good
study-mark-inaccuracy = inaccuracy
study-mark-mistake = mistake
study-mark-blunder = blunder
study-reason-points = brings { $points ->
    [one] 1 point
   *[other] { $points } points
}
study-reason-symbol = is the { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
} { $symbol }, { $points ->
    [one] 1 point
   *[other] { $points } points
} more from science
study-reason-coins = brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
study-reason-goods = makes what the city could not make: { $goods }
study-reason-conflict = turns the conflict with { $who } in age { $age }: { $mine } shields to { $theirs }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
study-reason-even = draws level with { $who } at { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
} in age { $age }
study-reason-free = is free thanks to { $before }
study-reason-chain = keeps a chain: makes { $later } free later
study-reason-denies = denies { $who } { $card }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} there
study-reason-denies-symbol = denies { $who } the { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
} { $symbol }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} there
study-reason-wins-military = wins at once: the other capital falls
study-reason-wins-science = wins at once with six different symbols
study-reason-wins-points = ends the match with more points
study-reason-wins-tie-break = ends the match with more points on blue cards
study-reason-pawn = moves the conflict pawn by { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}; { $rest } left to the other capital
study-reason-loot = costs { $who } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
study-reason-different = brings { $count } of six different symbols
study-reason-pair = completes a pair of symbols, for a progress token
study-reason-again = lets you play again at once
study-reason-free-chain = is free by its chain
study-reason-denies-victory = denies { $who } { $card }, which would win the match at once
study-reason-denies-pawn = denies { $who } { $card }, which would move the pawn by { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
study-reason-denies-different = denies { $who } a new symbol: it would be { $count } of six
study-reason-cat = wins the cat
study-reason-stage-number = completes stage { $number } of the wonder
study-reason-stage-payable = makes the next stage payable, worth up to { $points ->
    [one] 1 point
   *[other] { $points } points
}
study-reason-set = completes a set of symbols, for a progress token
study-reason-horns = brings the conflict nearer: { $rest } to go
study-reason-shields = overtakes { $who } with { $mine } shields to { $theirs }
