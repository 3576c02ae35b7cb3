"""A match as the database keeps it: its rows, worked out by folding the answers once more."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple

from wonders import __version__
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Seat
from wonders.core.game import AnyGame
from wonders.core.outcome import Outcome
from wonders.core.record import BrokenRecord, Record
from wonders.core.wire import Json, JsonObject
from wonders.database.batches import Batch, variant_of
from wonders.games.registry import companion
from wonders.games.replay import replay


class Wonders(NamedTuple):
    """What a seat has built on: one board with its side, or in Duel several wonders."""

    wonder: str
    side: str
    stages: int
    """Completed stages; in Duel the wonders that were built."""
    wonders: tuple[str, ...]
    """All wonders of the seat: in Duel the four it had after the draft."""


@dataclass(frozen=True)
class Entry:
    """All rows of one match. `source` and `number` name it for ever; a database gives it an id of its own."""

    source: str
    number: int
    game: str
    variant: str
    rules: str
    players: int
    seed: str
    generator: str
    reason: str
    steps: int
    seats: tuple[tuple[Json, ...], ...]
    """For each seat: bot, wonder, side, stages, wonders, place, share, points (None where none were counted)."""
    points: tuple[tuple[int, str, int], ...]
    """Seat, category, points."""
    decisions: tuple[tuple[int, int, str, str], ...]
    """Step, seat, kind, answer."""

    def plain(self) -> JsonObject:
        return asdict(self)


def generated(batch: Batch, number: int) -> Entry:
    """Play a match of a batch."""
    game, names = batch.make(), batch.seating(number)
    played = play_match(game, [make_bot(name) for name in names], batch.seed_of(number))
    return _entry(game, played.answers, played.seed, names, batch.source, number)


def recorded(record: Record, source: str) -> Entry:
    """A match that somebody has played; who played is not in a record. BrokenRecord unless it is whole and over."""
    match = replay(record)
    if match.outcome is None:
        raise BrokenRecord("The match is not over.")
    return _entry(match.game, match.answers, record.header.seed, ("",) * match.game.players, source, 0)


def _entry(
    game: AnyGame,
    answers: Sequence[tuple[Seat, Action]],
    seed: str,
    bots: Sequence[str],
    source: str,
    number: int,
) -> Entry:
    tables, decisions = _folded(game, answers)
    outcome = game.outcome(tables[-1])
    assert outcome is not None
    wonders = _wonders(game, tables)
    seats = tuple((bots[seat], *wonders[seat], *_result(outcome, seat)) for seat in game.seats)
    return Entry(
        source, number, game.id, variant_of(game), game.rules, game.players, seed, __version__, outcome.reason,
        len(tables) - 1, seats, _points(outcome, game.players), decisions,
    )  # fmt: skip


def _folded(
    game: AnyGame, answers: Sequence[tuple[Seat, Action]]
) -> tuple[list[object], tuple[tuple[int, int, str, str], ...]]:
    """Every table of a match, and every decision of a seat."""
    tables, decisions, left = [game.start()], [], iter(answers)
    while pending := game.pending(tables[-1]):
        joint: dict[Seat, Action] = {}
        for _ in pending:
            seat, action = next(left)
            joint[seat] = action
            if seat != CHANCE:
                decisions.append((len(tables) - 1, seat, pending[seat].kind, str(action)))
        tables.append(game.step(tables[-1], joint).table)
    return tables, tuple(decisions)


def _wonders(game: AnyGame, tables: Sequence[object]) -> tuple[Wonders, ...]:
    module = companion("database", game.id)
    if module is None:
        return (Wonders("", "", 0, ()),) * game.players
    return tuple(module.wonders_of(tables, seat) for seat in game.seats)


def _result(outcome: Outcome, seat: Seat) -> tuple[int, float, int | None]:
    points = outcome.points[seat] if outcome.counted else None
    return outcome.ranks[seat], outcome.share(seat), points


def _points(outcome: Outcome, players: int) -> tuple[tuple[int, str, int], ...]:
    if not outcome.counted:
        return ()
    columns = enumerate(outcome.sheet[:players])
    return tuple((seat, category, column.of(category)) for seat, column in columns for category in outcome.categories)
