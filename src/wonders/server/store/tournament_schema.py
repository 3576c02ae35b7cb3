"""The tables of the database about tournaments: what they are, who takes part, and who plays whom."""

from sqlalchemy import Column, Double, Index, Integer, String, Table, Text

from wonders.server.store.schema import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("game", String(32), nullable=False),
    Column("plan", Text, nullable=False),
    Column("maker", String(16), nullable=False),
    Column("state", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("due", Double, nullable=True),
    Column("made", Double, nullable=False),
    Column("ended", Double, nullable=True),
    Column("version", Integer, nullable=False),
    Index("ix_tournaments_state", "state", "due"),
    Index("ix_tournaments_maker", "maker"),
)
"""`state` is open, running, over or closed; `round` the last one that was paired, of `rounds` in all; `due` the time
before which the next does not begin. `version` grows with whoever comes or goes and with each round: who pairs a round
names the one it was paired by, so that it is paired once."""

entrants = Table(
    "tournament_entrants",
    metadata,
    Column("tournament", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("who", String(24), nullable=False),
    Column("profile", String(16), nullable=False),
    Column("level", String(40), nullable=False),
    Column("since", Integer, nullable=False),
    Column("gone", Integer, nullable=True),
    Column("seed", Integer, nullable=False),
    Index("uq_tournament_entrants_who", "tournament", "who", unique=True),
    Index("ix_tournament_entrants_profile", "profile"),
)
"""A profile, or a bot of a level. Both empty: somebody who has deleted their profile. They play from the round `since`
on, until they are `gone` after a round. `who` lets nobody in twice."""

games = Table(
    "tournament_games",
    metadata,
    Column("tournament", String(16), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("seats", Text, nullable=False),
    Column("table_id", String(16), nullable=True),
    Column("result", Text, nullable=True),
    Column("ended", Double, nullable=True),
    Index("uq_tournament_games_table", "table_id", unique=True),
)
"""Who plays whom: numbers of entrants in the order of their seats. A game gets its table once, in the transaction that
makes the table, and its result once, in the one that writes the last entry of the match."""
