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
web-back = Back
web-close = Close
web-more = More
web-games = Games
web-help-in-place = Explanation
web-table = Table
web-you = you
web-bot = bot
web-free = free
web-costs = costs { $cost }
web-free-if = Free if you have: { $cards }
web-free-for = Makes free: { $cards }

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
web-join = Join by code or link
web-watch = Watch or join tables
web-score-pad = Score pad
web-cards = Cards
web-explorer = Explorer
web-puzzles = Puzzles
web-rules = Rules
web-settings = Settings
web-language = Language
web-language-en = English
web-language-de = Deutsch (German)

## A new table

web-new-title = { $game }: new table
web-presets = Ready-made tables
web-more-choices = More choices
web-preset-classic-quick = Quick for four
web-preset-classic-leaders = With Leaders
web-preset-classic-cities = With Cities
web-preset-classic-teams = Teams
web-preset-classic-friends = With friends
web-preset-duel-solo = Against a bot
web-preset-duel-first = First game
web-preset-duel-friend = With a friend
web-preset-architects-three = Quick for three
web-preset-architects-seven = All seven wonders
web-preset-architects-friends = With friends
web-your-name = Your name
web-players = Players
web-others = Who else plays
web-others-bots = Bots
web-others-people = People, by invitation
web-others-here = People at this device
web-others-bots-hint = The match begins at once.
web-others-people-hint = You get a link to pass on. Seats that stay empty can be given to bots.
web-others-here-hint = The device is handed on; a cover hides the cards in between.
web-level = Strength
web-level-random = Random
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
web-options = Options
web-expansions = Expansions
web-no-expansions = none
web-expansion-cities = Cities
web-expansion-cities-hint = Black cards, debts, diplomacy; up to eight players, teams.
web-expansion-leaders = Leaders
web-expansion-leaders-hint = White cards: people who are recruited before each age.
web-eight-need-cities = Eight players need Cities.
web-teams-need = Teams of two are for 4, 6 or 8 players.
web-option-classic-teams = Neighbours play together in twos
web-option-classic-wonders = Wonders
web-option-classic-sides = Sides of the boards
web-option-duel-first = Who begins
web-option-duel-wonders = Wonders
web-option-duel-fair = Fairer start
web-option-architects-wonders = Wonders
web-choice-random = dealt
web-choice-choose = chosen
web-choice-A = A
web-choice-B = B
web-choice-true = yes
web-choice-false = no
web-choice-first-0 = seat 1
web-choice-first-1 = seat 2
web-choice-first-lot = by lot
web-choice-duel-wonders-draft = drafted
web-choice-duel-wonders-fixed = for a first game
web-choice-fair-off = off
web-choice-fair-draft = second picks first
web-choice-fair-bid = bid for the start
web-rulings = Rulings
web-rulings-hint = Where the rulebook leaves a question open. The first choice of each is ours.
web-ruling-classic-last_card = With which means Babylon B pays for the last card
web-choice-classic-last_card-turn = those of the turn’s start
web-choice-classic-last_card-afresh = those of the turn’s end
web-ruling-classic-copied_guild = How Olympia B counts a copied guild
web-choice-classic-copied_guild-built = as built in its own city
web-choice-classic-copied_guild-borrowed = as borrowed only
web-ruling-classic-free_city_sells = When the Free City sells a card
web-choice-classic-free_city_sells-card = if this card is of no use
web-choice-classic-free_city_sells-hand = only if the whole hand is of no use
web-ruling-architects-first = The seat that begins, counted from 0
web-ruling-architects-last_conflict = A conflict that is due in the last turn is still fought
web-ruling-architects-coins = What coins pay for
web-choice-architects-coins-free = anything
web-choice-architects-coins-missing = only what grey cards cannot cover
web-ruling-architects-token_reach = What a new token answers to
web-choice-architects-token_reach-later = what happens later
web-choice-architects-token_reach-turn = the whole turn
web-ruling-architects-no_tokens = Symbols when no progress token is left
web-choice-architects-no_tokens-keep = are kept
web-choice-architects-no_tokens-discard = must be discarded
web-ruling-architects-extra_cards = Extra cards of tokens
web-choice-architects-extra_cards-may = may be taken
web-choice-architects-extra_cards-must = must be taken
web-ruling-architects-engineering = Engineering helps
web-choice-architects-engineering-once = once a turn
web-choice-architects-engineering-always = with every stage
web-ruling-architects-token_stages = Stages that only Economy or Engineering can pay
web-choice-architects-token_stages-must = must be built
web-choice-architects-token_stages-may = may be built
web-ruling-architects-one_to_nil = Two players: victory tokens for one shield against none
web-ruling-architects-victory_tokens = Victory tokens
web-choice-architects-victory_tokens-endless = never run out
web-choice-architects-victory_tokens-28 = are only 28
web-ruling-architects-halikarnassos = The cards that Halicarnassus finds are
web-choice-architects-halikarnassos-secret = secret
web-choice-architects-halikarnassos-open = open to all
web-ruling-architects-olympia = The two cards of Olympia are laid down
web-choice-architects-olympia-together = together
web-choice-architects-olympia-apart = one by one
web-ruling-architects-effects = Effects of wonders
web-choice-architects-effects-must = must be carried out
web-choice-architects-effects-may = may be carried out
web-ruling-architects-empty_decks = When all three decks of a player are empty
web-choice-architects-empty_decks-pass = the player passes
web-choice-architects-empty_decks-end = the game ends
web-terms = Terms
web-clock = Time to think
web-clock-none = no limit
web-clock-move = for each choice
web-clock-reserve = for the match
web-clock-days = days, by correspondence
web-clock-seconds = Seconds for each choice
web-clock-minutes = Minutes for the match
web-clock-extra = Seconds more for each choice
web-clock-days-each = Days for each choice
web-clock-fallback = When the time is up, a bot makes that one choice, and the log says so.
web-table-title = Title of the table
web-listed = Listed: anybody may find it
web-listed-hint = Unlisted tables are found only by their link or code.
web-assist-estimate = Points so far are shown
web-assist-estimate-hint = An aid for the memory; each player can hide them.
web-assist-seen = Cards seen in this age can be looked up
web-assist-seen-hint = An aid for the memory in classic.
web-undo-allowed = Taking back is allowed
web-undo-allowed-hint = Only for slips: never after something was revealed or another person has moved. Bots choose anew.
web-begin = Begin
web-make-table = Set up the table

