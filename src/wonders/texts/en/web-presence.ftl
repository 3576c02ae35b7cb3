## Who is at the table

web-presence = Who is here
web-presence-here = here
web-presence-away = away
web-presence-gone = gone
web-presence-bot = bot
web-presence-stand-in = a bot plays
web-presence-of = { $name }: { $where }
web-gone = { $name } is gone.
web-bot-for = Let a bot play for { $name }
web-bot-plays-for = A bot plays for { $name }.
web-played-for-you = While you were away, a bot has played for you:
web-played-time = (the time was up)
web-understood = Understood
web-event-BotTookOver = { $by_id ->
    [self] { $seat } lets a bot play.
   *[other] { $seat } is gone; a bot plays for now.
}
web-event-PlayerReturned = { $seat } plays again.

## Pausing

web-offer-pause = Offer a pause
web-pause-now = Pause the match
web-pause-offered = { $name } would like to pause.
web-pause-waiting = You have offered a pause. Still to agree: { $names }.
web-pause-agree = Agree
web-pause-decline = No, play on
web-pause-withdraw = Withdraw
web-paused = The match pauses. All clocks stand still.
web-paused-short = The match pauses.
web-go-on = Go on
web-error-paused = The match pauses; let it go on first.
web-event-PauseBegan = All have agreed: the match pauses.
web-event-PauseEnded = { $seat } lets the match go on.

## People at one device

web-name-of = Name of player { $n }
web-hand-over-first = { $name } begins: give the device to { $name }

## Links

web-link-here-only = This link works on this machine only. Start with “scripts/play --lan” (or “wonders serve --lan”) to let others in your network in.
web-link-lan = This link works in your local network.
web-words = Words nobody may say here
web-words-hint = Who says one of them is not heard. Put commas between them.
web-words-save = Keep
web-words-saved = Kept.
