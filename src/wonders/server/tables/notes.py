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


class BotTookOver(Event[Any]):
    """A bot plays for a seat from now on: by wish of its player (`self`), or of others while they were gone."""

    seat: Seat
    by: str


class PlayerReturned(Event[Any]):
    """A seat plays again itself."""

    seat: Seat


class PauseBegan(Event[Any]):
    """All people at the table have agreed to pause; this seat was the last of them."""

    seat: Seat


class PauseEnded(Event[Any]):
    """A seat lets the match go on."""

    seat: Seat


class TakenBack(Event[Any]):
    """A seat has taken back its last answer: what the step before told has not happened."""

    seat: Seat
