"""The tables of the database about puzzles: how hard they have proved, and who has tried them."""

from sqlalchemy import Boolean, Column, Double, Integer, String, Table

from wonders.server.store.schema import metadata

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""Of puzzles that nobody has tried yet there is no row: they have the rating they ship with."""

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("profile", String(16), primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("profile", String(16), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", Double, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("change", Double, nullable=True),
)
"""First tries. `change` is what one did to the profile's rating; null where it was not rated."""
