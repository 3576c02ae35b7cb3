"""Puzzles: how hard they have proved, how well people solve them, and who has tried which."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables."""
    for name, key in (("puzzle_ratings", "puzzle"), ("puzzle_solvers", "profile")):
        op.create_table(
            name,
            sa.Column(key, sa.String(16), primary_key=True),
            sa.Column("mean", sa.Double, nullable=False),
            sa.Column("deviation", sa.Double, nullable=False),
            sa.Column("tries", sa.Integer, nullable=False),
        )
    op.create_table(
        "puzzle_tries",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("change", sa.Double, nullable=True),
    )


def downgrade() -> None:
    """Forget them."""
    for name in ("puzzle_tries", "puzzle_solvers", "puzzle_ratings"):
        op.drop_table(name)
