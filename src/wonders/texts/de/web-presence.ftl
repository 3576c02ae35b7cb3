## Who is at the table

web-presence = Wer ist da
web-presence-here = da
web-presence-away = abwesend
web-presence-gone = weg
web-presence-bot = Bot
web-presence-stand-in = ein Bot spielt
web-presence-of = { $name }: { $where }
web-gone = { $name } ist weg.
web-bot-for = Einen Bot für { $name } spielen lassen
web-bot-plays-for = Ein Bot spielt für { $name }.
web-played-for-you = Während du weg warst, hat ein Bot für dich gespielt:
web-played-time = (die Zeit war um)
web-understood = Verstanden
web-event-BotTookOver = { $by_id ->
    [self] { $seat } lässt einen Bot spielen.
   *[other] { $seat } ist weg; vorerst spielt ein Bot.
}
web-event-PlayerReturned = { $seat } spielt wieder selbst.

## Pausing

web-offer-pause = Eine Pause anbieten
web-pause-now = Die Partie anhalten
web-pause-offered = { $name } möchte eine Pause.
web-pause-waiting = Du hast eine Pause angeboten. Noch einverstanden sein müssen: { $names }.
web-pause-agree = Einverstanden
web-pause-decline = Nein, weiterspielen
web-pause-withdraw = Zurückziehen
web-paused = Die Partie ruht. Alle Uhren stehen still.
web-paused-short = Die Partie ruht.
web-go-on = Weiterspielen
web-error-paused = Die Partie ruht; setzt sie erst fort.
web-event-PauseBegan = Alle sind einverstanden: Die Partie ruht.
web-event-PauseEnded = { $seat } lässt die Partie weitergehen.

## People at one device

web-name-of = Name der Person { $n }
web-hand-over-first = { $name } beginnt: Gib { $name } das Gerät

## Links

web-link-here-only = Dieser Link gilt nur auf diesem Rechner. Starte mit „scripts/play --lan“ (oder „wonders serve --lan“), um andere in deinem Netz hereinzulassen.
web-link-lan = Dieser Link gilt in deinem lokalen Netz.
web-words = Wörter, die hier niemand sagen darf
web-words-hint = Wer eines davon sagt, wird nicht gehört. Mit Kommas dazwischen.
web-words-save = Behalten
web-words-saved = Gemerkt.
