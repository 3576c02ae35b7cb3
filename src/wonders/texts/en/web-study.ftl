web-study-lines = Chances
web-study-true = As it was
web-study-known = As each could know it
web-study-graph = Chances to win over the match, a line for each player; triangles mark turning points, dotted lines the ages
web-study-turns = Turning points:
web-study-chances = Chances over the match
web-study-summary = Accuracy, luck and skill
web-study-luck = Even share, deal and others, and own answers add up to the victory. Own answers are measured against the best one found, so they never add anything.
web-study-decisions = Decisions
web-study-of = Whose
web-study-all = Good answers too
web-study-better = Better: { $answer } ({ $chance }).
web-study-nothing = Nothing worth a remark so far.
web-study-learn = Learn from mistakes
web-study-learn-whose = Choose a player above to go through that player’s positions again.
web-study-learn-none = Nothing was given away that is worth a lesson.
web-study-learn-intro = { $count ->
    [one] One position is
   *[other] { $count } positions are
} worth another look. Find a better answer than the one that was given.
web-study-learn-begin = Begin
web-study-learn-again = Once more
web-study-learn-find = { $n } of { $all }: played was “{ $answer }” ({ $chance }). What is better?
web-study-learn-show = Show me
web-study-learn-next = Next
web-study-learn-end = Done
web-study-tried-best = Yes, that is the best answer that was found.
web-study-tried-good = Good: nearly as good as the best.
web-study-tried-played = That is what was played.
web-study-tried-worse = Not among the best that were found. Try another one.
web-study-progress = { $done } of { $all } decisions are reviewed; this page shows more as it comes.
web-study-method = Judged by the bot hard with { $nodes } simulations a decision, from what each player could know at that moment.
web-hint = Hint
web-hint-nudge = What should I think of?
web-hint-answer = Show me a good answer
web-hint-reasons = And why?
web-hint-thinking = Thinking …
web-hint-verb = { $verb ->
    [build] Think of building something.
    [stage] Think of your wonder.
    [wonder] Think of your wonders.
    [sell] Think of coins.
    [take] Think of which card to take.
    [look] Think of looking first.
    [pick] Think of which wonder suits you.
    [token] Think of which token helps most.
    [trade] Think of your symbols.
   *[other] There is more than one way here; think of what each gives you.
}
web-hint-told = Good is: { $answer }.
web-study-missing = There is no such match (any more).
