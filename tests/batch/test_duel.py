"""The batched engine of Duel does what the reference does, and shows nothing that is hidden."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import wonders
from tests.batch.duel_hidden import redealt
from tests.batch.duel_lockstep import Ended, Trace, record
from tests.batch.duel_replay import differences
from wonders.batch import make
from wonders.batch.duel.state import COUNTED, MILITARY, SCIENCE, State
from wonders.core.options import BadOption
from wonders.spaces.duel.observation import LAYOUT

MATCHES = 200
SEEN = 20
"""Matches of which the observations are compared too; a reference vector takes as long as a turn."""

GAME = make("duel")


@pytest.fixture(scope="module")
def recorded() -> tuple[Trace, Ended]:
    trace, ended = jax.device_get(record(GAME, MATCHES)(jax.random.key(2026)))
    return trace, ended


def test_every_decision_and_every_end_is_that_of_the_reference(recorded: tuple[Trace, Ended]) -> None:
    reference = wonders.make("duel")
    for match in range(MATCHES):
        trace, ended = jax.tree.map(lambda field, match=match: field[match], recorded)
        found = list(differences(reference, GAME.space, trace, ended, match < SEEN))
        assert found == [], f"match {match}"


def test_the_recorded_matches_end_in_every_way(recorded: tuple[Trace, Ended]) -> None:
    phases = set(recorded[1].states.phase.tolist())
    assert phases == {COUNTED, MILITARY, SCIENCE}
    asked = np.unique(recorded[0].states.phase)
    assert asked.tolist()[:COUNTED] == list(range(COUNTED)), "a kind of decision never came"


def sample_states(trace: Trace, count: int = 64) -> State:
    """Some states from all over the recorded matches, in a row; the first eight have the most legal answers."""
    answers = np.unpackbits(np.asarray(trace.masks), axis=-1).sum(axis=-1, dtype=int).ravel()
    spread = np.linspace(0, answers.size - 1, count - 8).astype(int)
    places = np.concatenate([np.argsort(-answers, kind="stable")[:8], spread])
    flat: State = jax.tree.map(lambda field: field.reshape(-1, *field.shape[2:])[places], trace.states)
    return flat


def look(state: State) -> tuple[jax.Array, ...]:
    """All that may not depend on what is hidden."""
    return GAME.observe(state, 0), GAME.observe(state, 1), GAME.legal_mask(state), GAME.asked(state)


LOOK = jax.jit(jax.vmap(look))


def test_observations_do_not_depend_on_what_is_hidden(recorded: tuple[Trace, Ended]) -> None:
    states = sample_states(recorded[0])
    others = jax.jit(jax.vmap(redealt))(states, jax.random.split(jax.random.key(1), len(states.phase)))
    assert (np.asarray(others.deal.cards) != states.deal.cards).any(axis=1).mean() > 0.6, "hardly anything was hidden"
    for one, other in zip(LOOK(states), LOOK(others), strict=True):
        assert np.array_equal(one, other)


def test_an_observation_has_a_number_for_every_line_of_its_layout(recorded: tuple[Trace, Ended]) -> None:
    assert recorded[0].seen.shape[-1] == sum(field.size for field in LAYOUT) == GAME.features
    assert recorded[0].seen.dtype == np.int8


def test_a_finished_match_stays_as_it_is(recorded: tuple[Trace, Ended]) -> None:
    ends = jax.tree.map(lambda field: field[:64], recorded[1].states)
    after = jax.jit(jax.vmap(GAME.step))(ends, jnp.arange(64) % GAME.space.size)
    assert all(np.array_equal(one, other) for one, other in zip(*map(jax.tree.leaves, (ends, after)), strict=True))
    _, _, masks, asked = LOOK(ends)
    assert not masks.any() and not asked.any()


def rows(states: State, count: int) -> list[bytes]:
    """The first of some states as bytes, in a fixed order."""
    leaves = [np.asarray(leaf) for leaf in jax.tree.leaves(states)]
    return sorted(b"".join(leaf[at].tobytes() for leaf in leaves) for at in range(count))


def test_a_random_step_makes_every_legal_answer_equally_likely(recorded: tuple[Trace, Ended]) -> None:
    states, width = sample_states(recorded[0]), 64
    legal = [np.flatnonzero(mask) for mask in np.asarray(LOOK(states)[2])]
    chance = np.zeros((len(legal), width), np.uint32)
    actions = np.zeros((len(legal), width), np.int32)
    for at, numbers in enumerate(legal):
        if count := len(numbers):
            places = np.arange(count, dtype=np.uint64)
            chance[at, :count] = ((places * 2 + 1) << np.uint64(31)) // np.uint64(count)
            actions[at, :count] = numbers
    each = jax.tree.map(lambda field: np.repeat(field, width, axis=0), states)
    drawn = jax.device_get(jax.jit(jax.vmap(GAME.random_step))(each, chance.ravel()))
    named = jax.device_get(jax.jit(jax.vmap(GAME.step))(each, actions.ravel()))
    assert max(map(len, legal)) > 20
    for at, numbers in enumerate(legal):
        meant = slice(at * width, at * width + len(numbers))
        one, other = (jax.tree.map(lambda field, meant=meant: field[meant], found) for found in (drawn, named))
        assert rows(one, len(numbers)) == rows(other, len(numbers))


def test_options_that_the_batched_engine_lacks_are_refused() -> None:
    with pytest.raises(BadOption, match="The batched engine of duel has fair=off only"):
        make("duel", fair="bid")
