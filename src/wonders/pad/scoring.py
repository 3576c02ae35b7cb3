"""From an entry to its score sheet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from wonders.core.options import Setting
from wonders.core.outcome import Column, Line, Outcome
from wonders.core.phrases import Quote, phrase
from wonders.games.registry import GAMES, game_class, make
from wonders.pad.names import quoted
from wonders.pad.pads import Entered, Pad, Points, pad_class
from wonders.pad.problems import BadEntry, Problem
from wonders.pad.reader import Reader

COMMON = ("game", "options", "played", "note", "players")
"""What every entry may say."""
LONGEST_NAME = 30
LONGEST_NOTE = 300


@dataclass(frozen=True)
class Scored:
    """An entry in its normal form, what the rules make of it, and what about it is doubtful."""

    entry: Entered
    outcome: Outcome
    doubts: tuple[Problem, ...] = ()

    @property
    def game(self) -> str:
        return str(self.entry["game"])

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player["name"] for player in self.entry["players"])

    @property
    def by_points(self) -> bool:
        """Whether points were entered, instead of what lies there."""
        return is_by_points(self.entry["players"])


def score(entry: object) -> Scored:
    """Count an entry (see docs/pad.md for its form). BadEntry tells everything that cannot be, and nothing is counted.

    >>> one, other = {"cards": ["Palace", "Baths"], "coins": 7}, {"cards": ["town hall"], "coins": 3}
    >>> score({"game": "duel", "players": [one, other], "pawn": -1}).outcome.points
    (12, 10)
    """
    reader = Reader()
    given = reader.mapping(entry)
    game = _game(reader, given)
    players = players_of(reader, given, game)
    names = [str(player["name"]) for player in players]
    pad = _pad(reader, given, game, len(players))
    if pad is None:
        raise BadEntry(reader.problems, game, names)
    by_points = is_by_points(players)
    head: Entered = {"game": game, "options": pad_options(pad), **_about(reader, given)}
    shared = pad.read_shared(reader, given, by_points)
    reader.known_fields(given, (*COMMON, *(pad.shared_with_points if by_points else pad.shared)))
    counted = _by_points if by_points else _by_things
    cities, outcome = counted(reader, pad, players, shared)
    if reader.problems or outcome is None:
        raise BadEntry(reader.problems, game, names)
    rows = [{"name": name} | city for name, city in zip(names, cities, strict=True)]
    return Scored(head | shared | {"players": rows}, outcome, tuple(reader.doubts))


def _game(reader: Reader, given: Mapping[str, object]) -> str:
    """The game; without one nothing else can be read."""
    game = given.get("game")
    if not isinstance(game, str) or game not in GAMES:
        if not reader.problems:
            reader.wrong("game", field="game", known=Quote(", ".join(GAMES)))
        raise BadEntry(reader.problems)
    reader.game = game
    return game


def is_by_points(players: Sequence[Mapping[str, object]]) -> bool:
    """Whether somebody's points are given: then everybody's are meant to be."""
    return any("points" in player for player in players)


def players_of(reader: Reader, given: Mapping[str, object], game: str) -> list[Mapping[str, object]]:
    """The players with their names, as many as can play."""
    allowed = game_class(game).seats_allowed
    players = [reader.mapping(one, at, "players") for at, one in enumerate(reader.items(given, "players"))]
    if len(players) not in allowed:
        reader.wrong("players", field="players", count=len(players), lowest=allowed[0], highest=allowed[-1])
        raise BadEntry(reader.problems, game)
    named: list[Mapping[str, object]] = []
    for at, player in enumerate(players):
        name = player.get("name", str(at + 1))
        name = " ".join(name.split()) if isinstance(name, str) else ""
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            reader.wrong("name", at, "name", most=LONGEST_NAME)
            name = str(at + 1)
        elif name.casefold() in (str(other["name"]).casefold() for other in named):
            reader.wrong("same-name", at, "name", text=Quote(quoted(name)))
        named.append({**player, "name": name})
    return named


def _pad(reader: Reader, given: Mapping[str, object], game: str, players: int) -> Pad | None:
    """The pad with the options of the table, if they go together."""
    kind = pad_class(game)
    options = reader.mapping(given.get("options", {}), field="options")
    for name in options:
        if name not in kind.options:
            reader.wrong(
                "option", field="options", text=Quote(quoted(name)), known=Quote(", ".join(kind.options) or "none")
            )
    settled = kind.settle(reader, options, players)
    return None if reader.problems else pad_for(game, players, tuple(settled.items()))


@lru_cache(maxsize=128)
def pad_for(game: str, players: int, options: tuple[tuple[str, Setting], ...]) -> Pad:
    """A pad for options that are settled. It holds nothing of a table, so one serves all."""
    return pad_class(game)(make(game, players, **dict(options)))


def pad_options(pad: Pad) -> dict[str, Setting]:
    """The options that matter for the points."""
    return {name: pad.game.options[name] for name in pad.options}


def _about(reader: Reader, given: Mapping[str, object]) -> Entered:
    """When it was played, and what there is to remember."""
    about: Entered = {}
    if (played := given.get("played")) is not None:
        try:
            about["played"] = datetime.fromisoformat(played if isinstance(played, str) else "").isoformat(
                timespec="seconds"
            )
        except ValueError:
            reader.wrong("played", field="played")
    if (note := given.get("note")) is not None:
        if not isinstance(note, str) or len(note) > LONGEST_NOTE:
            reader.wrong("note", field="note", most=LONGEST_NOTE)
        elif note.strip():
            about["note"] = " ".join(note.split())
    return about


def _by_things(
    reader: Reader, pad: Pad, players: Sequence[Mapping[str, object]], shared: Entered
) -> tuple[list[Entered], Outcome | None]:
    cities = []
    for at, player in enumerate(players):
        reader.known_fields(player, ("name", *pad.fields, "points"), at)
        cities.append(pad.read_city(reader, at, player))
    if not reader.problems:
        pad.check(reader, cities, shared)
    return cities, None if reader.problems else pad.outcome(cities, shared)


def _by_points(
    reader: Reader, pad: Pad, players: Sequence[Mapping[str, object]], shared: Entered
) -> tuple[list[Entered], Outcome | None]:
    points = [_read_points(reader, pad, at, player) for at, player in enumerate(players)]
    if not reader.problems:
        pad.check_points(reader, points, shared)
    if reader.problems:
        return [], None
    if pad.lacks_tie_break(points):
        reader.doubt("tie", field=pad.tie_break, what=pad.tie_break)
    reason, ranks, teams = pad.ranked(points, shared)
    entered = phrase("pad-line-entered")
    sheet = tuple(
        Column(f"seat {seat}", tuple(Line(row, one.of[row], row, entered) for row in pad.categories if row in one.of))
        for seat, one in enumerate(points)
    )
    totals = tuple(column.total for column in sheet)
    cities: list[Entered] = [{"points": dict(one.of)} for one in points]
    for city, one in zip(cities, points, strict=True):
        if one.tie_break is not None:
            city[pad.tie_break] = one.tie_break
    return cities, Outcome(reason, ranks, totals, pad.categories, sheet, teams)


def _read_points(reader: Reader, pad: Pad, at: int, player: Mapping[str, object]) -> Points:
    reader.known_fields(player, ("name", "points", *((pad.tie_break,) if pad.tie_break else ())), at)
    given = reader.mapping(player.get("points", {}), at, "points")
    reader.known_fields(given, pad.categories, at)
    points = {}
    for row in pad.categories:
        value = reader.whole(given.get(row, 0), "points", at, -999)
        if value not in pad.possible(row):
            reader.wrong("points", at, row, category=row, value=value)
        if row in given:
            points[row] = value
    tie_break = reader.number(player, pad.tie_break, at) if pad.tie_break in player else None
    return Points(points, tie_break)
