"""The tables of the database about ratings, order among people, and tokens for programs."""

from sqlalchemy import Column, Double, Index, Integer, String, Table, Text

from wonders.server.store.schema import metadata

rated_matches = Table(
    "rated_matches",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("class", String(24), nullable=False),
    Column("ended", Double, nullable=False),
    Column("result", Text, nullable=False),
    Column("settled", Double, nullable=True),
    Index("ix_rated_matches_settled", "settled", "ended"),
)
"""Rated matches that have ended, written with their last entry. One that is settled has moved the ratings, and its
result is forgotten."""

ratings = Table(
    "ratings",
    metadata,
    Column("profile", String(16), primary_key=True),
    Column("class", String(24), primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("last", Double, nullable=False),
    Index("ix_ratings_class", "class", "mean"),
)
"""How strong people are thought to be, in each class."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("profile", String(16), primary_key=True),
    Column("class", String(24), nullable=False),
    Column("at", Double, nullable=False),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("change", Double, nullable=False),
    Index("ix_rating_changes_profile", "profile", "class", "at"),
)
"""What each rated match has done to those who played it."""

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("actor", String(48), nullable=False),
    Column("act", String(16), nullable=False),
    Column("subject", String(48), nullable=False),
    Column("why", String(300), nullable=False),
    Index("ix_acts_at", "at"),
)
"""What moderators, operators and the server itself have done about tables and people: who, what, to whom, why."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("profile", String(16), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=True),
    Column("why", String(300), nullable=False),
)
"""Who may not talk (`mute`), or not play (`ban`), and until when; for good without an end."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Double, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("said", Double, nullable=False),
    Column("about", String(16), nullable=False),
    Column("reporter", String(48), nullable=False),
    Column("why", String(300), nullable=False),
    Column("lines", Text, nullable=False),
    Column("verdict", String(16), nullable=False),
    Index("ix_reports_verdict", "verdict", "at"),
    Index("uq_reports_said", "table_id", "seat", "said", "reporter", unique=True),
)
"""What was said that somebody found wrong, with the lines before it. `about` is the speaker's profile, if there is one;
`verdict` is empty until a moderator has decided."""

access_tokens = Table(
    "access_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("profile", String(16), nullable=False),
    Column("label", String(40), nullable=False),
    Column("scopes", String(120), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=True),
    Column("ends", Double, nullable=True),
    Index("ix_access_tokens_profile", "profile"),
)
"""Tokens by which programs act for a profile, within their scopes; only their hashes."""
