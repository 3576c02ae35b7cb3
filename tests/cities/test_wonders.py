"""Petra and Byzantium against the table in wonders.txt. Rulebook: "Beschreibung der Weltwunder"."""

import copy
import pickle

import pytest

from tests.cities.builders import CANNOT, a_city, a_table, coins, dues, play, points, tokens, ways
from tests.cities.notation import rows, written
from tests.classic.builders import BOARDS
from wonders.core.goods import Good
from wonders.core.payment import capacity
from wonders.games.cities.wonders import CITY_BOARDS
from wonders.games.classic.card import Board

ROWS = rows("wonders.txt")


def test_the_table_has_a_row_for_every_stage_in_the_same_order() -> None:
    assert [(row["board"], int(row["stage"])) for row in ROWS] == [
        (board.id, number) for board in CITY_BOARDS for number in range(1, len(board.stages) + 1)
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['board']}-{row['stage']}")
def test_a_stage_is_as_printed(row: dict[str, str]) -> None:
    board = BOARDS[row["board"]]
    stage = board.stages[int(row["stage"]) - 1]
    assert board.start == row["start"]
    assert str(stage.cost) == row["cost"]
    assert written(stage.effects) == row["effect"]


@pytest.mark.parametrize("board", CITY_BOARDS, ids=repr)
def test_a_board_is_one_object_and_sells_its_good(board: Board) -> None:
    assert copy.deepcopy(board) is board and pickle.loads(pickle.dumps(board)) is board
    city = a_city(board.id)
    assert city.standing.capacity == city.standing.for_sale == capacity((Good(board.start),))


@pytest.mark.parametrize(
    ("board", "worth"),
    [
        ("petra_a", [0, 3, 10, 17]),
        ("petra_b", [0, 3, 17]),
        ("byzantium_a", [0, 3, 5, 12]),
        ("byzantium_b", [0, 3, 7]),
    ],
)
def test_the_points_of_the_stages(board: str, worth: list[int]) -> None:
    assert [points("wonder", a_city(board, stages=count)) for count in range(len(worth))] == worth


@pytest.mark.parametrize(("board", "price"), [("petra_a", 7), ("petra_b", 14)])
def test_the_second_stage_of_petra_costs_coins_and_nothing_else(board: str, price: int) -> None:
    table = a_table(a_city(board, stages=1, coins=price), hands=["altar"])
    assert ways(table, "stage altar") == [f"bank={price}"]
    assert coins(play(table, f"stage altar bank={price}").table) == [0, 3, 3]
    poor = a_table(a_city(board, stages=1, coins=price - 1), a_city(goods="W S C O G P L"), hands=["altar"])
    assert ways(poor, "stage altar") == CANNOT


def test_the_first_stage_of_petra_b_makes_all_others_lose_two_coins() -> None:
    table = a_table(a_city("petra_b", goods="C O O"), a_city(), a_city(), a_city(), hands=["altar"])
    after = play(table, "stage altar").table
    assert dues(after) == {1: 2, 2: 2, 3: 2}


def test_the_second_stage_of_petra_b_makes_nobody_lose_coins_again() -> None:
    table = a_table(a_city("petra_b", stages=1, coins=14), hands=["altar"])
    after = play(table, "stage altar bank=14").table
    assert after.phase == "pick" and coins(after) == [0, 3, 3]


def test_byzantium_a_takes_a_diplomacy_token_with_its_second_stage() -> None:
    table = a_table(a_city("byzantium_a", goods="C O W W P"), hands=["altar", "", "altar"])
    first = play(table, "stage altar").table
    second = play(first, "stage altar").table
    assert [tokens(table, "diplomacy")[0] for table in (first, second)] == [0, 1]


def test_byzantium_b_takes_a_diplomacy_token_with_each_stage() -> None:
    table = a_table(a_city("byzantium_b", goods="W O O G P C L"), hands=["altar", "", "altar"])
    first = play(table, "stage altar").table
    second = play(first, "stage altar").table
    assert [tokens(table, "diplomacy")[0] for table in (first, second)] == [1, 2]
