"""The tables of the database about matches over days: where people are told of their turn, and when they are off."""

from sqlalchemy import Column, Double, Index, String, Table, Text

from wonders.server.store.schema import metadata

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("profile", String(16), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_push_subscriptions_profile", "profile"),
)
"""Browsers that are told of their owner's turn: an address of the browser's push service, and keys that only the
browser can read with. `id` is the hash of the address."""

days_off = Table(
    "days_off",
    metadata,
    Column("profile", String(16), primary_key=True),
    Column("day", String(10), primary_key=True),
)
"""Days (of UTC) on which the clocks of a profile stand still at tables over days."""

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server has made once for itself and keeps: the private key by which push services know it."""
