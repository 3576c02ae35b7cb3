"""Arguments of a message made fit to be read: things by their names, seats by their players, lists with commas.

What an argument is, its type says, never its name: see `core.phrases` for phrases and `fields` for what the rules send.
"""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from enum import Enum
from typing import TypeGuard

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.phrases import Player, Quote
from wonders.core.values import Value

Said = dict[str, str | int]


def as_they_are(values: Mapping[str, object]) -> Said:
    """Arguments that are words for readers already: names of players, files, sentences. None of them is translated."""
    return dict(pair for name, value in values.items() for pair in _finished(name, value))


def _finished(name: str, value: object) -> Iterator[tuple[str, str | int]]:
    yield name, value if type(value) is int else _id(value)
    if type(value) is not int:
        yield f"{name}_id", _id(value)


class Arguments:
    """Turns what the rules say into words: `name` knows the texts of ids, `seat` the players, `action` the actions."""

    def __init__(
        self, name: Callable[[str], str | None], seat: Callable[[Seat], str], action: Callable[[Action], str]
    ) -> None:
        self._name = name
        self._seat = seat
        self._action = action

    def of(self, values: Mapping[str, object], seats: Container[str] = ()) -> Said:
        """Everything a message may use; the arguments in `seats` number seats. For an argument x there is also x_id
        (the untranslated word), x_seat (the number of the seat) or x_count (the length of the list), so that messages
        can tell cases apart."""
        return dict(pair for name, value in values.items() for pair in self._entries(name, value, name in seats))

    def _entries(self, name: str, value: object, seats: bool) -> Iterator[tuple[str, str | int]]:
        if isinstance(value, Player):
            value, seats = value.seat, True
        yield name, self._word(value, seats)
        if _is_list(value):
            yield f"{name}_count", len(value)
        elif type(value) is not int:
            yield f"{name}_id", _id(value)
        elif seats:
            yield f"{name}_seat", value

    def _word(self, value: object, seats: bool) -> str | int:
        if type(value) is int:
            return self._seat(value) if seats else value
        if isinstance(value, Action):
            return self._action(value)
        if _is_list(value):
            return ", ".join(str(self._item(item, seats)) for item in value)
        return value.text if isinstance(value, Quote) else self.named(_id(value))

    def _item(self, value: object, seats: bool) -> str | int:
        """One of a list: a pair of a seat and a thing is that player's thing."""
        if _is_list(value) and len(value) == 2 and type(value[0]) is int:
            return f"{self._word(value[0], seats)}: {self._word(value[1], seats=False)}"
        return self._word(value, seats)

    def named(self, id: str) -> str:
        """The name of a thing; of several, written "a,b", "a/b" or "2 a", all their names; an unknown word as it is."""
        if (name := self._name(id)) is not None:
            return name
        for mark, glue in ((",", ", "), ("/", "/")):
            if mark in id:
                return glue.join(self.named(part) for part in id.split(mark))
        count, _, thing = id.partition(" ")
        return f"{count} {self.named(thing)}" if count.isdigit() and thing else id


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, tuple | list | frozenset) and not isinstance(value, Value)


def _id(value: object) -> str:
    """What a value is called before it is translated."""
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, Enum):
        return str(value.value)
    return value.text if isinstance(value, Quote) else str(getattr(value, "id", value))
