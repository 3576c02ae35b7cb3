"""Signs of life of server processes, and the outages between them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "alive",
        sa.Column("process", sa.String(24), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Double, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("alive")
    op.drop_table("outages")
