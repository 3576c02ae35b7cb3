"""Many tables at once as rows, and the net as the judge of a search."""

import numpy as np
import pytest

from tests.bots.judging import Moment, moments
from wonders import make
from wonders.bots.net.duel import load
from wonders.bots.net.judge import NetJudge, parts_of_actions
from wonders.bots.net.rows import FIELDS, Rows
from wonders.spaces import make as make_space
from wonders.spaces.duel.observation import PHASES, features, phase_of

GAME = make("duel")


@pytest.fixture(scope="module")
def met() -> list[Moment]:
    """Decisions of some matches, every kind of decision among them."""
    return [moment for seed in range(9) for moment in moments(GAME, f"rows {seed}")]


def test_a_row_is_the_observation_of_the_seat_that_decides(met: list[Moment]) -> None:
    rows = Rows()
    assert {phase_of(moment.table) for moment in met} >= set(PHASES) - {"over"}
    for start in range(0, len(met), 32):
        part = met[start : start + 32]
        found = rows.of([moment.table for moment in part], [moment.seat for moment in part])
        for moment, row in zip(part, found, strict=True):
            wanted = np.array(features(GAME.view(moment.table, moment.seat)))
            wrong = [name for name, place in FIELDS.items() if (wanted[place] != row[place]).any()]
            assert not wrong, f"{wrong} differ at {moment.asked}"


def test_the_judge_says_what_the_net_says(met: list[Moment]) -> None:
    net, space = load(), make_space("duel")
    some = [*met[::25], *{phase_of(moment.table): moment for moment in met}.values()]
    tables, seats = [moment.table for moment in some], [moment.seat for moment in some]
    legal = [GAME.legal(table, seat) for table, seat in zip(tables, seats, strict=True)]
    judge = NetJudge(net)
    for moment, actions, (worth, basis) in zip(some, legal, judge.worth(tables, seats), strict=True):
        priors = judge.priors(basis, actions)
        seen = features(GAME.view(moment.table, moment.seat))
        logits = net.judged(seen)[0][[space.number(str(action)) for action in actions]]
        wanted = np.exp(logits - logits.max())
        assert np.allclose(priors, wanted / wanted.sum(), atol=1e-4)
        assert worth == pytest.approx(net.value(seen), abs=1e-4)


def test_every_action_has_its_parts_of_the_policy() -> None:
    assert len(parts_of_actions()) == make_space("duel").size
