"""The same table seen from the other chair."""

from wonders.core.actions import Action
from wonders.games.duel.actions import Begin, DrawStarter
from wonders.games.duel.table import Table


def rotate(table: Table, by: int) -> Table:
    """Every seat moves on by so many places: by one they change places, by two nothing happens."""
    if by % 2 == 0:
        return table
    return table.but(
        first=1 - table.first,
        turn=1 - table.turn,
        order=tuple(1 - seat for seat in table.order),
        pawn=-table.pawn,
        loot=table.loot[::-1],
        coins=table.coins[::-1],
        cities=table.cities[::-1],
        owed=table.owed and table.owed.but(seat=1 - table.owed.seat),
        winner=None if table.winner is None else 1 - table.winner,
    )


def rotate_action(action: Action, by: int) -> Action:
    """Only two actions name a seat."""
    if isinstance(action, Begin | DrawStarter):
        return action.but(seat=(action.seat + by) % 2)
    return action
