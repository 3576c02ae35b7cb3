"""The same results on a Ray cluster. Ray is not part of the development environment: pip install 'wonders[ray]'."""

import re
from functools import partial

import pytest

from tests.arena.rows import a_plan, without_times
from wonders.arena.crews import Alone, Crew
from wonders.arena.on_ray import OnRay
from wonders.arena.plan import Fixture, Plan
from wonders.arena.playing import play_missing
from wonders.arena.results import Row
from wonders.arena.worker import play_fixtures
from wonders.core.extras import MissingExtra, how_to_install


def results(plan: Plan, crew: Crew[Fixture, Row]) -> list[Row]:
    return [row for rows in play_missing(plan.fixtures(), [], crew) for row in rows]


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_local_cluster_gives_the_results_that_this_machine_gives() -> None:
    pytest.importorskip("ray", reason="Ray is an extra of its own, too heavy for every test run: wonders[ray]")
    plan = a_plan("random,random,random", 3, 9, "classic")
    assert without_times(results(plan, OnRay(plan, 2))) == without_times(
        results(plan, Alone(partial(play_fixtures, plan)))
    )


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MissingExtra, match=re.escape(how_to_install("ray"))):
        OnRay(a_plan())
