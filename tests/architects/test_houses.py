"""Options in any combination: random games with random house rules stay sound."""

from random import Random

import pytest

from wonders import SPECTATOR, Dealer, Match, make
from wonders.core.options import Setting
from wonders.games.architects.options import OPTIONS, WONDER_NAMES, House


def a_random_house(rng: Random, players: int) -> dict[str, Setting]:
    """Every option with any of its choices."""
    options: dict[str, Setting] = {
        option.name: rng.choice(option.choices) for option in OPTIONS if option.choices and rng.random() < 0.7
    }
    options["first"] = rng.randrange(players)
    named = ",".join(rng.sample(WONDER_NAMES, players))
    options["wonders"] = rng.choice(["random", "choose", named])
    return options


@pytest.mark.parametrize("seed", range(40))
def test_any_combination_of_options_plays_to_its_end(seed: int) -> None:
    rng = Random(seed)
    players = rng.randint(2, 7)
    game = make("architects", players, **a_random_house(rng, players))
    match = Match(game, Dealer.from_seed("houses", seed))
    while match.pending:
        for seat in list(match.pending):
            match.answer(seat, rng.choice(match.legal(seat)))
    assert len(match.steps) <= game.longest and match.outcome is not None
    for before, step in zip(match.steps, match.steps[1:], strict=False):
        assert list(game.audit(step.table)) == []
        assert game.fold(before.table, step.events) == step.table
        if rng.random() < 0.1:
            for seat in (*game.seats, SPECTATOR):
                view = game.view(step.table, seat)
                assert game.view(game.resample([view], rng), seat) == view


def test_every_option_is_a_field_of_the_house_with_the_same_default() -> None:
    house = House(2)
    assert {option.name: option.default for option in OPTIONS} == {
        name: getattr(house, name) for name in House.__dataclass_fields__ if name != "players"
    }


def test_options_reach_the_house() -> None:
    game = make("architects", 3, coins="missing", one_to_nil=2, last_conflict=False)
    table = game.start()
    assert table.seating.house == House(3, coins="missing", one_to_nil=2, last_conflict=False)
