### Puzzles: moments of matches at which one answer is clearly best.

web-puzzles-about = { $count } moments out of matches between bots, at each of which one answer is clearly better than all others. Look at the table, choose an answer, and see what a long search thinks.
web-puzzles-daily = The puzzle of the day
web-puzzles-fitting = A puzzle for me
web-puzzles-storm = Storm against the clock
web-puzzles-mine = Your rating: { $rating } after { $tries ->
        [one] one puzzle
       *[other] { $tries } puzzles
    }. Best storm: { $storm }. Both are kept in this browser only.
web-puzzles-mine-kept = Your rating: { $rating } after { $tries ->
        [one] one puzzle
       *[other] { $tries } puzzles
    }, kept with your profile: the first try at each puzzle moves it, and the puzzle's own. Best storm in this browser: { $storm }.
web-puzzles-game = Game
web-puzzles-theme = Theme
web-puzzles-all = All
web-puzzles-found = { $count ->
        [one] One puzzle, the easiest first
       *[other] { $count } puzzles, the easiest first
    }
web-puzzles-players = { $count } players
web-puzzles-solved = solved
web-puzzles-missed = missed
web-puzzles-player = Player { $n }
web-puzzles-right = Right!
web-puzzles-wrong = Not the best.
web-puzzles-yours = your answer
web-puzzles-why-right = With it you win { $chance } of the time, with the next best move { $second }.
web-puzzles-why-wrong = { $action } wins { $chance } of the time, your answer { $mine }.
web-puzzles-why-unseen = { $action } wins { $chance } of the time. Your answer looked so much worse that the search did not follow it far.
web-puzzles-reasons = What the best answer does: { $reasons }.
web-puzzles-themes = Theme: { $themes }.
web-puzzles-nodes = By { $nodes } simulations of what you could know.
web-puzzles-rated = Puzzle { $puzzle } · you { $mine }
web-puzzles-moved = Puzzle { $puzzle } · you { $mine } ({ $change })
web-puzzles-again = Try again
web-puzzles-next = Next puzzle
web-puzzles-storm-about = Three minutes, as many puzzles as you can, the easiest first. The third wrong answer ends it.
web-puzzles-storm-best = Your best so far: { $best }
web-puzzles-storm-begin = Begin
web-puzzles-storm-again = Once more
web-puzzles-storm-left = { $seconds } s left
web-puzzles-storm-solved = Solved: { $solved }
web-puzzles-storm-lives = Wrong answers left: { $lives }
web-puzzles-storm-over = { $solved ->
        [one] One puzzle solved.
       *[other] { $solved } puzzles solved.
    }
web-puzzles-theme-military = Military
web-puzzles-theme-science = Science
web-puzzles-theme-chain = Chain
web-puzzles-theme-denial = Denial
web-puzzles-theme-money = Money
web-puzzles-theme-tempo = Tempo
web-puzzles-theme-push = Push
web-puzzles-theme-wonder = Wonder
web-puzzles-theme-points = Points
web-puzzles-show-all = Show all { $count }
web-puzzles-missing = There is no such puzzle (any more).
web-puzzles-sending = Your answer is on its way …
web-puzzles-rating-late = your rating follows
web-puzzles-unrated = not rated: { $why }
