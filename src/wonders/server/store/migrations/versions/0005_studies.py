"""Reviews of matches: what is reviewed, and what was found about each decision."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "studies",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("nodes", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "study_decisions",
        sa.Column("study", sa.String(32), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget both."""
    op.drop_table("study_decisions")
    op.drop_table("studies")
