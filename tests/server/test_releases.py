"""Databases of earlier releases are opened, played on and finished; nothing in them folds differently than it did."""

from pathlib import Path
from random import Random

import pytest

from tests.server.house import house_at
from tests.server.releases import digest, play, releases, unpack
from wonders.games.registry import GAMES, game_class
from wonders.server.tables import seats as seating

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("release", releases())
async def test_a_release_s_tables_are_what_they_were_and_play_on_to_their_end(release: str, tmp_path: Path) -> None:
    """A table that folds differently needs a new version of its rules, and the old ones kept as `older_rules`."""
    known = unpack(release, tmp_path)
    async with house_at(tmp_path) as house:
        assert len(await house.get("/api/tables")) == sum(one["state"] != "over" for one in known.values())
        for number, (id, one) in enumerate(known.items()):
            live = await house.registry.table(id)
            state = live.state
            assert (state.made.game, state.made.rules, state.phase) == (one["game"], one["rules"], one["state"])
            assert digest(state) == one["digest"], f"{one['game']} by rules {one['rules']} folds differently"
            assert state.whose(one["host"]) == "host" and state.whose(one["tokens"]["1"]) == 1
            if state.phase == "open":
                await live.change(lambda table: seating.start(table, house.sources.now()))
            await play(house, id, Random(number))
            assert state.phase == "over"
            assert (await house.get(f"/api/tables/{id}/fairness"))["draws"]
            await house.get(f"/api/tables/{id}/replay?seat=0")


@pytest.mark.parametrize("release", releases())
def test_a_release_holds_tables_of_every_game_in_every_state(release: str, tmp_path: Path) -> None:
    known = unpack(release, tmp_path).values()
    assert {(one["game"], one["state"]) for one in known} >= {
        (game, state) for game in GAMES for state in ("open", "playing", "over")
    }


def test_the_present_rules_of_every_game_stand_in_a_release(tmp_path: Path) -> None:
    """Whoever raises the rules of a game writes a database with them, so that they are held to it from then on."""
    kept = {(one["game"], one["rules"]) for release in releases() for one in unpack(release, tmp_path).values()}
    assert kept >= {(game, game_class(game).rules) for game in GAMES}
