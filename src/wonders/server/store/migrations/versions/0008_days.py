"""Subscriptions to push, days off, and keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_push_subscriptions_profile", "push_subscriptions", ["profile"])
    op.create_table(
        "days_off",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget all of it."""
    for table in ("server_keys", "days_off", "push_subscriptions"):
        op.drop_table(table)
