"""The adapter with pgx's interface."""

import jax
import jax.numpy as jnp
import numpy

import wonders.rl


def test_a_batch_of_duel_has_the_fields_that_pgx_asks_for() -> None:
    env = wonders.rl.pgx_env("duel")
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    state = init(jax.random.split(jax.random.key(1), 4))
    assert state.observation.shape == (4, *env.observation_shape)
    assert state.legal_action_mask.shape == (4, env.num_actions)
    shares = numpy.zeros((4, env.num_players))
    for number in range(env.engine.longest):
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = step(state, jax.random.categorical(jax.random.key(number), odds))
        shares += numpy.asarray(state.rewards)
    assert state.terminated.all() and not state.truncated.any()
    assert shares.sum(axis=1).tolist() == [1, 1, 1, 1], "rewards are given once, when a match ends"
    forfeited = step(init(jax.random.split(jax.random.key(2), 4)), jnp.zeros(4, jnp.int32))
    assert forfeited.terminated.all() and forfeited.rewards.min(axis=1).tolist() == [-1, -1, -1, -1]


def test_architects_is_asked_seat_by_seat_until_it_is_over() -> None:
    env = wonders.rl.pgx_env("architects", players=2)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    state = init(jax.random.split(jax.random.key(1), 4))
    shares, asked = numpy.zeros((4, env.num_players)), set()
    for number in range(env.engine.longest):
        if state.terminated.all():
            break
        asked |= set(state.current_player.tolist())
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = step(state, jax.random.categorical(jax.random.key(number), odds))
        shares += numpy.asarray(state.rewards)
    assert asked == {0, 1} and shares.sum(axis=1).tolist() == [1, 1, 1, 1]
    assert state.observation.shape == (4, *env.observation_shape)
