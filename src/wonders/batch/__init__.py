"""Engines for very many matches at once, on processors and accelerators. See docs/batch.md.

>>> import jax, wonders.batch
>>> duel = wonders.batch.make("duel")
>>> tables = jax.vmap(duel.init)(jax.random.split(jax.random.key(1), 1024))
"""

from wonders.batch.extra import MissingExtra
from wonders.batch.game import BatchGame
from wonders.batch.registry import batched_games, make

__all__ = ["BatchGame", "MissingExtra", "batched_games", "make"]
