"""The tables of the database about people: who they are, and what they have played."""

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, String, Table, Text, text

from wonders.server.store.schema import metadata

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("name_key", Text, nullable=False),
    Column("colour", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("recovery", String(200), nullable=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    # Public names are unique, whoever is faster; private ones may be alike.
    Index(
        "uq_profiles_public", "name_key", unique=True,
        sqlite_where=text("public"), postgresql_where=text("public"),
    ),
)  # fmt: skip

profile_keys = Table(
    "profile_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("profile", String(16), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("ix_profile_keys_profile", "profile"),
)
"""The keys of a profile, one for each device; only their hashes."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("profile", String(16), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_passkeys_profile", "profile"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("profile", String(16), nullable=True),
    Column("ends", Double, nullable=False),
)
"""What opens something once, for a short time: a link to another device, the challenge of a passkey."""

participations = Table(
    "participations",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("profile", String(48), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("variant", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("joined", Double, nullable=False),
    Column("state", String(8), nullable=False),
    Column("ended", Double, nullable=True),
    Column("place", Integer, nullable=True),
    Column("shared", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Column("wonder", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("rating_change", Double, nullable=True),
    Column("has_left", Boolean, nullable=False),
    Index("ix_participations_profile", "profile", "state", "ended"),
)
"""Who sat where: `profile` is a profile's id, `bot:LEVEL`, or empty for somebody without a profile. `state` is that of
the table, `kept` for a seat that waits for them at a rematch, `gone` where they left before the match; `shared` is how
many share the place."""
