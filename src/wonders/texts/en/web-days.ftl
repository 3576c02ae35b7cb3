### Matches over days: answers in advance, days off, push.

web-plan = Answer in advance
web-plan-another = Another line
web-plan-if = If another plays
web-plan-whatever = whatever they play
web-plan-then = I answer
web-plan-choose = Choose …
web-plan-nothing = Nothing can be foreseen here.
web-plan-keep = Plan it
web-plan-go-on = And then …
web-plan-when = { $their } → { $mine }
web-plan-any = If possible: { $mine }
web-plan-take-back = Take back
web-plan-take-back-n = Take back line { $n }
web-plan-impossible = Nothing of what you had planned is possible: it is your turn to choose.
web-plan-undone = An answer was taken back, so your plan has ended.
web-error-to_move = It is your turn now: choose directly.

## Days off

web-off = Days off
web-off-hint = On a day off your clock stands still at tables that are played over days. Others there see it. Days are counted by UTC; one that has begun stays taken.
web-off-first = First day
web-off-last = Last day
web-off-take = Take these days off
web-off-back = Have back
web-off-range = { $first } to { $last }
web-off-left = { $n ->
    [one] one day left in { $year }
   *[other] { $n } days left in { $year }
}
web-off-until = { $name } is off until { $day }: the clock stands still.
web-off-too-many = A year has { $most } days off; in { $year } that would be { $count }.
web-off-passed = Days off begin today at the earliest.
web-off-far = Days off can be taken { $days } days ahead.

## Push

web-push = Tell me on this device when it is my turn
web-push-hint = Also when nothing of Wonders is open. What is sent names the game and the table, and nothing of the match.
web-push-cannot = This browser cannot be told while the page is closed.
web-push-denied = The browser does not allow it; it can be changed in the settings of the browser.
web-push-missing = This server cannot do that, or the page was not installed yet: load it once more.
