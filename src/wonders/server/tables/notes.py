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


class TakenBack(AnyEvent):
    """A seat has taken back its last answer: what the step before told has not happened."""

    seat: Seat
