### The score pad.

## Fields of an entry, and rows of the paper pad

pad-field = { $what_id ->
    [entry] the entry
    [game] the game
    [options] the options
    [players] the players
    [name] the name
    [points] the points
    [wonder] the wonder
    [wonders] the built wonders
    [stages] the stages
    [cards] the cards
    [coins] the coins
    [conflict_tokens] the conflict tokens
    [debts] the debts
    [copied_leader] the copied leader
    [free_city] the free city
    [tokens] the progress tokens
    [victories] the military tokens
    [cat] the cat
    [pawn] the pawn
    [winner] the winner
    [ending] the ending
    [teams] the teams
    [expansions] the expansions
   *[other] “{ $what }”
}
pad-row = { $category_id ->
    [military] Military
    [treasury] Treasury
    [wonder] The wonder
    [wonders] Wonders
    [civilian] Civilian
    [science] Science
    [commerce] Commerce
    [guilds] Guilds
    [extras] Black and white
    [progress] Progress
    [blue] Blue cards
    [cat] The cat
   *[other] { $category }
}
pad-expansion = { $expansion_id ->
    [cities] Cities
    [leaders] Leaders
   *[other] { $expansion }
}
pad-line-entered = as entered

## What cannot be

pad-problem-no-object = What was given as { pad-field } is no set of named values.
pad-problem-no-list = What was given as { pad-field } is no list.
pad-problem-too-long = The list given as { pad-field } is too long: { $most } is more than enough.
pad-problem-number = For { pad-field } a whole number from { $lowest } to { $highest } is needed, not “{ $value_id }”.
pad-problem-flag = For { pad-field } only yes or no will do.
pad-problem-no-name = A name is missing in { pad-field }.
pad-problem-field = “{ $what_id }” is not asked for; allowed are: { $known_id }.
pad-problem-unknown = { $close ->
    [0] Nothing here is called “{ $text_id }”.
   *[other] Nothing here is called “{ $text_id }”; did you mean { $names }?
}
pad-problem-ambiguous = “{ $text_id }” can be several things: { $names }.
pad-problem-game = There is no such game; there are: { $known_id }.
pad-problem-players = This game is played by { $lowest } to { $highest }, not by { $count }.
pad-problem-name = A name has 1 to { $most } letters that can be shown.
pad-problem-same-name = There are two players called “{ $text_id }”.
pad-problem-option = There is no option “{ $text_id }”; there are: { $known_id }.
pad-problem-expansion = There is no expansion “{ $text_id }”; there are: { $known_id }.
pad-problem-teams = Teams of two need 4, 6 or 8 players, not { $count }.
pad-problem-eight = { $count } players need Cities; without it at most { $most } can play.
pad-problem-copied-guild = A copied guild counts as built or as borrowed; nothing else.
pad-problem-played = The day is written like 2026-11-15 or 2026-11-15T20:30.
pad-problem-note = A note is a text of at most { $most } letters.
pad-problem-points = { pad-row } cannot bring { $value ->
    [one] 1 point
   *[other] { $value } points
}.
pad-problem-stages = { $wonder } has { $most } stages, not { $n }.
pad-problem-conflict-token = Conflict tokens show 1, 3, 5 or -1, and nobody has more than { $most }.
pad-problem-no-free-city = Only two players have a free city.
pad-problem-wonder-needs = { $wonder } needs { pad-expansion }, which was not chosen.
pad-problem-wonder-taken = { $wonder } is taken twice.
pad-problem-card-needs = { $card } needs { pad-expansion }, which was not chosen.
pad-problem-card-players = { $card } is not used with { $count } players: it comes in from { $mark } on.
pad-problem-free-city-leader = The free city has no leaders, so not { $card }.
pad-problem-card-twice = { $card } stands { $count } times; no city has a building twice.
pad-problem-card-copies = { $card } is there { $count } times; with { $players } players there are { $most }.
pad-problem-too-many-drawn = There are { $count } { $colour } cards of age { $age } on the table; only { $most } are dealt.
pad-problem-leaders = { $count } leaders are more than the { $most } that one can recruit.
pad-problem-too-many-cards = { $count } cards and { $stages } stages are more than the { $most } cards one can play.
pad-problem-too-many-of-age = { $count } cards of age { $age } are more than the { $most } one can play.
pad-problem-debts-need = There are debts only with Cities.
pad-problem-copies-without = Without the Courtesans Guild no leader is copied, not even { $card }.
pad-problem-copies-nobody = { $card } cannot be copied: no neighbour has recruited that leader.
pad-problem-tokens-of-age = { $count } victory tokens of { $worth } are too many: there are two at most in age { $age }.
pad-problem-tokens-unequal = { $won } victory tokens and { $lost } defeat tokens do not go together: every conflict leaves one of each.
pad-problem-tokens-impossible = No course of three conflicts between neighbours leaves these conflict tokens.
pad-problem-ending = A match is won outright by military or science; otherwise leave the ending and the winner out.
pad-problem-two-endings = Two supremacies cannot end one match: look at the pawn and the symbols again.
pad-problem-one-card = { $thing } exists once only, and has been entered already.
pad-problem-one-wonder = { $thing } exists once only, and has been entered already.
pad-problem-one-token = { $thing } exists once only, and has been entered already.
pad-problem-wonders-each = { $count } wonders are more than the { $most } that a player has.
pad-problem-wonders-together = { $count } wonders are too many: { $most } are built at most by both together.
pad-problem-guilds = { $count } guilds are too many: only { $most } are in a match.
pad-problem-cards-of-age = { $count } cards of age { $age } are too many: only { $most } are dealt.
pad-problem-tokens-together = { $count } progress tokens are too many: at most { $most } can have been taken.
pad-problem-both-military = Only one of the two is ahead on the track, so only one has points for it.
pad-problem-which-stages = { $wonder } can have { $n } stages in more than one way: give their numbers.
pad-problem-stage-twice = A stage was named twice.
pad-problem-stage-in-the-air = { $wonder } is built from the bottom up, and stage { $n } below is missing.
pad-problem-token-copies = { $token } is there { $count } times; there are only { $most }.
pad-problem-two-cats = There is only one cat.
pad-problem-finished = The match ends with the first finished wonder; a second one cannot be finished.
pad-problem-cat-without = Who has the cat has taken a blue card with its sign.
pad-problem-no-cat = Somebody has a blue card with the cat's sign, so somebody must have the cat.
pad-problem-victories = { $count } military tokens are too many: the horns in these decks are enough for { $most }.
pad-problem-victories-together = { $count } military tokens are too many: the horns in these decks are enough for { $most } of all players.

