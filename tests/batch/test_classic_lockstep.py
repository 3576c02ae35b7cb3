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
from tests.batch.classic_lockstep import differences, met, record, state_at
from tests.batch.lockstep import matches
from wonders.batch import make
from wonders.batch.classic.options import IDLE, random_move
from wonders.batch.classic.state import LAST, REVIVE, State, widened
from wonders.batch.game import BatchGame
from wonders.core.options import BadOption

PLAYED = {3: 40, 7: 16}
PLACES = 60
"""So many positions are looked at once more."""


@lru_cache
def engine(players: int) -> BatchGame[State]:
    return make("classic", players)


@lru_cache
def recorded(players: int) -> Any:
    """Matches that all tests look at: to compile what records them is most of the work."""
    return list(matches(record(engine(players), PLAYED[players])(jax.random.key(players))))


@lru_cache
def look() -> Any:
    """What seats see of as many states of three players."""
    return jax.jit(jax.vmap(engine(3).observe))


def stacked(states: list[State]) -> State:
    together: State = jax.tree.map(lambda *fields: np.stack(fields), *states)
    return together


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
    rng, longest = np.random.default_rng(3), engine(3).longest
    places = [(trace, step) for trace, _ in recorded(3) for step in rng.choice(longest, 6).tolist()][:PLACES]
    states = [state_at(trace, step) for trace, step in places]
    seats = rng.integers(0, 3, len(states))
    others = [altered(state, seat, rng) for state, seat in zip(states, seats, strict=True)]
    seen = np.stack([trace.seen[step][seat] for (trace, step), seat in zip(places, seats, strict=True)])
    assert (look()(stacked(others), seats) == seen).all()
    assert all((one.hands != other.hands).any() for one, other in zip(states, others, strict=True) if one.turn == 1)


def test_a_seat_sees_its_own_cards_and_what_it_has_handed_on() -> None:
    trace, _ = recorded(3)[0]
    state, rng, seat = state_at(trace, 1), np.random.default_rng(1), 2
    states = []
    for holder in (0, 1, 2):  # who has got its first hand, whose hands it has not seen yet, the seat itself
        hands: Any = np.array(state.hands)
        hands[holder] = rng.choice(np.arange(32, 56), 7, replace=False)
        states.append(state._replace(hands=hands))
    again = look()(stacked(states * (PLACES // 3)), np.full(PLACES, seat))
    assert (again[:3] != trace.seen[1][seat]).any(axis=1).tolist() == [True, False, True]


def test_random_answers_are_the_legal_ones_all_equally_likely() -> None:
    traces = [trace for trace, _ in recorded(3)]
    places = list(zip(traces, (2, 8, 14, 16, 6, 12), strict=False))
    for phase in (REVIVE, LAST):
        steps = [(trace, step) for trace in traces for step in np.flatnonzero(trace.states.phase == phase).tolist()]
        places += steps[:3]
    words = jax.random.bits(jax.random.key(5), (1 << 14,), jnp.uint32)
    draw = jax.jit(jax.vmap(lambda state, bits: random_move(widened(state), bits), (None, 0)))
    for trace, step in places:
        moves = draw(jax.tree.map(jnp.asarray, state_at(trace, step)), words)
        for seat in range(3):
            legal = int(np.unpackbits(trace.masks[step][seat]).sum())
            rows = np.stack([np.asarray(part[:, seat], np.int32) for part in moves], axis=1)
            found = np.unique(rows, axis=0, return_counts=True)[1]
            expected = len(words) / max(legal, 1)
            if legal:
                assert len(found) == legal and abs(found - expected).max() < 6 * expected**0.5
            else:
                assert (rows[:, 0] == IDLE).all() and not rows[:, 2:].any()


def test_named_boards_are_the_boards_of_every_match() -> None:
    game = make("classic", 3, wonders="gizah,rhodos,olympia", sides="ABA")
    boards = np.asarray(jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.key(1), 8)).cities.board)
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
