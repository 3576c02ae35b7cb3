"""The same table seen from another chair."""

from collections.abc import Sequence
from typing import TypeVar

from wonders.games.classic.table import Table, by_kind

Item = TypeVar("Item")


def rotate(table: Table, by: int) -> Table:
    """Every city moves on by so many places. Only for three and more players: the free city cannot change its place."""
    count = len(table.boards)
    if count != len(table.hands):
        raise TypeError("the free city is unlike the others")

    def turned(items: Sequence[Item]) -> tuple[Item, ...]:
        return tuple(items[(at - by) % count] for at in range(len(items)))

    buried = [tuple(burial.but(by=(burial.by + by) % count) for burial in city) for city in table.buried]
    opening = table.opening
    return table.but(
        boards=turned(table.boards),
        cities=turned(table.cities),
        buried=turned(buried),
        hands=turned(table.hands),
        sold=turned(table.sold),
        reserves=turned(table.reserves),
        retired=turned(table.retired),
        errands=by_kind(errand.but(city=(errand.city + by) % count) for errand in table.errands),
        revivals=tuple((at + by) % count for at in table.revivals),
        opening=opening
        and opening.but(
            standings=turned(opening.standings), purses=turned(opening.purses), bought=turned(opening.bought)
        ),
    )
