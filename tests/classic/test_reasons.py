"""Whoever answers something illegal is told what is wrong and what would do."""

import ast
from pathlib import Path

import pytest

from tests.classic.builders import a_city, a_table, a_table_for_two, game_of, play
from tests.texts.messages import messages
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.goods import Good
from wonders.core.options import Setting
from wonders.games.classic import reasons
from wonders.games.classic.assess import Free, Payable, TooPoor, Unavailable, assess
from wonders.games.classic.cards import CARDS
from wonders.games.classic.city import City
from wonders.games.classic.table import Table
from wonders.games.classic.turn.choose import market
from wonders.texts import Texts


def refusal(table: Table, answer: str, seat: Seat = 0, **options: Setting) -> IllegalAction:
    """Why this answer is illegal; the sentence must be the same as the English text."""
    with pytest.raises(IllegalAction) as raised:
        game_of(table, **options).check(table.but(), seat, game_of(table).notation.parse(answer))
    return raised.value


def why(table: Table, answer: str, seat: Seat = 0, **options: Setting) -> str:
    wrong = refusal(table, answer, seat, **options)
    names = [f"city {at}" for at in range(len(table.hands))]
    for language in ("en", "de"):
        assert Texts(language, "classic", names, strict=True).refusal(wrong)
    return str(wrong)


