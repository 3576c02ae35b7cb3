### What the browser client says about profiles and what people have played.

web-people-who = Who you are
web-people-save = Save
web-people-saved = Saved.
web-people-colour = Your colour
web-people-colour-n = Colour { $n }
web-people-public = Public profile
web-people-public-hint = Others can look you up by your name and see your results.
web-people-see-public = See it as others do
web-people-name-taken = Another public profile goes by this name. Choose another, or stay private.
web-people-name-needed = A public profile needs a name.
web-people-friends = Friends

## Keeping it

web-people-keep = Keep your profile
web-people-keep-hint = Your profile lives in this browser. Keep it in another place as well, or it is lost with the browser's data. No e-mail is needed.
web-people-code = Recovery code
web-people-code-hint = A code to print or write down. It opens your profile in any browser.
web-people-code-there = You have a recovery code. Where you have lost it, make a new one: the old one ends.
web-people-code-make = Make a code
web-people-code-again = Make a new code
web-people-code-once = It is shown only now. Print it, or write it down.
web-people-print = Print
web-people-passkeys = Passkeys
web-people-passkey = Passkey
web-people-passkey-add = Add a passkey
web-people-passkey-failed = The passkey was not used: it was called off, or this browser has none.
web-people-remove = Remove
web-people-move = Another device
web-people-move-hint = Open your profile on your phone or another computer, too.
web-people-move-make = Show a link and QR code
web-people-move-once = Open this link on the other device. It works once, within ten minutes. Show it to nobody else.
web-people-move-qr = QR code of the link to your profile

## Devices, and going

web-people-devices = Your devices
web-people-device = Device
web-people-here = this one
web-people-used = last used { $day }
web-people-out = Sign out
web-people-going = Your data
web-people-export = Save as a file
web-people-out-here = Sign out here
web-people-out-all = Sign out everywhere
web-people-out-hint = Without a recovery code, a passkey or another device, you cannot come back after signing out.
web-people-delete = Delete the profile …
web-people-delete-sure = Your name, your colour, your devices and all that you have said are deleted for good. Matches stay, with “someone” in your place.
web-people-delete-yes = Delete everything
web-people-delete-no = Keep it

## Coming back

web-people-none = You have no profile yet
web-people-none-hint = Your first match makes one by itself: no e-mail, no password. You can also make one now.
web-people-make = Make a profile
web-people-back = You have one already?
web-people-back-code = Come back by the code
web-people-back-passkey = Come back by a passkey
web-people-back-link = Or show a link on the other device (Me, “Another device”) and open it here.
web-people-back-wrong = This did not open a profile. Check the code; a link works only once.

## Matches

web-people-matches = Your matches
web-people-unfinished = Going on
web-people-finished = Over
web-people-more = Show more
web-people-no-matches = No matches here yet.
web-people-any = all
web-people-by-game = Game
web-people-by-form = Form
web-people-by-opponent = Against
web-people-form-plain = without expansions
web-people-form-teams = teams
web-people-bot = { $name } (bot, { $level })
web-people-won = Won
web-people-won-shared = Won, shared
web-people-left = Left
web-people-place = Place { $place } of { $players }
web-people-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-people-replay = Replay
web-people-replay-of = Replay of { $form }, { $day }

## A public profile

web-people-profile = Profile
web-people-not-found = There is no public profile with this name.
web-people-since = Here since { $day }
web-people-bot-title = Bot: { $level }
web-people-bot-hint = How bots of this strength did against people with a profile.
web-people-players = { $n } players
web-people-by-wonder = Wonders
web-people-by-seat = Seats
web-people-seat = { $game }: seat { $n } of { $players }
web-people-openings = Favourite openings
web-people-recent = Last matches
web-people-column-matches = Matches
web-people-column-won = Won
web-people-column-points = Points
