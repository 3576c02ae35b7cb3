### What the browser client says about tournaments.

web-tournament = Tournament
web-tournaments-intro = Anybody may set up a tournament: Swiss or knock-out for two at a table, groups for three to seven. Bots may take part.
web-tournaments-going = Going on and open
web-tournaments-ended = Over
web-tournaments-none = No tournament is open now. Set one up.
web-tournament-swiss = Swiss
web-tournament-knockout = Knock-out
web-tournament-groups = Groups
web-tournament-swiss-hint = Everybody plays every round, against somebody with as many points, and nobody twice. Who comes late may still join.
web-tournament-knockout-hint = Who loses is out. The stronger are seeded; who has no opponent in the first round goes on.
web-tournament-groups-hint = Tables of three and more; in each round you sit with others. Points are given by place.
web-tournament-at-table = { $players } at a table
web-tournament-entrants = { $n ->
    [one] { $n } takes part
   *[other] { $n } take part
} (at most { $most })
web-tournament-by = by { $name }
web-tournament-starts = begins { $at }
web-tournament-round-of = Round { $round } of { $rounds }
web-tournament-round = Round { $round }
web-tournament-state-open = Open
web-tournament-state-over = Over
web-tournament-state-closed = Closed

## A new one

web-tournament-new = Set up a tournament
web-tournament-kind = Kind
web-tournament-game = Game
web-tournament-most-at-table = At most at a table
web-tournament-title = Title
web-tournament-day = one day
web-tournament-rounds = Rounds
web-tournament-rounds-fitting = as many as fit
web-tournament-wait = Minutes to come to the table
web-tournament-when = When rounds begin
web-tournament-together = when all games are over
web-tournament-timed = by a timetable
web-tournament-first-at = First round
web-tournament-every = Minutes from round to round
web-tournament-third = Play for the third place
web-tournament-make = Set it up

## One of them

web-tournament-about = What it is
web-tournament-wait-told = { $minutes ->
    [one] { $minutes } minute to come to the table
   *[other] { $minutes } minutes to come to the table
}
web-tournament-next-at = Next round: { $at }, or when the last game is over, if that is later.
web-tournament-next-together = The next round begins when all games are over.
web-tournament-my-game = Your game
web-tournament-against = Against { $names }
web-tournament-to-table = Go to your table
web-tournament-come-hint = { $minutes ->
    [one] Whoever has not come within a minute has lost, and is not paired again.
   *[other] Whoever has not come within { $minutes } minutes has lost, and is not paired again.
}
web-tournament-table-soon = Your table is being set up …
web-tournament-join = Take part
web-tournament-leave = Leave the tournament
web-tournament-leave-hint = Leaving, you are not paired any more; the game you are playing goes on.
web-tournament-late-hint = You play from the next round on; rounds you have missed bring no points.
web-tournament-start = Begin now
web-tournament-add-bot = Add a bot
web-tournament-close = Close …
web-tournament-close-sure = End the tournament for everybody?
web-tournament-close-yes = Close it
web-tournament-close-no = Keep it
web-tournament-standings = Standings
web-tournament-who = Who takes part
web-tournament-place = Place
web-tournament-number = No.
web-tournament-name = Name
web-tournament-points = Points
web-tournament-won = Won
web-tournament-tiebreak = Opponents
web-tournament-tiebreak-hint = Equal points are parted by the points of those one has met.
web-tournament-nobody = Nobody yet.
web-tournament-gone = has left
web-tournament-still-in = still in
web-tournament-is-out = out
web-tournament-since = from round { $round }
web-tournament-missing = did not come
web-tournament-bye = goes on without a game
web-tournament-rests = rests
web-tournament-third-place = For the third place
web-tournament-look = Look on
web-tournament-replay = Replay
web-tournament-bracket = Bracket
web-tournament-final = Final
web-tournament-semifinals = Semifinals
web-tournament-open-place = not known yet
web-table-ready = Your table is ready.
web-tournament-unknown = There is no such tournament.
