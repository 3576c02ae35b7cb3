## Finding players

web-pair-game = Game
web-pair-players = Players
web-pair-any = any number
web-pair-pace = Pace
web-pair-soon = soon: 90 seconds for each choice
web-pair-days = days: two days for each choice
web-pair-bots = Bots for missing players
web-pair-bots-never = never
web-pair-bots-after = { $seconds ->
    [0] at once
    [60] after a minute
   *[other] after { $seconds } seconds
}
web-pair-rated = Rating
web-pair-rated-hint = The match counts for everybody’s rating: no help, no undo, and leaving or running out of time is a loss. Only those who want the same are seated with you.
web-pair-go = Find players
web-pair-hint = You are seated with others who want the same, in the order in which you came. Leaving this page ends the search.
web-pair-waiting = Looking for players …
web-pair-count = { $n ->
    [one] Nobody else waits for this game yet.
   *[other] { $n } people wait for this game.
}
web-pair-since = { $time }
web-pair-cancel = Stop looking
web-pair-found = Found! On the way to the table …
web-pair-lost = The search has ended. Start it again.

## The lobby

web-lobby = Open tables
web-lobby-playing = Being played
web-lobby-none = No table is open now. Find players above, or set one up and list it.

## Friends

web-friends = Friends
web-friends-none = No friends yet. Ask somebody by the name of their public profile, or at a table.
web-friends-asked-by = They would like to be friends
web-friends-challenges = Challenges
web-friends-challenge-of = { $name } asks you to a table of { $game }
web-friends-name = Name of a public profile
web-friends-ask = Ask
web-friends-agree = Agree
web-friends-decline = Decline
web-friends-remove = Remove
web-friends-block-hint = Whoever is blocked is never paired with you, cannot challenge you or join a listed table of yours, and is not told.
web-friends-unblock = Unblock
web-friends-challenge = Challenge to { $game }
web-friends-withdraw = Withdraw
web-friends-need-profile = Friends need a profile: it comes with your first match.
web-friends-go = Go to the table
web-friends-nobody = There is no such profile, or it is not public.
