"""Rulebook: Blaue Karten; Die Katzenfigur verwenden."""

import pytest

from tests.architects.builders import Scene, a_city, a_scene, chance_is_asked
from wonders import SPECTATOR, IllegalAction
from wonders.games.architects.cards import CARDS
from wonders.games.architects.events import CatMoved, TopSeen

THREE = (a_city("gizah"), a_city("rhodos"), a_city("babylon"))


def seen_top(scene: Scene, seat: int) -> str | None:
    top = scene.game.view(scene.table, seat).decks[-1].top
    return top.id if top else None


def test_a_card_with_the_icon_brings_the_cat_from_the_middle() -> None:
    scene = a_scene(*THREE, tops=("laurel_cat", "wood", "wood")).does("take gizah", "draw gear")
    assert scene.table.middle.cat == 0 and scene.named(CatMoved) == [CatMoved(0)]


def test_the_cat_comes_from_another_player_too() -> None:
    scene = a_scene(*THREE, tops=("laurel_cat", "wood", "wood"), cat=2).does("take gizah", "draw gear")
    assert scene.table.middle.cat == 0


def test_the_holder_keeps_the_cat_with_another_icon() -> None:
    scene = a_scene(*THREE, tops=("laurel_cat", "wood", "wood"), cat=0).does("take gizah", "draw gear")
    assert scene.table.middle.cat == 0 and scene.named(CatMoved) == []


def test_a_blue_card_without_the_icon_does_not_move_the_cat() -> None:
    assert a_scene(*THREE, tops=("laurel", "wood", "wood"), cat=2).does("take gizah", "draw gear").table.middle.cat == 2


def test_an_extra_card_or_a_card_drawn_blind_brings_the_cat_too() -> None:
    assert a_scene(*THREE, cat=2).does("take common", "draw laurel_cat").table.middle.cat == 0
    scene = a_scene(a_city("gizah", owns="science"), *THREE[1:], tops=("gear", "wood", "laurel_cat"))
    scene.does("take gizah", "draw wood", "extra science babylon", "draw wood")
    assert scene.table.middle.cat == 0


def test_the_holder_may_look_at_the_common_deck_before_taking_a_card() -> None:
    scene = a_scene(*THREE, cat=0)
    assert scene.legal == ["look", "take gizah", "take babylon", "take common"]
    scene.does("look")
    assert chance_is_asked(scene)
    scene.does("draw coin")
    assert (
        scene.seat == 0 and scene.asked == "PickCard" and scene.legal == ["take gizah", "take babylon", "take common"]
    )
    assert scene.left("common") == 60


def test_nobody_else_may_look() -> None:
    scene = a_scene(*THREE, cat=1)
    with pytest.raises(IllegalAction, match="Only the holder of the cat may look") as wrong:
        scene.does("look")
    assert wrong.value.rule == "architects-31"


def test_the_look_is_no_duty() -> None:
    assert a_scene(*THREE, cat=0).does("take common", "draw laurel").has("laurel") == 1


def test_the_look_is_secret() -> None:
    scene = a_scene(*THREE, cat=0).does("look", "draw coin")
    assert [seen_top(scene, seat) for seat in (0, 1, 2, SPECTATOR)] == ["coin", None, None, None]
    (event,) = scene.named(TopSeen)
    assert event.seen_by(0) == {"event": "TopSeen", "seat": 0, "card": "coin"}
    assert event.seen_by(1) == {"event": "TopSeen", "seat": 0}
    assert scene.game.view(scene.table, 1).lookers == (0,)


def test_others_still_see_all_sixty_cards_as_unknown() -> None:
    scene = a_scene(*THREE, cat=0).does("look", "draw coin")
    before = a_scene(*THREE, cat=0)
    assert scene.game.view(scene.table, 1).decks == before.game.view(before.table, 1).decks


def test_the_card_seen_is_the_card_taken() -> None:
    scene = a_scene(*THREE, cat=0).does("look", "draw laurel", "take common")
    assert scene.has("laurel") == 1 and scene.seat == 1 and scene.table.middle.lookers == ()
    assert scene.table.piles[-1][0] is None and scene.left("common") == 59


def test_the_card_stays_known_until_somebody_takes_it() -> None:
    scene = a_scene(*THREE, tops=("laurel", "laurel", "laurel"), cat=0)
    scene.does(
        "look", "draw tablet", "take gizah", "draw gear", "take rhodos", "draw gear", "take babylon", "draw gear"
    )
    assert scene.seat == 0 and seen_top(scene, 0) == "tablet" and "look" not in scene.legal
    scene.does("take gizah", "draw wood", "take common")
    assert scene.has("tablet", seat=1) == 1 and seen_top(scene, 0) is None


def test_looking_again_at_a_known_card_is_no_action() -> None:
    scene = a_scene(*THREE, cat=0).does("look", "draw coin")
    with pytest.raises(IllegalAction, match="You know the top of the common deck already"):
        scene.does("look")


def test_the_next_holder_sees_the_same_card_without_a_new_draw() -> None:
    scene = a_scene(*THREE, tops=("laurel", "laurel_cat", "wood"), cat=0)
    scene.does(
        "look", "draw gear", "take gizah", "draw wood", "take rhodos", "draw wood", "take babylon", "draw laurel"
    )
    scene.does("take gizah", "draw wood")
    assert scene.seat == 1 and scene.legal[0] == "look"
    scene.does("look")
    assert scene.seat == 1 and [seen_top(scene, seat) for seat in range(3)] == ["gear", "gear", None]


def test_a_cat_taken_in_a_turn_serves_from_the_next_one() -> None:
    scene = a_scene(a_city("gizah", owns="science"), *THREE[1:], tops=("gear", "laurel", "laurel_cat"))
    scene.does("take gizah", "draw wood")
    assert scene.legal[0].startswith("extra")
    scene.does("extra science babylon", "draw laurel")
    assert scene.table.middle.cat == 0 and scene.seat == 1 and "look" not in scene.legal


def test_the_look_comes_before_the_card_not_after() -> None:
    scene = a_scene(a_city("gizah", "2 wood 2 clay", owns="science"), *THREE[1:], tops=("gear", "wood", "wood"), cat=0)
    scene.does("take gizah", "draw laurel")
    assert "look" not in scene.legal
    with pytest.raises(IllegalAction, match="That is no answer to this; allowed now: build, extra"):
        scene.does("look")


def test_an_empty_common_deck_cannot_be_looked_at() -> None:
    scene = a_scene(*THREE, cat=0, common="")
    assert "look" not in scene.legal
    with pytest.raises(IllegalAction, match="The common deck is empty"):
        scene.does("look")


def test_a_second_common_card_is_blind() -> None:
    scene = a_scene(a_city("gizah", owns="science"), *THREE[1:], cat=0)
    scene.does("look", "draw gear", "take common", "extra science common")
    assert chance_is_asked(scene)


def test_points_of_blue_cards() -> None:
    assert CARDS["laurel"].points == 3 and CARDS["laurel_cat"].points == 2
