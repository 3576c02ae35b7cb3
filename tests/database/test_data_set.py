"""The data set of the repository is what its generator makes. The source archive does not have it."""

from pathlib import Path

import pytest

from wonders.database.batches import Batch, data_set
from wonders.database.entries import generated
from wonders.database.query import Database

DATA = Path(__file__).parents[2] / "data" / "matches"

ANSWERS = """
    SELECT step, seat, kind, answer FROM decisions JOIN matches USING (match)
    WHERE source = '{source}' AND number = {number} ORDER BY decisions.rowid
"""


def played_alike(database: Database, batch: Batch, number: int) -> bool:
    """Whether a match of the data set has the answers that its generator gives now."""
    kept = database.ask(ANSWERS.format(source=batch.source, number=number)).rows
    return kept == generated(batch, number).decisions


@pytest.fixture(scope="module")
def databases() -> list[Database]:
    """The one there is, or none."""
    return [Database(folder) for folder in (DATA,) if folder.is_dir()]


def test_matches_of_the_data_set_can_be_generated_again(databases: list[Database]) -> None:
    for database in databases:
        by_game = {batch.game: batch for batch in data_set("standard") if batch.bots == ("medium",)}
        assert all(played_alike(database, batch, 7) for batch in by_game.values())
        other = Batch("duel", 2, ("medium",), 8, "another seed")
        assert not played_alike(database, other, 7), "a seed makes a difference"


def test_the_data_set_has_as_many_matches_of_medium_bots_as_it_says(databases: list[Database]) -> None:
    for database in databases:
        counts = dict(database.ask("SELECT bots, count(*) FROM tables GROUP BY bots").rows)
        assert counts["medium"] >= 20_000
        known = {batch.source: batch.games for batch in data_set("standard")}
        for source, games in database.ask("SELECT source, count(*) FROM matches GROUP BY source").rows:
            assert games <= known[source]