## Joining and the lobby

web-join-code = Code or link
web-join-hint = Six letters, such as QKDPRT, or the link that you were sent.
web-join-go = Go to the table
web-join-table = Join
web-watch-table = Watch
web-watch-none = No table is listed now. Set one up and list it.
web-state-open = open
web-state-playing = being played
web-state-over = over
web-seats = Seats
web-seats-here = People at this device
web-seat-open = open seat
web-sit-down = Sit down
web-ready = ready
web-not-ready = not ready
web-make-open = Make open
web-add-bot = Bot
web-invite-seat = Invite
web-seat-link = Link for this very seat:
web-fill-bots = Bots for the open seats
web-wait-ready = Waiting until everybody is ready.
web-wait-seats = Waiting until all seats are taken.
web-wait-host = Waiting for the host to begin.
web-watching = watching
web-leave = Leave the table
web-invite = Invite
web-invite-hint = Whoever opens this link can take an open seat, without an account.
web-invite-watch = Link for others to watch
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-share = Share …
web-qr = QR code of the link
web-code = Code to tell:
web-agreed = Agreed
web-commitment = Seal of the deal (see “Was the deal fair?” after the end):
web-terms-game = { $game }, { $players } players
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
web-terms-estimate = Points so far may be shown
web-terms-seen = Cards seen in this age can be looked up
web-terms-undo = Taking back is allowed
web-terms-no-undo = No taking back

## Playing

