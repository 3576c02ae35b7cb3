### Puzzles in the terminal.

cli-puzzles-id = puzzle
cli-puzzles-rating = rating
cli-puzzles-game = game
cli-puzzles-players = players
cli-puzzles-themes = about
cli-puzzles-title = Puzzle { $id } (rating { $rating }): you are { $seat }. One answer is clearly best.
cli-puzzles-answer = Your answer (its number):
cli-puzzles-right = Right!
cli-puzzles-wrong = Not the best. Chances to win, * marks what is right:
cli-puzzles-why = What the best answer does: { $reasons }.
cli-puzzles-nodes = By { $nodes } simulations of what the seat could know.
cli-puzzles-theme-military = military
cli-puzzles-theme-science = science
cli-puzzles-theme-chain = chain
cli-puzzles-theme-denial = denial
cli-puzzles-theme-money = money
cli-puzzles-theme-tempo = tempo
cli-puzzles-theme-push = push
cli-puzzles-theme-wonder = wonder
cli-puzzles-theme-points = points
