"""Quicker nets that answer like others: for matches that are played on in the mind.

    PYTHONPATH=src python3 -m wonders.train.pupil classic quick --minutes 5 --out runs/pupil
    PYTHONPATH=src python3 -m wonders.train.pupil classic plain --teachers medium.npz classic.npz --out runs/pupil
    PYTHONPATH=src python3 -m wonders.train.pupil architects quick --minutes 4 --out runs/pupil

The teachers play matches with every number of players, in numpy and many at once, each seat as one of them would. The
pupil learns from the first: what it finds likely among the answers that are legal, and what it expects for every slot.
The folder then has `classic_quick.npz` or the like, and beside it how it was made, and how often pupil and teacher like
the same answer best.
"""

import argparse
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.bots.net.policy import load, shipped
from wonders.bots.net.seats import Form
from wonders.core.decisions import WondersError
from wonders.train.adam import Moments, moved, still
from wonders.train.export import export
from wonders.train.lessons import NEVER, SUBJECTS, Lesson, played
from wonders.train.net import Params
from wonders.train.run import traced
from wonders.train.seats import net as seats_net

BATCH = 1024
HELD_BACK = 0.05
LEAST_ROWS = 100
LONGEST = 1.0


def loss(form: Form, params: Params, lesson: Lesson) -> Array:
    """How far the pupil is from its teacher, in what it finds likely and in what it expects."""
    logits, outcome = seats_net.judged(form, params, jnp.asarray(lesson.seen, jnp.float32), jnp.float32)
    liked = jnp.take_along_axis(logits, lesson.choices.astype(jnp.int32), axis=1)
    chances = jax.nn.log_softmax(jnp.where(lesson.legal, liked, NEVER))
    target = jax.nn.softmax(jnp.where(lesson.legal, lesson.logits.astype(jnp.float32), NEVER))
    unlike = jnp.sum(target * (jnp.log(target + 1e-9) - jnp.where(lesson.legal, chances, 0)), axis=1).mean()
    shares = lesson.shares.astype(jnp.float32)
    return unlike - jnp.sum(shares * jax.nn.log_softmax(outcome), axis=1).mean()


def agreeing(form: Form, params: Params, lesson: Lesson) -> Array:
    """How often both like the same answer best."""
    logits, _ = seats_net.judged(form, params, jnp.asarray(lesson.seen, jnp.float32), jnp.float32)
    liked = jnp.take_along_axis(logits, lesson.choices.astype(jnp.int32), axis=1)
    ours, theirs = (
        jnp.argmax(jnp.where(lesson.legal, part, NEVER), axis=1) for part in (liked, lesson.logits.astype(jnp.float32))
    )
    return jnp.take_along_axis(liked, ours[:, None], 1)[:, 0] == jnp.take_along_axis(liked, theirs[:, None], 1)[:, 0]


def learnt(
    form: Form, lesson: Lesson, minutes: float, seed: int, rates: Sequence[float]
) -> Iterator[tuple[Params, float]]:
    """The pupil after every pass through the lesson, and the part of the time that is over."""
    params = seats_net.fresh(form, jax.random.key(seed))
    moments = still(params)
    rng = np.random.default_rng(seed)

    @jax.jit
    def step(params: Params, moments: Moments, part: Lesson, rate: Array) -> tuple[Params, Moments]:
        return moved(params, moments, jax.grad(partial(loss, form))(params, part), rate, LONGEST)

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
    parser.add_argument("game", choices=list(SUBJECTS))
    parser.add_argument("pupil", choices=["quick", "plain"])
    parser.add_argument("--teachers", type=Path, nargs="+", metavar="FILE", help="the net that ships if none is named")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0, help="of learning")
    parser.add_argument("--rows", type=int, default=400_000, help="decisions that are learnt from")
    parser.add_argument("--rates", type=float, nargs=2, default=(2e-3, 5e-5), help="length of steps, first and last")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    if asked.minutes <= 0 or asked.rows < LEAST_ROWS or min(asked.rates) <= 0:
        parser.error(f"--minutes and --rates must be more than nothing, --rows {LEAST_ROWS} at least.")
    subject = SUBJECTS[asked.game]
    form = subject.pupils[asked.pupil]
    files = asked.teachers or [shipped(asked.game)]
    try:
        teachers = [load(subject.form, file) for file in files]
    except WondersError as wrong:
        print(f"wonders: {wrong}", file=sys.stderr)
        return 2
    lesson = played(asked.game, teachers, asked.seed, asked.rows)
    held = int(len(lesson.seen) * HELD_BACK)
    last, first = (Lesson(*(part[where] for part in lesson)) for where in (slice(-held, None), slice(-held)))
    asked.out.mkdir(parents=True, exist_ok=True)
    file = asked.out / f"{form.game}.npz"
    test, alike = jax.jit(partial(loss, form)), jax.jit(partial(agreeing, form))
    for params, spent in learnt(form, first, asked.minutes, asked.seed, asked.rates):
        parts = [Lesson(*(part[at : at + BATCH] for part in last)) for at in range(0, held, BATCH)]
        unlike = float(np.mean([test(params, part) for part in parts]))
        same = float(np.concatenate([alike(params, part) for part in parts]).mean())
        print(f"{100 * spent:5.1f} %  loss {unlike:.4f}  the same answer in {100 * same:.2f} %", flush=True)
        told = {
            "teachers": [teacher.name for teacher in files],
            "decisions": len(first.seen),
            "minutes": round(spent * asked.minutes, 2),
            "the same answer": round(same, 4),
        }
        command = shlex.join(["python3", "-m", "wonders.train.pupil", *given])
        export(params, file, traced(asked.game, command, asked.seed) | told)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
