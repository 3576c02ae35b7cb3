### The score pad for tables with real cards.

web-pad-way = How to fill the pad
web-pad-points = Points
web-pad-things = Cards and coins
web-pad-player = Player { $n }
web-pad-teams = Teams of two
web-pad-tie-coins = Coins (for ties)
web-pad-tie-stages = Stages (for ties)
web-pad-pawn = Pawn: towards { $other } is positive, { $name } is ahead
web-pad-search = Type a name
web-pad-remove = Remove { $name }
web-pad-less = Less: { $what }
web-pad-more = More: { $what }
web-pad-pictures = By picture
web-pad-close = Close
web-pad-classes = Classes of cards
web-pad-things-hint = Free symbols, masks and copied guilds are used in the best way.
web-pad-count = Count
web-pad-share = Share
web-pad-link = Link to this table
web-pad-wrong = This cannot be:
web-pad-here = Added up here, without the server: nothing was checked.
web-pad-counted-here = Counted here, without the server: whether such a table can be is checked as soon as there is a line again.
web-pad-no-wonder = { $name }: which wonder lies there?
web-pad-explained = Every point of { $name }
web-pad-history = Tables of the past
web-pad-none = Tables that you count are kept here, in this browser.
web-pad-players = Players
web-pad-record = { $games ->
    [one] 1 table
   *[other] { $games } tables
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, on average { $mean } points, best { $best }
web-pad-course = Points of each table: { $points }
web-pad-open = Open
web-pad-forget = Forget
web-pad-export-json = Export (JSON)
web-pad-export-csv = Export (CSV)
web-pad-import = Import
web-pad-bad-file = This file was not exported from a score pad; a JSON export can be read.
