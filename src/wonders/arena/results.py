"""Results of matches, one line of JSON each, and the folder that keeps them."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from wonders.arena.plan import Fixture, Plan
from wonders.core.decisions import WondersError

RESULTS = "results.jsonl"
ABOUT = "arena.json"


class BadFolder(WondersError):
    """A folder that cannot be used, or belongs to another arena."""


@dataclass(frozen=True)
class Row:
    """One match. The lists have an entry for each seat."""

    lineup: int
    deal: int
    rotation: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """What the decisions of a seat took together."""
    slowest: tuple[float, ...]
    faults: tuple[tuple[int, int, str, str], ...] = ()
    """Moves lost to a fallback: (seat, number of the decision, kind, detail)."""
    record: str = field(default="", compare=False)
    """The whole match, if the plan wants it; it is kept in a file of its own."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.lineup, self.deal, self.rotation)

    def line(self) -> str:
        told = asdict(self)
        del told["record"]
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> "Row":
        found = json.loads(line)
        lists = {name: tuple(value) for name, value in found.items() if isinstance(value, list)}
        lists["faults"] = tuple(map(tuple, found["faults"]))
        return cls(**found | lists)


class Book:
    """Keeps rows in a folder as they come in, so that an arena can stop at any time and go on later."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.rows: list[Row] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check(plan)
            self._load()
        except OSError as wrong:
            raise BadFolder(f"Cannot use the folder {folder}: {wrong.strerror or wrong}.") from None

    def _check(self, plan: Plan) -> None:
        about, wanted = self.folder / ABOUT, plan.identity()
        if not about.exists():
            if (self.folder / RESULTS).exists():
                raise BadFolder(f"{self.folder} holds results, but no {ABOUT} that says of what.")
            about.write_text(json.dumps(wanted, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
            return
        found = about_folder(self.folder)
        for name, value in wanted.items():
            if found.get(name) != value:
                raise BadFolder(
                    f"{self.folder} holds another arena ({name}: {found.get(name)!r} there, {value!r} now); "
                    "name another folder."
                )

    def _load(self) -> None:
        """Read what is there. A last line that was cut off in writing is dropped."""
        path = self.folder / RESULTS
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        try:
            self.rows = [Row.from_line(line) for line in whole.split("\n")[:-1]]
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            raise BadFolder(f"{path} is damaged: a line in it is no result of a match.") from None
        if whole != text:
            path.write_text(whole, encoding="utf-8")

    def add(self, rows: Iterable[Row]) -> None:
        new = list(rows)
        try:
            with (self.folder / RESULTS).open("a", encoding="utf-8") as file:
                file.write("".join(row.line() + "\n" for row in new))
        except OSError as wrong:
            raise BadFolder(f"Cannot write to {self.folder}: {wrong.strerror or wrong}.") from None
        self.rows += new


def about_folder(folder: Path) -> dict[str, object]:
    """What the results in a folder are of; empty if there are none."""
    try:
        found = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError):
        raise BadFolder(f"{folder / ABOUT} cannot be read.") from None
    return found if isinstance(found, dict) else {}