web-status = Whose turn it is
web-your-turn = Your turn.
web-waiting-for = Waiting for { $names }.
web-waiting = Waiting for the others.
web-over = The match is over.
web-sending = sending …
web-chosen = Chosen
web-skip-moves = Skip
web-skip-all = Show all
web-next = Next
web-step-by-step = One after the other
web-step-later = Still to come: { $names }.
web-line-connecting = Connecting …
web-line-offline = Offline. Your choices are kept and sent as soon as the line is back.
web-line-ended = The connection has ended.
web-lag = { $ms } ms
web-lag-good = Connection good: { $ms } ms
web-lag-fair = Connection fair: { $ms } ms
web-lag-slow = Connection slow: { $ms } ms
web-lag-unknown = Connection: not measured
web-bot-plays = A bot plays for you. Take your seat again in the menu.
web-log = Log
web-log-empty = Nothing has happened yet.
web-jump = Go to step { $n }
web-chat = Chat
web-chat-unread = Chat, { $n } new
web-chat-empty = Nobody has said anything.
web-menu = Menu
web-keys = Keys
web-about = About
web-about-program = Free software under the MIT licence. The games belong to their publisher; pictures and words here are our own.
web-about-credits = Work of others
web-about-icons = the icons on cards and tokens, by Lorc, Delapouite and others, CC BY 3.0, redrawn as lit buildings
web-about-display = the typeface of titles, SIL Open Font Licence 1.1
web-about-text = the typeface of everything else, SIL Open Font Licence 1.1
web-watchers = { $n } watching
web-say = Say something
web-send = Send
web-say-hello = Hello!
web-say-good-luck = Good luck!
web-say-well-played = Well played!
web-say-thanks = Thank you!
web-say-thinking = I am thinking …
web-say-hurry = Your turn soon?
web-say-oops = Oops!
web-say-good-game = Good game!
web-undo = Take back
web-undo-policy = A choice can be changed until everybody has chosen. After that only a slip can be taken back: as long as nothing was revealed and no other person has moved.
web-let-bot = Let a bot play for me
web-back-again = Play again myself
web-resign = Leave for good
web-resign-sure = Really leave? A bot takes over.
web-clock-of = Time of { $name }
web-days-left = { $n } days
web-hours-left = { $n } h
web-hand-over = Hand the device to { $name }
web-covered = The next person is choosing.
web-hand-over-hint = The cards are shown when you tap the button.
web-hand-over-ready = I am { $name }
web-event-TimeUp = The time of { $seat } is up; a bot has chosen.
web-event-TakenBack = { $seat } takes the last choice back.
web-event-SeatReissued = { $by_id ->
    [self] { $seat } has made a new link to the own seat; older links have ended.
   *[other] { $seat } was away, so the host has made a new link to that seat; older links have ended.
}

## Text mode

web-text-info = Match
web-text-command = Command
web-text-choices = Your choices
web-text-table = Table
web-text-recent = Last events
web-text-help =
    And here:
      hand         your choices
      left, right  your neighbours
      costs 3      what choice 3 means
      log 5        the last 5 events
web-command-hand = hand choices
web-command-left = left
web-command-right = right
web-command-costs = costs
web-command-log = log

## The end

web-counting = The points are counted …
web-place = { $rank ->
    [1] You win!
    [2] Second place
    [3] Third place
   *[other] Place { $rank }
}
web-ahead = { $points } points, { $n } ahead
web-behind = { $points } points, { $n } behind { $name }
web-score-sheet = Score sheet
web-score-hint = Tap a number to see what it is made of.
web-points-of = { $points } points of { $name } for { $category }
web-nothing-here = Nothing here.
web-rematch = Once more
web-join-rematch = Join the rematch
web-replay = Replay
web-record = Download the record
web-fair = Was the deal fair?
web-fair-how = Before anybody could add anything, the server fixed its secret, the table and the rules by a seal, and your browser kept it. Then everybody’s device added a number of its own, then the cards were dealt. Your browser now compares the secret with the seal it kept, and deals every card again.
web-fair-check = Check it now
web-fair-committed = The secret fits the seal shown before the match.
web-fair-not-committed = The secret does not fit the seal shown before the match!
web-fair-seeded = The seed is made of the secret and everybody’s numbers.
web-fair-not-seeded = The seed is not made of the secret and everybody’s numbers!
web-fair-draws = { $n ->
    [one] One draw
   *[other] { $n } draws
} dealt again with the same result.
web-fair-wrong = Dealt differently: { $labels }
web-fair-not-kept = This browser did not see the seal before the end, so it compares with the one told now.
web-fair-ours = The number of this device is in the seed.
web-fair-not-ours = The number of this device is not in the seed!
web-fair-seen = What was dealt is what you saw.
web-fair-unseen = You were shown other cards than the ones said to be dealt!
web-graph = Points of every city over the match
web-seen-by = Seen by
web-everybody = everybody
web-step = Step { $n } of { $last }
web-first-step = To the beginning
web-step-back = One step back
web-step-on = One step on
web-last-step = To the end
web-play = Play
web-pause = Pause

