"""Batched engines behind the interface of pgx: `init(key)` and `step(state, action)`, to be mapped with `jax.vmap`."""

from typing import TYPE_CHECKING

from wonders.core.options import Setting

if TYPE_CHECKING:
    from wonders.rl.batched import PgxEnv


def pgx_env(game: str, players: int | None = None, **options: Setting) -> "PgxEnv":
    """The adapter for a game that has a batched engine; it needs `wonders[batch]`, and says so."""
    import wonders.batch
    from wonders.rl.batched import PgxEnv

    return PgxEnv(wonders.batch.make(game, players, **options))
