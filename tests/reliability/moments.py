"""Random matches as the entries a server would store, stopped at random moments."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.driving import Variant
from wonders.core.chance import Dealer
from wonders.core.decisions import SPECTATOR, Seat
from wonders.core.options import Setting
from wonders.server.sources import hashed
from wonders.server.tables import entries as e
from wonders.server.tables.state import TableState

NOW = 1_800_000_000.0

VARIANTS = {
    "classic": (
        Variant("classic", 4),
        Variant("classic", 2),
        Variant("classic", 3, {"expansions": "cities,leaders"}),
        Variant("classic", 4, {"teams": True, "expansions": "cities"}),
    ),
    "duel": (Variant("duel", 2),),
    "architects": (Variant("architects", 3), Variant("architects", 2)),
}
"""Those in which something different is hidden."""

CLOCKS = (e.Clock(), e.Clock("move", 3600.0), e.Clock("reserve", 3600.0, 20.0))


def token(seat: Seat) -> str:
    return f"token-of-seat-{seat}"


@dataclass(frozen=True)
class Moment:
    """A match that waits for people: all that was stored, and every table on the way."""

    entries: tuple[e.Entry, ...]
    tables: tuple[Any, ...]
    story: tuple[Any, ...]


def created(variant: Variant, rng: Random) -> e.Created:
    options: dict[str, Setting] = dict(variant.make().options)
    seats = tuple(
        e.SeatSpec("person", f"P{seat}", "", True, f"nonce-{seat}", (hashed(token(seat)),))
        for seat in range(variant.players)
    )
    return e.Created(
        at=NOW, game=variant.game, rules=variant.make().rules, players=variant.players, options=options,
        code="BCDFGH", secret=rng.randbytes(32).hex(), host=hashed("host"), seats=seats,
        clock=rng.choice(CLOCKS), assists=("seen",) if rng.random() < 0.5 else (),
    )  # fmt: skip


def moments(variant: Variant, seed: int, share: float) -> Iterator[Moment]:
    """About this share of all moments of a random match, some of them with answers already sealed."""
    rng = Random(f"{variant}:{seed}")
    state = TableState("any")
    entries: list[e.Entry] = []
    tables: list[Any] = []
    dealer = Dealer.from_seed(seed, str(variant))

    def happen(entry: e.Entry) -> None:
        state.apply(entry)
        entries.append(entry)
        if state.match is not None and (not tables or tables[-1] is not state.match.table):
            tables.append(state.match.table)

    happen(created(variant, rng))
    happen(e.Started(at=NOW))
    assert state.match is not None
    match = state.match
    while not match.over:
        for draw, _ in match.draws_from(match.table, dealer):
            happen(e.Drew(at=NOW, action=str(draw)))
        if not match.over and rng.random() < share:
            yield Moment(tuple(entries), tuple(tables), tuple(match.story))
        for seat in match.waiting_for:
            action = str(rng.choice(match.game.legal(match.table, seat)))
            happen(e.Answered(at=NOW, seat=seat, number=match.numbers[seat], action=action))


def seats_of(moment: Moment) -> tuple[Seat, ...]:
    made = moment.entries[0]
    assert isinstance(made, e.Created)
    return (*range(made.players), SPECTATOR)
