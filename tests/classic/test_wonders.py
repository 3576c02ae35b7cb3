"""Every wonder board against the table in wonders.txt. Rulebook: "Beschreibung der Weltwunder"."""

import copy
import pickle

import pytest

from tests.classic.builders import a_city, a_table, play, points
from tests.classic.notation import rows, written
from wonders.core.goods import Good
from wonders.core.payment import capacity
from wonders.games.classic.card import Board
from wonders.games.classic.wonders import ALL_BOARDS, BOARDS

ROWS = rows("wonders.txt")


def test_the_table_has_a_row_for_every_stage_in_the_same_order() -> None:
    assert [(row["board"], int(row["stage"])) for row in ROWS] == [
        (board.id, number) for board in ALL_BOARDS for number in range(1, len(board.stages) + 1)
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['board']}-{row['stage']}")
def test_a_stage_is_as_printed(row: dict[str, str]) -> None:
    board = BOARDS[row["board"]]
    stage = board.stages[int(row["stage"]) - 1]
    assert board.start == row["start"]
    assert str(stage.cost) == row["cost"]
    assert written(stage.effects) == row["effect"]


def test_there_are_seven_wonders_with_two_sides_of_two_to_four_stages() -> None:
    assert len({board.wonder for board in ALL_BOARDS}) == 7
    assert len({board.id for board in ALL_BOARDS}) == len(ALL_BOARDS) == 14
    assert {len(board.stages) for board in ALL_BOARDS} == {2, 3, 4}
    for board in ALL_BOARDS:
        assert board.start == BOARDS[f"{board.wonder}_a"].start


@pytest.mark.parametrize("board", [board for board in ALL_BOARDS if board.side == "A"], ids=repr)
def test_side_a_has_three_points_something_special_and_seven_points(board: Board) -> None:
    assert written(board.stages[0].effects) == "vp 3"
    assert points("wonder", a_city(board.id, stages=3)) == 10 + 5 * (board.wonder == "gizah")
    assert written(board.stages[2].effects) == "vp 7"


@pytest.mark.parametrize("board", ALL_BOARDS, ids=repr)
def test_a_board_produces_its_good_from_the_beginning_and_sells_it(board: Board) -> None:
    city = a_city(board.id)
    assert city.standing.capacity == city.standing.for_sale == capacity((Good(board.start),))


@pytest.mark.parametrize("board", ALL_BOARDS, ids=repr)
def test_a_board_is_one_object_however_it_travels(board: Board) -> None:
    assert copy.deepcopy(board) is board
    assert pickle.loads(pickle.dumps(board)) is board


def test_rhodos_a_has_two_shields_with_its_second_stage() -> None:
    assert [a_city("rhodos_a", stages=count).standing.shields for count in range(4)] == [0, 0, 2, 2]


def test_rhodos_b_has_a_shield_coins_and_points_with_each_stage() -> None:
    table = a_table(a_city("rhodos_b", goods="S S S O O O", coins=0), hands=["altar", "", "altar"])
    first = play(table, "stage altar").table
    second = play(first, "stage altar").table
    assert [table.cities[0].coins for table in (first, second)] == [3, 7]
    assert [table.cities[0].standing.shields for table in (first, second)] == [1, 2]
    assert points("wonder", second.cities[0]) == 7


def test_ephesos_a_takes_nine_coins_once() -> None:
    table = a_table(a_city("ephesos_a", goods="W W", coins=0, stages=1), hands=["altar", "", "theater"])
    after = play(table, "stage altar").table
    assert after.cities[0].coins == 9
    assert play(after, "build theater").table.cities[0].coins == 9


def test_ephesos_b_takes_four_coins_with_each_stage() -> None:
    table = a_table(a_city("ephesos_b", goods="S S W W G L", coins=0), hands=["altar", "altar", "altar"])
    for stage in (1, 2, 3):
        table = play(table, "stage altar").table
        assert table.cities[0].coins == 4 * stage
    assert points("wonder", table.cities[0]) == 2 + 3 + 5


@pytest.mark.parametrize(
    ("board", "stages", "goods"), [("alexandria_a", 2, "WSCO"), ("alexandria_b", 1, "WSCO"), ("alexandria_b", 2, "GPL")]
)
def test_alexandria_produces_one_good_of_its_choice_a_turn(board: str, stages: int, goods: str) -> None:
    before, after = a_city(board, stages=stages - 1), a_city(board, stages=stages)
    assert after.standing.capacity - before.standing.capacity == capacity(Good(letter) for letter in goods)
    assert after.standing.for_sale == before.standing.for_sale


def test_gizah_scores_twenty_points_on_side_b_and_fifteen_on_side_a() -> None:
    assert points("wonder", a_city("gizah_b", stages=4)) == 20
    assert points("wonder", a_city("gizah_a", stages=3)) == 15


def test_halikarnassos_b_scores_two_and_one_points() -> None:
    assert [points("wonder", a_city("halikarnassos_b", stages=count)) for count in range(4)] == [0, 2, 3, 3]
