"""Rulebook: Fortschrittsmarker einsetzen; Effekte der Fortschrittsmarker."""

from typing import Any

import pytest

from tests.architects.builders import Scene, a_city, a_scene
from wonders import IllegalAction
from wonders.games.architects.cards import ALL_CARDS, CARDS
from wonders.games.architects.city import City
from wonders.games.architects.scoring import progress_tokens
from wonders.games.architects.tokens import TOKENS

HORNED = ("shield_horn", "shield_two_horns")


def acting(city: City, top: str, shows: str = "laurel", **settings: Any) -> Scene:
    """The city has just taken this card."""
    other = "rhodos" if city.wonder.id != "rhodos" else "gizah"
    scene = a_scene(city, a_city(other), tops=(top, "laurel"), **settings)
    return scene.does(f"take {city.wonder.id}", f"draw {shows}")


@pytest.mark.parametrize(
    ("token", "answers"),
    [
        ("urbanism", {"wood", "clay"}),
        ("crafts", {"papyrus", "glass"}),
        ("jewellery", {"stone", "coin"}),
        ("science", {"compass", "gear", "tablet"}),
        ("propaganda", set(HORNED)),
    ],
)
def test_tokens_that_give_an_extra_card_for_a_card(token: str, answers: set[str]) -> None:
    assert {card.id for card in TOKENS[token].answers} == answers
    for card in ALL_CARDS:
        scene = a_scene(a_city("alexandria", owns=token), a_city("rhodos"), common=card.id, lookers=(0,))
        scene.does("take common")
        assert (f"extra {token} common" in scene.legal) == (card.id in answers)


def test_no_other_token_answers_to_a_card() -> None:
    others = set(TOKENS) - {"urbanism", "crafts", "jewellery", "science", "propaganda"}
    assert all(not TOKENS[token].answers for token in others)


def test_propaganda_does_not_answer_to_a_red_card_without_a_horn() -> None:
    assert CARDS["shield"] not in TOKENS["propaganda"].answers


def test_an_extra_card_comes_from_the_usual_three_decks() -> None:
    scene = a_scene(
        a_city("gizah", owns="urbanism"),
        a_city("rhodos"),
        a_city("babylon"),
        a_city("olympia"),
        tops=("wood", *["gear"] * 3),
    )
    scene.does("take gizah", "draw laurel")
    assert scene.legal == ["extra urbanism gizah", "extra urbanism olympia", "extra urbanism common", "finish"]
    with pytest.raises(IllegalAction, match="not in reach; in reach are: Giza, Olympia, common deck"):
        scene.does("extra urbanism rhodos")


def test_an_extra_card_may_be_declined() -> None:
    scene = acting(a_city("gizah", owns="urbanism"), "wood").does("finish")
    assert scene.seat == 1 and sum(scene.city().cards) == 1


def test_unless_the_house_says_it_must_be_taken() -> None:
    scene = acting(a_city("gizah", owns="urbanism"), "wood", extra_cards="must")
    assert scene.legal == ["extra urbanism gizah", "extra urbanism rhodos", "extra urbanism common"]


def test_each_token_serves_once_a_turn() -> None:
    scene = acting(a_city("gizah", owns="urbanism"), "wood", shows="clay").does("extra urbanism gizah", "draw laurel")
    assert scene.has("wood") == scene.has("clay") == 0 and scene.stages == [1]  # both were taken, and built with
    assert scene.seat == 1


def test_an_offer_that_was_used_is_refused_with_a_reason() -> None:
    city = a_city("gizah", "2 gear", owns="urbanism")
    scene = acting(city, "wood", shows="clay").does("extra urbanism gizah", "draw laurel")
    with pytest.raises(IllegalAction, match="Urbanism has been used in this turn") as wrong:
        scene.does("extra urbanism gizah")
    assert wrong.value.rule == "architects-40"


