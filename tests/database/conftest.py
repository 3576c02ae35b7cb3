from pathlib import Path

import pytest

from wonders.database.batches import Batch
from wonders.database.build import play_parcel
from wonders.database.store import Store

BATCHES = (
    Batch("classic", 3, ("medium",), 12, "seed"),
    Batch("duel", 2, ("easy", "medium"), 8, "seed"),
    Batch("architects", 2, ("medium",), 8, "seed"),
)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small database of all games; nobody writes to it."""
    made = tmp_path_factory.mktemp("database")
    store = Store(made)
    for batch in BATCHES:
        store.add(play_parcel((batch, tuple(range(batch.games)))))
    store.write()
    return made
