### Topics of `wonders help`. The first line of each says in a word what it is about.

cli-topics = Topics of “wonders help TOPIC”:
cli-topics-commands = And the help of each command: { $commands }.
cli-settings-of = Settings of { $name } (--option NAME=VALUE)
cli-topic-settings =
    What a table can agree on: --option NAME=VALUE, again for each of them.
    --with and --teams stand for the settings expansions and teams.
cli-topic-bots =
    Who plays the other seats, by name, with commas between them.
    random, easy, medium, hard and expert are ours; hard:seconds=2 gives one more time. One name is for all seats, or there is one for each.
    Bots of others: those that Python packages offer, and any program as run:COMMAND. One that crashes, is late or answers illegally loses the move, in simulate and arena the match.
cli-topic-records =
    Matches as files.
    “wonders play” keeps every match, in the user’s folder unless --record names a file. A file that exists is never written over.
      wonders play FILE      goes on with a match
      wonders replay FILE    its score sheet, with --lines every point
      wonders convert FILE   a record as text to read and annotate, and back
      wonders verify FILE    was the deal fair?
cli-topic-keys =
    The keys of the full screen.
    Arrows and Enter choose; Enter opens a card first. ? helps, w says why something is not possible, u takes the last choice back, t scrolls in the table, l shows the log, s saves, q leaves, Ctrl-P has all of it by name.
cli-topic-score =
    The score pad for a real table.
    “wonders score classic” asks for cards and coins; --points for the rows of the paper pad. ? helps at every question, < goes back, Enter leaves what stands in brackets, Ctrl-C keeps what was entered. “wonders score history”, “stats”, “plot” and “share” look back.
cli-topic-server =
    Hosting tables for others.
    “wonders serve --host 0.0.0.0” serves in the network; “wonders doctor” says whether it would run well. Every setting is a variable WONDERS_…; docs/operations.md has them all. “wonders backup” copies all tables while it runs.
cli-topic-languages =
    English and German.
    --lang en or de; otherwise as LC_ALL, LC_MESSAGES or LANG say, or else the system. Commands in a match are understood in both languages.
