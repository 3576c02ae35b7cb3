### Rätsel im Terminal.

cli-puzzles-id = Rätsel
cli-puzzles-rating = Wertung
cli-puzzles-game = Spiel
cli-puzzles-players = Spieler
cli-puzzles-themes = Thema
cli-puzzles-title = Rätsel { $id } (Wertung { $rating }): Du bist { $seat }. Eine Antwort ist klar die beste.
cli-puzzles-answer = Deine Antwort (ihre Nummer):
cli-puzzles-right = Richtig!
cli-puzzles-wrong = Nicht die beste. Siegchancen, * zeigt, was richtig ist:
cli-puzzles-why = Was die beste Antwort bewirkt: { $reasons }.
cli-puzzles-nodes = Nach { $nodes } Simulationen dessen, was der Platz wissen konnte.
cli-puzzles-theme-military = Militär
cli-puzzles-theme-science = Wissenschaft
cli-puzzles-theme-chain = Kette
cli-puzzles-theme-denial = Wegnehmen
cli-puzzles-theme-money = Geld
cli-puzzles-theme-tempo = Tempo
cli-puzzles-theme-push = Vorstoß
cli-puzzles-theme-wonder = Weltwunder
cli-puzzles-theme-points = Punkte
