"""A scene of Duel. Nothing is hidden in this game, so a view holds the whole table."""

from wonders.games.duel.resample import resample
from wonders.games.duel.table import Table
from wonders.games.duel.view import View


def table_of(scene: Table | View) -> Table:
    """The table of a scene."""
    return resample((scene,)) if isinstance(scene, View) else scene
