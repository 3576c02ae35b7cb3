"""The document of a position: what every game has in common, and the way to the table and back.

    {"position": 1, "game": "duel", "players": 2, "options": {}, "seed": "", …and what the game needs}

What a document leaves open is drawn by its seed, so the same document is the same table everywhere.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from wonders.core.decisions import CHANCE, Seat, WondersError
from wonders.core.game import AnyGame, AnyTable
from wonders.core.phrases import Quote, phrase
from wonders.core.wire import Json, JsonObject
from wonders.games.registry import GAMES, companion, make_as
from wonders.study.position.reader import Problem, Reader, shown
from wonders.texts import LANGUAGES, Texts

VERSION: Final = 1
LONGEST: Final = 20_000
"""Characters of a document. The longest that can be right has about six thousand."""
COMMON: Final = ("position", "game", "rules", "players", "options", "seed", "seat")


class BadPosition(WondersError):
    """A document that describes no table; `problems` says what cannot be, and where."""

    def __init__(self, problems: Sequence[Problem], game: str = "") -> None:
        self.problems = tuple(problems)
        self.game = game
        super().__init__(" ".join(sentences(problems, LANGUAGES[0], game)))


def sentences(problems: Iterable[Problem], language: str, game: str = "") -> list[str]:
    """A sentence for each problem."""
    texts = Texts(language, game)
    return [texts.say(problem.said) for problem in problems]


@dataclass(frozen=True)
class Placed:
    """A table that was set up by hand, and the seat from which it is looked at."""

    game: AnyGame
    table: AnyTable
    seat: Seat
    document: JsonObject


def loads(text: str) -> Json:
    """The JSON of a document; BadPosition if it is none."""
    if len(text) > LONGEST:
        raise _bad("too-long", count=len(text), most=LONGEST)
    try:
        found = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()  # half a character, as in "\ud800", could not be told to anybody
        return found
    except (ValueError, RecursionError):
        raise _bad("no-json") from None


def _bad(reason: str, **args: int) -> BadPosition:
    return BadPosition([Problem("", phrase(f"position-{reason}", **args))])


def check(document: Json) -> Placed:
    """The table that a document describes; BadPosition with all that cannot be."""
    reader = Reader()
    game = _game(reader, document)
    if game is None:
        raise BadPosition(reader.problems)
    kind = companion("study.position", game.id)
    assert kind is not None
    given = reader.fields(document, "", (*COMMON, *kind.FIELDS))
    table = kind.read(game, given, reader, Random(f"position:{given.get('seed', '')}"))
    seat = _seat(reader, game, given)
    if not reader.problems and table is not None:
        for text in game.audit(table):
            reader.wrong("", "audit", text=Quote(text))
    if reader.problems or table is None:
        raise BadPosition(reader.problems, game.id)
    return Placed(game, table, _decides(game, table, seat), dict(given))


def _decides(game: AnyGame, table: AnyTable, seat: Seat) -> Seat:
    """The seat that was named if it is asked, else the first that is."""
    asked = [one for one in game.pending(table) if one != CHANCE]
    return seat if seat in asked or not asked else asked[0]


def _seat(reader: Reader, game: AnyGame, given: JsonObject) -> Seat:
    seed = given.get("seed", "")
    if not isinstance(seed, str) or len(seed) > 80:
        reader.wrong("seed", "seed", value=shown(seed))
    return reader.number(given, "seat", "", 0, game.players - 1)


def _game(reader: Reader, document: Json) -> AnyGame | None:
    """The game of a document with its options settled."""
    if not isinstance(document, Mapping):
        reader.wrong("", "no-object", value=shown(document))
        return None
    if document.get("position") != VERSION:
        reader.wrong("position", "version", value=shown(document.get("position")), version=VERSION)
    name, options = document.get("game"), document.get("options", {})
    if name not in GAMES or companion("study.position", str(name)) is None:
        reader.wrong("game", "choice", value=shown(name), choices=Quote(", ".join(GAMES)))
    elif not isinstance(options, Mapping) or not all(isinstance(one, str) for one in options):
        reader.wrong("options", "no-object", value=shown(options))
    else:
        try:
            return make_as(str(name), document.get("rules"), document.get("players"), dict(options))
        except WondersError as wrong:
            reader.wrong("options", "options", text=Quote(str(wrong)))
    return None


def position_of(game: AnyGame, table: AnyTable, seat: Seat = 0) -> JsonObject:
    """The document of a table at which a seat decides; WondersError where a document cannot say what is asked."""
    kind = companion("study.position", game.id)
    if kind is None or not kind.can_write(game, table):
        raise _bad("no-moment")
    head: JsonObject = {"position": VERSION, "game": game.id, "players": game.players}
    if game.rules != type(game).rules:
        head["rules"] = game.rules
    usual = {option.name: option.default for option in game.options_known}
    options = {name: value for name, value in game.options.items() if usual[name] != value}
    asked = [one for one in game.pending(table) if one != CHANCE]
    whose = seat if seat in asked or not asked else asked[0]
    told: JsonObject = kind.written(game, table)
    return head | ({"options": options} if options else {}) | {"seat": whose} | told
