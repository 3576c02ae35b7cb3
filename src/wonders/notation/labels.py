"""Which age and turn it is: the numbers that stand before the turns."""

from wonders.core.decisions import CHANCE, SPECTATOR
from wonders.core.game import AnyGame
from wonders.games.registry import companion
from wonders.notation.moments import Moment

END = "end"


def moment_at(game: AnyGame, table: object, past: Moment[object] | None) -> Moment[object]:
    """The moment at a table, with its label (`label` in `wonders.notation.<game>`); `past` is the one before it."""
    now: Moment[object] = Moment(game.view(table, SPECTATOR), game.pending(table))
    label = getattr(companion("notation", game.id), "label", _counted)
    return Moment(now.view, now.asked, label(past, now) if now.asked else END)


def _counted(past: Moment[object] | None, now: Moment[object]) -> str:
    """Every other game: the joint answers counted, chance's with those before it."""
    before = past.label if past else "0"
    return before if CHANCE in now.asked else str(int(before) + 1)
