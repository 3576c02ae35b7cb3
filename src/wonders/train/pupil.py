"""Quicker nets for classic that answer like others: for matches that are played on in the mind.

    PYTHONPATH=src python3 -m wonders.train.pupil quick --teachers classic.npz medium.npz --minutes 5 --out runs/pupil
    PYTHONPATH=src python3 -m wonders.train.pupil plain --teachers medium.npz classic.npz --minutes 5 --out runs/pupil

The teachers play matches with three to seven players, in numpy and many at once, each seat as one of them would. The
pupil learns from the first: what it finds likely among the answers that are legal, and what it expects for every slot.
The folder then has `classic_quick.npz` or `classic_plain.npz`, and beside it how it was made, and how often pupil and
teacher like the same answer best.
"""

import argparse
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.bots.net.classic_form import COUNTS, FORM, PLAIN, QUICK
from wonders.bots.net.policy import SeatsNet, load, shipped
from wonders.bots.together.classic import flow
from wonders.bots.together.classic.policy import Policy
from wonders.bots.together.classic.tables import Tables, gathered
from wonders.core.chance import Dealer
from wonders.core.decisions import WondersError
from wonders.core.match import Match
from wonders.games.registry import make
from wonders.train.adam import Moments, moved, still
from wonders.train.export import export
from wonders.train.net import Params
from wonders.train.run import traced
from wonders.train.seats import net as seats_net

AT_ONCE = 64
"""Matches that are played at once; all of them have the same boards."""
BATCH = 1024
HELD_BACK = 0.05
LEAST_ROWS = 100
LONGEST = 1.0
NEVER = -1e9


class Lesson(NamedTuple):
    """What a net was shown, which choices were legal, and what it said of them and of the end."""

    seen: np.ndarray
    choices: np.ndarray
    legal: np.ndarray
    logits: np.ndarray
    shares: np.ndarray


class Listening(Policy):
    """Answers, and writes down what those are asked in turns of all who play in the first style."""

    def __init__(self, nets: Sequence[SeatsNet], rng: np.random.Generator, styles: np.ndarray) -> None:
        super().__init__(nets, rng, styles=styles)
        self._first = styles == 0
        self.heard: list[Lesson] = []

    def hear(
        self, seen: np.ndarray, choices: np.ndarray, legal: np.ndarray, said: np.ndarray, shares: np.ndarray
    ) -> None:
        flat = [part[self._first] for part in (seen, choices, legal, said, shares)]
        kinds = (np.int8, np.int16, bool, np.float16, np.float16)
        self.heard.append(Lesson(*(part.astype(kind) for part, kind in zip(flat, kinds, strict=True))))


def beginnings(seed: int) -> Iterator[Tables]:
    """First decisions: so many deals of the same boards, with every number of players in turn."""
    number = 0
    while True:
        for players in COUNTS:
            number += 1
            match = Match(make("classic", players), Dealer.from_seed(f"pupil {seed} {number}"))
            game, history = match.game, match.history(0)
            yield gathered([game.resample(history, Random(f"{seed} {number} {at}")) for at in range(AT_ONCE)])


def played(teachers: Sequence[SeatsNet], seed: int, rows: int) -> Lesson:
    """So many decisions of the first teacher in matches that all of them play."""
    rng, heard, count = np.random.default_rng(seed), list[Lesson](), 0
    for tables in beginnings(seed):
        styles = rng.integers(len(teachers), size=(tables.players, tables.size))
        listening = Listening(teachers, rng, styles)
        while not flow.over(tables):
            flow.turn(tables, listening)
        heard += listening.heard
        count += sum(len(lesson.seen) for lesson in listening.heard)
        print(f"played {count} of {rows} decisions", flush=True)
        if count >= rows:
            break
    return Lesson(*(np.concatenate(parts) for parts in zip(*heard, strict=True)))


def loss(params: Params, lesson: Lesson) -> Array:
    """How far the pupil is from its teacher, in what it finds likely and in what it expects."""
    logits, outcome = seats_net.judged(QUICK, params, jnp.asarray(lesson.seen, jnp.float32), jnp.float32)
    liked = jnp.take_along_axis(logits, lesson.choices.astype(jnp.int32), axis=1)
    chances = jax.nn.log_softmax(jnp.where(lesson.legal, liked, NEVER))
    target = jax.nn.softmax(jnp.where(lesson.legal, lesson.logits.astype(jnp.float32), NEVER))
    unlike = jnp.sum(target * (jnp.log(target + 1e-9) - jnp.where(lesson.legal, chances, 0)), axis=1).mean()
    shares = lesson.shares.astype(jnp.float32)
    return unlike - jnp.sum(shares * jax.nn.log_softmax(outcome), axis=1).mean()


