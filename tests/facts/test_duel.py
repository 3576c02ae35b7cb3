"""What is shown of a Duel table, worked out from a view."""

import json
from random import Random
from typing import Any

import pytest

from tests.driving import Variant, a_match, moments, play
from tests.duel.builders import GAME, a_city, a_table, after, drafted
from tests.duel.test_turn import first_age
from wonders.core.decisions import SPECTATOR, IllegalAction
from wonders.core.wire import plain
from wonders.facts.duel import attempts, facts
from wonders.games.duel.actions import Build
from wonders.games.duel.table import Table
from wonders.texts import Texts


def shown(table: Table, seat: int = 0) -> Any:
    return facts(GAME, GAME.view(table, seat))


def tried(table: Table, seat: int = 0) -> list[str]:
    legal = GAME.legal(table, seat)
    return [str(action) for action in attempts(GAME, GAME.view(table, seat)) if action not in legal]


def test_slots_tell_where_they_lie_and_what_covers_them() -> None:
    slots = {slot["slot"]: slot for slot in shown(first_age())["slots"]}
    assert [(slots[at]["row"], slots[at]["x"]) for at in (0, 1, 2, 14, 19)] == [(0, 4), (0, 6), (1, 3), (4, 0), (4, 10)]
    assert slots[9]["covered_by"] == [14, 15]
    assert not slots[9]["open"] and slots[9]["card"] is None and slots[9]["back"] == "1"
    assert [at for at, slot in slots.items() if slot["accessible"]] == [14, 15, 16, 17, 18, 19]
    less = {slot["slot"]: slot for slot in shown(after(first_age(), "sell baths"))["slots"]}
    assert 14 not in less and less[9]["covered_by"] == [15], "baths lay in slot 14"


def test_guild_backs_are_told_from_others() -> None:
    for match in moments(Variant("duel", 2), seed=3, share=1):
        view = match.game.view(match.table, 0)
        found: Any = facts(GAME, view)
        for slot in found["slots"]:
            expected = "" if slot["open"] else view.laid[slot["slot"]]
            assert slot["back"] == expected
            assert ("prices" in slot) == slot["open"]
        if any(slot["back"] == "guild" for slot in found["slots"]):
            return
    pytest.fail("no closed guild in this match")


def test_prices_of_both_seats() -> None:
    table = a_table(
        a_city("stable tavern", wonders="pyramids"), a_city("quarry", wonders="colossus"), lying="walls horse_breeders"
    )
    found = shown(table)
    prices = {slot["card"]: (slot["prices"], slot["free"]) for slot in found["slots"] if slot["open"]}
    assert prices["walls"] == ([6, 2], ["", ""])
    assert prices["horse_breeders"] == ([0, 4], ["stable", ""])
    assert found["wonder_prices"] == [{"pyramids": 11}, {"colossus": 8}]
    assert [city["sale"] for city in found["cities"]] == [3, 2]
    assert [city["trade"]["S"] for city in found["cities"]] == [3, 2]


def test_a_price_that_is_fixed() -> None:
    found = shown(a_table(a_city("stone_reserve"), a_city("quarry shelf_quarry"), lying="walls"))
    assert found["cities"][0]["trade"] == {"W": 2, "S": 1, "C": 2, "G": 2, "P": 2}


def test_symbols_goods_and_chains_of_a_city() -> None:
    city = a_city("scriptorium library sawmill forum", finished="great_lighthouse", tokens="law masonry")
    found = shown(a_table(city, lying="walls"))["cities"][0]
    assert found["symbols"] == {"quill": 2, "law": 1}
    assert found["different"] == 2
    assert found["goods"] == {"W": 2, "S": 0, "C": 0, "G": 0, "P": 0}
    assert found["choices"] == ["WSC", "GP"]
    assert found["chains"] == ["book"]
    assert found["discounts"] == {"blue": 2}


def test_points_are_those_of_the_score_sheet() -> None:
    for seed in range(20):
        match = play(a_match(Variant("duel", 2), seed), Random(seed))
        assert match.outcome is not None
        if match.outcome.reason == "points":
            found: Any = facts(GAME, match.game.view(match.table, SPECTATOR))
            assert tuple(city["total"] for city in found["cities"]) == match.outcome.points
            return
    pytest.fail("no match was won by points")


def test_the_track_is_told_from_the_middle() -> None:
    found = shown(a_table(pawn=4, loot=((2, 5), (5,)), lying="walls"))["military"]
    assert found["points"] == [5, 0]
    assert found["to_capital"] == [5, 13]
    assert [(loot["seat"], loot["space"]) for loot in found["loot"]] == [(0, -3), (0, -6), (1, 6)]


def test_what_cannot_be_done_is_tried() -> None:
    table = a_table(a_city(wonders="pyramids", finished="sphinx"), lying="walls altar", coins=(3, 7))
    assert tried(table) == ["build walls", "wonder pyramids walls", "wonder sphinx walls"]
    assert "build altar" in tried(first_age()), "it is covered"
    assert not any("1" in action for action in tried(first_age())), "nobody tries what lies closed"


def test_spectators_and_the_other_seat_try_nothing() -> None:
    table = drafted()
    assert not list(attempts(GAME, GAME.view(table, 1 - table.turn)))
    assert not list(attempts(GAME, GAME.view(table, SPECTATOR)))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_for_a_try_has_words_in_both_languages(language: str) -> None:
    texts, keys = Texts(language, "duel", ("Ada", "Ben"), strict=True), set()
    for seed in range(3):
        for match in moments(Variant("duel", 2), seed, share=0.5):
            for seat in (0, 1):
                view = match.game.view(match.table, seat)
                legal = match.legal(seat)
                for action in attempts(GAME, view):
                    if action in legal:
                        continue
                    wrong = match.game.why_not(match.table, seat, action)
                    assert isinstance(wrong, IllegalAction)
                    assert texts.refusal(wrong) and texts.refusal(wrong, "short")
                    keys.add(wrong.phrase.key)
    assert keys >= {"duel-why-covered", "duel-why-too-poor", "duel-why-wonder-stands"}


def test_german_reasons_are_german() -> None:
    wrong = GAME.why_not(a_table(lying="walls", coins=(1, 1)), 0, Build("walls"))
    said = Texts("de", "duel", ("Ada", "Ben"), strict=True).refusal(wrong)
    assert "Münzen" in said and "Ada" in said


def test_facts_are_plain_at_every_moment() -> None:
    rng = Random(1)
    for options in ({}, {"wonders": "fixed"}, {"fair": "bid"}):
        for match in moments(Variant("duel", 2, dict(options)), rng.randrange(99), share=0.3):
            for seat in (0, 1, SPECTATOR):
                view = match.game.view(match.table, seat)
                assert json.loads(json.dumps(facts(GAME, view))) == facts(GAME, view)
                assert plain(view)
