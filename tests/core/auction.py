"""A small game to try the core on.

Chance tosses a coin in every round; on heads every seat bids at the same time and in secret, on tails seat 0 bids
alone. What a seat bids leaves its purse; the highest total of bids wins.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from wonders.core.actions import Action, Notation
from wonders.core.catalogue import Item
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.events import Event, Step, happen
from wonders.core.game import Game
from wonders.core.options import Option
from wonders.core.outcome import Column, Line, Outcome, ranks
from wonders.core.phrases import Phrase, phrase
from wonders.core.values import Value, fact

PURSE = 4
SIDES = ("heads", "tails")


@dataclass(frozen=True)
class Toss(Action):
    verb = "toss"
    side: str


@dataclass(frozen=True)
class Bid(Action):
    verb = "bid"
    amount: int


class Tossing(ChanceDecision):
    def sample(self, stream: Stream) -> Toss:
        return Toss(stream.chosen(SIDES))

    def outcomes(self) -> list[tuple[Action, int]]:
        return [(Toss(side), 1) for side in SIDES]

    def accepts(self, action: Action) -> bool:
        return isinstance(action, Toss) and action.side in SIDES


@dataclass(frozen=True)
class Bidding(Decision):
    purse: int


@dataclass(frozen=True)
class Table(Value):
    bids: tuple[tuple[int, ...], ...]
    tosses: tuple[str, ...] = ()
    bidding: bool = False

    @fact
    def purses(self) -> tuple[int, ...]:
        return tuple(PURSE - sum(bids) for bids in self.bids)


@dataclass
class Draft:
    bids: list[tuple[int, ...]]
    tosses: list[str]
    bidding: bool


@dataclass(frozen=True)
class CoinTossed(Event[Draft]):
    side: str

    def on(self, draft: Draft) -> None:
        draft.tosses.append(self.side)
        draft.bidding = True


@dataclass(frozen=True)
class BidMade(Event[Draft]):
    secret: ClassVar = ("amount",)
    seat: Seat
    amount: int

    def known_to(self, seat: Seat) -> bool:
        return seat == self.seat

    def on(self, draft: Draft) -> None:
        draft.bids[self.seat] += (self.amount,)
        draft.bidding = False


@dataclass(frozen=True)
class View:
    seat: Seat
    mine: tuple[int, ...]
    made: tuple[int, ...]
    tosses: tuple[str, ...]
    bidding: bool


class Auction(Game[Table, View]):
    id = "auction"
    rules = "2"
    seats_allowed = range(2, 5)
    default_players = 3
    options_known = (
        Option("rounds", 3, "how many coins are tossed", (1, 2, 3)),
        Option("open", False, "whether bids are shown", (False, True)),
    )
    notation = Notation(Toss, Bid)
    longest = 9

    def start(self) -> Table:
        return Table(((),) * self.players)

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        if table.bidding:
            asked = self.seats if table.tosses[-1] == "heads" else (0,)
            return {seat: Bidding(table.purses[seat]) for seat in asked}
        left = len(table.tosses) < int(self.options["rounds"])
        return {CHANCE: Tossing(f"toss {len(table.tosses) + 1}")} if left else {}

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        asked = self.pending(table).get(seat)
        return tuple(Bid(amount) for amount in range(asked.purse + 1)) if isinstance(asked, Bidding) else ()

    def step(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        draft = Draft(list(table.bids), list(table.tosses), table.bidding)
        log: list[Event[Any]] = []
        happen(draft, map(_event, answers, answers.values()), log)
        return Step(_close(draft), tuple(log))

    def fold(self, table: Table, events: Iterable[Event[Draft]]) -> Table:
        draft = Draft(list(table.bids), list(table.tosses), table.bidding)
        happen(draft, events, [])
        return _close(draft)

    def view(self, table: Table, seat: Seat) -> View:
        mine = table.bids[seat] if seat in self.seats else ()
        return View(seat, mine, tuple(map(len, table.bids)), table.tosses, table.bidding)

    def outcome(self, table: Table) -> Outcome | None:
        if self.pending(table):
            return None
        points = tuple(map(sum, table.bids))
        sheet = [Column(str(seat), (Line("bids", points[seat], "purse", phrase("bids")),)) for seat in self.seats]
        return Outcome("rounds", ranks([(one,) for one in points]), points, ("bids",), tuple(sheet))

    def resample(self, history: Sequence[View], rng: Random) -> Table:
        view = history[-1]
        others = [tuple(rng.randint(0, 1) for _ in range(made)) for made in view.made]
        bids = tuple(view.mine if seat == view.seat else others[seat] for seat in self.seats)
        return Table(bids, view.tosses, view.bidding)

    def audit(self, table: Table) -> Iterator[str]:
        return (f"seat {seat} owes coins" for seat, purse in enumerate(table.purses) if purse < 0)

    @classmethod
    def catalogue(cls) -> tuple[Item, ...]:
        return ()

    def describe(self, view: View) -> Iterator[Phrase]:
        yield phrase("auction-bids", made=sum(view.made))


def _event(seat: Seat, action: Action) -> Event[Draft]:
    if isinstance(action, Toss):
        return CoinTossed(action.side)
    assert isinstance(action, Bid)
    return BidMade(seat, action.amount)


def _close(draft: Draft) -> Table:
    return Table(tuple(draft.bids), tuple(draft.tosses), draft.bidding)
