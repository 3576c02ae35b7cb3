"""Reviews that were begun, in files: a line for each decision, written when it is found, so that nothing is lost."""

import json
import os
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from wonders.core.decisions import WondersError
from wonders.core.record import Record
from wonders.study.reviewing import METHOD, Reviewed

VARIABLE: Final = "WONDERS_REVIEWS"
"""The environment variable that says where reviews are kept."""


class BadFolder(WondersError):
    """A place where no review can be kept."""


def default_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where reviews are: as the environment says, or else where this system keeps what can be worked out again."""
    if wish := environment.get(VARIABLE):
        return Path(wish)
    home = Path.home()
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        folder = home / "Library" / "Caches"
    else:
        folder = Path(environment.get("XDG_CACHE_HOME") or home / ".cache")
    return folder / "wonders" / "reviews"


def key_of(record: Record, nodes: int) -> str:
    """What a review follows from: what was played, the budget and the method. The seed of the deal is no part of it."""
    played = [record.header.game, record.header.rules, record.header.players, dict(record.header.options)]
    written = json.dumps([METHOD, nodes, played, record.answers], ensure_ascii=False, sort_keys=True)
    return sha256(written.encode()).hexdigest()[:32]


class Kept:
    """The decisions of one review that are known."""

    def __init__(self, folder: Path, key: str) -> None:
        self._path = folder / f"{key}.jsonl"

    def read(self) -> list[Reviewed]:
        """All whole lines; one that broke off when a process ended is found again."""
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return []
        found: dict[tuple[int, int], Reviewed] = {}
        for line in lines:
            try:
                one: Reviewed = json.loads(line)
                found[one["step"], one["seat"]] = one
            except (ValueError, TypeError, KeyError):
                continue
        return list(found.values())

    def add(self, one: Reviewed) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(one, ensure_ascii=False) + "\n")
        except OSError as wrong:
            folder = self._path.parent
            raise BadFolder(f"Cannot keep the review in {folder}: {wrong.strerror or wrong}; set {VARIABLE}.") from None
