"""A quicker net for classic that answers like the one that ships: for matches that are played on in the mind.

    PYTHONPATH=src python3 -m wonders.train.pupil --minutes 8 --out runs/pupil

The net that ships plays matches with three to seven players against itself, in numpy and many at once, and the pupil
learns what it finds likely among the answers that are legal, and what it expects for every slot. The folder then has
`classic_quick.npz`, and beside it `classic_quick.json` with how it was made and how often both like the same answer
best.
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

from wonders.bots.net.classic_form import COUNTS, FORM, QUICK
from wonders.bots.net.policy import SeatsNet, load
from wonders.bots.together import flow
from wonders.bots.together.policy import Policy
from wonders.bots.together.tables import Tables, gathered
from wonders.core.chance import Dealer
from wonders.core.match import Match
from wonders.games.registry import make
from wonders.train.adam import Moments, moved, still
from wonders.train.export import export
from wonders.train.net import Params
from wonders.train.seats import net as seats_net

AT_ONCE = 64
"""Matches that are played at once; all of them have the same boards."""
BATCH = 1024
HELD_BACK = 0.05
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
    """Answers, and writes down what it is asked in turns of all."""

    def __init__(self, net: SeatsNet, rng: np.random.Generator) -> None:
        super().__init__(net, rng)
        self.heard: list[Lesson] = []

    def hear(
        self, seen: np.ndarray, choices: np.ndarray, legal: np.ndarray, said: np.ndarray, shares: np.ndarray
    ) -> None:
        flat = [part.reshape(-1, part.shape[-1]) for part in (seen, choices, legal, said, shares)]
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


def played(seed: int, rows: int) -> Lesson:
    """So many decisions of matches that the net plays against itself."""
    teacher = Listening(load(FORM), np.random.default_rng(seed))
    count = 0
    for tables in beginnings(seed):
        while not flow.over(tables):
            flow.turn(tables, teacher)
        count = sum(len(lesson.seen) for lesson in teacher.heard)
        print(f"played {count} of {rows} decisions", flush=True)
        if count >= rows:
            break
    return Lesson(*(np.concatenate(parts) for parts in zip(*teacher.heard, strict=True)))


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

    begin, spent = time.monotonic(), 0.0
    while spent < 1:
        order = rng.permutation(len(lesson.seen))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            spent = min(1.0, (time.monotonic() - begin) / (60 * minutes))
            part = Lesson(*(whole[order[start : start + BATCH]] for whole in lesson))
            rate = jnp.float32(rates[0] * (rates[1] / rates[0]) ** spent)
            params, moments = step(params, moments, part, rate)
            if spent >= 1:
                break
        yield params, spent


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0, help="of learning")
    parser.add_argument("--rows", type=int, default=400_000, help="decisions that are learnt from")
    parser.add_argument("--rates", type=float, nargs=2, default=(2e-3, 5e-5), help="length of steps, first and last")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    lesson = played(asked.seed, asked.rows)
    held = int(len(lesson.seen) * HELD_BACK)
    last, first = (Lesson(*(part[where] for part in lesson)) for where in (slice(-held, None), slice(-held)))
    asked.out.mkdir(parents=True, exist_ok=True)
    file = asked.out / "classic_quick.npz"
    test, alike = jax.jit(loss), jax.jit(agreeing)
    for params, spent in learnt(first, asked.minutes, asked.seed, asked.rates):
        parts = [Lesson(*(part[at : at + BATCH] for part in last)) for at in range(0, held - BATCH + 1, BATCH)]
        unlike = float(np.mean([test(params, part) for part in parts]))
        same = float(np.mean([alike(params, part) for part in parts]))
        print(f"{100 * spent:5.1f} %  loss {unlike:.4f}  the same answer in {100 * same:.2f} %", flush=True)
        export(params, file, {
            "game": "classic", "learns from": "classic.npz",
            "command": shlex.join(["python3", "-m", "wonders.train.pupil", *given]),
            "seed": asked.seed, "decisions": len(first.seen), "minutes": asked.minutes,
            "the same answer": round(same, 4),
        })  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
