"""Where each field stands in a vector of small whole numbers."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

LEAST, MOST = -128, 127
"""Numbers beyond these are shown as these."""


@dataclass(frozen=True)
class Field:
    """A run of numbers in the vector."""

    name: str
    size: int
    meaning: str


class Layout(Mapping[str, slice]):
    """The fields of a vector in their order: a name gives the slice where it stands."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(field for field in fields if field.size)
        self._slices: dict[str, slice] = {}
        self.size = 0
        for field in self.fields:
            if field.name in self._slices:
                raise ValueError(f"Two fields are named {field.name}.")
            self._slices[field.name] = slice(self.size, self.size + field.size)
            self.size += field.size

    def __getitem__(self, name: str) -> slice:
        return self._slices[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)

    def starts(self) -> dict[str, int]:
        """Where each field begins."""
        return {name: found.start for name, found in self._slices.items()}

    def __str__(self) -> str:
        """A line for each field: where it begins, how many numbers it has, its name and meaning."""
        lines = (f"{self[f.name].start:6} {f.size:5}  {f.name}: {f.meaning}" for f in self.fields)
        return "\n".join(lines)


class Observer(Protocol):
    """Turns the views of one game into vectors. It never sees the table, so it cannot give anything away."""

    layout: Layout

    def encode(self, view: object) -> bytearray:
        """The vector of a seat's view, a signed byte for each number."""
        ...


def small(number: int) -> int:
    """A number as an unsigned byte that stands for the nearest signed one."""
    return min(max(number, LEAST), MOST) & 0xFF


def flags(size: int, places: Iterable[int]) -> bytearray:
    """How often each place is named."""
    found = bytearray(size)
    for place in places:
        found[place] += 1
    return found


def one_of(names: Sequence[str]) -> str:
    """The meaning of a field in which one number is 1 and the others are 0."""
    return "one of: " + ", ".join(names)
