"""People who wait to be seated, what they have said of each other, and challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the three tables."""
    _make_waiting()
    op.create_table(
        "ties",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_challenges_other", "challenges", ["other"])
    op.create_index("ix_challenges_profile", "challenges", ["profile"])


def _make_waiting() -> None:
    op.create_table(
        "waiting",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=True),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("bots_at", sa.Double, nullable=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
    )
    op.create_index("ix_waiting_open", "waiting", ["table_id", "since"])
    op.create_index("ix_waiting_profile", "waiting", ["profile"])


def downgrade() -> None:
    """Forget all of it."""
    for table in ("challenges", "ties", "waiting"):
        op.drop_table(table)
