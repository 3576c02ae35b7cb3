"""The printed cards, stages and tokens, as tables."""

import copy
import pickle

import pytest

from wonders.games.architects.cards import ALL_CARDS, CARDS, COLOURS, COMMON, DECKS
from wonders.games.architects.tokens import ALL_TOKENS, TOKEN_SUPPLY
from wonders.games.architects.wonders import ALL_WONDERS, COSTS, WONDERS

PRINTED_DECKS = """
alexandria    2 2 2 2 1 4 2 2 1 2 1 2 1 1 25
babylon       2 1 2 2 2 3 2 2 2 2 1 2 1 1 25
ephesos       2 2 2 2 2 3 1 2 2 1 2 2 1 1 25
gizah         2 2 1 2 2 3 2 3 2 1 1 2 2 0 25
halikarnassos 2 2 2 1 2 3 2 2 1 1 2 2 2 1 25
olympia       1 2 2 2 2 3 1 3 1 1 2 2 2 1 25
rhodos        2 2 2 2 2 2 2 2 1 2 1 2 2 1 25
common        4 4 4 4 4 6 4 8 4 4 4 4 4 2 60
all          17 17 17 17 17 27 16 24 14 14 14 18 15 8 235
"""

PRINTED_CARDS = """
wood grey 0 0 0 0
stone grey 0 0 0 0
clay grey 0 0 0 0
papyrus grey 0 0 0 0
glass grey 0 0 0 0
coin yellow 0 0 0 0
laurel blue 3 0 0 0
laurel_cat blue 2 1 0 0
compass green 0 0 0 0
gear green 0 0 0 0
tablet green 0 0 0 0
shield red 0 0 0 1
shield_horn red 0 0 1 1
shield_two_horns red 0 0 2 1
"""

PRINTED_STAGES = """
alexandria    1:4 2:3* 3:6 4:5* 5:7
babylon       1:3 2:0* 3:5 4:5* 4:7
ephesos       1:3 2:3* 2:4* 2:5* 3:7
gizah         1:4 2:5 3:6 4:7 5:8
halikarnassos 1:3 2:3* 3:6 3:5* 4:7
olympia       1:3 2:2* 2:5 3:5* 4:7
rhodos        1:4 1:4* 2:5 3:6* 4:7
"""


def lines(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def test_every_deck_holds_the_printed_cards() -> None:
    *decks, total = lines(PRINTED_DECKS)
    for name, *counts, whole in decks:
        assert DECKS[name] == tuple(map(int, counts)) and sum(DECKS[name]) == int(whole)
    assert [sum(counts) for counts in zip(*DECKS.values(), strict=True)] == list(map(int, total[1:-1]))
    assert set(DECKS) == {name for name, *_ in decks}


def test_every_card_is_as_printed() -> None:
    for card, (name, colour, points, cat, horns, shields) in zip(ALL_CARDS, lines(PRINTED_CARDS), strict=True):
        assert (card.id, card.colour, card.points, int(card.cat), card.horns, card.shields) == (
            name,
            colour,
            int(points),
            int(cat),
            int(horns),
            int(shields),
        )
    assert [card.place for card in ALL_CARDS] == list(range(14))


def test_colours_add_up() -> None:
    count = dict.fromkeys(COLOURS, 0)
    for counts in DECKS.values():
        for card, copies in zip(ALL_CARDS, counts, strict=True):
            count[card.colour] += copies
    assert count == {"grey": 85, "yellow": 27, "blue": 40, "green": 42, "red": 41}
    assert sum(card.horns * counts[card.place] for card in ALL_CARDS for counts in DECKS.values()) == 31


def test_every_stage_has_its_layer_its_points_and_its_effect() -> None:
    for name, *stages in lines(PRINTED_STAGES):
        told = [f"{s.layer}:{s.points}{'*' if s.effect else ''}" for s in WONDERS[name].stages]
        assert told == stages
    assert len(ALL_WONDERS) == 7


@pytest.mark.parametrize(
    ("wonder", "points"),
    [
        ("gizah", 30),
        ("rhodos", 26),
        ("alexandria", 25),
        ("halikarnassos", 24),
        ("ephesos", 22),
        ("olympia", 22),
        ("babylon", 20),
    ],
)
def test_the_points_of_a_whole_wonder(wonder: str, points: int) -> None:
    assert sum(stage.points for stage in WONDERS[wonder].stages) == points


def test_all_wonders_cost_the_same() -> None:
    assert COSTS == (("different", 2), ("identical", 2), ("different", 3), ("identical", 3), ("different", 4))
    for wonder in ALL_WONDERS:
        assert tuple((stage.kind, stage.size) for stage in wonder.stages) == COSTS


def test_there_are_fourteen_kinds_of_token_and_two_of_culture() -> None:
    assert len(ALL_TOKENS) == 14 and len(TOKEN_SUPPLY) == 15
    assert [token.id for token in ALL_TOKENS if token.copies > 1] == ["culture"]


def test_cards_tokens_and_wonders_stay_themselves_when_copied() -> None:
    for thing in (ALL_CARDS[0], ALL_TOKENS[0], ALL_WONDERS[0]):
        assert copy.deepcopy(thing) is thing and pickle.loads(pickle.dumps(thing)) is thing


def test_the_common_deck_has_a_name_of_its_own() -> None:
    assert COMMON not in WONDERS and COMMON in DECKS and CARDS["coin"].place == 5
