"""Moving to another device: a link that opens the profile once, for a few minutes. It is shown as a QR code."""

from typing import Final

from wonders.server.errors import Refused
from wonders.server.sources import Sources, hashed
from wonders.server.store.tickets import Ticket, Tickets

LASTS: Final = 600.0
MOVE: Final = "move"


async def new_link(tickets: Tickets, sources: Sources, profile: str) -> tuple[str, float]:
    """A ticket, and when it ends."""
    ticket, ends = sources.token(), sources.now() + LASTS
    await tickets.make(Ticket(hashed(ticket), MOVE, profile, ends), sources.now())
    return ticket, ends


async def moved(tickets: Tickets, sources: Sources, ticket: str) -> str:
    """The profile that a ticket opens, once."""
    found = await tickets.take(hashed(ticket), MOVE, sources.now())
    if found is None or found.profile is None:
        raise Refused("bad_key", "This link has been used already, or its time is up; make a new one.")
    return found.profile
