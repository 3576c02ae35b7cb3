"""The test programs of PettingZoo, Gymnasium and OpenSpiel pass."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test

import wonders.rl

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 3, {}),
    ("classic", 2, {"expansions": "cities,leaders"}),
    ("architects", 3, {}),
    ("duel", 2, {}),
]

pytestmark = [
    # PettingZoo warns of observations with masks, which its own games have.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_pettingzoos_tests_pass(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(wonders.rl.aec_env(game, players, **options), num_cycles=50)
    parallel_api_test(wonders.rl.parallel_env(game, players, **options), num_cycles=50)
    seed_test(partial(wonders.rl.aec_env, game, players, **options), num_cycles=20)
    parallel_seed_test(partial(wonders.rl.parallel_env, game, players, illegal="random", **options), num_cycles=20)


def seeded(make: Callable[..., Any], **options: Any) -> Any:
    """The same match every time: in some of them a seat is asked once more within the first turns, by its wonder."""
    env = make("classic", illegal="random", **options)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    env.reset = partial(env.reset, seed=1)
    return env


def test_max_cycles_cut_a_match_short() -> None:
    env, parallel = (partial(seeded, make) for make in (wonders.rl.aec_env, wonders.rl.parallel_env))
    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel))


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_gymnasiums_check_passes(game: str, players: int, options: dict[str, Any]) -> None:
    made = gymnasium.make(f"wonders/{game.capitalize()}-v0", players=players, opponents="easy", **options)
    check_env(made.unwrapped)


@pytest.mark.parametrize(
    ("game", "serialize"),
    [("wonders_duel", True), ("wonders_duel(fair=bid,first=lot)", False), ("wonders_architects(players=2)", False),
     ("wonders_classic", True), ("wonders_classic(players=4,expansions=cities+leaders,teams=True)", False)],
)  # fmt: skip
def test_openspiels_simulation_passes(game: str, serialize: bool) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="there is no open_spiel for this system")
    import wonders.rl.openspiel  # noqa: F401

    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=serialize, verbose=False)


def test_openspiel_hears_what_is_hidden() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="there is no open_spiel for this system")
    import wonders.rl.openspiel  # noqa: F401

    information = pyspiel.GameType.Information
    hidden = {name: pyspiel.load_game(name).get_type().information for name in
              ("wonders_duel", "wonders_duel(fair=bid)", "wonders_classic", "wonders_architects")}  # fmt: skip
    assert hidden.pop("wonders_duel") == information.PERFECT_INFORMATION
    assert set(hidden.values()) == {information.IMPERFECT_INFORMATION}
