"""Tournaments, who takes part in them and their tables; whoever waits for others may want a rated match."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables, and the column."""
    op.add_column("waiting", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget all of it."""
    op.drop_column("waiting", "rated")
