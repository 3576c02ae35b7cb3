"""What every game inherits: settled options, checked answers, the joint step."""

import copy
import pickle
from random import Random

import pytest

from tests.core.auction import Auction, Bid, Draft, Table, Toss
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, SPECTATOR, IllegalAction
from wonders.core.options import BadOption
from wonders.core.phases import Phase
from wonders.core.phrases import Player, phrase

GAME = Auction(3)
START = GAME.start()
HEADS = Table(((), (), ()), ("heads",), bidding=True)
TAILS = HEADS.but(tosses=("tails",))


def test_a_game_settles_its_players_and_options() -> None:
    assert Auction().players == 3 and Auction().options == {"rounds": 3, "open": False}
    assert Auction(2, rounds="1", open="TRUE").options == {"rounds": 1, "open": True}
    assert Auction(players=4).seats == range(4)
    with pytest.raises(BadOption, match="auction is played by 2 to 4 players, not by 5"):
        Auction(5)
    with pytest.raises(BadOption, match="auction has no option 'round'; it has: rounds, open"):
        Auction(round=2)


def test_a_legal_answer_passes_the_check_whether_it_is_the_same_object_or_an_equal_one() -> None:
    GAME.check(HEADS, 0, GAME.legal(HEADS, 0)[2])
    GAME.check(HEADS, 0, Bid(2))
    GAME.check(START, CHANCE, Toss("heads"))


@pytest.mark.parametrize(
    ("table", "seat", "action", "sentence"),
    [
        (START, 0, Bid(0), "Seat 0 is not asked anything now."),
        (START, SPECTATOR, Bid(0), "Seat -2 is not asked anything now."),
        (TAILS, 1, Bid(0), "Seat 1 is not asked anything now."),
        (HEADS, CHANCE, Toss("heads"), "Chance is not asked anything now."),
        (START, CHANCE, Bid(0), "'bid 0' is not a possible answer to toss 1."),
        (HEADS, 0, Bid(5), "'bid 5' is not allowed now."),
        (HEADS, 0, Bid(-1), "'bid -1' is not allowed now."),
        (HEADS, 0, Toss("heads"), "'toss heads' is not allowed now."),
    ],
)
def test_an_illegal_answer_gets_a_sentence(table: Table, seat: int, action: Action, sentence: str) -> None:
    with pytest.raises(IllegalAction) as wrong:
        GAME.check(table, seat, action)
    assert str(wrong.value) == sentence


def test_a_game_may_give_a_better_reason() -> None:
    class Explained(Auction):
        def why_not(self, table: Table, seat: int, action: Action) -> IllegalAction:
            return IllegalAction(phrase("why-unanswered", seat=Player(seat)), rule="auction-1")

    with pytest.raises(IllegalAction, match="Seat 2 has not answered") as wrong:
        Explained(3).check(HEADS, 2, Bid(5))
    assert wrong.value.rule == "auction-1"


def test_the_joint_answer_leads_to_the_next_table() -> None:
    step = GAME.apply(HEADS, {2: Bid(0), 0: Bid(1), 1: Bid(2)})
    assert step.table.bids == ((1,), (2,), (0,))
    assert GAME.fold(HEADS, step.events) == step.table
    assert HEADS.bids == ((), (), ())


@pytest.mark.parametrize(
    ("table", "answers", "sentence"),
    [
        (HEADS, {0: Bid(1), 1: Bid(1)}, "Seat 2 has not answered."),
        (HEADS, {}, "Seat 0 has not answered."),
        (START, {}, "Chance has not answered."),
        (START, {0: Bid(1)}, "Chance has not answered."),
        (TAILS, {0: Bid(1), 1: Bid(1)}, "Seat 1 is not asked anything now."),
        (HEADS, {0: Bid(1), 1: Bid(9), 2: Bid(1)}, "'bid 9' is not allowed now."),
        (HEADS, {0: Bid(1), 1: Bid(1), 2: Bid(1), CHANCE: Toss("heads")}, "Chance is not asked anything now."),
        (HEADS.but(tosses=("heads",) * 3, bidding=False), {0: Bid(1)}, "The match is over."),
    ],
)
def test_a_joint_answer_must_be_whole_and_legal(table: Table, answers: dict[int, Action], sentence: str) -> None:
    with pytest.raises(IllegalAction) as wrong:
        GAME.apply(table, answers)
    assert str(wrong.value) == sentence


def test_seats_are_not_alike_and_actions_name_no_seat_unless_a_game_says_so() -> None:
    with pytest.raises(TypeError, match="the seats of auction are not alike"):
        GAME.rotate(HEADS, 1)
    assert GAME.rotate_action(Bid(1), 1) == Bid(1)


def test_what_is_asked_is_worked_out_once_for_a_table() -> None:
    class Counted(Auction):
        looked = 0

        def phase_of(self, table: Table | Draft) -> Phase[Table, Draft]:
            type(self).looked += 1
            return super().phase_of(table)

    game = Counted(3)
    assert game.pending(HEADS) is game.pending(HEADS) and game.legal(HEADS, 1) is game.legal(HEADS, 1)
    assert game.looked == 1
    assert game.pending(TAILS) != game.pending(HEADS), "another table is another question"


def test_a_table_can_be_gone_on_from_again_and_again() -> None:
    game = Auction(3)
    first = game.step(game.start(), {CHANCE: Toss("heads")}).table
    answers = [{0: Bid(low), 1: Bid(1), 2: Bid(0)} for low in (0, 2)]
    found = [game.step(first, given) for given in (*answers, *answers)]
    assert [step.table.bids for step in found[:2]] == [((0,), (1,), (0,)), ((2,), (1,), (0,))]
    assert found[:2] == found[2:] and first.bids == ((), (), ())


def test_a_step_that_fails_leaves_nothing_behind() -> None:
    game = Auction(3)
    table = game.step(game.start(), {CHANCE: Toss("heads")}).table
    with pytest.raises(IndexError):
        game.step(table, {0: Bid(1), 9: Bid(1)})
    assert game.step(table, {0: Bid(0), 1: Bid(0), 2: Bid(0)}).table.bids == ((0,), (0,), (0,))


def test_a_game_is_copied_as_itself_and_pickled_by_its_options() -> None:
    game = Auction(2, rounds=1)
    assert copy.deepcopy(game) is game
    again = pickle.loads(pickle.dumps(game))
    assert (type(again), again.players, again.options) == (Auction, 2, game.options)


def test_a_resampled_table_looks_the_same_to_the_seat() -> None:
    table = GAME.apply(HEADS, {0: Bid(3), 1: Bid(0), 2: Bid(1)}).table
    history = [GAME.view(one, 0) for one in (START, HEADS, table)]
    drawn = [GAME.resample(history, Random(n)) for n in range(20)]
    assert {GAME.view(one, 0) for one in drawn} == {history[-1]}
    assert len({one.bids for one in drawn}) > 1 and not any(problem for one in drawn for problem in GAME.audit(one))
