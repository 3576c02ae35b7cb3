"""Every card, wonder and token against the tables beside this file. Rulebook: "Kartenliste", "Weltwunder"."""

import copy
import pickle
from collections import Counter

import pytest

from tests.duel.notation import rows, written
from wonders.core.goods import Cost
from wonders.games.duel.box import PIECES
from wonders.games.duel.cards import CARDS, DECKS, FREE_IF, GUILDS
from wonders.games.duel.game import Duel
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.wonders import FIRST_GAME, WONDERS

CARD_ROWS, WONDER_ROWS, TOKEN_ROWS = rows("cards.txt"), rows("wonders.txt"), rows("tokens.txt")


def test_the_tables_have_a_row_for_everything_in_the_same_order() -> None:
    assert [row["id"] for row in CARD_ROWS] == list(CARDS)
    assert [row["id"] for row in WONDER_ROWS] == list(WONDERS)
    assert [row["id"] for row in TOKEN_ROWS] == list(TOKENS)
    assert (len(CARDS), len(WONDERS), len(TOKENS)) == (73, 12, 10)


@pytest.mark.parametrize("row", CARD_ROWS, ids=lambda row: str(row["id"]))
def test_a_card_is_as_printed(row: dict[str, str]) -> None:
    card = CARDS[row["id"]]
    assert card.back == row["age"]
    assert card.colour == row["colour"]
    assert str(card.cost) == row["cost"]
    assert FREE_IF.get(card.id, "") == row["free with"]
    assert written(card.effects) == row["effect"]


@pytest.mark.parametrize("row", WONDER_ROWS, ids=lambda row: str(row["id"]))
def test_a_wonder_is_as_printed(row: dict[str, str]) -> None:
    wonder = WONDERS[row["id"]]
    assert str(wonder.cost) == row["cost"]
    assert written(wonder.effects) == row["effect"]


@pytest.mark.parametrize("row", TOKEN_ROWS, ids=lambda row: str(row["id"]))
def test_a_progress_token_is_as_printed(row: dict[str, str]) -> None:
    assert written(TOKENS[row["id"]].effects) == row["effect"]


def test_the_sums_over_all_cards_are_those_of_the_box() -> None:
    """The same sums were taken from the printed cards, so a slip in one row shows here too."""
    goods = Counter(good.value for card in CARDS.values() for good in card.cost.goods)
    assert sum(card.coins for card in CARDS.values()) == 46
    assert goods == Counter(W=34, S=33, C=32, G=21, P=21)
    colours = Counter(card.colour for card in CARDS.values())
    assert colours == Counter(brown=9, grey=4, blue=14, green=12, yellow=13, red=14, purple=7)
    assert sum(card.shields for card in CARDS.values()) == 24
    points = Counter[str]()
    for card in CARDS.values():
        points[card.colour] += card.points
    assert {colour: n for colour, n in points.items() if n} == {"blue": 67, "green": 18, "yellow": 15}
    assert len(FREE_IF) == 17


def test_the_sums_over_all_wonders_are_those_of_the_box() -> None:
    goods = Counter(good.value for wonder in WONDERS.values() for good in wonder.cost.goods)
    assert goods == Counter(W=11, S=12, C=10, G=9, P=10)
    assert sum(wonder.points for wonder in WONDERS.values()) == 42
    assert sum(wonder.shields for wonder in WONDERS.values()) == 4
    assert not any(wonder.coins for wonder in WONDERS.values()), "wonders cost goods only"


def test_decks_have_the_sizes_of_the_box_and_their_colours() -> None:
    assert [len(deck) for deck in (*DECKS.values(), GUILDS)] == [23, 23, 20, 7]
    assert all(card.colour == "purple" for card in GUILDS)
    third = {card.colour for card in DECKS[3]}
    assert third.isdisjoint({"brown", "grey", "purple"})
    assert all(card.colour != "purple" for deck in DECKS.values() for card in deck)


def test_each_symbol_is_on_two_cards_and_the_seventh_on_a_token() -> None:
    symbols = Counter(piece.symbol for piece in PIECES.values() if piece.symbol)
    assert symbols == Counter(wheel=2, mortar=2, plumb=2, quill=2, sundial=2, globe=2, law=1)
    assert TOKENS["law"].symbol == "law"


def test_a_chain_leads_to_a_later_age_and_never_starts_at_a_card_that_can_be_destroyed() -> None:
    for card, source in FREE_IF.items():
        assert int(CARDS[source].back) < int(CARDS[card].back)
        assert CARDS[source].colour not in ("brown", "grey")


def test_the_first_game_uses_eight_different_wonders() -> None:
    assert len({*FIRST_GAME[0], *FIRST_GAME[1]}) == 8
    assert FIRST_GAME[0] == ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus")
    assert FIRST_GAME[1] == ("circus_maximus", "piraeus", "appian_way", "colossus")


def test_there_is_only_one_of_each_piece_even_after_copying() -> None:
    for piece in PIECES.values():
        assert copy.deepcopy(piece) is piece
        assert pickle.loads(pickle.dumps(piece)) is piece


def test_the_catalogue_has_everything_with_its_cost_and_chains() -> None:
    items = {item.id: item for item in Duel.catalogue()}
    assert list(items) == [*CARDS, *WONDERS, *TOKENS]
    assert items["palace"].cost == "1W 1S 1C 2G" and Cost.parse(items["palace"].cost) == CARDS["palace"].cost
    assert items["horse_breeders"].free_if == ("stable",)
    assert items["stable"].free_for == ("horse_breeders",)
    assert items["tacticians_guild"].group == "guilds"
    assert all(item.effects for item in items.values())
