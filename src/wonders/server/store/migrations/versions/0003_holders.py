"""Processes that share a database, and which of them holds a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of processes, and name the holder of each table."""
    op.create_table(
        "processes",
        sa.Column("process", sa.String(48), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("renewed", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("holder", sa.String(48), nullable=True))
    op.create_index("ix_tables_holder", "tables", ["holder"])


def downgrade() -> None:
    """Forget both."""
    op.drop_index("ix_tables_holder", "tables")
    op.drop_column("tables", "holder")
    op.drop_table("processes")
