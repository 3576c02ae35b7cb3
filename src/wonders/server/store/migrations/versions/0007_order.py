"""Ratings, acts of moderators, sanctions, reports, and tokens for programs."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    _make_ratings()
    _make_order()
    op.create_table(
        "access_tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(120), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=True),
        sa.Column("ends", sa.Double, nullable=True),
    )
    op.create_index("ix_access_tokens_profile", "access_tokens", ["profile"])


def _make_ratings() -> None:
    op.create_table(
        "rated_matches",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("class", sa.String(24), nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("settled", sa.Double, nullable=True),
    )
    op.create_index("ix_rated_matches_settled", "rated_matches", ["settled", "ended"])
    op.create_table(
        "ratings",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("class", sa.String(24), primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
    )
    op.create_index("ix_ratings_class", "ratings", ["class", "mean"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("class", sa.String(24), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("change", sa.Double, nullable=False),
    )
    op.create_index("ix_rating_changes_profile", "rating_changes", ["profile", "class", "at"])


def _make_order() -> None:
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("actor", sa.String(48), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(48), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
    )
    op.create_index("ix_acts_at", "acts", ["at"])
    op.create_table(
        "sanctions",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=True),
        sa.Column("why", sa.String(300), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("said", sa.Double, nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("reporter", sa.String(48), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("verdict", sa.String(16), nullable=False),
    )
    op.create_index("ix_reports_verdict", "reports", ["verdict", "at"])
    op.create_index("uq_reports_said", "reports", ["table_id", "seat", "said", "reporter"], unique=True)


def downgrade() -> None:
    """Forget all of it."""
    for table in ("access_tokens", "reports", "sanctions", "acts", "rating_changes", "ratings", "rated_matches"):
        op.drop_table(table)
