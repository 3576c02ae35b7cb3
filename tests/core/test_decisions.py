"""Seats, decisions and errors."""

import pytest

from tests.core.auction import Bid, Toss, Tossing
from wonders.core.chance import Stream
from wonders.core.decisions import (
    CHANCE,
    SPECTATOR,
    ChanceDecision,
    Decision,
    IllegalAction,
    UnparsableAction,
    WondersError,
)
from wonders.core.phrases import phrase


def test_chance_and_spectators_sit_at_no_place() -> None:
    assert CHANCE < 0 and SPECTATOR < 0 and len({CHANCE, SPECTATOR}) == 2


def test_a_decision_is_called_by_its_class_unless_it_says_otherwise() -> None:
    class PickCard(Decision):
        seat: int = 0

    class PickLastCard(PickCard):
        pass

    class Other(PickCard):
        kind = "something_else"

    class Further(Other):
        pass

    assert [kind.kind for kind in (PickCard, PickLastCard, Other, Further)] == [
        "PickCard",
        "PickLastCard",
        "something_else",
        "Further",
    ]
    assert PickCard(1) == PickCard(1) != PickCard(2) and hash(PickCard(1)) == hash(PickCard(1))


def test_chance_lists_what_it_may_answer_and_accepts_nothing_else() -> None:
    asked = Tossing("toss 1")
    assert asked.kind == "Tossing" and asked.outcomes() == [(Toss("heads"), 1), (Toss("tails"), 1)]
    assert {asked.sample(Stream(b"secret", str(n))) for n in range(20)} == {Toss("heads"), Toss("tails")}
    assert asked.accepts(Toss("heads")) and not asked.accepts(Toss("edge")) and not asked.accepts(Bid(1))


def test_a_chance_decision_must_say_how_it_is_drawn_and_may_leave_its_list_out() -> None:
    asked = ChanceDecision("label")
    assert asked.outcomes() is None
    with pytest.raises(NotImplementedError):
        asked.sample(Stream(b"secret", "label"))
    with pytest.raises(NotImplementedError):
        asked.accepts(Bid(1))


def test_an_illegal_action_carries_its_sentence_and_its_rule() -> None:
    wrong = IllegalAction(phrase("why-over"), rule="classic-12")
    assert (str(wrong), wrong.rule) == ("The match is over.", "classic-12")
    assert IllegalAction(phrase("why-over")).rule == ""


@pytest.mark.parametrize("kind", [IllegalAction, UnparsableAction])
def test_all_that_a_user_can_do_wrong_is_one_kind_of_error(kind: type[Exception]) -> None:
    assert issubclass(kind, WondersError) and issubclass(WondersError, Exception)
