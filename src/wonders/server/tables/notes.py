"""What happens at a table beside the rules, told in the same log as the events of the match."""

from wonders.core.decisions import Seat
from wonders.core.events import AnyEvent


class TimeUp(AnyEvent):
    """A seat's time was up, and a bot has answered for it."""

    seat: Seat


class SeatReissued(AnyEvent):
    """A seat has got a new link, and its old ones have ended: by the host while nobody was there, or by itself."""

    seat: Seat
    by: str


class BotTookOver(AnyEvent):
    """A bot plays for a seat from now on: by wish of its player (`self`), or of others while they were gone."""

    seat: Seat
    by: str


class PlayerReturned(AnyEvent):
    """A seat plays again itself."""

    seat: Seat


class PauseBegan(AnyEvent):
    """All people at the table have agreed to pause; this seat was the last of them."""

    seat: Seat


class PauseEnded(AnyEvent):
    """A seat lets the match go on."""

    seat: Seat


class TakenBack(AnyEvent):
    """A seat has taken back its last answer: what the step before told has not happened."""

    seat: Seat
