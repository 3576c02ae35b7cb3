"""A pool of older selves, so that what is learnt holds against more than the last opponent."""

from random import Random

import jax
import jax.numpy as jnp

from wonders.train.net import Params

LARGEST = 8
OFTEN = 0.5
"""How often a round's rival is one of those that stay, where there are any."""


class Pool:
    """The oldest self stays; of the others one makes room for each newcomer, so that they grow sparser with age.

    Rivals from elsewhere may be added for good: they are no selves, and make room for nobody.
    """

    def __init__(self, members: list[Params] | None = None) -> None:
        self.members: list[Params] = members or []
        self.rivals: list[Params] = []

    def add(self, params: Params, chance: Random) -> None:
        """One more, in half precision."""
        if len(self.members) == LARGEST:
            del self.members[chance.randrange(1, LARGEST)]
        self.members.append(jax.tree.map(lambda part: part.astype(jnp.float16), params))

    def drawn(self, chance: Random, otherwise: Params) -> Params:
        """One of them, or the net given where there is none yet; half of the time one of those that stay."""
        if self.rivals and chance.random() < OFTEN:
            return chance.choice(self.rivals)
        return widened(chance.choice(self.members)) if self.members else otherwise

    def oldest(self, otherwise: Params) -> Params:
        return widened(self.members[0]) if self.members else otherwise


def widened(member: Params) -> Params:
    wide: Params = jax.tree.map(lambda part: jnp.asarray(part, jnp.float32), member)
    return wide
