"""Architects' batched engine does, sees and counts what the reference does."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import wonders
from tests.batch.architects_lockstep import record
from tests.batch.architects_replay import differences
from tests.batch.lockstep import matches
from wonders.batch import make
from wonders.batch.architects.state import KEEP, OVER, State
from wonders.batch.game import BatchGame
from wonders.bots.net.many import ArchitectsJudge
from wonders.bots.net.policy import SeatsNet
from wonders.core.options import BadOption
from wonders.games.architects.wonders import ALL_WONDERS
from wonders.train.seats.architects import Architects

PLAYED = {2: 48, 4: 24}


@lru_cache
def engine(players: int) -> BatchGame[State]:
    return make("architects", players)


@lru_cache
def recorded(players: int) -> Any:
    """Matches that all tests look at: to compile what records them is most of the work."""
    return record(engine(players), PLAYED[players])(jax.random.key(players))


@pytest.mark.parametrize("players", PLAYED)
def test_every_decision_and_every_point_are_those_of_the_reference(players: int) -> None:
    game, reference = engine(players), wonders.make("architects", players)
    for number, (trace, ended) in enumerate(matches(recorded(players))):
        found = list(differences(reference, game.space, trace, ended, number < 4))
        assert found == [], f"match {number}"


def test_the_recorded_matches_ask_everything_and_end() -> None:
    (look, _), ended = recorded(4)
    assert set(np.unique(look.plain.phase)) == set(range(OVER + 1)), "a kind of decision never came"
    assert (ended.plain.phase == OVER).all()


def test_a_step_makes_all_moves_that_leave_no_choice() -> None:
    (look, done), ended = recorded(2)
    begins, ends, actions = [], [], []
    for match in range(PLAYED[2]):
        asked = np.flatnonzero(look.options[match] > 1)
        begins += [(match, step) for step in asked]
        ends += [(match, step) for step in asked[1:]] + [(match, -1)]
        actions += done.actions[match][asked].tolist()
    chosen = np.random.default_rng(1).choice(len(begins), 512, replace=False)
    states = jax.tree.map(lambda field: np.stack([field[begins[at]] for at in chosen]), done.states)
    after = jax.device_get(jax.jit(jax.vmap(engine(2).step))(states, jnp.asarray(actions)[chosen]))

    def expected(recorded: Any, end: Any) -> Any:
        return np.stack([end[ends[at][0]] if ends[at][1] < 0 else recorded[ends[at]] for at in chosen])

    later = jax.tree.map(expected, done.states, ended.states)
    assert all(np.array_equal(one, other) for one, other in zip(*map(jax.tree.leaves, (later, after)), strict=True))


def test_choices_are_the_numbered_actions_with_decks_by_the_slots_of_their_seats() -> None:
    task, judge, rng = Architects(4), ArchitectsJudge(SeatsNet.__new__(SeatsNet)), np.random.default_rng(1)
    (look, done), _ = recorded(4)
    parse = wonders.make("architects", 4).notation.parse
    asked = np.argwhere(look.options > 1)
    places = [tuple(place) for place in asked[rng.choice(len(asked), 600, replace=False)]]
    states = jax.tree.map(lambda field: np.stack([field[place] for place in places]), done.states)
    found: list[dict[int, list[int]]] = []
    for place in places:
        view: Any = _seen_by(look.plain, place)
        means: dict[int, list[int]] = {}
        for number in np.flatnonzero(np.unpackbits(look.mask[place])[: task.game.space.size]):
            means.setdefault(judge.choice(parse(task.game.space.text(int(number))), view), []).append(int(number))
        found.append(means)
    picked = [int(rng.choice(sorted(means))) for means in found]
    seen = jax.jit(jax.vmap(lambda state, choice: (task.legal(state)[0], task.action(state, choice))))
    for means, choice, legal, action in zip(
        found, picked, *jax.device_get(seen(states, np.array(picked))), strict=True
    ):
        assert set(np.flatnonzero(legal)) == set(means) and action in means[choice]
    assert len({choice for means in found for choice in means}) > 100


def _seen_by(plain: Any, place: tuple[int, ...]) -> Any:
    """What a judge reads of the view of whoever decides."""
    seat, wonders_here = int(plain.seat[place]), plain.wonders[place]
    return SimpleNamespace(seat=seat, wonders=tuple(ALL_WONDERS[wonders_here[(at - seat) % 4]].id for at in range(4)))


def test_what_others_cannot_know_does_not_change_what_they_see() -> None:
    (look, done), _ = recorded(2)
    watch = jax.jit(jax.vmap(engine(2).observe))
    for hidden in ("top", "found", "chance"):
        places = np.argwhere(_hides(look, hidden))[:64]
        states = jax.tree.map(lambda field, places=places: np.stack([field[tuple(at)] for at in places]), done.states)
        seat = np.stack([1 - look.plain.seat[tuple(at)] for at in places])
        seen = np.stack([look.seen[tuple(at)][who] for at, who in zip(places, seat, strict=True)])
        changed = _changed(states, hidden)
        assert (np.asarray(watch(changed, seat)) == seen).all(), hidden
        if hidden != "chance":
            own = np.stack([look.seen[tuple(at)][1 - who] for at, who in zip(places, seat, strict=True)])
            assert (np.asarray(watch(changed, 1 - seat)) != own).any(axis=1).all(), hidden


def _hides(look: Any, hidden: str) -> Any:
    """Where whoever's turn it is knows something that the other does not."""
    lookers, seat = look.plain.middle[..., 2], look.plain.seat
    if hidden == "top":
        return (look.options > 1) & (lookers == 1 << seat)
    return look.plain.phase == KEEP if hidden == "found" else look.options > 1


