"""Rulebook: Effekte der Weltwunder."""

from typing import Any

import pytest

from tests.architects.builders import Scene, a_city, a_scene, cards, chance_is_asked
from wonders import SPECTATOR, IllegalAction
from wonders.games.architects.cards import CARDS, PILES, count
from wonders.games.architects.city import City
from wonders.games.architects.events import CardTaken
from wonders.games.architects.stage_events import DeckSearched, EffectResolved
from wonders.games.architects.wonders import WONDERS


def building(city: City, *others: City, tops: tuple[str, ...], shows: str = "laurel", **settings: Any) -> Scene:
    """The city takes a second wood card and so completes its stage of two identical resources."""
    scene = a_scene(city, *others, tops=("wood", *tops), **settings)
    return scene.does(f"take {city.wonder.id}", f"draw {shows}")


FAR = (a_city("rhodos"), a_city("babylon"), a_city("olympia"))
SIDES = ("glass", "gear", "tablet")


def test_an_effect_happens_at_once_before_anything_else() -> None:
    scene = building(a_city("alexandria", "wood 2 gear", (1,), owns="urbanism"), *FAR, tops=SIDES)
    scene.does("build 2 wood,wood")
    assert scene.asked == "TakeFromAny"


def test_alexandria_takes_from_any_deck_on_the_table() -> None:
    scene = building(a_city("alexandria", "wood", (1,)), *FAR, tops=SIDES)
    assert scene.stages == [2] and scene.asked == "TakeFromAny"
    assert scene.legal == [f"take {deck}" for deck in ("alexandria", "rhodos", "babylon", "olympia", "common")]
    scene.does("take babylon", "draw wood")
    assert scene.has("gear") == 1 and scene.seat == 1


def test_alexandria_may_take_the_common_card_blind() -> None:
    scene = building(a_city("alexandria", "wood", (1,)), *FAR, tops=SIDES).does("take common")
    assert chance_is_asked(scene)
    assert scene.does("draw tablet").has("tablet") == 1


def test_alexandria_leaves_empty_decks_out() -> None:
    scene = a_scene(a_city("alexandria", "wood", (1,)), *FAR, tops=("wood", "", "gear", "tablet"))
    assert scene.does("take alexandria", "draw laurel").legal == [
        f"take {deck}" for deck in ("alexandria", "babylon", "olympia", "common")
    ]


def test_babylon_takes_a_token_without_symbols() -> None:
    scene = building(a_city("babylon", "wood", (1,)), a_city("rhodos"), tops=("glass",))
    assert scene.asked == "ChooseToken"
    assert scene.legal == [f"progress {token}" for token in ("decor", "politics", "strategy", "stack")]
    scene.does("progress strategy", "token culture")
    assert [token.id for token in scene.city().tokens] == ["strategy"]
    assert [token.id for token in scene.table.middle.row] == ["decor", "politics", "culture"]


def test_babylon_may_draw_the_hidden_token() -> None:
    scene = building(a_city("babylon", "wood", (1,)), a_city("rhodos"), tops=("glass",))
    scene.does("progress stack", "token culture")
    assert [token.id for token in scene.city().tokens] == ["culture"] and len(scene.table.middle.row) == 3


def test_babylon_finds_nothing_when_all_tokens_are_gone() -> None:
    scene = building(a_city("babylon", "wood", (1,)), a_city("rhodos"), tops=("glass",), row="", stack="")
    assert scene.named(EffectResolved) == [EffectResolved(0, "babylon", "lapsed")] and scene.seat == 1


@pytest.mark.parametrize(("stage", "has"), [(2, "wood"), (3, "clay glass"), (4, "2 wood")])
def test_ephesos_draws_from_the_common_deck_with_each_column(stage: int, has: str) -> None:
    built = (1, 2, 3, 4)[: 1 if stage == 2 else stage - 1]
    scene = building(a_city("ephesos", has, built), a_city("rhodos"), tops=("glass",))
    assert scene.stages == [stage] and chance_is_asked(scene)
    scene.does("draw tablet")
    assert scene.has("tablet") == 1 and scene.seat == 1 and scene.left("common") == 59


