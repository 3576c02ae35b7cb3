"""Arguments of a message made fit to be read: things by their names, seats by their players, lists with commas."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.values import Value

SEATS = frozenset(("seat", "city", "player", "winner", "loser", "owner", "by", "to", "of"))
"""Arguments that number a seat or a city."""


class Arguments:
    """Turns values into words: `name` knows the texts of ids, `seat` the players' names, `action` those of actions."""

    def __init__(
        self, name: Callable[[str], str | None], seat: Callable[[Seat], str], action: Callable[[Action], str]
    ) -> None:
        self._name = name
        self._seat = seat
        self._action = action

    def of(self, values: Mapping[str, Any]) -> dict[str, str | int]:
        """Everything a message may use. For an argument x there is also x_id (the untranslated word), x_seat (the
        number of the seat) or x_count (the length of the list), so that messages can tell cases apart."""
        return dict(pair for name, value in values.items() for pair in self._entries(name, value))

    def _entries(self, name: str, value: Any) -> Iterator[tuple[str, str | int]]:
        if name in SEATS and type(value) is int:
            yield name, self._seat(value)
            yield f"{name}_seat", value
        else:
            yield name, self._word(value)
            if _is_list(value):
                yield f"{name}_count", len(value)
            elif type(value) is not int:
                yield f"{name}_id", _id(value)

    def _word(self, value: Any) -> str | int:
        if type(value) is int:
            return value
        if isinstance(value, Action):
            return self._action(value)
        if _is_list(value):
            return ", ".join(str(self._item(item)) for item in value)
        return self.named(_id(value))

    def _item(self, value: Any) -> str | int:
        """One of a list: a pair of a seat and a thing is that player's thing."""
        if type(value) is tuple and len(value) == 2 and type(value[0]) is int:
            return f"{self._seat(value[0])}: {self._word(value[1])}"
        return self._word(value)

    def named(self, id: str) -> str:
        """The name of a thing; of several, written "a,b", "a/b" or "2 a", all their names; an unknown word as it is."""
        if (name := self._name(id)) is not None:
            return name
        for mark, glue in ((",", ", "), ("/", "/")):
            if mark in id:
                return glue.join(self.named(part) for part in id.split(mark))
        count, _, thing = id.partition(" ")
        return f"{count} {self.named(thing)}" if count.isdigit() and thing else id


def _is_list(value: Any) -> bool:
    return isinstance(value, tuple | list | frozenset) and not isinstance(value, Value)


def _id(value: Any) -> str:
    """What a value is called in the rules."""
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, Enum):
        return str(value.value)
    return str(getattr(value, "id", value))
