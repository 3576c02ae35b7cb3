"""What happens at a table beside the rules, told in the same log as the events of the match."""

from typing import Any

from wonders.core.decisions import Seat
from wonders.core.events import Event


class TimeUp(Event[Any]):
    """A seat's time was up, and a bot has answered for it."""

    seat: Seat


class SeatReissued(Event[Any]):
    """A seat has got a new link, and its old ones have ended: by the host while nobody was there, or by itself."""

    seat: Seat
    by: str


class TakenBack(Event[Any]):
    """A seat has taken back its last answer: what the step before told has not happened."""

    seat: Seat
