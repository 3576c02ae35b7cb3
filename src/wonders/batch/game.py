"""What a batched engine is: pure functions of one match, to be mapped over many with `jax.vmap`."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

import jax.numpy as jnp
from jax import Array

from wonders.batch.chance import pick, stretch
from wonders.core.game import AnyGame
from wonders.spaces import Space

State = TypeVar("State")


class BatchGame(ABC, Generic[State]):
    """One game with its players and options settled. It holds no match: all state is in the pytree it is given.

    Where one seat decides at a time, masks are vectors over the numbered actions and an action is a number. Where all
    decide at once (`simultaneous`), both have a leading axis of seats; seats that are not asked have an empty mask, and
    what they answer is ignored. A finished match stays as it is, whatever is answered.
    """

    id: str
    simultaneous = False
    longest: int
    """Steps after which every match is over."""
    usual: int | None = None
    """Moves of random play after which most matches are over, where that is well before the longest ones are."""
    features: int
    """The length of an observation."""

    def __init__(self, reference: AnyGame, space: Space) -> None:
        self.reference = reference
        self.players = reference.players
        self.space = space

    @abstractmethod
    def init(self, key: Array) -> State:
        """A match at its first decision. What lies closed may be dealt already: `observe` must not read it."""

    @abstractmethod
    def observe(self, state: State, seat: Array | int) -> Array:
        """What a seat may know, as a vector of small whole numbers; the layout is that of `wonders.spaces`."""

    @abstractmethod
    def asked(self, state: State) -> Array:
        """For every seat, whether it is asked now; nobody is when the match is over."""

    @abstractmethod
    def legal_mask(self, state: State) -> Array:
        """Which of the numbered actions are legal."""

    @abstractmethod
    def step(self, state: State, action: Array) -> State:
        """The match after a legal action, at its next decision."""

    @abstractmethod
    def returns(self, state: State) -> Array:
        """For every seat its share of the victory, which add up to 1; nothing but zeros before the end."""

    @abstractmethod
    def points(self, state: State) -> Array:
        """For every seat its points, if the match ended now."""

    def counted(self, state: State) -> Array:
        """Whether the match is over and its points were counted."""
        return ~self.asked(state).any()

    def random_step(self, state: State, bits: Array) -> State:
        """The match after a uniformly random legal action, from 32 random bits. Some engines know a faster way."""
        mask = self.legal_mask(state)
        if self.simultaneous:
            return self.step(state, jnp.stack([pick(mask[seat], stretch(bits, seat)) for seat in range(self.players)]))
        return self.step(state, pick(mask, bits))

    def random_move(self, state: State, bits: Array) -> tuple[State, Array]:
        """A move of random play, and how many decisions it was: engines may do what leaves no choice move by move."""
        return self.random_step(state, bits), self.asked(state).sum(dtype=jnp.int32)

    def kernel(self, warps: int, interpret: bool = False) -> "Callable[[State, Array], tuple[State, Array]] | None":
        """Where an engine can: from many matches and a seed for each, these played to the end by one kernel of an
        accelerator, with blocks of so many warps, and the decisions of each. `interpret` tries it without one."""
        return None


AnyTree: TypeAlias = Any
"""A pytree, as a state of whichever engine, or one of its shape with other leaves: jax has no type for it."""

AnyBatchGame: TypeAlias = BatchGame[Any]
"""Whichever engine: what plays it passes its pytrees on and knows nothing about them."""
