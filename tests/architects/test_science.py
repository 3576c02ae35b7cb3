"""Rulebook: Grüne Karten; Einen Fortschrittsmarker nehmen."""

from typing import Any

import pytest

from tests.architects.builders import Scene, a_city, a_scene, chance_is_asked
from wonders import IllegalAction
from wonders.games.architects.city import City
from wonders.games.architects.token_events import SymbolsTraded, TokenRevealed, TokenTaken


def acting(city: City, top: str, **settings: Any) -> Scene:
    """The city has just taken a green card."""
    scene = a_scene(city, a_city("rhodos"), tops=(top, "wood"), **settings)
    return scene.does(f"take {city.wonder.id}", "draw laurel")


def owned(scene: Scene, seat: int = 0) -> list[str]:
    return [token.id for token in scene.city(seat).tokens]


def row(scene: Scene) -> list[str]:
    return [token.id for token in scene.table.middle.row]


def test_two_equal_symbols_buy_a_token() -> None:
    scene = acting(a_city("gizah", "gear"), "gear")
    assert scene.asked == "Act"
    assert scene.legal == [f"trade gear,gear {token}" for token in ("decor", "politics", "strategy", "stack")]


def test_three_different_symbols_buy_a_token() -> None:
    scene = acting(a_city("gizah", "gear tablet"), "compass")
    assert scene.legal[0] == "trade compass,gear,tablet decor" and len(scene.legal) == 4


def test_one_or_two_different_symbols_buy_nothing() -> None:
    assert acting(a_city("gizah", "gear"), "compass").seat == 1


def test_the_trade_is_a_duty() -> None:
    scene = acting(a_city("gizah", "gear"), "gear")
    with pytest.raises(IllegalAction, match="The turn cannot end yet"):
        scene.does("finish")


def test_the_symbols_used_are_discarded_and_others_stay() -> None:
    scene = acting(a_city("gizah", "gear tablet"), "gear").does("trade gear,gear decor", "token science")
    assert scene.discarded("gear") == 2 and scene.has("tablet") == 1 and scene.has("gear") == 0
    assert scene.named(SymbolsTraded) == [SymbolsTraded(0, ("gear", "gear"))]


def test_the_player_chooses_the_set() -> None:
    scene = acting(a_city("gizah", "gear tablet"), "compass", row="decor", stack="politics")
    assert scene.legal == ["trade compass,gear,tablet decor", "trade compass,gear,tablet stack"]
    scene = acting(a_city("gizah", "2 gear tablet"), "compass", row="decor", stack="politics")
    assert [text.split()[1] for text in scene.legal] == ["gear,gear"] * 2 + ["compass,gear,tablet"] * 2


def test_a_second_set_must_be_traded_as_well() -> None:
    scene = acting(a_city("gizah", "2 gear tablet"), "tablet").does("trade gear,gear decor", "token science")
    assert scene.asked == "Act" and all(text.startswith("trade tablet,tablet") for text in scene.legal)
    scene.does("trade tablet,tablet stack", "token education")
    assert owned(scene) == ["decor", "education"] and scene.seat == 1


