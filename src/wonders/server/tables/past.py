"""What has been at a table, step by step, worked out only as far as somebody looks back: most look at the last few."""

from collections.abc import Sequence
from typing import overload

from wonders.core.decisions import Seat
from wonders.core.game import AnyView
from wonders.server.tables.match import TableMatch, tables_of


class Past(Sequence[object]):
    """Every table of a match, from the start on. Those that the match has kept are not played again."""

    def __init__(self, match: TableMatch) -> None:
        self._match = match
        self._late: list[object] = [*match.recent, match.table]
        self._all: list[object] | None = None

    def __len__(self) -> int:
        return len(self._match.rounds) + 1

    @overload
    def __getitem__(self, at: int) -> object: ...

    @overload
    def __getitem__(self, at: slice) -> list[object]: ...

    def __getitem__(self, at: int | slice) -> object | list[object]:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        back = at if at < 0 else at - len(self)
        if not -len(self) <= back < 0:
            raise IndexError(at)
        if -len(self._late) <= back:
            return self._late[back]
        if self._all is None:
            self._all = tables_of(self._match.game, self._match.rounds)
        return self._all[back]


class Seen(Sequence[AnyView]):
    """What a seat has seen of the past."""

    def __init__(self, match: TableMatch, past: Past, seat: Seat) -> None:
        self.seat = seat
        self._game = match.game
        self._past = past
        self._views: dict[int, AnyView] = {}
        self._length = len(past)

    def until(self, length: int) -> "Seen":
        """Only the first ones."""
        early = Seen.__new__(Seen)
        early.__dict__ |= self.__dict__
        early._length = length
        return early

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> AnyView: ...

    @overload
    def __getitem__(self, at: slice) -> list[AnyView]: ...

    def __getitem__(self, at: int | slice) -> AnyView | list[AnyView]:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(self._length))]
        at = at + self._length if at < 0 else at
        if not 0 <= at < self._length:
            raise IndexError(at)
        if at not in self._views:
            self._views[at] = self._game.view(self._past[at], self.seat)
        return self._views[at]
