"""Types say something: `Any` stands in few files, each for a reason; a game made by its name is known by its class."""

import re
from pathlib import Path
from typing import Final, assert_type

import wonders
from wonders.core.game import AnyGame
from wonders.core.match import Match
from wonders.games.architects.game import Architects
from wonders.games.classic.game import Classic
from wonders.games.duel.game import Duel
from wonders.games.duel.table import Table
from wonders.games.duel.view import View

SOURCES: Final = Path(wonders.__file__).parent

MOST: Final = 20
ANY: Final = {
    "core/values.py": "a value is a tuple underneath, which type checkers do not know of",
    "core/events.py": "an event of whichever game, and its fields by their names",
    "core/phases.py": "what is found by the kind of a decision or an action knows that kind",
    "core/game.py": "whichever game, its tables and its views",
    "core/match.py": "a match of whichever game",
    "core/wire.py": "JSON, whose shape is known to whoever reads it",
    "batch/game.py": "pytrees, for which jax has no type",
    "bots/net/architects_city.py": "arrays of numpy or of jax, and whichever of them reckons",
    "bots/classic/effects.py": "a table of functions, each for one class of effects",
    "cli/about.py": "a group of commands: typer has its own or another's click, by its version",
    "cli/game_settings.py": "the same for what a command writes its help with",
    "server/passable.py": "transports: asyncio's and uvicorn's protocols disagree about their type",
    "server/store/drivers.py": "DB-API is no type",
    "server/store/impatient.py": "the generics of psycopg, whose rows and generators are passed on",
}
"""The files in which `Any` stands, and why."""


def test_any_stands_only_where_there_is_a_reason_for_it() -> None:
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if re.search(r"\bAny\b", path.read_text(encoding="utf-8"))
    }
    assert found == set(ANY)
    assert len(found) <= MOST


def test_a_game_made_by_its_name_has_its_own_type() -> None:
    """What is asserted here mypy checks; at run time it says nothing."""
    duel = wonders.make("duel")
    assert_type(duel, Duel)
    assert_type(duel.start(), Table)
    match = wonders.Match(duel)
    assert_type(match, Match[Table, View])
    assert_type(match.table, Table)
    assert_type(match.view(0), View)
    assert_type(match.history(0), tuple[View, ...])
    assert_type(wonders.make("classic"), Classic)
    assert_type(wonders.make("architects"), Architects)
    assert_type(wonders.make(str(duel.id)), AnyGame)
    assert isinstance(duel, Duel)
