"""Profiles with their keys and passkeys, tickets that open something once, and who took part in which match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables of people."""
    _make_profiles()
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("profile", sa.String(16), nullable=True),
        sa.Column("ends", sa.Double, nullable=False),
    )
    op.create_table(
        "participations",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("profile", sa.String(48), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("variant", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("joined", sa.Double, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("ended", sa.Double, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("shared", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("wonder", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("rating_change", sa.Double, nullable=True),
        sa.Column("has_left", sa.Boolean, nullable=False),
    )
    op.create_index("ix_participations_profile", "participations", ["profile", "state", "ended"])


def _make_profiles() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("name_key", sa.Text, nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("recovery", sa.String(200), nullable=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index(
        "uq_profiles_public", "profiles", ["name_key"], unique=True,
        sqlite_where=sa.text("public"), postgresql_where=sa.text("public"),
    )  # fmt: skip
    op.create_table(
        "profile_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("ix_profile_keys_profile", "profile_keys", ["profile"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_passkeys_profile", "passkeys", ["profile"])


def downgrade() -> None:
    """Forget everybody."""
    for table in ("participations", "tickets", "passkeys", "profile_keys", "profiles"):
        op.drop_table(table)
