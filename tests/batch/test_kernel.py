"""Where a kernel plays whole matches, they are those of the loop over moves, and a GPU can be given it."""

import jax
import numpy as np

from wonders.batch import make
from wonders.batch.play import Played, random_play

GAME = make("duel")
MATCHES = 128
QUICKLY: dict[str, str | bool] = {"xla_backend_optimization_level": "0"}


def played(warps: int) -> Played:
    key = jax.random.key(7)
    play = jax.jit(random_play(GAME, MATCHES, warps=warps, interpret=True)).lower(key).compile(QUICKLY)
    found: Played = jax.device_get(play(key))
    return found


def test_matches_of_the_kernel_are_those_of_the_loop() -> None:
    kernel, loop = played(2), played(0)
    for (path, field), (_, same) in zip(*map(jax.tree.leaves_with_path, (kernel, loop)), strict=True):
        assert field.dtype == same.dtype and np.array_equal(field, same), jax.tree_util.keystr(path)
    assert len(set(loop.decisions.tolist())) > 5


def test_a_gpu_can_be_given_the_kernel() -> None:
    traced = jax.jit(random_play(GAME, MATCHES, warps=4)).trace(jax.random.key(0))
    assert "triton" in traced.lower(lowering_platforms=("cuda",)).as_text()


def test_matches_that_fill_no_blocks_are_played_by_the_loop() -> None:
    assert "pallas_call" not in str(jax.make_jaxpr(random_play(GAME, 100, warps=4))(jax.random.key(0)))
