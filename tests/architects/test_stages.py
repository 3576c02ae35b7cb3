"""Rulebook: Einen Bauabschnitt vollenden; Graue Karten; Gelbe Karten."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.architects.builders import Scene, a_city, a_scene, a_table, cards
from wonders import IllegalAction
from wonders.games.architects.cards import ALL_CARDS, GOODS, count
from wonders.games.architects.city import City
from wonders.games.architects.options import House
from wonders.games.architects.pieces import Stage, Token
from wonders.games.architects.stages import builds, can_build
from wonders.games.architects.table import Turn
from wonders.games.architects.tokens import TOKENS
from wonders.games.architects.wonders import ALL_WONDERS


def acting(city: City, top: str, *, other: str = "babylon", **settings: Any) -> Scene:
    """The city has just taken a card and may act; the card that shows next is a blue one."""
    scene = a_scene(city, a_city(other), tops=(top, "wood"), **settings)
    return scene.does(f"take {city.wonder.id}", "draw laurel_cat")


@pytest.mark.parametrize(
    ("built", "has", "top"),
    [
        ((), "wood", "clay"),
        ((1,), "wood", "wood"),
        ((1, 2), "wood clay", "glass"),
        ((1, 2, 3), "2 wood", "wood"),
        ((1, 2, 3, 4), "wood clay glass", "papyrus"),
    ],
)
def test_each_stage_has_its_cost(built: tuple[int, ...], has: str, top: str) -> None:
    scene = acting(a_city("gizah", has, built), top)
    assert scene.stages == [len(built) + 1]
    assert scene.city().cards == count(())


@pytest.mark.parametrize(
    ("built", "has", "top"),
    [
        ((), "wood", "wood"),
        ((1,), "wood", "clay"),
        ((1, 2), "wood clay", "clay"),
        ((1, 2, 3), "2 wood", "clay"),
        ((1, 2, 3, 4), "wood clay glass", "glass"),
    ],
)
def test_the_wrong_resources_build_nothing(built: tuple[int, ...], has: str, top: str) -> None:
    assert acting(a_city("gizah", has, built), top).stages == []


def test_a_stage_must_be_completed_in_the_turn_in_which_it_can_be_paid() -> None:
    scene = acting(a_city("gizah", "wood clay"), "glass")
    assert scene.asked == "Act" and "finish" not in scene.legal
    with pytest.raises(IllegalAction, match="The turn cannot end yet") as wrong:
        scene.does("finish")
    assert wrong.value.rule == "architects-20"


def test_stages_are_built_from_the_bottom_up() -> None:
    scene = acting(a_city("gizah", "wood"), "wood")  # would pay the second stage, not the first
    assert scene.stages == [] and scene.has("wood") == 2
    with pytest.raises(IllegalAction, match=r"Stage 2 stands on stages that are not completed; open: 1\.") as wrong:
        acting(a_city("gizah", "2 wood clay"), "glass").does("build 2 wood,wood")
    assert wrong.value.rule == "architects-18"


@pytest.mark.parametrize(
    ("wonder", "built", "opened"),
    [
        ("alexandria", (), (1,)),
        ("alexandria", (1, 2), (3,)),
        ("gizah", (1, 2, 3, 4), (5,)),
        ("babylon", (1, 2, 3), (4, 5)),
        ("babylon", (1, 2, 3, 5), (4,)),
        ("ephesos", (1,), (2, 3, 4)),
        ("ephesos", (1, 3), (2, 4)),
        ("ephesos", (1, 2, 3, 4), (5,)),
        ("halikarnassos", (1, 2), (3, 4)),
        ("olympia", (1,), (2, 3)),
        ("olympia", (1, 2, 3), (4,)),
        ("rhodos", (), (1, 2)),
        ("rhodos", (2,), (1,)),
        ("rhodos", (1, 2), (3,)),
    ],
)
def test_stages_side_by_side_are_open_together(wonder: str, built: tuple[int, ...], opened: tuple[int, ...]) -> None:
    assert tuple(stage.number for stage in a_city(wonder, built=built).open_stages) == opened


def test_the_player_chooses_between_stages_side_by_side() -> None:
    scene = acting(a_city("rhodos", "wood"), "coin", other="gizah")
    assert scene.legal == ["build 1 wood,coin", "build 2 wood,coin"]
    assert scene.does("build 2 wood,coin").city().built == (2,)


def test_several_stages_may_and_must_be_completed_in_one_turn() -> None:
    scene = acting(a_city("gizah", "wood 2 clay"), "glass")
    assert scene.legal == ["build 1 wood,clay", "build 1 wood,glass", "build 1 clay,glass"]
    assert scene.does("build 1 wood,glass").stages == [1, 2]
    assert scene.city().built == (1, 2) and scene.seat == 1


def test_exactly_the_cards_used_are_discarded() -> None:
    scene = acting(a_city("gizah", "wood clay"), "glass").does("build 1 wood,glass")
    assert scene.has("clay") == 1 and scene.has("wood") == scene.has("glass") == 0
    assert scene.discarded("wood") == scene.discarded("glass") == 1 and scene.discarded("clay") == 0


def test_cards_that_are_not_there_cannot_be_used() -> None:
    with pytest.raises(IllegalAction, match="You do not have these cards: papyrus") as wrong:
        acting(a_city("gizah", "wood clay"), "glass").does("build 1 wood,papyrus")
    assert wrong.value.rule == "architects-25"


@pytest.mark.parametrize("cards", ["wood", "wood,wood", "wood,clay,glass", "clay,coin", "-"])
def test_other_cards_do_not_pay(cards: str) -> None:
    with pytest.raises(IllegalAction, match=r"costs 2 different resources|You do not have these cards"):
        acting(a_city("gizah", "2 wood clay"), "glass").does(f"build 1 {cards}")


def test_a_coin_is_any_resource() -> None:
    assert acting(a_city("gizah", "wood"), "coin").stages == [1]
    assert acting(a_city("gizah", "wood", (1,)), "coin").stages == [2]
    assert acting(a_city("gizah", "wood clay glass", (1, 2, 3, 4)), "coin").stages == [5]


@pytest.mark.parametrize(("built", "coins"), [((), 1), ((1,), 1), ((1, 2), 2), ((1, 2, 3), 2), ((1, 2, 3, 4), 3)])
def test_coins_alone_pay_as_equal_or_as_different(built: tuple[int, ...], coins: int) -> None:
    scene = acting(a_city("gizah", f"{coins} coin", built), "coin")
    assert scene.stages == [len(built) + 1] and scene.has("coin") == 0


def test_coins_cannot_be_spared_when_a_resource_is_missing() -> None:
    scene = acting(a_city("gizah", "coin"), "wood")
    assert scene.stages == [1]


def test_a_coin_may_be_spent_in_place_of_a_card_one_has() -> None:
    scene = acting(a_city("gizah", "wood coin"), "glass")
    assert scene.legal == ["build 1 wood,glass", "build 1 wood,coin", "build 1 glass,coin"]


def test_or_only_for_what_is_missing_if_the_house_says_so() -> None:
    assert acting(a_city("gizah", "wood coin"), "glass", coins="missing").stages == [1]
    scene = acting(a_city("gizah", "wood glass 2 coin", (1, 2)), "wood", coins="missing")
    assert scene.stages == [3] and scene.seat == 1
    assert scene.has("coin") == 1 and scene.has("wood") == 1
    scene = acting(a_city("gizah", "2 wood 2 coin glass", (1, 2, 3)), "glass", coins="missing")
    assert scene.legal == ["build 4 wood,wood,coin", "build 4 glass,glass,coin"]


def test_a_stage_counts_nothing_before_it_is_completed() -> None:
    from wonders.games.architects.scoring import stages

    assert sum(line.points for line in stages(a_city("gizah", "wood", (1,)))) == 4


def test_there_are_five_stages() -> None:
    scene = acting(a_city("rhodos", "wood"), "coin", other="gizah")
    for number in (0, 6):
        with pytest.raises(IllegalAction, match=f"There is no stage {number}; stages are numbered 1 to 5"):
            scene.does(f"build {number} wood,coin")
    scene = acting(a_city("rhodos", "wood coin", (1,)), "coin", other="gizah")
    with pytest.raises(IllegalAction, match="Stage 1 is completed already"):
        scene.does("build 1 wood,coin")


# Payments against brute force: every set of cards, every meaning of every coin.

ECONOMY, ENGINEERING = TOKENS["economy"], TOKENS["engineering"]
Payment = tuple[tuple[str, ...], frozenset[str]]


def pays(stage: Stage, used: Counter[str], economy: bool, engineering: bool) -> bool:
    """Whether cards pay for a stage: tries every resource for every coin. With Economy one coin card stands for two."""
    coins = used["coin"] + (1 if economy else 0)
    if economy and not used["coin"]:
        return False
    goods = [name for name, number in used.items() if name != "coin" for _ in range(number)]
    if len(goods) + coins != stage.size:
        return False
    for meant in product([good.id for good in GOODS], repeat=coins):
        kinds = len({*goods, *meant})
        if engineering or kinds == (stage.size if stage.kind == "different" else 1):
            return True
    return False


def brute_force(city: City, tokens: tuple[Token, ...]) -> set[tuple[int, Payment]]:
    """Every payment for every open stage, with as few tokens as it takes."""
    held = {card.id: city.cards[card.place] for card in ALL_CARDS[:6]}
    found: dict[tuple[int, tuple[str, ...]], frozenset[str]] = {}
    for numbers in product(*(range(number + 1) for number in held.values())):
        used = Counter({name: number for name, number in zip(held, numbers, strict=True) if number})
        if sum(numbers) > 4:
            continue
        paid = tuple(card for card in held for _ in range(used[card]))
        for stage in city.open_stages:
            for help in ((), (ECONOMY,), (ENGINEERING,), (ECONOMY, ENGINEERING)):
                if set(help) <= set(tokens) and pays(stage, used, ECONOMY in help, ENGINEERING in help):
                    found.setdefault((stage.number, paid), frozenset(token.id for token in help))
    return {(number, (paid, help)) for (number, paid), help in found.items()}


def a_random_city(rng: Random) -> City:
    tokens = [token for token in (ECONOMY, ENGINEERING) if rng.random() < 0.4]
    goods = " ".join(rng.choice([*(good.id for good in GOODS), "coin"]) for _ in range(rng.randrange(7)))
    wonder = rng.choice(ALL_WONDERS)
    built: tuple[int, ...] = ()
    for _ in range(rng.randrange(5)):
        built = tuple(sorted((*built, rng.choice(wonder.open[built]).number)))
    return City(wonder, built, count(cards(goods)), tuple(tokens))


@pytest.mark.parametrize("seed", range(40))
def test_payments_are_those_that_brute_force_finds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(50):
        city = a_random_city(rng)
        other = a_city("gizah" if city.wonder.id != "gizah" else "rhodos")
        table = a_table(city, other, row="decor politics strategy", stack="")
        offered = builds(table)
        found = {(b.stage, (b.cards, frozenset(b.using))) for b in offered}  # type: ignore[attr-defined]
        assert len(found) == len(offered)
        assert found == brute_force(city, city.tokens)
        assert can_build(city, Turn(), House(2)) == bool(found)