def test_ephesos_takes_the_card_the_cat_has_seen() -> None:
    scene = building(a_city("ephesos", "wood", (1,)), a_city("rhodos"), tops=("glass",), common="tablet", lookers=(0,))
    assert scene.has("tablet") == 1 and scene.table.middle.lookers == ()


def test_ephesos_finds_nothing_in_an_empty_common_deck() -> None:
    scene = building(a_city("ephesos", "wood", (1,)), a_city("rhodos"), tops=("glass",), common="")
    assert scene.named(EffectResolved) == [EffectResolved(0, "ephesos", "lapsed")] and scene.seat == 1


def test_olympia_takes_both_neighbouring_cards() -> None:
    scene = building(a_city("olympia", "wood", (1,)), a_city("rhodos"), a_city("babylon"), tops=("gear", "tablet"))
    assert [event.card for event in scene.events if isinstance(event, CardTaken)] == ["wood", "laurel", "tablet"]
    assert chance_is_asked(scene)
    scene.does("draw stone", "draw wood")
    assert (
        scene.seat == 1 and scene.left("olympia") == 23 and scene.left("babylon") == 24 and scene.left("rhodos") == 25
    )


def test_olympia_lays_down_both_cards_before_anything_follows() -> None:
    scene = building(a_city("olympia", "wood", (1,), owns="urbanism"), a_city("rhodos"), tops=("gear",), shows="gear")
    scene.does("build 2 wood,wood", "draw laurel", "draw laurel")
    assert scene.has("gear") == 2 and any(text.startswith("trade gear,gear") for text in scene.legal)


def test_olympia_takes_one_card_if_the_other_deck_is_empty() -> None:
    scene = building(a_city("olympia", "wood", (1,)), a_city("rhodos"), tops=("",))
    assert scene.does("draw gear").seat == 1 and scene.has("laurel") == 1 and sum(scene.city().cards) == 1


def test_or_one_card_after_the_other_if_the_house_says_so() -> None:
    scene = building(a_city("olympia", "wood gear", (1,)), a_city("rhodos"), tops=("gear",), olympia="apart")
    assert scene.asked == "Act" and scene.legal == ["take olympia", "take rhodos"]
    scene.does("take rhodos", "draw laurel")
    assert {text.split()[0] for text in scene.legal} == {"trade", "take"} and "take rhodos" not in scene.legal
    assert "finish" not in scene.legal
    scene.does("trade gear,gear stack", "token culture")  # now only the other card is left, so it is taken unasked
    assert chance_is_asked(scene) and scene.has("laurel") == 1


def test_rhodos_adds_a_shield_for_each_of_two_stages() -> None:
    assert [a_city("rhodos", built=built).shields for built in ((), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4))] == [
        0,
        0,
        1,
        1,
        2,
    ]


def test_gizeh_has_no_effect() -> None:
    assert all(stage.effect is None for stage in WONDERS["gizah"].stages)
    assert building(a_city("gizah", "wood", (1,)), a_city("rhodos"), tops=("glass",)).seat == 1


def searching(**settings: Any) -> Scene:
    city = a_city("halikarnassos", "wood", (1,))
    return building(city, a_city("rhodos"), a_city("babylon"), tops=("gear", "tablet"), **settings)


def test_halikarnassos_searches_the_left_or_the_right_deck() -> None:
    scene = searching()
    assert scene.asked == "SearchDeck" and scene.legal == ["search halikarnassos", "search babylon"]
    with pytest.raises(IllegalAction, match="The deck Rhodes is not in reach"):
        scene.does("search rhodos")


def test_halikarnassos_sees_five_cards_the_visible_one_included() -> None:
    scene = searching().does("search babylon")
    assert chance_is_asked(scene)
    scene.does("find wood,coin,coin,laurel")
    assert scene.table.turn.found == cards("wood 2 coin laurel tablet")
    assert scene.asked == "KeepCard" and scene.legal == ["keep wood", "keep coin", "keep laurel", "keep tablet"]


