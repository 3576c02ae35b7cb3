"""A table of the score pad that was begun and left: kept beside the history, to go on with."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from wonders.cli.settings import made_folder, write_text
from wonders.core.wire import JsonObject


@dataclass(frozen=True)
class Draft:
    """What was entered so far; `given` are the answers as (seat or None, field, value)."""

    names: list[str]
    options: JsonObject
    given: list[tuple[int | None, str, object]]


class Drafts:
    """At most one draft for each kind of dialogue."""

    def __init__(self, history: Path, game: str, by_points: bool) -> None:
        self._file = history.with_name(f"draft-{game}{'-points' if by_points else ''}.json")

    def keep(self, draft: Draft) -> None:
        made_folder(self._file.parent)
        write_text(self._file, json.dumps(asdict(draft), ensure_ascii=False))

    def load(self) -> Draft | None:
        """The draft, if there is one that can be read."""
        try:
            return _read(json.loads(self._file.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def forget(self) -> None:
        with suppress(OSError):
            self._file.unlink()


def _read(told: JsonObject) -> Draft:
    given = [(seat, str(field), value) for seat, field, value in told["given"]]
    return Draft([str(name) for name in told["names"]], dict(told["options"]), given)
