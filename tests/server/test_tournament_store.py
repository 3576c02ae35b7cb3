"""Games of tournaments in the store, with both databases: one table and one result each, whoever comes later."""

from collections.abc import AsyncIterator

import pytest

from tests.server.test_store import card, rows
from wonders.server.store.batch import Batch, Conflict, GameResult, GameSlot
from wonders.server.store.databases import open_database
from wonders.server.store.profiles import Key, Profile
from wonders.server.store.store import Store
from wonders.server.store.tournament_rows import GameRow, NewGame, NextRound, TournamentRow

pytestmark = pytest.mark.anyio

ANNA = Profile("anna", "Anna", "anna", 0, False, None, 1.0, 1.0)
CUP = TournamentRow("cup", "Cup", "swiss", "duel", "{}", ANNA.id, "open", 0, 1, None, 1.0, None, 1)
FIRST = NextRound("running", 1, 1, None, (NewGame((0, 1)),))
SLOT = GameSlot("cup", 1, 0)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = Store(open_database(database))
    await opened.profiles.make(ANNA, Key("hash", ANNA.id, "", 1.0, 1.0))
    assert await opened.tournaments.make(CUP, most=1)
    assert await opened.tournaments.begin_round(CUP, FIRST, 2.0)
    yield opened
    opened.close()


async def game_of(store: Store) -> GameRow:
    found = await store.tournaments.whole("cup")
    assert found is not None
    return found.games[0]


async def test_a_game_has_one_table(store: Store) -> None:
    await store.append(Batch("a", rows(1, "made"), card("a"), new=True, slot=SLOT))
    with pytest.raises(Conflict):
        await store.append(Batch("b", rows(1, "made"), card("b", "CDFGHJ"), new=True, slot=SLOT))
    assert (await game_of(store)).table == "a"
    assert await store.load("b") == [], "the second table is not there at all"


async def test_a_game_has_one_result(store: Store) -> None:
    await store.append(Batch("a", rows(1, "made"), card("a"), new=True, slot=SLOT))
    await store.append(Batch("a", rows(2, "end"), game_result=GameResult("a", 3.0, "[1, 0]")))
    await store.append(Batch("a", rows(3, "more"), game_result=GameResult("a", 4.0, "[0, 1]")))
    assert not await store.tournaments.settle(GameResult("a", 5.0, "[0.5, 0.5]"))
    assert ((await game_of(store)).result, (await game_of(store)).ended) == ("[1, 0]", 3.0)


async def test_a_round_is_paired_once_and_not_over_somebody_who_came_meanwhile(store: Store) -> None:
    assert not await store.tournaments.begin_round(CUP, FIRST, 3.0)
    found = await store.tournaments.whole("cup")
    assert found is not None and len(found.games) == 1
