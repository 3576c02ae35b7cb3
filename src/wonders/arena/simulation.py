"""Many matches of the same bots, on all cores if that is worth while, always with the results of one."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonders.arena.crews import crew_of
from wonders.arena.worker import quiet
from wonders.bots.bot import Bot
from wonders.bots.guard import Fault, Guarded
from wonders.bots.hosting import closing
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.core.options import Setting
from wonders.core.outcome import Outcome
from wonders.games.registry import make

ALONE = 0.5
"""Seconds this process plays before others are called for help: they need about as long to begin."""

PARCEL = 0.5
"""Seconds of play to send out at a time."""

MOST = 64


class Finished(NamedTuple):
    """What is left of a match when it is over."""

    number: int
    outcome: Outcome
    decisions: int
    faults: tuple[Fault, ...]
    record: str
    seconds: float


@dataclass(frozen=True)
class Simulation:
    """What is played again and again. Each match follows from the seed and its number alone."""

    game: str
    players: int
    options: dict[str, Setting]
    bots: tuple[str, ...]
    """One a seat. Ours are new in each match, those of others stay."""
    seed: str
    limit: float | None = None
    records: bool = False

    def play(self, numbers: Sequence[int]) -> list[Finished]:
        return list(self.matches(numbers))

    def matches(self, numbers: Iterable[int]) -> Iterator[Finished]:
        game = make(self.game, self.players, **self.options)
        kept = {seat: bot for seat, bot in enumerate(map(make_bot, self.bots)) if isinstance(bot, Guarded)}
        with closing(kept.values(), self.limit):
            for number in numbers:
                began = time.perf_counter()
                bots: list[Bot] = [kept.get(seat) or make_bot(name) for seat, name in enumerate(self.bots)]
                with quiet():
                    played = play_match(game, bots, f"{self.seed}:{number}")
                record = played.record().dumps() if self.records else ""
                took = time.perf_counter() - began
                yield Finished(number, played.outcome, played.decisions, played.faults, record, took)


def simulated(simulation: Simulation, games: int, workers: int, at_once: bool) -> Iterator[Finished]:
    """All matches in the order of their numbers. Unless workers are wanted at once, short work is done here."""
    done, took = 0, 0.0
    if not at_once or workers == 1:
        for finished in simulation.matches(range(games)):
            yield finished
            done, took = finished.number + 1, took + finished.seconds
            if workers > 1 and took > ALONE and took / done * (games - done) > 2 * ALONE:
                break
    if done < games:
        size = _parcel(took / done) if done else 1
        yield from _in_order(_on_workers(simulation.play, range(done, games), workers, size), done)


def _on_workers(
    play: Callable[[Sequence[int]], list[Finished]], numbers: range, workers: int, size: int
) -> Iterator[list[Finished]]:
    at, sent = 0, 0
    with crew_of(play, workers) as crew:
        while at < len(numbers) or sent:
            while at < len(numbers) and sent < crew.room:
                crew.send(numbers[at : at + size])
                at, sent = at + size, sent + 1
            for parcel in crew.results():
                sent -= 1
                size = _parcel(sum(finished.seconds for finished in parcel) / len(parcel))
                yield parcel


def _parcel(seconds: float) -> int:
    return max(1, min(MOST, int(PARCEL / max(seconds, 1e-3))))


def _in_order(parcels: Iterable[list[Finished]], first: int) -> Iterator[Finished]:
    """What comes too early waits for those before it."""
    early: dict[int, Finished] = {}
    for parcel in parcels:
        early.update((finished.number, finished) for finished in parcel)
        while first in early:
            yield early.pop(first)
            first += 1