def test_halikarnassos_keeps_one_and_shuffles_the_others_back() -> None:
    scene = searching().does("search babylon", "find wood,coin,coin,laurel", "keep laurel")
    assert scene.has("laurel") == 1 and scene.left("babylon") == 24 and scene.table.turn.found == ()
    assert chance_is_asked(scene)
    (asked,) = scene.game.pending(scene.table).values()
    left = list(count(PILES["babylon"]))
    left[CARDS["laurel"].place] -= 1
    assert count(asked.pile) == tuple(left)  # type: ignore[attr-defined]
    assert scene.does("draw tablet").seat == 1


def test_only_the_kept_card_counts_as_taken() -> None:
    scene = searching().does("search babylon", "find wood,coin,coin,laurel_cat", "keep wood", "draw gear")
    assert scene.table.middle.cat == -1
    assert [event.card for event in scene.events if isinstance(event, CardTaken)] == ["wood", "wood"]


def test_the_cards_found_are_secret() -> None:
    scene = searching().does("search babylon", "find wood,coin,coin,laurel")
    views = [scene.game.view(scene.table, seat).found for seat in (0, 1, 2, SPECTATOR)]
    assert views == [cards("wood 2 coin laurel tablet"), (), (), ()]
    (event,) = scene.named(DeckSearched)
    assert "cards" in event.seen_by(0) and "cards" not in event.seen_by(1)


def test_unless_the_house_has_them_shown() -> None:
    scene = searching(halikarnassos="open").does("search babylon", "find wood,coin,coin,laurel")
    assert scene.game.view(scene.table, SPECTATOR).found == cards("wood 2 coin laurel tablet")
    (event,) = scene.named(DeckSearched)
    assert "cards" in event.seen_by(2)


def test_halikarnassos_takes_what_is_there_if_there_are_fewer_than_five() -> None:
    scene = searching()
    piles = scene.table.piles
    scene.table = scene.table.but(piles=(*piles[:2], (CARDS["tablet"], cards("wood gear")), piles[3]))
    scene.does("search babylon", "find wood,gear")
    assert scene.legal == ["keep wood", "keep gear", "keep tablet"]


def test_halikarnassos_has_no_use_for_an_empty_deck() -> None:
    scene = a_scene(a_city("halikarnassos", "wood", (1,)), a_city("rhodos"), tops=("wood", ""))
    scene.does("take halikarnassos", "draw laurel")
    assert chance_is_asked(scene)  # only the own deck is left, so the search has begun


def test_a_card_that_was_not_found_cannot_be_kept() -> None:
    with pytest.raises(IllegalAction, match="Gear is not among the cards found, which are: wood, coin, blue 3, tablet"):
        searching().does("search babylon", "find wood,coin,coin,laurel", "keep gear")


def test_effects_cannot_be_declined() -> None:
    with pytest.raises(IllegalAction, match="The effect of a stage cannot be declined") as wrong:
        searching().does("decline")
    assert wrong.value.rule == "architects-77"


@pytest.mark.parametrize("wonder", ["alexandria", "babylon", "ephesos", "halikarnassos", "olympia"])
def test_unless_the_house_lets_them_be(wonder: str) -> None:
    scene = building(a_city(wonder, "wood", (1,)), a_city("rhodos"), tops=("glass",), effects="may")
    assert scene.legal[-1] == "decline" and len(scene.legal) > 1
    scene.does("decline")
    assert scene.named(EffectResolved) == [EffectResolved(0, wonder, "declined")] and scene.seat == 1


@pytest.mark.parametrize("wonder", ["ephesos", "olympia"])
def test_an_effect_without_a_choice_can_be_accepted(wonder: str) -> None:
    scene = building(a_city(wonder, "wood", (1,)), a_city("rhodos"), tops=("glass",), effects="may").does("accept")
    assert scene.named(EffectResolved) == [EffectResolved(0, wonder, "used")] and chance_is_asked(scene)


def test_cards_of_effects_bring_cat_horns_symbols_and_resources_like_any_other() -> None:
    scene = building(a_city("ephesos", "wood", (1,)), a_city("rhodos"), tops=("glass",), peace=1)
    scene.does("draw shield_horn")
    assert scene.city().victories == 1
    scene = building(a_city("ephesos", "wood clay glass", (1, 3)), a_city("rhodos"), tops=("glass",))
    assert scene.does("draw laurel_cat").table.middle.cat == 0
