"""The counts of reachable tables, from the files; a failure shows the counts under each first answer."""

import pytest

from tests.perft.counting import Line, count, divide, moment, read
from wonders.games.registry import GAMES


@pytest.mark.parametrize(("game", "line"), [(game, line) for game in GAMES for line in read(game)], ids=str)
def test_as_many_tables_can_be_reached_as_before(game: str, line: Line) -> None:
    """If a rule was changed on purpose, `scripts/perft` counts anew."""
    match = moment(game, line)
    found = count(match.game, match.table, line.depth)
    if found != line.tables:
        counts = divide(match.game, match.table, line.depth).items()
        under = "\n".join(f"{tables:6d} {answers}" for answers, tables in counts)
        pytest.fail(f"{found} tables instead of {line.tables}; under each first answer:\n{under}")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_counts_for_every_number_of_players(game: str) -> None:
    from wonders.games.registry import game_class

    assert {line.players for line in read(game)} == set(game_class(game).seats_allowed)