def test_a_token_without_an_occasion_or_an_owner_is_refused() -> None:
    scene = acting(a_city("gizah", "gear", owns="urbanism"), "gear")
    with pytest.raises(IllegalAction, match="Nothing in this turn gives a right"):
        scene.does("extra urbanism gizah")
    with pytest.raises(IllegalAction, match="You do not have the token Crafts"):
        scene.does("extra crafts gizah")


def test_a_token_serves_again_in_the_next_turn() -> None:
    scene = acting(a_city("gizah", owns="urbanism"), "wood", shows="wood").does("finish", "take rhodos", "draw laurel")
    assert scene.does("take gizah", "draw laurel").legal[0] == "extra urbanism gizah"


def test_tokens_chain_but_none_comes_twice() -> None:
    """Wood calls Urbanism, the papyrus it brings calls Crafts, the wood that brings calls nothing more."""
    city = a_city("gizah", owns="urbanism crafts", built=(1,))
    scene = acting(city, "wood", shows="papyrus").does("extra urbanism gizah", "draw clay")
    assert scene.legal == ["extra crafts gizah", "extra crafts rhodos", "extra crafts common", "finish"]
    scene.does("extra crafts gizah", "draw laurel")
    assert scene.seat == 1 and [scene.has(card) for card in ("wood", "papyrus", "clay")] == [1, 1, 1]


def test_cards_of_wonder_effects_count_as_taken() -> None:
    scene = a_scene(a_city("ephesos", "wood", (1,), owns="science"), a_city("rhodos"), tops=("wood", "wood"))
    scene.does("take ephesos", "draw laurel", "draw gear")  # the second stage draws from the common deck
    assert scene.stages == [2] and scene.legal[0] == "extra science ephesos"


def test_with_no_card_in_reach_there_is_no_extra_card() -> None:
    scene = a_scene(a_city("gizah", owns="urbanism"), a_city("rhodos"), tops=("wood", ""), common="")
    scene.table = scene.table.but(piles=((CARDS["wood"], ()), *scene.table.piles[1:]))
    game = scene.game
    (seat,) = game.pending(scene.table)
    scene.table = game.step(scene.table, {seat: game.notation.parse("take gizah")}).table
    assert scene.asked == ""


def test_architecture_gives_a_card_for_a_stage() -> None:
    scene = acting(a_city("gizah", "wood", owns="architecture"), "clay")
    assert scene.stages == [1]
    assert scene.legal == [
        "extra architecture gizah",
        "extra architecture rhodos",
        "extra architecture common",
        "finish",
    ]


def test_architecture_serves_once_even_with_two_stages() -> None:
    scene = acting(a_city("gizah", "wood 2 clay", owns="architecture"), "glass").does("build 1 wood,glass")
    assert scene.table.cities[0].built == (1,)
    scene.does("build 2 clay,clay", "extra architecture rhodos", "draw gear")
    assert scene.city().built == (1, 2) and scene.seat == 1


def test_economy_makes_one_yellow_card_two_coins() -> None:
    scene = acting(a_city("gizah", owns="economy"), "coin")
    assert scene.stages == [1] and scene.has("coin") == 0 and scene.discarded("coin") == 1
    assert scene.events[-2].using == ("economy",)  # type: ignore[attr-defined]


def test_the_two_coins_of_economy_may_be_two_different_resources() -> None:
    scene = acting(a_city("gizah", "wood", (1, 2), owns="economy"), "coin")
    assert scene.stages == [3] and scene.has("wood") == 0


def test_a_surplus_coin_is_never_wasted_because_the_plain_payment_is_the_same() -> None:
    scene = acting(a_city("gizah", "wood", owns="economy"), "coin")
    assert scene.legal == ["build 1 wood,coin", "build 1 coin using=economy"]


