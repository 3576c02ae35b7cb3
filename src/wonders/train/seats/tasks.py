"""Games as training meets them: for one number of players, what deciders see and choose, step by step."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch import make
from wonders.batch.game import AnyTree
from wonders.bots.net.seats import ONE, SEATS, ZERO, Form, runs, slots


class Task(ABC):
    """A game for one number of players. In every step `deciders` seats decide; some may have nothing to decide."""

    form: ClassVar[Form]
    counts: ClassVar[Sequence[int]]
    trust: ClassVar[float]
    """How much more than the next thought about a position the later ones and the outcome count."""
    closeness: ClassVar[float]
    """So many points more make a share of the victory some 2.7 times greater, where close matches are shared."""
    often: ClassVar[Mapping[int, int]] = {}
    """Numbers of players with which so many times as many matches are played as with others."""
    filled: ClassVar[float] = 1.0
    """The part of all steps and deciders in which something is decided, or a little more: the rest is left out."""
    deciders: int
    longest: int
    """Steps of a match that are played; what is not over by then is not learnt from."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.game = make(self.form.game, players)

    @abstractmethod
    def seats(self, state: AnyTree) -> Array:
        """The deciders, by their seats."""

    @abstractmethod
    def asked(self, state: AnyTree) -> Array:
        """Which of them are asked anything."""

    @abstractmethod
    def legal(self, state: AnyTree) -> Array:
        """For each decider the choices that are legal."""

    @abstractmethod
    def step(self, state: AnyTree, choices: Array) -> AnyTree:
        """The match after the choices of all deciders."""

    @abstractmethod
    def worth(self, shares: Array, seats: Array) -> Array:
        """For every seat of a match its share, from what the deciders think, slot by slot."""

    @abstractmethod
    def arranged(self) -> tuple[int, ...]:
        """For every feature its place in an observation."""

    def shuffled(self, state: AnyTree, key: Array) -> AnyTree:
        """The same match with another chance to come, as far as it is not settled."""
        return state

    def looker(self, state: AnyTree, seat: Array) -> Array:
        """The seat by whose view the share of another one is best judged."""
        return seat

    def result(self, state: AnyTree, close: Array) -> Array:
        """The share of the victory that every seat has in the end; so much of it is shared by points."""
        shared = jax.nn.softmax(self.game.points(state).astype(jnp.float32) / self.closeness)
        return (1 - close) * self.game.returns(state) + close * shared

    def seen_by(self, state: AnyTree, seat: Array) -> Array:
        """The features of one seat."""
        return rearranged(self.game.observe(state, seat), self.arranged())

    def seen(self, state: AnyTree) -> Array:
        """The features of each decider."""
        return jax.vmap(lambda seat: self.seen_by(state, seat))(self.seats(state))

    def in_slots(self, values: Array, seats: Array) -> Array:
        """What belongs to the seats of a match (a last axis), as one of them sees it: slot by slot, padded with 0."""
        places = (seats[..., None] + jnp.asarray(slots(self.players))) % self.players
        found = jnp.take_along_axis(jnp.broadcast_to(values, (*seats.shape, self.players)), places, axis=-1)
        return jnp.pad(found, [(0, 0)] * seats.ndim + [(0, SEATS - self.players)])


def rearranged(observed: Array, places: tuple[int, ...]) -> Array:
    """Features out of observations, along the last axis."""
    parts = []
    for start, size in runs(places):
        if start in (ZERO, ONE):
            parts.append(jnp.full((*observed.shape[:-1], size), int(start == ONE), observed.dtype))
        else:
            parts.append(observed[..., start : start + size])
    return jnp.concatenate(parts, axis=-1)
