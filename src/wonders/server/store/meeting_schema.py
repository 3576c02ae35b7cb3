"""The tables of the database about people who meet: who waits to be seated, who knows whom, who challenges whom."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, String, Table, false

from wonders.server.store.schema import metadata

waiting = Table(
    "waiting",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=True),
    Column("pace", String(8), nullable=False),
    Column("bots_at", Double, nullable=True),
    Column("name", String(24), nullable=False),
    Column("profile", String(16), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("seen", Double, nullable=False),
    Column("table_id", String(16), nullable=True),
    Column("seat", Integer, nullable=True),
    Index("ix_waiting_open", "table_id", "since"),
    Index("ix_waiting_profile", "profile"),
)
"""People who wait to be seated with others, and where they have been: nobody is seated twice, because a row gets its
table only once, in the transaction that makes the table. `token` is hashed, and opens the seat."""

ties = Table(
    "ties",
    metadata,
    Column("profile", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", Double, nullable=False),
    Index("ix_ties_other", "other"),
)
"""What one profile has said of another: `friend` (mutual, once both have said so) or `block`."""

challenges = Table(
    "challenges",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
    Column("profile", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_challenges_other", "other"),
    Index("ix_challenges_profile", "profile"),
)
"""Who has asked which friend to which table."""
