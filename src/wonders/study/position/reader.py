"""Reading a position strictly: what cannot be read or cannot be is noted with its place, and reading goes on."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from wonders.core.phrases import Phrase, Quote, Word, phrase, quoted
from wonders.core.wire import JsonObject

Thing = TypeVar("Thing")

MOST_THINGS: Final = 200
"""Entries of one list: no pile of any game holds as many."""
MOST_PROBLEMS: Final = 50
"""Of one document that are noted: whoever has more begins anew, and each is compared with all before it."""
MOST_COINS: Final = 200
LEAST, MOST_NUMBER = -999, 999


@dataclass(frozen=True)
class Problem:
    """Something that cannot be, and the field of the document that it concerns ("cities.0.coins")."""

    place: str
    said: Phrase


class Reader:
    """Collects problems; what was wrong is read as nothing, so that the rest can be looked at, too."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def wrong(self, place: str, reason: str, **args: Word) -> None:
        """Note what cannot be: the message `position-REASON` with these arguments."""
        if len(self.problems) >= MOST_PROBLEMS:
            return
        problem = Problem(place, phrase(f"position-{reason}", **args))
        if problem not in self.problems:
            self.problems.append(problem)

    def fields(self, value: object, place: str, known: Iterable[str]) -> JsonObject:
        """An object that has none but these fields."""
        if not isinstance(value, Mapping):
            self.wrong(place, "no-object", value=shown(value))
            return {}
        names = dict.fromkeys(known)
        for name in [name for name in value if name not in names][:MOST_PROBLEMS]:
            self.wrong(inside(place, str(name)[:40]), "unknown-field", field=shown(name))
        return {name: value[name] for name in names if name in value}

    def number(
        self, given: JsonObject, name: str, place: str, lowest: int = 0, highest: int = MOST_COINS, default: int = 0
    ) -> int:
        """A whole number between these two."""
        value = given.get(name, default)
        if type(value) is not int or not lowest <= value <= highest:
            self.wrong(inside(place, name), "number", value=shown(value), lowest=lowest, highest=highest)
            return default
        return value

    def word(self, given: JsonObject, name: str, place: str, choices: Sequence[str], default: str) -> str:
        """One of these words."""
        value = given.get(name, default)
        if value not in choices:
            self.wrong(inside(place, name), "choice", value=shown(value), choices=Quote(", ".join(choices)))
            return default
        return str(value)

    def entries(self, given: JsonObject, name: str, place: str, size: int | None = None) -> list[object]:
        """A list, of this size if one is named."""
        value = given.get(name, [])
        if not isinstance(value, list) or len(value) > MOST_THINGS:
            self.wrong(inside(place, name), "no-list", value=shown(value))
            return []
        if size is not None and len(value) != size:
            self.wrong(inside(place, name), "size", count=len(value), size=size)
            return []
        return value

    def thing(self, value: object, place: str, known: Mapping[str, Thing]) -> Thing | None:
        """The thing with this id, if there is one in this game."""
        found = known.get(value) if isinstance(value, str) else None
        if found is None:
            self.wrong(place, "unknown", value=shown(value))
        return found

    def things(self, given: JsonObject, name: str, place: str, known: Mapping[str, Thing]) -> tuple[Thing, ...]:
        """A list of things by their ids."""
        at = inside(place, name)
        listed = self.entries(given, name, place)
        found = (self.thing(value, inside(at, number), known) for number, value in enumerate(listed))
        return tuple(one for one in found if one is not None)

    def each_once(self, found: Iterable[tuple[str, str]]) -> None:
        """Note what stands in more than one place; `found` has the id of each thing and its place."""
        listed = list(found)
        counts = Counter(id for id, _ in listed)
        told: set[str] = set()
        for id, place in listed:
            if counts[id] > 1 and id in told:
                self.wrong(place, "twice", thing=id)
            told.add(id)


def inside(place: str, name: str | int) -> str:
    """The place of a field within another place."""
    return f"{place}.{name}" if place else str(name)


def shown(value: object) -> Quote:
    """What somebody wrote, as short as fits into a sentence."""
    return quoted(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)[:80])
