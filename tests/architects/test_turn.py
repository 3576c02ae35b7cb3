"""Rulebook: Spielablauf."""

import pytest

from tests.architects.builders import a_city, a_scene, chance_is_asked
from wonders import IllegalAction
from wonders.games.architects.events import CardTaken, GameEnded, NoCardToTake, TopRevealed, TurnPassed


def test_a_turn_begins_with_one_of_three_cards() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), a_city("babylon"), a_city("olympia"), active=3)
    assert scene.asked == "PickCard" and scene.legal == ["take olympia", "take babylon", "take common"]


@pytest.mark.parametrize("deck", ["rhodos", "atlantis"])
def test_no_other_deck_is_in_reach(deck: str) -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), a_city("babylon"))
    with pytest.raises(IllegalAction, match="not in reach; in reach are: Giza, Babylon, common deck") as wrong:
        scene.does(f"take {deck}")
    assert wrong.value.rule == "architects-10"


def test_the_card_taken_lies_open_in_front_of_the_player() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), tops=("laurel", "tablet")).does("take rhodos", "draw gear")
    assert scene.has("tablet") == 1 and scene.left("rhodos") == 24
    assert scene.named(CardTaken) == [CardTaken(0, "rhodos", "tablet")]


def test_the_next_card_of_a_wonder_deck_shows_at_once() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), tops=("laurel", "tablet")).does("take rhodos")
    assert chance_is_asked(scene)
    scene.does("draw gear")
    assert scene.named(TopRevealed) == [TopRevealed("rhodos", "gear")]
    assert scene.table.piles[1][0] is not None and scene.table.piles[1][0].id == "gear"


def test_the_next_card_shows_before_the_player_goes_on() -> None:
    scene = a_scene(a_city("gizah", "wood"), a_city("rhodos"), tops=("stone", "tablet"))
    scene.does("take gizah")
    assert scene.stages == [] and chance_is_asked(scene)
    assert scene.does("draw gear").stages == [1]


def test_a_card_of_the_common_deck_is_drawn_when_it_is_taken() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos")).does("take common")
    assert chance_is_asked(scene) and scene.left("common") == 60
    scene.does("draw laurel")
    assert scene.has("laurel") == 1 and scene.left("common") == 59 and scene.seat == 1


def test_a_card_must_be_taken_while_there_is_one() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"))
    with pytest.raises(IllegalAction, match="That is no answer to this; allowed now: take"):
        scene.does("finish")


def test_an_empty_deck_is_not_in_reach_and_stays_empty() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), tops=("", "wood"))
    assert scene.legal == ["take rhodos", "take common"]
    with pytest.raises(IllegalAction, match="The deck Giza is empty") as wrong:
        scene.does("take gizah")
    assert wrong.value.rule == "architects-15"


def test_the_last_card_of_a_deck_reveals_nothing() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), tops=("laurel", "wood"))
    table = scene.table
    top = table.piles[0][0]
    scene.table = table.but(piles=((top, ()), *table.piles[1:]))
    scene.does("take gizah")
    assert scene.seat == 1 and scene.left("gizah") == 0 and "take gizah" not in scene.legal


def test_where_only_one_card_is_in_reach_nobody_is_asked() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), tops=("", "laurel"), common="")
    scene.table = scene.table.but(active=1)
    scene.does("take rhodos")
    scene = a_scene(
        a_city("gizah"), a_city("rhodos"), a_city("babylon"), tops=("laurel", "", "laurel"), common="", active=2
    )
    scene.does("take babylon", "draw shield")
    assert [event.card for event in scene.events if isinstance(event, CardTaken)] == ["laurel"]
    assert scene.seat == 0 and scene.legal == ["take gizah", "take babylon"]
    scene.does("take gizah", "draw shield")  # seat 1 has only the deck of Gizeh, so it takes that card unasked
    assert [event.seat for event in scene.events if isinstance(event, CardTaken)] == [2, 0, 1]


def test_everything_that_follows_is_done_in_any_order() -> None:
    """A stage, a trade and an extra card are all on offer; any of them may come first."""
    city = a_city("rhodos", "wood clay 2 gear", owns="jewellery")
    scene = a_scene(city, a_city("gizah"), tops=("stone", "wood")).does("take rhodos", "draw laurel")
    assert scene.asked == "Act"
    assert {text.split()[0] for text in scene.legal} == {"build", "trade", "extra"}


def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), tops=("laurel", "wood")).does("take gizah", "draw gear")
    assert scene.named(TurnPassed) == [TurnPassed(1)] and scene.asked == "PickCard" and scene.seat == 1


def test_a_duty_that_leaves_no_choice_is_done_without_asking() -> None:
    scene = a_scene(a_city("gizah", "wood"), a_city("rhodos"), tops=("stone", "wood")).does("take gizah", "draw gear")
    assert scene.stages == [1] and scene.seat == 1


def test_whoever_finds_three_empty_decks_passes() -> None:
    """Seat 1 can reach nothing, seat 2 can: the turn passes over seat 1."""
    scene = a_scene(
        *(a_city(name) for name in ("gizah", "rhodos", "babylon", "olympia")),
        tops=("laurel", "", "wood", "wood"),
        common="",
        active=0,
    )
    scene.table = scene.table.but(piles=((scene.table.piles[0][0], ()), *scene.table.piles[1:]))
    scene.does("take gizah")
    assert scene.named(NoCardToTake) == [NoCardToTake(1)]
    assert scene.events[-1] == CardTaken(2, "babylon", "wood")  # the only one in its reach, so it is not asked


def test_or_the_game_ends_if_the_house_says_so() -> None:
    scene = a_scene(
        *(a_city(name) for name in ("gizah", "rhodos", "babylon", "olympia")),
        tops=("laurel", "", "wood", "wood"),
        common="",
        empty_decks="end",
    )
    scene.table = scene.table.but(piles=((scene.table.piles[0][0], ()), *scene.table.piles[1:]))
    scene.does("take gizah")
    assert scene.named(GameEnded) == [GameEnded("exhausted")] and scene.asked == ""
