"""Classic's batched engine does, sees and counts what the reference does."""

from collections import Counter
from functools import lru_cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import wonders
from tests.batch.classic_hidden import altered
from tests.batch.classic_lockstep import differences, matches, met, record, state_at
from wonders.batch import make
from wonders.batch.classic.options import random_move
from wonders.batch.classic.state import OVER, State, widened
from wonders.batch.game import BatchGame
from wonders.core.options import BadOption

PLAYED = {3: 40, 7: 16}


@lru_cache
def engine(players: int) -> BatchGame[State]:
    return make("classic", players)


@lru_cache
def recorded(players: int) -> Any:
    """Matches that all tests look at: to compile what records them is most of the work."""
    return list(matches(record(engine(players), PLAYED[players])(jax.random.key(players))))


@pytest.mark.parametrize("players", PLAYED)
def test_every_decision_and_every_point_are_those_of_the_reference(players: int) -> None:
    game, reference = engine(players), wonders.make("classic", players)
    found: list[str] = []
    phases: Counter[str] = Counter()
    for number, (trace, ended) in enumerate(recorded(players)):
        found += [f"match {number}: {wrong}" for wrong in differences(reference, game.space, trace, ended)]
        phases += met(trace)
    assert not found, "\n".join(found[:5])
    assert phases["last_card"] and phases["revive"] and phases["over"]


def test_an_observation_does_not_change_with_what_is_hidden() -> None:
    rng, game = np.random.default_rng(7), engine(7)
    states = [
        state_at(trace, step)
        for trace, _ in recorded(7)
        for step in rng.choice(game.longest, 6, replace=False).tolist()
        if state_at(trace, step).phase != OVER
    ]
    seats = rng.integers(0, 7, len(states))
    others = [altered(state, seat, rng) for state, seat in zip(states, seats, strict=True)]
    look = jax.jit(jax.vmap(game.observe))
    seen, again = (
        np.asarray(look(jax.tree.map(lambda *fields: np.stack(fields), *tables), seats)) for tables in (states, others)
    )
    assert (seen == again).all()
    assert all((one.hands != other.hands).any() for one, other in zip(states, others, strict=True) if one.turn < 6)


def test_a_seat_sees_its_own_cards_and_what_it_has_handed_on() -> None:
    game = engine(7)
    state = state_at(recorded(7)[0][0], 3)
    seen = np.asarray(game.observe(state, 2))
    rng = np.random.default_rng(1)
    for holder in (2, 1, 3):  # the seat itself; who gets its hands last; who has got them
        hands: Any = np.array(state.hands)
        hands[holder] = rng.choice(np.arange(32, 56), 7, replace=False)
        changed = np.asarray(game.observe(state._replace(hands=hands), 2)) != seen
        assert changed.any() == (holder != 1), holder


def test_random_answers_are_the_legal_ones_all_equally_likely() -> None:
    game = engine(3)
    traces = [trace for trace, _ in recorded(3)]
    picks = [state_at(trace, step) for trace, step in zip(traces, (2, 8, 14, 16, 6, 12), strict=False)]
    revivals = [state_at(trace, step) for trace in traces for step in np.flatnonzero(trace.states.phase == 2).tolist()][
        :3
    ]
    tables = jax.tree.map(lambda *fields: jnp.stack(fields), *picks, *revivals)
    words = jax.random.bits(jax.random.key(5), (1 << 14,), jnp.uint32)
    draw = jax.jit(jax.vmap(jax.vmap(lambda state, bits: random_move(widened(state), bits), (None, 0)), (0, None)))
    moves, masks = draw(tables, words), np.asarray(jax.jit(jax.vmap(game.legal_mask))(tables))
    for number in range(len(masks)):
        for seat in range(3):
            rows = np.stack([np.asarray(part[number, :, seat], np.int32) for part in moves], axis=1)
            _, counts = np.unique(rows, axis=0, return_counts=True)
            legal = masks[number, seat].sum()
            expected = len(words) / max(legal, 1)
            if legal:
                assert len(counts) == legal
                assert abs(counts - expected).max() < 6 * expected**0.5


def test_a_finished_match_stays_as_it_is() -> None:
    game = engine(3)
    _, ended = recorded(3)[0]
    again = game.step(ended.states, jnp.zeros(3, jnp.int32))
    assert all(map(np.array_equal, jax.tree.leaves(again), jax.tree.leaves(ended.states)))


def test_named_boards_are_the_boards_of_every_match() -> None:
    game = make("classic", 3, wonders="gizah,rhodos,olympia", sides="ABA")
    boards = np.asarray(jax.vmap(game.init)(jax.random.split(jax.random.key(1), 8)).cities.board)
    assert (boards == [12, 1, 8]).all()


def test_boards_and_sides_are_dealt_evenly() -> None:
    boards = np.asarray(jax.jit(jax.vmap(engine(3).init))(jax.random.split(jax.random.key(2), 4000)).cities.board)
    counts = np.bincount(boards.reshape(-1), minlength=14)
    assert abs(counts - 12000 / 14).max() < 6 * (12000 / 14) ** 0.5
    assert all(len(set(row // 2)) == 3 for row in boards)


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (2, {}, "3 to 7 players"),
        (3, {"expansions": "leaders"}, "without expansions"),
        (4, {"teams": True}, "without teams"),
        (3, {"wonders": "choose"}, "dealt or named"),
        (3, {"sides": "choose"}, "dealt or named"),
        (3, {"last_card": "afresh"}, "last_card=turn"),
        (3, {"copied_guild": "borrowed"}, "copied_guild=built"),
    ],
)
def test_what_only_the_reference_has_is_refused_in_a_sentence(players: int, options: Any, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make("classic", players, **options)