def _changed(states: State, hidden: str) -> State:
    """Another card on top of the common deck, the old one shuffled back; other cards found; another chance."""
    if hidden == "chance":
        return states._replace(chance=(states.chance[0] + np.uint32(1), states.chance[1]))
    if hidden == "found":
        moved = np.where(states.found.low & 15, 15, 1).astype(np.uint32)
        return states._replace(found=states.found._replace(low=states.found.low + moved))
    common = states.decks[-1]
    tops = (common.high >> 24).astype(np.int64)
    others = tops % 8 + 1  # one of the goods, or a card after it
    rows = np.stack([common.low, common.high & 0xFFFFFF], axis=1).astype(np.int64)
    for row, top, other in zip(rows, tops, others, strict=True):
        row[(top - 1) // 8] += 1 << 4 * ((top - 1) % 8)
        row[(other - 1) // 8] -= 1 << 4 * ((other - 1) % 8)
    decks = (*states.decks[:-1], type(common)(*(rows.T[0], rows.T[1] | others << 24)))
    changed: State = jax.tree.map(lambda field: np.asarray(field, np.uint32), states._replace(decks=decks))
    return changed


def test_wonders_cards_and_tokens_are_dealt_as_likely_as_the_rules_say() -> None:
    count = 20_000
    states = jax.device_get(jax.jit(jax.vmap(engine(2).init))(jax.random.split(jax.random.key(9), count)))
    wonders_dealt = states.cities[0].marks >> 5 & 7
    assert abs(np.bincount(wonders_dealt) - count / 7).max() < 5 * (count / 7) ** 0.5
    own = wonders_dealt == 0
    tops = np.bincount((states.decks[0].high >> 24)[own] - 1, minlength=14) / own.sum()
    expected = np.array([2, 2, 2, 2, 1, 4, 2, 2, 1, 2, 1, 2, 1, 1]) / 25
    assert abs(tops - expected).max() < 5 * (0.16 / own.sum()) ** 0.5
    tokens = ((states.middle[:, None] >> np.arange(15)) & 1).mean(axis=0)
    assert abs(tokens - 3 / 15).max() < 5 * (0.16 / count) ** 0.5


def test_named_wonders_and_the_first_seat_are_those_of_every_match() -> None:
    game = make("architects", 3, wonders="rhodos,gizah,babylon", first=1)
    state = jax.jit(game.init)(jax.random.key(1))
    assert [int(city.marks >> 5 & 7) for city in state.cities] == [3, 1, 6]
    assert game.asked(state).tolist() == [False, True, False]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [({"coins": "missing"}, "has coins=free only"), ({"wonders": "choose"}, "dealt or named, not chosen")],
)
def test_what_only_the_reference_has_is_refused_in_a_sentence(options: Any, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make("architects", 3, **options)
