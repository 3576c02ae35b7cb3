"""Architects for 2 to 7 players: one seat decides at a time."""

from collections.abc import Mapping
from typing import ClassVar

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from wonders.batch.architects import tables
from wonders.batch.architects.choice import random_choice
from wonders.batch.architects.masks import move_of
from wonders.batch.architects.options import DO_NOTHING, Move
from wonders.batch.architects.resume import dealt
from wonders.batch.architects.rules import moved
from wonders.batch.architects.state import OVER, State, Table, chosen, packed, unpacked
from wonders.bots.net import architects_form
from wonders.bots.net.architects_form import BUILDS, DECK_SLOTS, PARTS, START, TRADES
from wonders.bots.net.architects_reckoned import completed
from wonders.bots.net.seats import SEATS, slots
from wonders.games.architects.cards import DECKS
from wonders.train.seats.tasks import Task

_FIRST = {verb: number for number, verb in reversed([(n, text.split()[0]) for n, text in enumerate(tables.TEXTS)])}
"""The number of the first action of each verb."""
MOVES = 4
"""Moves of a step: a choice, and at most three that leave none."""
_BUILDS, _TRADES = (np.array(numbers) for numbers in (BUILDS, TRADES))


class Architects(Task):
    """Decks are chosen by the slot of their seat."""

    form = architects_form.FORM
    counts = architects_form.COUNTS
    trust = 0.85
    closeness = 5.0
    often: ClassVar[Mapping[int, int]] = {2: 4, 3: 2, 4: 2}
    """Matches of few are short, so there would be few decisions to learn from."""
    filled = 0.68
    deciders = 1

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.longest = 36 + 30 * players

    def seats(self, state: State) -> Array:
        return unpacked(state).seat[None]

    def asked(self, state: State) -> Array:
        return self.game.asked(state).any()[None]

    def shuffled(self, state: State, key: Array) -> State:
        return dealt(state, key)

    def looker(self, state: State, seat: Array) -> Array:
        """Whoever decides: nets see nothing else in training."""
        return unpacked(state).seat

    def _named(self, table: Table) -> Array:
        """For every slot the name of its deck, a number."""
        wonders = [table.cities[at].wonder for at in slots(self.players)]
        nobody = [jnp.int32(len(DECKS))] * (SEATS - self.players)
        return jnp.stack([*wonders, *nobody, jnp.int32(tables.COMMON_DECK)])

    def legal(self, state: State) -> Array:
        mask, names = self.game.legal_mask(state), self._named(unpacked(state))
        here = names[:, None] == jnp.arange(len(DECKS))

        def decks(flags: Array) -> Array:
            """Flags of decks by name as flags by slot."""
            return (here & flags[None, :]).any(axis=1)

        def part(verb: str, size: int) -> Array:
            return mask[_FIRST[verb] : _FIRST[verb] + size]

        extra = part("extra", PARTS["progress"] * len(DECKS) - len(DECKS)).reshape(-1, len(DECKS)).any(axis=0)
        return jnp.concatenate(
            [
                decks(part("take", len(DECKS))),
                part("look", 1),
                mask[_BUILDS],
                mask[_TRADES],
                decks(extra),
                part("finish", 1),
                part("progress", PARTS["progress"]),
                decks(part("search", len(DECKS))),
                part("keep", PARTS["keep"]),
            ]
        )[None]

    def step(self, state: State, choices: Array) -> State:
        """The move, and some of what leaves no choice; the rest comes in the next steps, whatever is chosen there.

        How many moves that takes is settled, for a device that had to ask after each would wait most of the time.
        """
        number = self.action(state, choices[0])

        def turn(at: Array, state: State) -> State:
            table = unpacked(state)
            options, only = random_choice(table, jnp.uint32(0))
            forced = options <= 1
            move: Move = chosen((at == 0) & ~forced, move_of(table, number), only)
            goes_on = ((at == 0) | forced) & (table.phase != OVER)
            return packed(moved(table, move._replace(kind=jnp.where(goes_on, move.kind, DO_NOTHING)))[0])

        return lax.fori_loop(0, MOVES, turn, state)

    def action(self, state: State, choice: Array) -> Array:
        """The number of the action that a choice stands for."""
        table = unpacked(state)
        names = self._named(table)
        token = jnp.argmax(table.offers >> jnp.arange(32, dtype=jnp.uint32) & 1)
        found = jnp.asarray(_plain())[choice]
        for verb, first in (("take", _FIRST["take"]), ("extra", _FIRST["extra"] + token * len(DECKS)),
                            ("search", _FIRST["search"])):  # fmt: skip
            slot = choice - START[verb]
            name = names[jnp.clip(slot, 0, DECK_SLOTS - 1)]
            found = jnp.where((slot >= 0) & (slot < DECK_SLOTS), first + name, found)
        return found

    def worth(self, shares: Array, seats: Array) -> Array:
        """The one that decides thinks for all."""
        order = np.argsort(slots(self.players))
        away = (jnp.arange(self.players) - seats[0]) % self.players
        return shares[0][jnp.asarray(order)[away]]

    def seen_by(self, state: State, seat: Array) -> Array:
        found: Array = completed(jnp, super().seen_by(state, seat)[None], self.players)[0].astype(jnp.float16)
        return found

    def arranged(self) -> tuple[int, ...]:
        return architects_form.arranged(self.players)


def _plain() -> np.ndarray:
    """For every choice that names no deck the number of its action."""
    found = np.zeros(architects_form.CHOICES, np.int32)
    for verb, numbers in (("build", _BUILDS), ("trade", _TRADES)):
        found[START[verb] : START[verb] + len(numbers)] = numbers
    for verb in ("look", "finish", "progress", "keep"):
        found[START[verb] : START[verb] + PARTS[verb]] = _FIRST[verb] + np.arange(PARTS[verb])
    return found
