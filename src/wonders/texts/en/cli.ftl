### What the command line says.

cli-guest = Guest
cli-welcome = Seed { $seed }. Answer with the number of a choice; ? helps.
cli-prompt = Your choice:
cli-hand-over = { $name } is next. Press Enter when nobody else is looking.
cli-help =
    A number picks what stands behind it. Besides:
      why baths    why a card cannot be used as you would like
      card baths   what a card costs and does
      show         your city and your choices again
      table        all cities in full
      undo         take your last choice back
      save FILE    write the record of the match so far
      quit         stop
cli-command-help = ? h help
cli-command-quit = q quit exit
cli-command-why = why
cli-command-card = card
cli-command-show = show
cli-command-table = table
cli-command-save = save
cli-command-undo = undo u
cli-no-number = There are choices 1 to { $last }.
cli-not-understood = “{ $text }” is neither a choice nor a command; ? helps.
cli-why-what = Name a card or an action after “why”, such as: why build baths
cli-allowed = Nothing is in the way.
cli-save-where = Name a file after “save”.
cli-saved = The record is in { $file }.
cli-kept-match = The match is in { $file }; “wonders play FILE” goes on with it.
cli-left = The match is left unfinished.
cli-input-ended = The input ended before the match did.
cli-winners = { $count ->
    [one] { $names } wins: { $reason }.
   *[other] { $names } win: { $reason }.
}
cli-column = { $name }: { $points } points
cli-total = Total
cli-team = Team
cli-rank = Rank
cli-replayed = { $name }, { $players } players, { $answers } answers replayed.
cli-unfinished = The match is not over.
cli-simulated = { $name }: { $games ->
    [one] 1 match
   *[other] { $games } matches
} in { $seconds } s, { $speed } decisions/s, seed { $seed }
cli-simulation-stopped = Stopped after { $played } of { $games } matches; these are the first ones, and what was counted of them stands above.
cli-seat = Seat
cli-wins = Wins
cli-share = Share
cli-points = Points
cli-spread = Deviation
cli-card = Card
cli-cost = Cost
cli-effect = Effect
cli-copies = Players
cli-free = free
cli-nothing-found = Nothing here is called “{ $text }”.
cli-shared-victories = { $count ->
    [one] One victory was shared; its parts are counted above.
   *[other] { $count } victories were shared; their parts are counted above.
}
cli-fault-crashed = { $count } × { $bot } crashed and lost the move.
cli-fault-late = { $count } × { $bot } was late and lost the move.
cli-fault-illegal = { $count } × { $bot } answered illegally and lost the move.
cli-fault-garbled = { $count } × { $bot } talked nonsense and lost the move.
cli-forfeited = A bot that has lost a move has lost its match; with --fallback it loses only the move.
cli-rules-of = Rules of { $book ->
    [classic] 7 Wonders
    [cities] Cities
    [leaders] Leaders
    [duel] 7 Wonders Duel
   *[architects] 7 Wonders Architects
}
cli-example = Example:
cli-key-help = Help
cli-key-why = Why
cli-key-undo = Undo
cli-key-table = Table
cli-key-log = Log
cli-key-save = Save
cli-key-leave = Leave
cli-key-theme = Colours
cli-told-help = The keys
cli-told-why = Why other things are not possible
cli-told-undo = Take the last choice back
cli-told-table = Scroll in the table
cli-told-log = More or less of the log
cli-told-save = Save the record so far
cli-told-leave = Leave the match
cli-told-theme = Change the colours
cli-leave-really =
    Leave the match? What was played is kept.

        y   leave      n   stay
cli-no-undo = There is nothing that can be taken back here.
cli-waiting = Waiting for { $names } …
cli-record-far = The server keeps the record; it can be downloaded there when the match is over.
cli-line-cut = The line is cut; trying again …
cli-not-begun = The table has not begun yet.
cli-deal-fair = Checked: the deal follows from the sealed secret and from your number, and the record shows what you saw.
cli-deal-unseen = The deal agrees with the record, but this terminal has not seen the table before its end.
cli-deal-false = The deal is NOT fair: the record does not fit what this terminal kept. Check it with “wonders verify”.
cli-deal-unknown = The deal could not be checked: the record did not come.
cli-full-help =
    ↑ ↓      go through the cards and choices
    Enter    open a card, and choose one of its uses
    w        why other things are not possible; again hides it
    u        take the last choice back
    t        to the table, to scroll in it, and back
    l        the log
    s        save the record of the match so far
    q        leave
    Ctrl-P   all of this by name, and the colours

## What else the cards of a colour are looked up by

cli-find-brown = raw materials, resources
cli-find-grey = manufactured goods, resources
cli-find-blue = civilian
cli-find-yellow = commerce, commercial, trade
cli-find-red = military, war
cli-find-green = science, scientific
cli-find-purple = guilds
cli-find-black = city cards
cli-find-white = leaders

cli-doctor-settings-known = Settings: every variable WONDERS_… is known.
cli-doctor-settings-unknown = Settings: there is no setting { $variable }.
cli-doctor-settings-unknown-advice = Remove it, or look up its name in docs/operations.md.
cli-doctor-settings-meant = Settings: there is no setting { $variable }.
cli-doctor-settings-meant-advice = { $meant } may be meant.
cli-doctor-database-new = Database: none yet; it will be made at the first start, in { $place }.
cli-doctor-database-unwritable = Database: there is none, and { $place } cannot be written.
cli-doctor-database-unwritable-advice = Choose another place with --db or WONDERS_DB, or give the user of the server the right to write there.
cli-doctor-database-kept = Database: { $n ->
    [one] one table is
   *[other] { $n } tables are
} kept.
cli-doctor-database-refused = Database: { $reason }
cli-doctor-database-refused-advice = Check --db or WONDERS_DB, and whether the database server runs and lets this user in.
cli-doctor-schema-current = Schema: up to date.
cli-doctor-schema-older = Schema: of an earlier version.
cli-doctor-schema-older-advice = The next start brings it up to date; make a backup first: wonders backup FILE.
cli-doctor-schema-newer = Schema: a later version of wonders has written it.
cli-doctor-schema-newer-advice = Install that version or a later one; this one cannot read the tables.
cli-doctor-clock-right = Clock: as it should be.
cli-doctor-clock-odd = Clock: off by { $n ->
    [one] one second
   *[other] { $n } seconds
} from what the database knows.
cli-doctor-clock-odd-advice = Let the system set the time (chrony or systemd-timesyncd): clocks of matches depend on it.
cli-doctor-redis-unused = Redis: not used; only servers on several machines need it.
cli-doctor-redis-away = Redis: does not answer: { $reason }
cli-doctor-redis-away-advice = Start it, or check WONDERS_REDIS.
cli-doctor-redis-answers = Redis: answers.
cli-doctor-disk-enough = Disk: { $n } MiB are free.
cli-doctor-disk-little = Disk: only { $n } MiB are free.
cli-doctor-disk-little-advice = Make room: with a full disk no answer can be kept, and matches stand still.
cli-doctor-files-enough = Open files: enough are allowed.
cli-doctor-files-few = Open files: the system allows { $allowed }, the settings need { $n }.
cli-doctor-files-few-advice = Raise the limit (LimitNOFILE in the unit, ulimit -n in a shell), or lower WONDERS_MAX_SOCKETS.
cli-doctor-all-good = All is well.