## What does not fit, if everything was entered

pad-doubt-debts = { $count } debts are strange: the cards on the table explain { $most }.
pad-doubt-copies-which = The Courtesans Guild copies a leader; enter which.
pad-doubt-free-city = The free city was not entered, but somebody has points for what lies there.
pad-doubt-shields-diplomacy = The conflict tokens of age 3 do not fit the shields on the table, whoever stayed out of it.
pad-doubt-shields = { $has } tokens of age 3 do not fit { $shields } shields: { $due } would.
pad-doubt-tokens-more = { $count } progress tokens are strange: pairs of symbols and the library explain { $most }.
pad-doubt-tokens-fewer = { $count } progress tokens are few: pairs of symbols bring { $least }.
pad-doubt-pawn = The pawn does not fit the shields on the table: { $one } against { $other }.
pad-doubt-tie = A tie for the first place: enter { pad-field } of all, and it can be broken.

## The dialogue

pad-welcome = { $name_id }: enter the table. ? helps, < goes back; Enter leaves what stands in [ ], - takes it away. Ctrl-D stops.
pad-ask-expansions = Expansions (cities, leaders; Enter for none):
pad-ask-teams = Teams of two (y/n)?
pad-ask-resume = An unfinished table is there ({ $names }; { $count ->
    [one] 1 answer
   *[other] { $count } answers
}). Go on with it (y/n)?
pad-ask-names = Names, clockwise around the table, with commas between them:
pad-ask = { $field_id ->
    [wonder] { $player }: wonder
    [stages] { $player }: stages built
    [cards] { $player }: cards
    [coins] { $player }: coins left
    [conflict_tokens] { $player }: conflict tokens
    [debts] { $player }: debts
    [copied_leader] { $player }: leader copied by the Courtesans Guild
    [wonders] { $player }: wonders built
    [tokens] { $player }: { $game_id ->
        [duel] progress tokens
       *[other] progress tokens
    }
    [victories] { $player }: military tokens
    [cat] { $player }: the cat (y/n)
    [ending] Won outright (military, science; Enter for no)
    [winner] Winner
    [pawn] Spaces of the pawn from the middle
   *[other] { $player }: { $field }
}
pad-ask-points = { $player }: points in the row “{ $row_id }”
pad-ask-more = … more cards, or Enter
pad-ask-keep = Keep this table in the history (y/n)?
pad-ask-who = Whose entry do you want to change? (Name; Enter gives up)
pad-help = { $field_id ->
    [names] Who plays, in the order in which they sit, with commas between them: Ada, Ben, Cleo.
    [expansions] cities, leaders or both with a comma between them; just Enter for none.
    [teams] y if two neighbours play together, else n.
    [wonder] Name or beginning of a name, with the side where there are two: Gizah B, babylon a.
    [stages] 7 Wonders: how many. Architects: their numbers, such as 1 2 4; they stand in the order of their cost.
    [cards] Names or beginnings of names in English or German, with commas between them; as many lines as you like, then an empty one. In Architects a number may stand before a name: 3 laurel. An - takes all of them back; otherwise those in [ ] stay.
    [coins] How many coins are left.
    [conflict_tokens] What is printed on them: 1 3 5 -1 -1
    [debts] How many debts, a token of five counting five.
    [copied_leader] The leader of a neighbour that the guild copied; Enter for none.
    [wonders] The wonders that were built, with commas between them.
    [tokens] The { $game_id ->
        [duel] progress tokens
       *[other] progress tokens
    }, with commas between them.
    [victories] How many military tokens.
    [cat] y if the cat stands here, else n.
    [pawn] 0 in the middle, 1 to 9 towards the second player's capital, -1 to -9 towards the first player's.
    [ending] military or science if the match ended at once, else just Enter.
    [winner] The name of the player who won.
    [points] The points of this row, as on the paper pad.
    [keep] y keeps the table in the history, n does not; < changes something before.
    [resume] y goes on with the table that was begun, n begins a new one.
    [who] The name of the player whose answers are wrong; < goes back to the last question.
   *[other] Just answer; < goes back, Ctrl-D stops.
}
pad-yes = y yes
pad-no = n no
pad-stopped = Stopped; nothing was kept.
pad-stopped-draft = Stopped. What you have entered is kept; the same command goes on with it.
pad-kept = Kept in the history as { $id_id }.
pad-kept-before = This table is in the history already, as { $id_id }.
pad-doubtful = Please look again:

## History, statistics, pictures

pad-none = The history is empty. Tables get into it with “wonders score GAME”.
pad-none-found = There is no such table or player in the history.
pad-several = Several tables begin with “{ $text_id }”: { $ids_id }.
pad-removed = { $id_id } is no longer in the history.
pad-imported = { $new ->
    [one] 1 table was added
   *[other] { $new } tables were added
}, { $old } were there already.
pad-exported = { $count ->
    [one] 1 table is
   *[other] { $count } tables are
} in { $file_id }.
pad-shared = This text, or a link that ends with it, brings the table to somebody else:
pad-head-id = Table
pad-head-played = Played
pad-head-game = Game
pad-head-result = Result
pad-head-player = Player
pad-head-games = Games
pad-head-wins = Wins
pad-head-share = Share
pad-head-mean = Mean
pad-head-best = Best
pad-head-rank = Rank
pad-plot-overview = { $name_id }: { $count ->
    [one] 1 table
   *[other] { $count } tables
}
pad-plot-player = { $player_id }, { $name_id }: { $count ->
    [one] 1 table
   *[other] { $count } tables
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
pad-plot-mean = mean points by category
pad-plot-wins = wins in per cent
pad-plot-course = points, table after table
pad-plot-all = all players
pad-plot-won = won
