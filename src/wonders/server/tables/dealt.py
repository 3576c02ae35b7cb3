"""What the deal of a table follows from."""

from wonders.core.chance import Dealer
from wonders.server.tables import entries as e
from wonders.server.tables.fairness import FIRST, Seed, Terms, commitment_of, dealer_of
from wonders.server.tables.match import TableMatch
from wonders.server.tables.seat import SeatNow


class Dealt:
    """The part of a table that fixes its deal: the secret, the terms, and what everybody has added."""

    __slots__ = ("_dealer",)
    id: str
    made: e.Created
    seats: list[SeatNow]
    match: TableMatch | None
    _dealer: Dealer | None

    @property
    def commitment(self) -> str:
        """Shown to everybody from the first moment on."""
        return commitment_of(self.made.fair, self.made.secret, self.terms)

    @property
    def terms(self) -> Terms:
        made = self.made
        return Terms(self.id, made.game, made.rules, made.players, made.options)

    @property
    def seed(self) -> str:
        """What the deal follows from; fixed when the match begins."""
        nonces = tuple(seat.spec.nonce for seat in self.seats)
        if self.made.fair == FIRST:
            nonces = tuple(filter(None, nonces))
        return str(Seed(self.made.fair, self.made.secret, self.id, nonces))

    @property
    def dealer(self) -> Dealer:
        if self._dealer is None or self.match is None:
            self._dealer = dealer_of(self.seed)
        return self._dealer
