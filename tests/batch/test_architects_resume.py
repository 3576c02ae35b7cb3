"""From tables of Architects to states of the batched engine, for the partner that knows nothing."""

from random import Random
from typing import Any

import jax
import numpy as np

from tests.bots.judging import Moment, moments
from wonders import make
from wonders.batch import make as make_batch
from wonders.batch.architects.resume import dealt, known
from wonders.batch.uct import Uct
from wonders.bots.bot import Perspective
from wonders.spaces import observer_of

MET = 48
GAME = make("architects", 2)
BATCH = make_batch("architects", 2)


def some() -> list[Moment]:
    """Decisions spread over matches; searches, which are rare, among them."""
    found = [moment for seed in range(12) for moment in moments(GAME, f"resume {seed}")]
    rare = [moment for moment in found if moment.asked.kind in ("SearchDeck", "KeepCard", "ChooseToken")]
    assert {moment.asked.kind for moment in rare} == {"SearchDeck", "KeepCard", "ChooseToken"}
    return [*rare[: MET // 2], *found[:: len(found) // MET]][:MET]


def test_a_resumed_match_shows_and_allows_what_its_table_does() -> None:
    def one(match: Any, key: Any) -> Any:
        state = dealt(match, key)
        return BATCH.legal_mask(state), jax.vmap(lambda seat: BATCH.observe(state, seat))(np.arange(2)), state.chance

    met, observer = some(), observer_of(GAME)
    states = known([moment.table for moment in met], [moment.seat for moment in met])
    masks, seen, chance = jax.device_get(jax.jit(jax.vmap(one))(states, jax.random.split(jax.random.key(1), MET)))
    for at, (table, seat, _) in enumerate(met):
        assert tuple(np.flatnonzero(masks[at]).tolist()) == BATCH.space.legal(GAME, table, seat)
        for looks in range(2):
            assert seen[at, looks].tolist() == list(observer.encode(GAME.view(table, looks)))
    assert len(set(chance[0].tolist())) == MET


def test_between_two_it_thinks_about_architects_on_the_batched_engine() -> None:
    moment = next(moment for moment in some() if moment.asked.kind == "PickCard")
    view = GAME.view(moment.table, moment.seat)
    seen = Perspective(GAME, moment.seat, Random(1), lambda seat: view, lambda seat: (view,))
    thought = Uct(playouts=128, each=8).think(moment.asked, GAME.legal(moment.table, moment.seat), seen)
    assert thought.simulations == 16 and all(one.visits for one in thought.considered)
    assert 0 < thought.value < 1
