"""What is shown of an Architects table, worked out from a view."""

import json
from random import Random
from typing import Any

import pytest

from tests.architects.builders import Scene, a_city, a_table
from tests.driving import Variant, moments, play
from wonders import Dealer, Match, make
from wonders.core.decisions import SPECTATOR
from wonders.facts.architects import attempts, facts
from wonders.games.architects.actions import Build
from wonders.games.architects.game import Architects
from wonders.texts import Texts


def shown(scene: Scene, seat: int = 0) -> Any:
    return facts(scene.game, scene.game.view(scene.table, seat))


def tried(scene: Scene, seat: int = 0) -> list[str]:
    view = scene.game.view(scene.table, seat)
    return [str(action) for action in attempts(scene.game, view) if str(action) not in scene.legal]


def test_stages_tell_what_is_open_and_what_can_be_paid() -> None:
    scene = Scene(a_table(a_city("ephesos", "wood stone", built=(1,)), a_city("rhodos", "2 clay"), a_city("gizah")))
    mine, theirs, poor = shown(scene)["cities"]
    assert [stage["built"] for stage in mine["stages"]] == [True, False, False, False, False]
    assert [stage["open"] for stage in mine["stages"]] == [False, True, True, True, False]
    assert not any(stage["can_build"] for stage in mine["stages"]), "two different ones pay for no open stage"
    assert [stage["can_build"] for stage in theirs["stages"]] == [False, True, False, False, False]
    assert not any(stage["can_build"] for stage in poor["stages"])
    assert (mine["stages"][1]["size"], mine["stages"][1]["kind"]) == (2, "identical")
    assert mine["stages"][1]["effect"]["key"] == "architects-effect-take-from-common"


def test_shields_are_compared_as_in_a_conflict() -> None:
    scene = Scene(
        a_table(
            a_city("rhodos", "2 shield_horn shield", built=(1, 2)),
            a_city("gizah", "shield"),
            a_city("babylon", owns="tactics"),
            peace=1,
        )
    )
    found = shown(scene)
    assert [city["shields"] for city in found["cities"]] == [4, 1, 2]
    assert [city["lasting_shields"] for city in found["cities"]] == [2, 1, 2]
    assert [city["would_win"] for city in found["cities"]] == [2, 0, 1]
    assert found["conflict"] == {"tokens": 3, "turned": 2}


def test_two_players_may_win_twice() -> None:
    found = shown(Scene(a_table(a_city("rhodos", "2 shield"), a_city("gizah", "shield"))))
    assert [city["would_win"] for city in found["cities"]] == [2, 0]


def test_decks_within_reach_and_what_is_in_them() -> None:
    scene = Scene(
        a_table(a_city("rhodos"), a_city("gizah"), a_city("babylon"), tops=("wood", "coin", ""), common="gear")
    )
    found = shown(scene)
    assert found["reach"] == [
        ["rhodos", "babylon", "common"],
        ["gizah", "rhodos", "common"],
        ["babylon", "gizah", "common"],
    ]
    assert [(deck["name"], deck["top"], deck["left"]) for deck in found["decks"]] == [
        ("rhodos", "wood", 25),
        ("gizah", "coin", 25),
        ("babylon", None, 0),
        ("common", None, 60),
    ]
    assert found["decks"][0]["cards"]["wood"] == 2


def test_what_one_seat_has_looked_at_stays_its_secret() -> None:
    scene = Scene(a_table(a_city("rhodos"), a_city("gizah"), common="gear", cat=0, lookers=(0,)))
    assert shown(scene, 0)["decks"][-1]["top"] == "gear"
    other = Scene(a_table(a_city("rhodos"), a_city("gizah"), common="wood", cat=0, lookers=(0,)))
    for seat in (1, SPECTATOR):
        assert shown(scene, seat)["decks"][-1]["top"] is None
        assert shown(scene, seat) == shown(other, seat)


def test_facts_say_the_same_of_tables_that_a_seat_cannot_tell_apart() -> None:
    for match in moments(Variant("architects", 3), seed=1, share=0.2):
        for seat in range(3):
            game = match.game
            view = game.view(match.table, seat)
            again = game.view(game.resample(match.history(seat), Random(7)), seat)
            assert facts(Architects(3), view) == facts(Architects(3), again)


def test_points_are_those_of_the_score_sheet() -> None:
    match = play(Match(make("architects", 4), Dealer.from_seed(2)), Random(2))
    assert match.outcome is not None
    found: Any = facts(Architects(4), match.game.view(match.table, SPECTATOR))
    assert tuple(city["total"] for city in found["cities"]) == match.outcome.points
    for city, column in zip(found["cities"], match.outcome.sheet, strict=True):
        assert city["points"] == {category: column.of(category) for category in match.outcome.categories}


def test_wonders_that_can_still_be_chosen() -> None:
    match = Match(make("architects", 3, wonders="choose"), Dealer.from_seed(1))
    match.answer(0, "choose gizah")
    found: Any = facts(Architects(3), match.game.view(match.table, 1))
    assert "gizah" not in found["free"] and len(found["free"]) == 6
    assert found["cities"] == []


def test_what_cannot_be_done_is_tried() -> None:
    scene = Scene(a_table(a_city("rhodos"), a_city("gizah"), a_city("babylon"), a_city("olympia")))
    assert tried(scene) == ["look", "take gizah", "take babylon"]
    scene = Scene(a_table(a_city("rhodos", "2 wood stone", built=(1,)), a_city("gizah"), queue=()))
    assert tried(scene) == [
        *(f"build {stage} wood,wood,stone" for stage in (1, 3, 4, 5)),
        "trade - decor",
        "finish",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_for_a_try_has_words_in_both_languages(language: str) -> None:
    texts, keys = Texts(language, "architects", ("Ada", "Ben", "Cem"), strict=True), set()
    for match in moments(Variant("architects", 3), 1, share=0.5):
        for seat in range(3):
            for action in attempts(Architects(3), match.game.view(match.table, seat)):
                if action in match.legal(seat):
                    continue
                wrong = match.game.why_not(match.table, seat, action)
                assert wrong.phrase.key.startswith("architects-why-")
                assert texts.refusal(wrong) and texts.refusal(wrong, "short")
                keys.add(wrong.phrase.key)
    assert keys >= {"architects-why-not-paid", "architects-why-stage-closed", "architects-why-no-cat"}


def test_a_stage_that_can_be_paid_is_not_tried() -> None:
    for match in moments(Variant("architects", 2), 4, share=1):
        for seat in range(2):
            stages = {action.stage for action in match.legal(seat) if isinstance(action, Build)}
            for action in attempts(Architects(2), match.game.view(match.table, seat)):
                assert not (isinstance(action, Build) and action.stage in stages)


def test_facts_are_plain_at_every_moment() -> None:
    for players in (2, 7):
        for match in moments(Variant("architects", players), 3, share=0.2):
            for seat in (*range(players), SPECTATOR):
                found = facts(Architects(players), match.game.view(match.table, seat))
                assert json.loads(json.dumps(found)) == found