def test_economy_serves_one_stage_a_turn() -> None:
    scene = acting(a_city("gizah", "coin", owns="economy"), "coin")
    assert scene.legal == ["build 1 coin,coin", "build 1 coin using=economy"]
    assert scene.does("build 1 coin using=economy").stages == [1]
    assert scene.seat == 1 and scene.has("coin") == 1


def test_engineering_lifts_identical_and_different() -> None:
    scene = acting(a_city("gizah", "wood", owns="engineering"), "wood")
    assert scene.stages == [1] and scene.has("wood") == 0
    scene = acting(a_city("gizah", "wood clay", (1, 2, 3), owns="engineering"), "glass")
    assert scene.stages == [4]


def test_engineering_does_not_change_the_number_of_resources() -> None:
    assert acting(a_city("gizah", "wood", (1, 2), owns="engineering"), "wood").stages == []


def test_engineering_serves_one_stage_a_turn() -> None:
    scene = acting(a_city("gizah", "3 wood", owns="engineering"), "clay")
    assert "build 1 wood,wood using=engineering" in scene.legal
    scene.does("build 1 wood,wood using=engineering")
    assert scene.stages == [1] and scene.seat == 1 and scene.has("wood") == scene.has("clay") == 1


def test_or_every_stage_if_the_house_says_so() -> None:
    scene = acting(a_city("gizah", "3 wood", owns="engineering"), "clay", engineering="always")
    scene.does("build 1 wood,wood using=engineering")
    assert scene.stages == [1, 2] and scene.seat == 1


def test_both_may_help_with_one_stage() -> None:
    scene = acting(a_city("gizah", "2 wood", (1, 2, 3, 4), owns="economy engineering"), "coin")
    assert scene.stages == [5] and scene.asked == ""
    assert scene.discarded("wood") == 2 and scene.discarded("coin") == 1


def test_a_stage_that_only_a_token_can_pay_must_be_built() -> None:
    assert acting(a_city("gizah", owns="economy"), "coin").stages == [1]


def test_unless_the_house_leaves_it_free() -> None:
    scene = acting(a_city("gizah", owns="economy"), "coin", token_stages="may")
    assert scene.legal == ["build 1 coin using=economy", "finish"]
    assert scene.does("finish").city().built == ()
    scene = acting(a_city("gizah", "wood", owns="economy"), "coin", token_stages="may")
    assert "finish" not in scene.legal


def test_tactics_adds_two_shields() -> None:
    assert a_city("gizah", "shield", owns="tactics").shields == 3
    assert a_city("gizah", owns="tactics").shields == 2


def points(city: City) -> int:
    return sum(line.points for line in progress_tokens(city))


def test_decor_is_worth_more_with_a_finished_wonder() -> None:
    assert points(a_city("gizah", owns="decor")) == 4
    assert points(a_city("gizah", built=(1, 2, 3, 4), owns="decor")) == 4
    assert points(a_city("gizah", built=(1, 2, 3, 4, 5), owns="decor")) == 6


def test_politics_counts_cat_icons_on_blue_cards() -> None:
    assert points(a_city("gizah", "3 laurel_cat 2 laurel", owns="politics")) == 3
    assert points(a_city("gizah", owns="politics")) == 0


def test_strategy_counts_victory_tokens() -> None:
    assert points(a_city("gizah", owns="strategy", victories=5)) == 5


def test_education_counts_every_token_itself_included() -> None:
    assert points(a_city("gizah", owns="education")) == 2
    assert points(a_city("gizah", owns="education tactics economy")) == 6
    assert points(a_city("gizah", owns="education culture culture")) == 6 + 12


def test_culture_is_worth_four_alone_and_twelve_in_both() -> None:
    assert points(a_city("gizah", owns="culture")) == 4
    assert points(a_city("gizah", owns="culture culture")) == 12


def test_other_tokens_give_no_points() -> None:
    assert points(a_city("gizah", owns="urbanism crafts jewellery science propaganda architecture economy")) == 0
    assert points(a_city("gizah", owns="engineering tactics")) == 0