def test_an_extra_card_may_come_before_the_trade() -> None:
    scene = acting(a_city("gizah", "gear", owns="science"), "gear")
    assert {text.split()[0] for text in scene.legal} == {"trade", "extra"}
    scene.does("extra science gizah", "draw wood")
    assert all(text.startswith("trade gear,gear") for text in scene.legal)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("trade gear decor", "two equal or three different"),
        ("trade gear,tablet decor", "two equal or three different"),
        ("trade compass,compass decor", "You do not have these cards: compass"),
        ("trade gear,gear science", "Science is not on offer; on offer: Decor, Politics, Strategy, top of the stack"),
        ("trade gear,gear nothing", "not on offer"),
    ],
)
def test_what_is_no_trade(text: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        acting(a_city("gizah", "gear tablet"), "gear").does(text)


def test_an_open_token_is_replaced_from_the_stack_at_once() -> None:
    scene = acting(a_city("gizah", "gear"), "gear").does("trade gear,gear politics")
    assert chance_is_asked(scene) and owned(scene) == ["politics"]
    scene.does("token urbanism")
    assert row(scene) == ["urbanism", "decor", "strategy"] and len(scene.table.middle.stack) == 11
    assert scene.named(TokenRevealed) == [TokenRevealed("urbanism")]


def test_the_hidden_token_is_drawn_and_not_replaced() -> None:
    scene = acting(a_city("gizah", "gear"), "gear").does("trade gear,gear stack")
    assert chance_is_asked(scene) and owned(scene) == []
    scene.does("token urbanism")
    assert owned(scene) == ["urbanism"] and row(scene) == ["decor", "politics", "strategy"]
    assert len(scene.table.middle.stack) == 11
    assert scene.named(TokenTaken) == [TokenTaken(0, "urbanism", True)]


def test_both_copies_of_culture_may_lie_open() -> None:
    scene = acting(a_city("gizah", "gear"), "gear", row="culture culture decor")
    assert scene.legal == ["trade gear,gear decor", "trade gear,gear culture", "trade gear,gear stack"]
    scene.does("trade gear,gear culture", "token science")
    assert row(scene) == ["science", "decor", "culture"]


def test_with_an_empty_stack_the_open_tokens_are_still_on_offer() -> None:
    scene = acting(a_city("gizah", "gear"), "gear", stack="")
    assert scene.legal == [f"trade gear,gear {token}" for token in ("decor", "politics", "strategy")]
    assert row(scene.does("trade gear,gear decor")) == ["politics", "strategy"] and scene.seat == 1


def test_with_no_token_left_symbols_are_kept() -> None:
    scene = acting(a_city("gizah", "gear"), "gear", row="", stack="")
    assert scene.seat == 1 and scene.has("gear") == 2


def test_or_discarded_for_nothing_if_the_house_says_so() -> None:
    scene = acting(a_city("gizah", "gear"), "gear", row="", stack="", no_tokens="discard")
    assert scene.seat == 1 and scene.has("gear") == 0 and scene.discarded("gear") == 2 and owned(scene) == []


def test_a_token_helps_from_the_moment_it_is_taken() -> None:
    """Science is taken first; the green card drawn after it gives a right to one more."""
    scene = acting(a_city("gizah", "gear", owns="propaganda science"), "gear", row="crafts", stack="decor")
    scene.does("extra science rhodos", "draw papyrus")  # a wood card
    scene.does("trade gear,gear crafts", "token decor")
    assert scene.seat == 1
    scene = acting(a_city("gizah", "gear", owns="science"), "gear", row="urbanism", stack="decor")
    scene.does(
        "trade gear,gear urbanism", "token decor", "extra science rhodos", "draw papyrus"
    )  # wood, taken afterwards
    assert "extra urbanism gizah" in scene.legal


def test_a_token_does_not_answer_to_a_card_taken_before_it() -> None:
    scene = acting(a_city("gizah", "gear"), "gear", row="science", stack="decor")
    assert scene.does("trade gear,gear science", "token decor").seat == 1


def test_unless_the_house_says_so() -> None:
    scene = acting(a_city("gizah", "gear"), "gear", row="science", stack="decor", token_reach="turn")
    scene.does("trade gear,gear science", "token decor")
    assert scene.legal == ["extra science gizah", "extra science rhodos", "extra science common", "finish"]


def test_then_a_stage_completed_before_counts_too() -> None:
    city = a_city("babylon", "gear wood", (1,))
    scene = a_scene(
        city, a_city("rhodos"), tops=("wood", "wood"), row="architecture", stack="decor", token_reach="turn"
    )
    scene.does("take babylon", "draw laurel", "progress architecture", "token decor")
    assert scene.table.turn.completed == 1
    assert scene.legal[0] == "extra architecture babylon"
