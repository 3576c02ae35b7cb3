"""Points and winners. Rulebook: "Spielenden und Sieger", "Ziviler Sieg"."""

import pytest

from tests.duel.builders import GAME, a_city, a_table, after, take
from wonders.core.outcome import Outcome
from wonders.games.duel.events import MatchDrawn, MatchWon
from wonders.games.duel.scoring import CATEGORIES, column, total
from wonders.games.duel.table import Table


def ended(table: Table) -> Outcome:
    """The outcome after the last card of the match is sold."""
    outcome = GAME.outcome(after(table, "sell press"))
    assert outcome is not None
    return outcome


def the_last_turn(mine: str = "", theirs: str = "", coins: tuple[int, int] = (0, 0), pawn: int = 0) -> Table:
    """Seat 0 is about to sell the last card for two coins, which are less than a point."""
    return a_table(a_city(mine), a_city(theirs), lying="press", last=True, age=3, coins=coins, pawn=pawn)


def test_most_points_win_after_the_third_age() -> None:
    outcome = ended(the_last_turn("palace", "obelisk"))
    assert (outcome.reason, outcome.winners, outcome.ranks, outcome.points) == ("points", (0,), (1, 2), (7, 5))
    outcome = ended(the_last_turn("obelisk", "palace"))
    assert (outcome.reason, outcome.winners, outcome.ranks, outcome.points) == ("points", (1,), (2, 1), (5, 7))


def test_the_match_goes_on_until_the_last_card_is_taken() -> None:
    table = the_last_turn("palace")
    assert GAME.outcome(table) is None
    assert take(table, "sell press").events[-1] == MatchWon(0, "points")


def test_every_source_of_points_has_its_category() -> None:
    mine = a_city(
        "baths workshop arena quarry press guard_tower builders_guild",
        finished="pyramids great_library",
        tokens="philosophy mathematics",
    )
    table = a_table(mine, coins=(10, 0), pawn=4)
    sheet = column(table, 0)
    assert {category: sheet.of(category) for category in CATEGORIES} == {
        "military": 5,
        "civilian": 3,
        "science": 1,
        "commerce": 3,
        "guilds": 4,
        "wonders": 13,
        "progress": 7 + 6,
        "treasury": 3,
    }
    assert sheet.total == total(table, 0) == 45


def test_brown_grey_and_red_cards_are_worth_nothing() -> None:
    assert total(a_table(a_city("quarry sawmill press walls pretorium"), coins=(0, 0)), 0) == 0


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (30, 10)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert total(a_table(coins=(coins, 0)), 0) == points


def test_equal_points_are_decided_by_points_on_blue_cards() -> None:
    """Five points each: on a blue card here, on green cards there."""
    outcome = ended(the_last_turn("obelisk", "university academy"))
    assert (outcome.reason, outcome.winners, outcome.points) == ("tie-break", (0,), (5, 5))
    outcome = ended(the_last_turn("university academy", "obelisk"))
    assert (outcome.reason, outcome.winners) == ("tie-break", (1,))


def test_the_magistrates_guild_does_not_count_as_blue() -> None:
    """Eight points each; the guild's three points for blue cards are no points on blue cards."""
    outcome = ended(the_last_turn("palace workshop", "statue magistrates_guild academy"))
    assert outcome.points == (8, 8)
    assert (outcome.reason, outcome.winners) == ("tie-break", (0,))


def test_equal_on_blue_cards_too_it_is_a_draw() -> None:
    table = the_last_turn("obelisk workshop", "senate apothecary")
    assert take(table, "sell press").events[-1] == MatchDrawn()
    outcome = ended(table)
    assert (outcome.reason, outcome.winners, outcome.ranks, outcome.points) == ("draw", (0, 1), (1, 1), (6, 6))


def test_a_supremacy_ends_the_match_and_no_points_are_counted() -> None:
    table = a_table(a_city("palace"), lying="pretorium", coins=(8, 9), pawn=6, loot=((2, 5), ()))
    outcome = GAME.outcome(after(table, "build pretorium"))
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("military", (0, 0))
    assert [side.lines for side in outcome.sheet] == [(), ()]


def test_the_score_sheet_explains_every_point() -> None:
    mine = a_city("merchants_guild baths", tokens="mathematics")
    table = a_table(mine, a_city("tavern brewery"), coins=(4, 0), pawn=1)
    lines = [(line.category, line.points, line.source, line.reason.key) for line in column(table, 0).lines]
    assert lines == [
        ("military", 2, "pawn", "duel-line-military"),
        ("civilian", 3, "baths", "duel-line-printed"),
        ("guilds", 2, "merchants_guild", "duel-line-each"),
        ("progress", 3, "mathematics", "duel-line-each"),
        ("treasury", 1, "coins", "duel-line-coins"),
    ]


def test_points_of_buried_cards_do_not_count() -> None:
    mine = a_city(finished="sphinx")
    assert mine.finished[0].buried.points == 3, "the Altar lies under the Sphinx"
    assert total(a_table(mine, coins=(0, 0)), 0) == 6