def reasons_in_code() -> set[str]:
    """Every key that is given to `refusal`, in the base game and its expansions."""
    games = Path(reasons.__file__).parents[1]
    files = [path for game in ("classic", "cities", "leaders") for path in (games / game).rglob("*.py")]
    return {
        call.args[1].value
        for path in files
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refusal"
        if len(call.args) > 1 and isinstance(call.args[1], ast.Constant) and isinstance(call.args[1].value, str)
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_has_words_and_a_short_form(language: str) -> None:
    keys = reasons_in_code()
    assert len(keys) > 15
    known = messages(language, "classic")
    assert [key for key in sorted(keys) if f"classic-why-{key}" not in known] == []
    parts = {key: [part.id.name for part in known[f"classic-why-{key}"].attributes] for key in keys}
    assert [key for key, names in parts.items() if names != ["short"]] == []


def test_a_card_that_does_not_exist() -> None:
    assert why(a_table(), "build castle") == "There is no card “castle”."


def test_a_card_that_is_not_in_the_hand() -> None:
    table = a_table(hands=["baths altar"], turn=6)
    assert why(table, "sell theater") == "Theater is not in the hand, which holds: Baths, Altar."


def test_a_building_that_stands_already() -> None:
    table = a_table(a_city("", "loom_age1"), hands=["loom_age2"])
    assert why(table, "build loom_age2").startswith("Loom stands in this city already")


def test_goods_that_nobody_sells_are_named() -> None:
    table = a_table(a_city(goods="W"), a_city(goods="O"), hands=["statue arsenal"])
    assert why(table, "build statue") == "For Statue, this city and its neighbours lack: 1 ore."
    assert why(table, "build arsenal") == "For Arsenal, this city and its neighbours lack: 1 wood, 1 cloth."


def test_an_either_or_good_counts_once() -> None:
    table = a_table(a_city(goods="W/C"), a_city(goods="G"), hands=["temple"])
    assert why(table, "build temple") == "For Temple, this city and its neighbours lack: 1 clay."


def test_too_few_coins_for_the_neighbours_goods() -> None:
    table = a_table(a_city(coins=3), a_city(goods="S S S"), hands=["walls"])
    assert why(table, "build walls left=6") == "Walls costs at least 6 coins; this city has 3."


def test_too_few_coins_for_the_bank() -> None:
    table = a_table(a_city(coins=0), hands=["sawmill"])
    assert why(table, "build sawmill bank=1") == "Sawmill costs at least 1 coin; this city has 0."


def test_a_wrong_payment_is_told_the_possible_ones() -> None:
    table = a_table(a_city(), a_city(goods="S"), a_city(goods="S"), hands=["baths"])
    assert why(table, "build baths") == "For Baths these payments are possible: right=2; left=2."
    assert why(table, "build baths left=1") == "For Baths these payments are possible: right=2; left=2."


def test_the_coin_of_the_bank_belongs_to_the_payment() -> None:
    table = a_table(a_city(), hands=["sawmill"])
    assert why(table, "build sawmill") == "For Sawmill these payments are possible: bank=1."


def test_nothing_is_paid_for_what_is_made_at_home() -> None:
    table = a_table(a_city(goods="S"), a_city(goods="S"), hands=["baths"])
    assert why(table, "build baths left=2") == "For Baths these payments are possible: left=0."


def test_nothing_is_paid_for_what_is_free() -> None:
    table = a_table(a_city("", "scriptorium"), hands=["library altar"])
    assert why(table, "build library left=2").startswith("Library costs this city nothing, because Scriptorium stands")
    assert why(table, "build altar bank=1").startswith("Altar costs this city nothing: ")


def test_the_next_stage_can_be_out_of_reach() -> None:
    table = a_table(a_city("rhodos_a"), hands=["baths"])
    assert why(table, "stage baths") == "For the next stage, this city and its neighbours lack: 2 wood."
    table = a_table(a_city("rhodos_a", coins=1), a_city(goods="W W"), hands=["baths"])
    assert why(table, "stage baths") == "The next stage costs at least 4 coins; this city has 1."


def test_there_may_be_no_stage_left() -> None:
    table = a_table(a_city("rhodos_b", stages=2), hands=["baths"])
    assert why(table, "stage baths") == "All stages of this wonder are completed."


def test_the_right_to_build_for_nothing() -> None:
    olympia = a_city("olympia_a", stages=2)
    assert why(a_table(hands=["baths"]), "build baths using=luck") == "There is no right called “luck”."
    assert "has no right" in why(a_table(hands=["baths"]), "build baths using=free_build")
    used = a_table(a_city("olympia_a", stages=2, used=True), hands=["baths"])
    assert "in this age already" in why(used, "build baths using=free_build")
    assert "anyway" in why(a_table(olympia, hands=["altar"]), "build altar using=free_build")
    assert "not paid for" in why(a_table(olympia, hands=["baths"]), "build baths using=free_build left=2")


def test_an_answer_of_another_kind_is_told_what_is_asked() -> None:
    table = a_table(a_city(coins=0), hands=["baths"])
    assert why(table, "revive baths") == "That is no answer to this; allowed now: build, sell."
    assert "no answer" in why(table, "decline")


def test_the_discard_pile() -> None:
    city = a_city("halikarnassos_a", "altar", stages=1, goods="O O O")
    table = a_table(city, hands=["baths", "theater"], discard="altar walls")
    table = play(table, "stage baths").table
    assert why(table, "revive theater") == "Theater is not in the discard pile."
    assert why(table, "revive altar").startswith("Altar stands in this city already")
    assert why(table, "revive castle") == "There is no card “castle”."


def test_the_free_city_must_build_what_is_free() -> None:
    table = a_table_for_two(a_city("rhodos_a", goods="W W"), hand="theater")
    assert why(table, "stage theater") == "The Free City can build Theater for nothing, so it must."
    assert why(table, "sell theater") == "The Free City can build with Theater, so it may not sell it."


def test_the_free_city_sells_only_what_is_of_no_use() -> None:
    table = a_table_for_two(a_city(), hand="baths walls")
    game_of(table).check(table, 0, game_of(table).notation.parse("sell walls"))
    assert "no card of the hand" in why(table, "sell walls", free_city_sells="hand")


def test_the_free_citys_card_cannot_be_played_again() -> None:
    table = a_table_for_two(a_city(), hand="theater baths")
    table = play(table, "build theater").table
    assert why(table, "build theater") == "Theater lies face down for the Free City already."


def test_the_other_player_does_not_learn_which_card_it_is() -> None:
    table = play(a_table_for_two(a_city(), hand="theater baths"), "build theater").table
    reason = game_of(table).why_not(table, 1, game_of(table).notation.parse("build theater"))
    assert str(reason).startswith("Theater is not in the hand")


def test_boards_that_cannot_be_taken() -> None:
    game = game_of(a_table(), wonders="choose")
    table = game.apply(game.start(), {0: game.notation.parse("board gizah_a")}).table
    assert why(table, "board gizah_b", 1, wonders="choose") == "The wonder of Gizah B is taken already."
    assert why(table, "board atlantis_a", 1, wonders="choose") == "There is no board “atlantis_a”."
    only_a = game_of(a_table(), wonders="choose", sides="A").start()
    assert "cannot be chosen" in why(only_a, "board gizah_b", wonders="choose", sides="A")


def test_the_last_card_is_judged_by_the_means_of_the_turns_start() -> None:
    babylon = a_city("babylon_b", stages=2, coins=1)
    table = a_table(babylon, a_city(goods="S"), hands=["tavern baths"], turn=6)
    table = play(table, "build tavern").table
    assert why(table, "build baths left=2") == "Baths costs at least 2 coins; this city has 1."
    assert why(table, "build baths left=1", last_card="afresh") == "For Baths these payments are possible: left=2."


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("sell theater", "classic-36"),
        ("build loom_age2", "classic-40"),
        ("build walls", "classic-11"),
        ("build statue left=6", "classic-25"),
        ("build baths", "classic-24"),
        ("build library left=2", "classic-33"),
        ("build baths using=free_build", "classic-80"),
        ("stage baths", "classic-45"),
    ],
)
def test_the_number_of_the_rule_is_named(answer: str, rule: str) -> None:
    city = a_city("rhodos_b", "loom_age1 scriptorium", stages=2)
    table = a_table(city, a_city(goods="S W O"), hands=["loom_age2 walls statue baths library"])
    assert refusal(table, answer).rule == rule


@pytest.mark.parametrize(
    ("city", "answer"),
    [
        (a_city(goods="S"), Payable(((0, 0, 0),))),
        (a_city(), Payable(((2, 0, 0),))),
        (a_city(coins=1), TooPoor(price=2, coins=1)),
    ],
)
def test_affordability_explains_itself(city: City, answer: object) -> None:
    table = a_table(city, a_city(goods="S"))
    assert assess(CARDS["baths"], city, market(table.cities, 0)) == answer


def test_what_is_free_and_what_cannot_be_had() -> None:
    city = a_city("", "baths", coins=0)
    goods = market(a_table(city).cities, 0)
    assert assess(CARDS["altar"], city, goods) == Free()
    assert assess(CARDS["aqueduct"], city, goods) == Free("Baths")
    assert assess(CARDS["walls"], city, goods) == Unavailable((Good.STONE,) * 3)
