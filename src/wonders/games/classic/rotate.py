"""The same table seen from another chair."""

from wonders.games.classic.expansion_state import turned
from wonders.games.classic.table import Table


def rotate(table: Table, by: int) -> Table:
    """Every city moves on by so many places. Only for three and more players: the free city cannot change its place."""
    count = len(table.boards)
    if count != len(table.hands):
        raise TypeError("the free city is unlike the others")

    buried = [tuple(burial.but(by=(burial.by + by) % count) for burial in city) for city in table.buried]
    opening = table.opening
    return table.but(
        boards=turned(table.boards, by),
        cities=turned(table.cities, by),
        buried=turned(buried, by),
        hands=turned(table.hands, by),
        sold=turned(table.sold, by),
        expansions=tuple(state.rotated(by, count) for state in table.expansions),
        revivals=tuple((at + by) % count for at in table.revivals),
        opening=opening
        and opening.but(
            standings=turned(opening.standings, by),
            purses=turned(opening.purses, by),
            bought=turned(opening.bought, by),
        ),
    )
