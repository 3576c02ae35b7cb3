"""The history as a file for others: JSON with everything, or a table (CSV) that spreadsheets read."""

import csv
import io
import json
from collections.abc import Iterable, Mapping
from typing import Final

from wonders.core.decisions import WondersError
from wonders.core.wire import JsonObject
from wonders.pad.problems import BadEntry
from wonders.pad.scoring import Scored, score
from wonders.pad.share import BadShare, unpack
from wonders.pad.store import OUTRIGHT, Kept

FORMAT: Final = "wonders-pad"
VERSION: Final = 1
HEAD: Final = ("table", "played", "game", "options", "ending", "seat", "player", "rank", "points")
TAIL: Final = ("tie_break", "entry")
FORMULA: Final = ("=", "+", "-", "@")
"""A cell that begins so is a formula to some programs; names are shielded from that."""


class BadImport(WondersError):
    """A file that holds no history; the sentence says where it goes wrong."""


def as_json(tables: Iterable[Kept]) -> str:
    """Everything, for programs and for safe keeping."""
    listed = [{"id": kept.id, "entry": kept.entry, "result": kept.result} for kept in tables]
    return json.dumps({"format": FORMAT, "version": VERSION, "tables": listed}, ensure_ascii=False, indent=1) + "\n"


def as_csv(tables: Iterable[Kept]) -> str:
    """A line for each player; the first line of a table also holds the whole entry."""
    tables = list(tables)
    rows = list(dict.fromkeys(row for kept in tables for one in kept.result["categories"] for row in one))
    out = io.StringIO()
    writer = csv.DictWriter(out, [*HEAD, *rows, *TAIL], lineterminator="\n")
    writer.writeheader()
    for kept in tables:
        for seat, name in enumerate(kept.names):
            writer.writerow(_line(kept, seat, name))
    return out.getvalue()


def _line(kept: Kept, seat: int, name: str) -> JsonObject:
    player, result = kept.entry["players"][seat], kept.result
    stages = player.get("stages")
    return {
        "table": kept.id,
        "played": kept.played,
        "game": kept.game,
        "options": json.dumps(kept.entry["options"]),
        "ending": result["reason"],
        "seat": seat,
        "player": f"'{name}" if name.startswith((*FORMULA, "'")) else name,
        "rank": result["ranks"][seat],
        "points": result["points"][seat] if kept.counted else "",
        **(result["categories"][seat] if kept.counted else {}),
        "tie_break": player.get("coins", len(stages) if isinstance(stages, list) else stages),
        "entry": json.dumps(kept.entry, ensure_ascii=False) if seat == 0 else "",
    }


def read(text: str) -> list[Scored]:
    """The tables in a text: a history in JSON or CSV, a single entry or a list of them, or a shared link.

    All of them are counted anew; if one cannot be, none is taken.
    """
    text = text.lstrip("\ufeff").strip()
    if text[:1] in ("{", "["):
        entries = _from_json(text)
    elif text.partition("\n")[0].count(",") > 2:
        entries = _from_csv(text)
    else:
        try:
            entries = [unpack(text)]
        except BadShare as wrong:
            raise BadImport(f"This is neither JSON nor CSV nor a shared table. {wrong}") from None
    return [_counted(entry, number) for number, entry in enumerate(entries, 1)]


def _counted(entry: object, number: int) -> Scored:
    try:
        return score(entry)
    except BadEntry as wrong:
        raise BadImport(f"Table {number} cannot be: {wrong}") from None


def _from_json(text: str) -> list[object]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadImport(f"This is no proper JSON: {wrong}.") from None
    if isinstance(found, dict) and found.get("format") == FORMAT:
        if found.get("version") != VERSION or not isinstance(found.get("tables"), list):
            raise BadImport(f"This history has a form that is not known here; known is version {VERSION}.")
        return [one.get("entry") if isinstance(one, dict) else one for one in found["tables"]]
    return found if isinstance(found, list) else [found]


def _from_csv(text: str) -> list[object]:
    """Where a line holds no entry, as in a file written by hand, the points of the rows are one."""
    try:
        lines = list(csv.DictReader(io.StringIO(text), strict=True))
    except csv.Error as wrong:
        raise BadImport(f"This is no proper CSV: {wrong}.") from None
    if not lines or not {"game", "player"} <= lines[0].keys():
        raise BadImport("A history in CSV has a head with at least the columns game and player.")
    groups: dict[str, list[Mapping[str, str | None]]] = {}
    for line in lines:
        groups.setdefault(line.get("table") or "", []).append(line)
    return [_entry(group) for group in groups.values()]


def _entry(lines: list[Mapping[str, str | None]]) -> object:
    first = lines[0]
    try:
        if written := first.get("entry"):
            return _unchanged(json.loads(written), lines)
        options = json.loads(first.get("options") or "{}")
    except ValueError:
        raise BadImport(f"The table {first.get('table')} holds no proper JSON.") from None
    entry: JsonObject = {"game": first["game"], "options": options, "players": [_player(line) for line in lines]}
    if first.get("played"):
        entry["played"] = first["played"]
    if (ending := first.get("ending")) in OUTRIGHT:
        winners = [at for at, line in enumerate(lines) if line.get("rank") == "1"]
        entry |= {"ending": ending, "winner": winners[0] if winners else 0}
    return entry


def _unchanged(entry: object, lines: list[Mapping[str, str | None]]) -> object:
    """The entry, if the cells beside it still say the same: else nobody could know which of them is meant."""
    scored = _counted(entry, 1)
    points = ["" if scored.outcome.reason in OUTRIGHT else str(points) for points in scored.outcome.points]
    told = [((line.get("player") or "").removeprefix("'"), line.get("points", "")) for line in lines]
    if told != list(zip(scored.names, points, strict=True)):
        table = lines[0].get("table")
        raise BadImport(f"Table {table} was changed beside its cell 'entry': empty that cell to take the change.")
    return entry


def _player(line: Mapping[str, str | None]) -> JsonObject:
    known = {*HEAD, *TAIL, None}
    points = {row: _whole(value) for row, value in line.items() if row not in known and value}
    player: JsonObject = {"name": (line.get("player") or "").removeprefix("'"), "points": points}
    field = {"classic": "coins", "architects": "stages"}.get(line.get("game") or "")
    if field and line.get("tie_break"):
        player[field] = _whole(line["tie_break"])
    return player


def _whole(value: str | None) -> int:
    try:
        return int(value or "")
    except ValueError:
        raise BadImport(f"'{value}' should be a whole number.") from None