def agreeing(params: Params, lesson: Lesson) -> Array:
    """How often both like the same answer best."""
    logits, _ = seats_net.judged(QUICK, params, jnp.asarray(lesson.seen, jnp.float32), jnp.float32)
    liked = jnp.take_along_axis(logits, lesson.choices.astype(jnp.int32), axis=1)
    ours, theirs = (
        jnp.argmax(jnp.where(lesson.legal, part, NEVER), axis=1) for part in (liked, lesson.logits.astype(jnp.float32))
    )
    return jnp.take_along_axis(liked, ours[:, None], 1)[:, 0] == jnp.take_along_axis(liked, theirs[:, None], 1)[:, 0]


def learnt(lesson: Lesson, minutes: float, seed: int, rates: Sequence[float]) -> Iterator[tuple[Params, float]]:
    """The pupil after every pass through the lesson, and the part of the time that is over."""
    params = seats_net.fresh(QUICK, jax.random.key(seed))
    moments = still(params)
    rng = np.random.default_rng(seed)

    @jax.jit
    def step(params: Params, moments: Moments, part: Lesson, rate: Array) -> tuple[Params, Moments]:
        return moved(params, moments, jax.grad(loss)(params, part), rate, LONGEST)

    begin, spent, size = time.monotonic(), 0.0, min(BATCH, len(lesson.seen))
    while spent < 1:
        order = rng.permutation(len(lesson.seen))
        for start in range(0, len(order) - size + 1, size):
            spent = min(1.0, (time.monotonic() - begin) / (60 * minutes))
            part = Lesson(*(whole[order[start : start + size]] for whole in lesson))
            rate = jnp.float32(rates[0] * (rates[1] / rates[0]) ** spent)
            params, moments = step(params, moments, part, rate)
            if spent >= 1:
                break
        yield params, spent


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pupil", choices=["quick", "plain"])
    parser.add_argument("--teachers", type=Path, nargs="+", default=[shipped(FORM.game)], metavar="FILE")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0, help="of learning")
    parser.add_argument("--rows", type=int, default=400_000, help="decisions that are learnt from")
    parser.add_argument("--rates", type=float, nargs=2, default=(2e-3, 5e-5), help="length of steps, first and last")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    if asked.minutes <= 0 or asked.rows < LEAST_ROWS or min(asked.rates) <= 0:
        parser.error(f"--minutes and --rates must be more than nothing, --rows {LEAST_ROWS} at least.")
    try:
        teachers = [load(FORM, file) for file in asked.teachers]
    except WondersError as wrong:
        print(f"wonders: {wrong}", file=sys.stderr)
        return 2
    lesson = played(teachers, asked.seed, asked.rows)
    held = int(len(lesson.seen) * HELD_BACK)
    last, first = (Lesson(*(part[where] for part in lesson)) for where in (slice(-held, None), slice(-held)))
    asked.out.mkdir(parents=True, exist_ok=True)
    file = asked.out / f"{(QUICK if asked.pupil == 'quick' else PLAIN).game}.npz"
    test, alike = jax.jit(loss), jax.jit(agreeing)
    for params, spent in learnt(first, asked.minutes, asked.seed, asked.rates):
        parts = [Lesson(*(part[at : at + BATCH] for part in last)) for at in range(0, held, BATCH)]
        unlike = float(np.mean([test(params, part) for part in parts]))
        same = float(np.mean([alike(params, part) for part in parts]))
        print(f"{100 * spent:5.1f} %  loss {unlike:.4f}  the same answer in {100 * same:.2f} %", flush=True)
        told = {
            "teachers": [teacher.name for teacher in asked.teachers],
            "decisions": len(first.seen),
            "minutes": round(spent * asked.minutes, 2),
            "the same answer": round(same, 4),
        }
        command = shlex.join(["python3", "-m", "wonders.train.pupil", *given])
        export(params, file, traced("classic", command, asked.seed) | told)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
