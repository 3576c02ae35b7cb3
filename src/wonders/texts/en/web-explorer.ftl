### The explorer: what many matches of bots say.

web-explorer-about = { $matches } matches between bots, all dealt and played by the same rules as yours. Bars show how often somebody won, the thin line how sure that is (95 %), the dashed mark what chance alone would give.
web-explorer-bots = Who played
web-explorer-set = { $matches } matches
web-explorer-made = Made with version { $version } from the seed “{ $seed }”. The data and the program that made them are open: see the documentation.
web-explorer-what = What
web-explorer-share = Share with its interval
web-explorer-count = Matches
web-explorer-interval = ({ $low } to { $high })
web-explorer-of-age = { $name } ({ $age })
web-explorer-move = { $verb ->
        [build] { $name }
        [sell] { $name }, sold
        [stage] Stage with { $name }
        [wonder] Wonder: { $name }
       *[other] { $name }
    }
web-explorer-wonders = Wonders and their sides
web-explorer-wonders-hint = How often each wonder wins.
web-explorer-draft = The draft of wonders
web-explorer-draft-hint = How often the owner of a wonder wins, and how often it is the first of its four to be taken.
web-explorer-drafted = { $name } · first { $first } %
web-explorer-board = Wonder and side
web-explorer-first-cards = First cards
web-explorer-first-cards-hint = What bots play first with this wonder, the most frequent on top, and how often they win then.
web-explorer-first-picks = First card of seat { $n }
web-explorer-cards = What cards are worth
web-explorer-token-values = What progress tokens are worth
web-explorer-cards-hint = How much more often somebody wins who has this, all else being equal: a regression. It shows what goes with winning, not what makes you win.
web-explorer-tokens = Progress tokens
web-explorer-tokens-hint = How often somebody wins who takes one.
web-explorer-seats = Seats
web-explorer-seats-hint = Where somebody begins, it is seat 1.
web-explorer-seat = Seat { $n }
web-explorer-endings = How matches end
web-explorer-ending = Ending
web-explorer-categories = Where the points come from
web-explorer-categories-hint = Points on average, of winners and of the others.
web-explorer-category = Category
web-explorer-winners = Winners
web-explorer-others = Others
web-explorer-difference = Difference
web-explorer-sizes = Number of players
web-explorer-points = Points
web-explorer-winner = Winner
web-explorer-lead = Lead
web-explorer-strength = Strength
web-explorer-strength-hint = Bots of different strength at one table: how often each wins.
web-explorer-meeting = { $one } against { $others }
