"""The sparring partner that knows nothing: random play, and the way from tables to states."""

import re
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import jax
import numpy as np
import pytest

from tests.bots.judging import Moment, moments
from wonders import make
from wonders.batch import make as make_batch
from wonders.batch.duel.resume import dealt, known
from wonders.batch.uct import Tried, Uct
from wonders.bots.bot import Perspective
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.core.extras import how_to_install
from wonders.core.options import BadOption
from wonders.spaces.duel.pieces import CARDS, GUILD_BACK

GAME = make("duel")


MET = 12
BATCH = make_batch("duel")
Resume = Callable[[list[Moment], int], tuple[Any, Any]]


def some() -> list[Moment]:
    """Decisions spread over matches, some of them in the last age with its guilds."""
    found = [moment for seed in range(3) for moment in moments(GAME, f"resume {seed}")]
    return found[:: len(found) // MET][:MET]


@pytest.fixture(scope="module")
def resume() -> Resume:
    """From decisions to states and their legal actions, compiled once: that takes some seconds."""

    def one(match: Any, key: Any) -> Any:
        state = dealt(match, key)
        return state, BATCH.legal_mask(state)

    compiled = jax.jit(jax.vmap(one))

    def resumed(met: list[Moment], seed: int) -> tuple[Any, Any]:
        matches = known([moment.table for moment in met], [moment.seat for moment in met])
        found: tuple[Any, Any] = jax.device_get(compiled(matches, jax.random.split(jax.random.key(seed), MET)))
        return found

    return resumed


def test_a_resumed_match_has_the_legal_actions_of_its_table_and_hides_nothing_impossible(resume: Resume) -> None:
    met = some()
    for seed in range(3):
        states, masks = resume(met, seed)
        for at, (table, seat, _) in enumerate(met):
            assert tuple(np.flatnonzero(masks[at]).tolist()) == BATCH.space.legal(GAME, table, seat)
            cards = states.deal.cards[at]
            laid = cards[20 * table.age - 20 : 20 * table.age].tolist() if table.age else []
            hidden = {slot: CARDS[card] for slot, card in enumerate(laid) if table.closed >> slot & 1}
            for slot, card in hidden.items():
                assert card.back == (GUILD_BACK if table.purple >> slot & 1 else str(table.age))
            assert set(hidden.values()) <= {*table.unseen, *table.guilds}
            assert len(set(hidden.values())) == len(hidden) == table.closed.bit_count()
            assert all(len(set(age)) == 20 for age in cards[20 * table.age :].reshape(-1, 20).tolist())


def test_what_is_hidden_is_dealt_anew_each_time(resume: Resume) -> None:
    moment = next(moment for moment in some() if moment.table.closed.bit_count() > 3)
    cards = resume([moment] * MET, 1)[0].deal.cards
    now = slice(20 * moment.table.age - 20, 20 * moment.table.age)
    assert len({tuple(row[now]) for row in cards.tolist()}) == MET


def test_every_answer_is_tried_once_then_the_highest_bound() -> None:
    place = Tried(None, 0)
    place.open(["a", "b", "c"], [0.2, 0.3, 0.5], 0.0)  # type: ignore[list-item]
    for at in (0, 1, 2):
        assert place.select() == at
        place.tried, place.visits = at + 1, place.visits + 1
        place.visited[at], place.sums[at] = 1, (0.5, -0.5, 0.5)[at]
    place.visited[0], place.sums[0], place.visits = 9, 4.5, 12
    assert place.select() == 2


def test_it_plays_the_other_games_on_the_reference_engine() -> None:
    bots = make_bot("uct:playouts=2"), make_bot("random"), make_bot("random")
    played = play_match(make("architects", 3), bots, "1")
    assert played.outcome is not None


def test_in_other_games_it_finds_the_better_answer_by_random_play_alone() -> None:
    game = make("architects", 3)
    moment = [moment for moment in moments(game, "uct") if len(game.legal(moment.table, moment.seat)) > 1][-1]
    view = game.view(moment.table, moment.seat)
    seen = Perspective(game, moment.seat, Random(1), lambda seat: view, lambda seat: (view,))
    thought = Uct(playouts=30).think(moment.asked, game.legal(moment.table, moment.seat), seen)
    assert thought.simulations == 30 and sum(one.visits for one in thought.considered) == 30


def test_settings_it_does_not_have_get_a_sentence() -> None:
    with pytest.raises(BadOption, match="one playout at least"):
        make_bot("uct:playouts=0")
    with pytest.raises(BadOption, match="does not know the settings"):
        make_bot("uct:seconds=1")


def test_without_jax_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("wonders.batch")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(Exception, match=re.escape(f"need jax and numpy: {how_to_install('batch')}")):
        make_bot("uct")
