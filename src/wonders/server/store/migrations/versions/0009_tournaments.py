"""Tournaments, who takes part in them and their tables; whoever waits for others may want a rated match."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables, and the column."""
    op.add_column("waiting", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("maker", sa.String(16), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ix_tournaments_state", "tournaments", ["state", "due"])
    op.create_index("ix_tournaments_maker", "tournaments", ["maker"])
    _make_parts()


def _make_parts() -> None:
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("gone", sa.Integer, nullable=True),
        sa.Column("seed", sa.Integer, nullable=False),
    )
    op.create_index("uq_tournament_entrants_who", "tournament_entrants", ["tournament", "who"], unique=True)
    op.create_index("ix_tournament_entrants_profile", "tournament_entrants", ["profile"])
    op.create_table(
        "tournament_games",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        sa.Column("result", sa.Text, nullable=True),
        sa.Column("ended", sa.Double, nullable=True),
    )
    op.create_index("uq_tournament_games_table", "tournament_games", ["table_id"], unique=True)


def downgrade() -> None:
    """Forget all of it."""
    for table in ("tournament_games", "tournament_entrants", "tournaments"):
        op.drop_table(table)
    op.drop_column("waiting", "rated")
