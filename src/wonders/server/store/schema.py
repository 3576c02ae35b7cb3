"""The tables of the database: what happened, entry by entry, one row a table to find it by, and when servers ran."""

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("move", String(64), nullable=True),
    Column("body", Text, nullable=False),
    # The keys that serialise a table, whoever writes: one entry at each place, one entry for each move.
    UniqueConstraint("table_id", "seat", "move", name="uq_entries_move"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double, nullable=True),
    Column("holder", String(48), nullable=True),
    Index("ix_tables_listed", "listed", "state", "touched"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_holder", "holder"),
)

alive = Table(
    "alive",
    metadata,
    Column("process", String(24), primary_key=True),
    Column("at", Double, nullable=False),
)
"""The last sign of life of each server process."""

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True, autoincrement=False),
    Column("ended", Double, nullable=False),
)
"""When nobody could play, because no server or no store was there."""

processes = Table(
    "processes",
    metadata,
    Column("process", String(48), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("renewed", Double, nullable=False),
)
"""Processes that share the database, each as long as it lives: see leases.py."""

notebooks = Table(
    "notebooks",
    metadata,
    Column("key", String(16), primary_key=True),
    Column("token", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
)
"""Pages of text with lines of a match; the token, hashed, is the right to change one."""

studies = Table(
    "studies",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("nodes", Integer, nullable=False),
    Column("made", Double, nullable=False),
)
"""Matches that are reviewed; the key follows from what was played and the budget."""

study_decisions = Table(
    "study_decisions",
    metadata,
    Column("study", String(32), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""What was found about each decision, as soon as it was found."""
