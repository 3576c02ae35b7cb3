"""Classic for 3 to 7 players: everybody decides at once."""

import jax.numpy as jnp
from jax import Array

from wonders.batch.classic.choices import chosen, legal_choices
from wonders.batch.classic.state import State
from wonders.bots.net import classic_form
from wonders.train.seats.tasks import Task


class Classic(Task):
    """All seats, wonders and sides dealt at random."""

    form = classic_form.FORM
    counts = classic_form.COUNTS
    trust = 0.95
    closeness = 6.0
    filled = 0.78

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deciders, self.longest = players, self.game.longest

    def seats(self, state: State) -> Array:
        return jnp.arange(self.players)

    def asked(self, state: State) -> Array:
        return self.game.asked(state)

    def legal(self, state: State) -> Array:
        return legal_choices(state)

    def step(self, state: State, choices: Array) -> State:
        return chosen(state, choices)

    def worth(self, shares: Array, seats: Array) -> Array:
        """Everybody knows its own hand best."""
        return shares[:, 0]

    def arranged(self) -> tuple[int, ...]:
        return classic_form.arranged(self.players)