## Settings

web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-0 = none
web-motion-05 = slow
web-motion-1 = normal
web-motion-2 = fast
web-zoom = Size of the board: { $n } %
web-zoom-value = { $n } per cent
web-pref-hold = Undo for three seconds
web-pref-hold-hint = When only your choice is missing, it is sent after three seconds, or with a second tap.
web-pref-confirm = Confirm every choice
web-pref-confirm-hint = Nothing is sent before a second tap.
web-pref-stepwise = One after the other
web-pref-stepwise-hint = For first games: what all do at the same time is shown seat by seat.
web-pref-estimate = Show points so far
web-pref-estimate-hint = Where the table allows it.
web-pref-sounds = Sounds
web-pref-sounds-hint = Short ones; a horn when a conflict comes near.
web-pref-textMode = Text mode
web-pref-textMode-hint = The table in words, with a command field; made for screen readers.
web-pref-muted = Hide what others say
web-pref-muted-hint = Chat stays closed to you.
web-pref-notify = Tell me when it is my turn
web-pref-notify-hint = By a notification, when this page is in the background.
web-key = Key
web-key-does = What it does
web-key-arrows = move in the hand and over the table
web-key-build = build the card
web-key-wonder = build a stage or a wonder with the card
web-key-sell = sell the card
web-key-enter = choose, confirm
web-key-escape = back, close
web-key-log = log
web-key-chat = chat
web-key-undo = take back
web-key-help = explain what has the focus, or show these keys

## When something goes wrong

web-error-offline = The server cannot be reached. Check your connection.
web-error-unknown = Something went wrong. Load the page again.
web-error-no_table = There is no such table (any more).
web-error-taken = The seat has just been taken.
web-error-not_ready = Not everybody is ready.
web-error-no_undo = This cannot be taken back: something was revealed, or somebody else has moved since.
web-error-not_over = The match is not over yet.
web-error-too_fast = Too many requests at once. Wait a moment.
web-error-too_many = Too many tables at once. Wait a moment.
web-error-bad_key = Your profile has been signed out here, or deleted.
web-error-bad_token = This link is no longer valid.

## An example match to watch

web-demo = Example match: { $game }
web-demo-watch = Watch an example match
web-demo-about = Bots play a whole match, with comments on what happens and why. Nothing has to be set up.
web-demo-comments = Comments
web-demo-comment-next = Next comment
web-demo-comment-back = Comment before
web-demo-no-comment = Nothing is said about this step.
web-demo-chance = { $seat }’s chance to win, by a bot’s estimate: { $now }, before this { $before }.
web-demo-chances = Chances to win, by the bots’ estimates: { $chances }.
web-demo-better = A bot would have preferred for { $seat }: { $action }. Its estimate is a chance of { $could } instead of { $had }.
web-demo-now-you = Play a first game yourself
web-study = Review
web-study-intro = Have a match reviewed that was played elsewhere: its record or its notation. It must be over.
web-study-file = A file
web-study-paste = Or paste it here
web-study-begin = Review
web-assist-hints = Hints while playing
web-assist-hints-hint = A bot advises whoever asks; such a match never counts.
web-terms-hints = Hints may be asked for
web-terms-rated = Rated: { $class }. Who sits down agrees; who leaves comes last.
web-closed = This table has been closed: { $why }
web-ratings = Ratings
web-tokens = Tokens for programs
web-rated = Rated match
web-rated-hint = Counts for the ratings of all who sit down. No taking back, no help, nobody else plays for you; who leaves comes last.
web-find-players = Find players
web-lobby-all = All open tables
web-lobby-players = { $taken } of { $players } players
web-lobby-rated = rated
web-lobby-casual = not rated
web-friends-add = Add as a friend
web-friends-blocked = Blocked
web-friends-asked = Asked
web-friends-block = Block
