"""What quick nets learn from: decisions of matches that nets play in numpy, many at once."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from wonders.bots.net import architects_form, classic_form
from wonders.bots.net.policy import SeatsNet
from wonders.bots.net.seats import Form
from wonders.bots.together.architects import flow as architects_flow
from wonders.bots.together.architects import policy as architects_policy
from wonders.bots.together.architects import tables as architects_tables
from wonders.bots.together.architects.choices import PARTS
from wonders.bots.together.architects.rows import reckoned_too, rows
from wonders.bots.together.classic import flow as classic_flow
from wonders.bots.together.classic import policy as classic_policy
from wonders.bots.together.classic import tables as classic_tables
from wonders.core.chance import Dealer
from wonders.core.match import AnyMatch, Match
from wonders.games.registry import make

AT_ONCE = 64
"""Matches that are played at once; all of them have the same boards."""
LIKELIEST = 24
"""So many legal choices of a decision are learnt, the likeliest."""
NEVER: Final = -1e9


class Lesson(NamedTuple):
    """What a net was shown, which choices were legal, and what it said of them and of the end."""

    seen: np.ndarray
    choices: np.ndarray
    legal: np.ndarray
    logits: np.ndarray
    shares: np.ndarray


_KINDS: Final = (np.int8, np.int16, bool, np.float16, np.float16)


def small(*parts: np.ndarray) -> Lesson:
    """A lesson in as few bytes as will do."""
    return Lesson(*(part.astype(kind) for part, kind in zip(parts, _KINDS, strict=True)))


class ListeningInClassic(classic_policy.Policy):
    """Answers, and writes down what those are asked in turns of all who play in the first style."""

    def __init__(self, nets: Sequence[SeatsNet], rng: np.random.Generator, styles: np.ndarray) -> None:
        super().__init__(nets, rng, styles=styles)
        self._first = styles == 0
        self.heard: list[Lesson] = []

    def hear(
        self, seen: np.ndarray, choices: np.ndarray, legal: np.ndarray, said: np.ndarray, shares: np.ndarray
    ) -> None:
        self.heard.append(small(*(part[self._first] for part in (seen, choices, legal, said, shares))))


class ListeningInArchitects(architects_policy.Policy):
    """Answers, and writes down what those are asked who play in the first style."""

    def __init__(self, nets: Sequence[SeatsNet], rng: np.random.Generator, styles: np.ndarray) -> None:
        super().__init__(nets, rng, styles=styles)
        self._first = styles == 0
        self._teacher = nets[0]
        self.heard: list[Lesson] = []

    def chosen(self, tables: architects_tables.Tables, due: int, at: np.ndarray, legal: np.ndarray) -> np.ndarray:
        first = np.flatnonzero(self._first[tables.seat, at])
        if first.size:
            self._note(tables, due, at[first], legal[first])
        return super().chosen(tables, due, at, legal)

    def _note(self, tables: architects_tables.Tables, due: int, at: np.ndarray, legal: np.ndarray) -> None:
        part, seen = PARTS[due], rows(tables, due, at)
        added = self._teacher.form.added
        logits, shares = self._teacher.judged(reckoned_too(seen, tables.players) if added else seen)
        said = np.where(legal, logits[:, part], NEVER)
        likeliest = np.argsort(-said, 1)[:, :LIKELIEST]
        choices, open_to, told = np.zeros((3, len(at), LIKELIEST))
        width = likeliest.shape[1]
        choices[:, :width] = likeliest + part.start
        open_to[:, :width] = np.take_along_axis(legal, likeliest, 1)
        told[:, :width] = np.where(open_to[:, :width] > 0, np.take_along_axis(said, likeliest, 1), 0)
        self.heard.append(small(seen, choices, open_to, told, shares))


def _in_classic(match: AnyMatch, teachers: Sequence[SeatsNet], rng: np.random.Generator, name: str) -> list[Lesson]:
    history = match.history(0)
    worlds = [match.game.resample(history, Random(f"{name} {at}")) for at in range(AT_ONCE)]
    tables = classic_tables.gathered(worlds)
    listening = ListeningInClassic(teachers, rng, _styles(teachers, rng, match))
    while not classic_flow.over(tables):
        classic_flow.turn(tables, listening)
    return listening.heard


def _in_architects(match: AnyMatch, teachers: Sequence[SeatsNet], rng: np.random.Generator, name: str) -> list[Lesson]:
    tables = architects_tables.gathered([match.table]).repeated(AT_ONCE).dealt(rng)
    listening = ListeningInArchitects(teachers, rng, _styles(teachers, rng, match))
    while not architects_flow.over(tables):
        architects_flow.turn(tables, listening)
    return listening.heard


def _styles(teachers: Sequence[SeatsNet], rng: np.random.Generator, match: AnyMatch) -> np.ndarray:
    return rng.integers(len(teachers), size=(match.game.players, AT_ONCE))


class Subject(NamedTuple):
    """A game that quick nets are made for."""

    form: Form
    """Of the teachers."""
    pupils: Mapping[str, Form]
    counts: Sequence[int]
    """Numbers of players, each in turn."""
    heard: Callable[[AnyMatch, Sequence[SeatsNet], np.random.Generator, str], list[Lesson]]


SUBJECTS: Final[Mapping[str, Subject]] = {
    "classic": Subject(
        classic_form.FORM,
        {"quick": classic_form.QUICK, "plain": classic_form.PLAIN},
        classic_form.COUNTS,
        _in_classic,
    ),
    "architects": Subject(
        architects_form.FORM,
        {"quick": architects_form.QUICK, "plain": architects_form.PLAIN},
        (2, *architects_form.COUNTS, 2, 4),
        _in_architects,
    ),
}


def beginnings(game: str, seed: int) -> Iterator[tuple[AnyMatch, str]]:
    """Matches at their first decisions, with every number of players in turn, each with a name."""
    number = 0
    while True:
        for players in SUBJECTS[game].counts:
            number += 1
            yield Match(make(game, players), Dealer.from_seed(f"pupil {seed} {number}")), f"{seed} {number}"


def played(game: str, teachers: Sequence[SeatsNet], seed: int, wanted: int) -> Lesson:
    """So many decisions of the first teacher in matches that all of them play."""
    rng, heard, count = np.random.default_rng(seed), list[Lesson](), 0
    for match, name in beginnings(game, seed):
        found = SUBJECTS[game].heard(match, teachers, rng, name)
        heard += found
        count += sum(len(lesson.seen) for lesson in found)
        print(f"played {count} of {wanted} decisions", flush=True)
        if count >= wanted:
            break
    return Lesson(*(np.concatenate(parts) for parts in zip(*heard, strict=True)))
