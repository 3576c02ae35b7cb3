### What the browser client says around the games.

web-title = Wonders
web-guest = Guest
web-me = Me
web-someone = someone
web-claim = Raise a wonder. Outlast your neighbours.
web-play-now = Play now
web-play-friend = Play with a friend
web-have-code = Have a code?
web-your-move = your turn
web-their-move = waiting for the others
web-open-tables = Open tables
web-watch-short = Watch
web-tagline = Three ages, one city, thirty minutes. Play at once in the browser, without an account.
web-loading = One moment …
web-skip = Skip to the content
web-home = Home
web-try-again = Try again
web-more = More
web-games = Games
## Games

web-game-classic = 7 Wonders
web-game-duel = Duel
web-game-architects = Architects
web-about-classic = Everybody plays a card at the same time and passes the rest on. Three ages, seven ways to score.
web-about-duel = Two cities, one layout of cards. Win by points, by force or by science.
web-about-architects = Take a card, build your wonder stage by stage. Quick and easy to learn.
web-size-classic = 2 to 8 players · 20 to 30 minutes · with Cities, Leaders and teams
web-size-duel = 2 players · 20 to 30 minutes
web-size-architects = 2 to 7 players · 15 to 25 minutes
web-play-bots = Play against bots
web-new-table = New table …
web-learn = Guided first game
web-continue = Continue
web-score-pad = Score pad
web-cards = Cards
web-explorer = Explorer
web-notebook = Notebooks
web-puzzles = Puzzles
web-rules = Rules
web-settings = Settings
web-language = Language
web-language-en = English
web-language-de = Deutsch (German)

## A new table

web-expansion-cities = Cities
web-expansion-leaders = Leaders
## Joining and the lobby

web-join-table = Join
web-state-open = open
web-state-playing = being played
web-state-over = over
web-seat-open = open seat
web-terms-no-clock = No time limit
web-terms-move = { $seconds } seconds for each choice
web-terms-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} for each choice
web-terms-reserve = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} for the match, { $extra } seconds more for each choice

## Playing

web-about-program = Free software under the MIT licence. The games belong to their publisher; pictures and words here are our own.
web-about-credits = Work of others
web-about-icons = the icons on cards and tokens, by Lorc, Delapouite and others, CC BY 3.0, redrawn as lit buildings
web-about-display = the typeface of titles, SIL Open Font Licence 1.1
web-about-text = the typeface of everything else, SIL Open Font Licence 1.1
web-event-TimeUp = The time of { $seat } is up; a bot has chosen.
web-event-TakenBack = { $seat } takes the last choice back.
web-event-SeatReissued = { $by_id ->
    [self] { $seat } has made a new link to the own seat; older links have ended.
   *[other] { $seat } was away, so the host has made a new link to that seat; older links have ended.
}

## When something goes wrong

web-error-offline = The server cannot be reached. Check your connection.
web-error-unknown = Something went wrong. Load the page again.
web-error-no_table = There is no such table (any more).
web-error-no_code = No table has this code. Check it, or ask for the link.
web-error-taken = The seat has just been taken.
web-error-too_fast = Too many requests at once. Wait a moment.
web-error-too_many = Too many tables at once. Wait a moment.
web-error-bad_key = Your profile has been signed out here, or deleted.
web-error-bad_token = This link is no longer valid.

## An example match to watch

web-demo-watch = Watch an example match
web-find-players = Find players
web-lobby-all = All open tables
web-lobby-players = { $taken } of { $players } players
web-lobby-rated = rated
web-lobby-casual = not rated
