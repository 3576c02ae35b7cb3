"""Whoever answers something illegal about leaders is told what is wrong and what would do."""

import pytest

from tests.leaders.builders import a_city, a_table, before_age, game_of, play
from wonders.core.decisions import IllegalAction, Seat
from wonders.games.classic.table import Table
from wonders.games.leaders.state import leaders_of
from wonders.texts import Texts


def refusal(table: Table, answer: str, seat: Seat = 0) -> IllegalAction:
    with pytest.raises(IllegalAction) as raised:
        game_of(table).check(table.but(), seat, game_of(table).notation.parse(answer))
    return raised.value


def why(table: Table, answer: str, seat: Seat = 0) -> str:
    """The reason, which must be said in every language too."""
    wrong = refusal(table, answer, seat)
    names = [f"city {at}" for at in range(len(table.hands))]
    for language in ("en", "de"):
        texts = Texts(language, "classic", names, strict=True)
        assert texts.refusal(wrong) and texts.refusal(wrong, "short")
    if "leader" in wrong.phrase.key:
        assert Texts("en", "classic", names, strict=True).refusal(wrong) == str(wrong)
    return str(wrong)


def drafting() -> Table:
    table = a_table(age=0, turn=7, phase="draft_leaders")
    return table.but(turn=0, hands=(leaders_of(a_table(reserves=["midas nero"])).reserves[0],) * 3)


def test_a_leader_that_is_not_in_the_hand() -> None:
    assert why(drafting(), "keep plato") == "Plato is not among the leaders in hand: Midas, Nero."
    assert refusal(drafting(), "keep plato").rule == "leaders-7"


def test_a_leader_that_does_not_exist() -> None:
    assert why(drafting(), "keep zeus") == "There is no card “zeus”."
    assert why(before_age(2, reserves=["midas"]), "sell zeus") == "There is no card “zeus”."


@pytest.mark.parametrize("action", ["recruit plato bank=4", "sell plato", "stage plato", "build plato"])
def test_a_leader_that_is_not_in_the_reserve(action: str) -> None:
    table = before_age(2, reserves=["midas nero"])
    assert why(table, action) == "Plato is not among the leaders kept: Midas, Nero."
    assert refusal(table, action).rule == "leaders-10"


def test_a_leader_that_is_too_dear() -> None:
    table = before_age(2, a_city(coins=2), reserves=["midas"])
    assert why(table, "recruit midas bank=3") == "Midas costs 3 coins here; this city has 2 for it."
    assert refusal(table, "recruit midas bank=3").rule == "leaders-11"


def test_a_wrong_price() -> None:
    table = before_age(2, a_city("rome_b"), reserves=["midas"])
    assert why(table, "recruit midas bank=3") == "Midas can be recruited, for 1 coin."
    assert why(table, "recruit midas") == "Midas can be recruited, for 1 coin."


def test_a_leader_is_not_built() -> None:
    table = before_age(2, a_city(coins=2), reserves=["midas nero"])
    assert why(table, "build nero") == "That is no answer to this; allowed now: sell, recruit."
    assert why(table, "build midas") == "Midas costs 3 coins here; this city has 2 for it."


def test_a_stage_that_cannot_be_paid() -> None:
    table = before_age(2, a_city("gizah_b", coins=1), a_city(goods="W W"), reserves=["midas"])
    assert why(table, "stage midas") == "The next stage costs at least 4 coins; this city has 1."
    table = before_age(2, a_city("gizah_b"), reserves=["midas"])
    assert why(table, "stage midas") == "For the next stage, this city and its neighbours lack: 2 wood."
    table = before_age(2, a_city("gizah_b", stages=4), reserves=["midas"])
    assert why(table, "stage midas") == "All stages of this wonder are completed."


def test_what_bilkis_and_a_discount_would_still_leave_to_pay() -> None:
    table = a_table(a_city("", "hammurabi bilkis", coins=1), a_city(goods="C"), hands=["temple"])
    assert why(table, "build temple") == "Temple costs at least 3 coins; this city has 1."
    table = a_table(a_city("", "hammurabi bilkis", coins=3), a_city(goods="C"), hands=["temple"])
    assert why(table, "build temple") == "For Temple these payments are possible: left=2 bank=1."


def test_one_more_leader_that_is_too_dear_or_not_there() -> None:
    table = a_table(a_city("rome_b", goods="S C L", stages=1, coins=2), hands=["altar"], reserves=["caesar leonidas"])
    after = play(table, "stage altar").table
    assert why(after, "recruit caesar bank=3") == "Caesar costs 3 coins here; this city has 2 for it."
    assert why(after, "recruit plato") == "Plato is not among the leaders kept: Caesar, Leonidas."
    assert why(after, "sell caesar") == "That is no answer to this; allowed now: recruit, decline."


def test_a_leader_that_no_neighbour_has() -> None:
    cities = [a_city(goods="W C G L"), a_city("", "midas"), a_city("", "nero")]
    after = play(a_table(*cities, hands=["courtesans_guild"], age=3), "build courtesans_guild").table
    assert why(after, "copy plato") == "Plato is not among the leaders of the neighbours: Midas, Nero."
    assert refusal(after, "copy plato").rule.startswith("leaders-")


def test_an_answer_to_another_question() -> None:
    assert why(before_age(2, reserves=["midas"]), "keep midas").startswith("That is no answer to this")
    assert why(drafting(), "recruit midas").startswith("That is no answer to this")


def test_the_right_of_caligula() -> None:
    table = a_table(a_city("", "caligula"), hands=["capitol palace hideout"], age=3)
    assert why(table, "build palace using=caligula") == "This right builds black cards only."
    assert why(table, "build hideout using=caligula").startswith("Hideout costs this city nothing anyway")
    assert why(table, "build capitol bank=1 using=caligula") == "A building without cost is not paid for."
    used = a_table(a_city("", "caligula", spent="caligula"), hands=["capitol"], age=3)
    assert why(used, "build capitol using=caligula") == "This city has built for nothing in this age already."
    without = a_table(a_city(), hands=["capitol"], age=3)
    assert why(without, "build capitol using=caligula") == "This city has no right to build for nothing."


@pytest.mark.parametrize("using", ["nonsense", "recruited"])
def test_a_right_that_does_not_exist(using: str) -> None:
    table = a_table(hands=["palace"])
    assert why(table, f"build palace using={using}").startswith(f"There is no right called “{using}”")
