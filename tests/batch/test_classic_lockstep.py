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
from wonders.batch.classic.choices import chosen, legal_choices
from wonders.batch.classic.options import IDLE, random_move
from wonders.batch.classic.state import LAST, PICK, REVIVE, State, widened
from wonders.batch.game import BatchGame
from wonders.bots.net.many import ClassicJudge
from wonders.bots.net.policy import SeatsNet
from wonders.core.options import BadOption

PLAYED = {3: 40, 7: 16}
CHOSEN = 600
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


@lru_cache
def meanings() -> list[tuple[int, int, int]]:
    """For every numbered action its choice, its coins, and what of them goes to the left; boards mean nothing."""
    judge = ClassicJudge(SeatsNet.__new__(SeatsNet))
    return [(-1, 0, 0) if text.startswith("board") else judge.meaning(text) for text in engine(3).space.texts]


def test_choices_without_payments_are_the_numbered_actions_that_pay_least() -> None:
    """Recorded answers that pay more are left out: where all seats pay least, the next state is the recorded one."""
    places: list[tuple[Any, int]] = []
    choices: list[Any] = []
    for trace, _ in recorded(3):
        for step in range(engine(3).longest - 1):
            found = [_choice(trace, step, seat) for seat in range(3)]
            if all(choice is not None for choice in found) and len(places) < CHOSEN:
                places.append((trace, step))
                choices.append(found)
    look = jax.jit(jax.vmap(lambda state, choice: (legal_choices(state), chosen(state, choice))))
    legal, after = jax.device_get(look(stacked([state_at(*place) for place in places]), np.array(choices, np.int32)))
    for (trace, step), row in zip(places, legal, strict=True):
        for seat in range(3):
            numbers = np.flatnonzero(np.unpackbits(trace.masks[step][seat])[: engine(3).space.size])
            assert set(np.flatnonzero(row[seat])) == {meanings()[number][0] for number in numbers}
    later = stacked([state_at(trace, step + 1) for trace, step in places])
    assert all((one == other).all() for one, other in zip(*map(jax.tree.leaves, (after, later)), strict=True))
    assert len(places) == CHOSEN and {trace.states.phase[step] for trace, step in places} >= {PICK, LAST, REVIVE}


def _choice(trace: Any, step: int, seat: int) -> int | None:
    """What a seat chose, if nothing could be chosen for less: 0 where it was not asked."""
    numbers = np.flatnonzero(np.unpackbits(trace.masks[step][seat])[: engine(3).space.size])
    if not len(numbers):
        return 0
    choice, *paid = meanings()[trace.actions[step][seat]]
    least = min(meanings()[number][1:] for number in numbers if meanings()[number][0] == choice)
    return choice if least == tuple(paid) else None


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
