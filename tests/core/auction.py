"""A small game to try the core on.

Chance tosses a coin in every round; on heads every seat bids at the same time and in secret, on tails seat 0 bids
alone. What a seat bids leaves its purse; the highest total of bids wins.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from wonders.core.actions import Action, Notation
from wonders.core.catalogue import Item
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.draft import OpenTable, opens
from wonders.core.events import Event
from wonders.core.game import Game
from wonders.core.options import Option
from wonders.core.outcome import Column, Line, Outcome, ranks
from wonders.core.phases import NOBODY, Answers, Asked, Phase
from wonders.core.phrases import Phrase, phrase
from wonders.core.values import Value, fact

PURSE = 4
SIDES = ("heads", "tails")


class Toss(Action):
    verb = "toss"
    side: str


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


class Bidding(Decision):
    purse: int


class Table(Value):
    bids: tuple[tuple[int, ...], ...]
    tosses: tuple[str, ...] = ()
    bidding: bool = False

    @fact
    def purses(self) -> tuple[int, ...]:
        return tuple(PURSE - sum(bids) for bids in self.bids)


@opens(Table)
class Draft(OpenTable[Table]):
    bids: list[tuple[int, ...]]
    tosses: list[str]
    bidding: bool

    def unpack(self) -> None:
        self.bids, self.tosses = list(self.bids), list(self.tosses)

    def pack(self) -> tuple[object, ...]:
        return tuple(self.bids), tuple(self.tosses), self.bidding


class CoinTossed(Event[Draft]):
    side: str

    def on(self, draft: Draft) -> None:
        draft.tosses.append(self.side)
        draft.bidding = True


class BidMade(Event[Draft]):
    secret: ClassVar = ("amount",)
    seat: Seat
    amount: int

    def known_to(self, seat: Seat) -> bool:
        return seat == self.seat

    def on(self, draft: Draft) -> None:
        draft.bids[self.seat] += (self.amount,)
        draft.bidding = False


class View(Value):
    seat: Seat
    mine: tuple[int, ...]
    made: tuple[int, ...]
    tosses: tuple[str, ...]
    bidding: bool


class TossCoin(Phase[Table, Draft]):
    name = "toss"

    def __init__(self, rounds: int) -> None:
        self._rounds = rounds

    def ask(self, table: Table | Draft) -> Asked:
        left = len(table.tosses) < self._rounds
        return {CHANCE: Tossing(f"toss {len(table.tosses) + 1}")} if left else NOBODY

    def act(self, draft: Draft, answers: Answers) -> None:
        for action in answers.values():
            assert isinstance(action, Toss)
            draft.happen(CoinTossed(action.side))


class MakeBids(Phase[Table, Draft]):
    name = "bid"

    def ask(self, table: Table | Draft) -> Asked:
        asked = range(len(table.bids)) if table.tosses[-1] == "heads" else (0,)
        return {seat: Bidding(PURSE - sum(table.bids[seat])) for seat in asked}

    def legal(self, table: Table | Draft, seat: Seat, decision: Bidding) -> tuple[Action, ...]:
        return tuple(Bid(amount) for amount in range(decision.purse + 1))

    def act(self, draft: Draft, answers: Answers) -> None:
        draft.happen_all(BidMade(seat, bid.amount) for seat, bid in answers.items() if isinstance(bid, Bid))


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

    draft = Draft

    def start(self) -> Table:
        return Table(((),) * self.players)

    def phase_of(self, table: Table | Draft) -> Phase[Table, Draft]:
        return MakeBids() if table.bidding else TossCoin(int(self.options["rounds"]))

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
