"""Positions: a moment of any match can be written down and read back; what is left open is drawn from what is left."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.study.positions import Options, a_match, moments
from wonders import make
from wonders.core.wire import JsonObject
from wonders.study.position import BadPosition, check, position_of
from wonders.study.position.analysing import SetUp, analyse

LEADERS: Options = (("expansions", "leaders"),)
EVERYTHING: Options = (("expansions", "cities,leaders"),)
GAMES: list[tuple[str, int, Options]] = [
    ("duel", 2, ()),
    ("duel", 2, (("fair", "draft"),)),
    ("architects", 2, ()),
    ("architects", 4, (("token_reach", "turn"), ("olympia", "apart"))),
    ("classic", 2, ()),
    ("classic", 3, ()),
    ("classic", 7, ()),
    ("classic", 4, (("teams", True),)),
    ("classic", 3, LEADERS),
    ("classic", 2, EVERYTHING),
    ("classic", 5, EVERYTHING),
    ("classic", 8, (("expansions", "cities"),)),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_moment_of_a_match_written_down_is_the_same_table_again(game: str, players: int, options: Options) -> None:
    match, found = a_match(game, players, options), 0
    for document, table in moments(match):
        placed = check(json.loads(json.dumps(document)))
        assert placed.table == table
        assert placed.game.options == match.game.options and placed.seat in placed.game.pending(table)
        found += 1
    assert found > 15


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_document_fits_into_a_link(game: str, players: int, options: Options) -> None:
    import zlib
    from base64 import urlsafe_b64encode

    packed = [
        zlib.compress(json.dumps(document).encode(), 9) for document, _ in moments(a_match(game, players, options))
    ]
    assert max(len(urlsafe_b64encode(one)) for one in packed) < 2000


OPEN = {
    "duel": ("discard", "board", "loot"),
    "architects": ("decks", "stack", "row", "discard"),
    "classic": ("hands", "discard", "stack", "picked"),
}


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_is_left_open_is_drawn_by_the_seed(game: str, players: int, options: Options) -> None:
    dealt = Counter[bool]()
    for document, _ in list(moments(a_match(game, players, options)))[::4]:
        left = {name: value for name, value in document.items() if name not in OPEN[game]}
        left["cities"] = [_opened(city) for city in document["cities"]]
        one, same, other = (check(left | {"seed": seed}).table for seed in ("one", "one", "other"))
        assert one == same
        dealt[one == other] += 1
    assert dealt[False] > dealt[True]


def _opened(city: JsonObject) -> JsonObject:
    """A city without what may be left open in it."""
    kept = {name: value for name, value in city.items() if name not in ("sold", "leaders", "retired")}
    if "buried" in kept:
        kept["buried"] = [None for _ in kept["buried"]]
    if "finished" in kept:
        kept["finished"] = [wonder for wonder, _ in kept["finished"]]
    return kept


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_worlds_for_thinking_differ_only_in_what_the_seat_does_not_know(
    game: str, players: int, options: Options
) -> None:
    differ = 0
    for document, table in list(moments(a_match(game, players, options)))[::3]:
        position = SetUp.at(check(document))
        world = position.world(Random(1))
        assert position.game.view(world, position.seat) == position.history[-1]
        assert not list(position.game.audit(world))
        differ += world != table
    assert differ or game != "classic"


def test_in_classic_everything_that_is_written_counts_as_known_if_the_document_says_so() -> None:
    document, table = list(moments(a_match("classic", 4)))[8]
    assert SetUp.at(check(document | {"knows": "all"})).world(Random(1)) == table
    open_hand = document | {"knows": "all", "hands": [*document["hands"][:3], None]}
    world = SetUp.at(check(open_hand)).world(Random(1))
    assert world.hands[:3] == table.hands[:3] and len(world.hands[3]) == len(table.hands[3])


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("duel", 2, ()),
        ("architects", 3, ()),
        ("classic", 2, ()),
        ("classic", 3, EVERYTHING),
        ("classic", 4, (("teams", True),)),
    ],
)
def test_the_best_answers_are_told_with_chances_and_always_the_same(game: str, players: int, options: Options) -> None:
    document, table = list(moments(a_match(game, players, options)))[12]
    found = analyse(check(document), 24)
    assert found == analyse(check(document), 24)
    assert found["seat"] == document["seat"] and found["choices"] == len(make_legal(document, table))
    chances = [one["chance"] for one in found["best"]]
    assert chances == sorted(chances, reverse=True) and all(0 <= chance <= 1 for chance in chances)
    assert {one["answer"] for one in found["best"]} <= set(make_legal(document, table))


def make_legal(document: JsonObject, table: Any) -> list[str]:
    game = make(document["game"], document["players"], **document.get("options", {}))
    return [str(action) for action in game.legal(table, document["seat"])]


def test_a_moment_in_between_cannot_be_set_up() -> None:
    match = a_match("duel", 2)
    with pytest.raises(BadPosition, match="usual choice"):
        position_of(match.game, match.steps[0].table)
    with pytest.raises(BadPosition, match="usual choice"):
        position_of(match.game, match.steps[-1].table)


def test_a_small_document_by_hand_is_enough() -> None:
    city = {"board": "gizah_a"}
    placed = check(
        {
            "position": 1,
            "game": "classic",
            "players": 3,
            "cities": [city, {"board": "rhodos_a"}, {"board": "babylon_b"}],
        }
    )
    assert [len(hand) for hand in placed.table.hands] == [7, 7, 7] and placed.table.cities[0].coins == 3
    wonders = [{"wonder": wonder} for wonder in ("gizah", "rhodos")]
    assert len(check({"position": 1, "game": "architects", "players": 2, "cities": wonders}).table.piles) == 3
