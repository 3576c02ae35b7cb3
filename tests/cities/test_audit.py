"""The audit finds what can never be true of a table of Cities."""

from collections.abc import Callable

import pytest

from tests.cities.builders import CITIES, DIPLOMACY, a_city, a_table, game, play
from tests.classic.builders import with_pending
from wonders.core.chance import Dealer
from wonders.core.match import Match
from wonders.games.cities.audit import audit
from wonders.games.classic.expansion_state import PendingEffect
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table


def test_a_sound_table_has_no_problem() -> None:
    table = Match(Classic(4, expansions=CITIES), Dealer.from_seed(1)).table
    assert list(Classic(4, expansions=CITIES).audit(table)) == []
    after = play(a_table(a_city(goods="W G"), hands=["lair"]), "build lair").table
    assert list(audit(game(after).ruleset, after)) == []


def with_tokens(*tokens: str) -> Callable[[Table], Table]:
    return lambda table: table.but(cities=(table.cities[0].but(tokens=tokens), *table.cities[1:]))


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        (with_tokens("treasure"), "tokens that nobody knows"),
        (with_tokens(*DIPLOMACY), "more diplomacy tokens"),
        (lambda table: with_pending(table, PendingEffect("due", 0, "1")), "a loss is due"),
        (lambda table: with_pending(table, PendingEffect("loss", 0, "lair")), "a loss is left over"),
    ],
)
def test_a_planted_fault_is_found(fault: Callable[[Table], Table], problem: str) -> None:
    table = Match(Classic(4, expansions=CITIES), Dealer.from_seed(1)).table
    assert any(problem in found for found in game(table).audit(fault(table)))
