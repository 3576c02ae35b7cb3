"""What all tables of a process use, in one place."""

from dataclasses import dataclass

from wonders.server.metrics import Metrics
from wonders.server.runtime.bot_pool import BotPool
from wonders.server.runtime.lease import Lease
from wonders.server.runtime.presence import Presence
from wonders.server.runtime.uptime import Uptime
from wonders.server.settings import Settings
from wonders.server.sources import Sources
from wonders.server.store.store import Store


@dataclass(frozen=True)
class Services:
    """One for each process."""

    store: Store
    settings: Settings
    sources: Sources
    metrics: Metrics
    bot_pool: BotPool
    uptime: Uptime
    elsewhere: Presence
    """Who is at a table in other processes."""
    lease: Lease | None = None
    """Where each table lives in one of several processes: what lets this one have its share of them."""
