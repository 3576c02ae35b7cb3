"""Brings a database to the schema of this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from wonders.core.decisions import WondersError

LOCK = 0x776F6E64
"""Processes that start together take turns (PostgreSQL); SQLite locks by itself."""


class WrongSchema(WondersError):
    """A database that a later version has written."""


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the steps that are missing, in one transaction."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config = config_for(connection)
        try:
            command.upgrade(config, to)
        except CommandError:
            raise WrongSchema(
                "A later version of wonders has written this database; this one cannot read it."
            ) from None


def versions(connection: Connection) -> tuple[str | None, str | None, bool]:
    """The version of a database's schema, that of this package, and whether this package knows the former."""
    scripts = ScriptDirectory.from_config(config_for(connection))
    there = MigrationContext.configure(connection).get_current_revision()
    known = there is None or any(one.revision == there for one in scripts.walk_revisions())
    return there, scripts.get_current_head(), known


def config_for(connection: object) -> Config:
    """Alembic's settings for a connection of ours."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
