"""How a long deal is laid out on the page: a hand a line, or the rows of the layout."""

from collections.abc import Sequence

from wonders.core.game import Game
from wonders.games.registry import companion


def rows(game: "Game[object, object]", label: str, verb: str, cards: int) -> Sequence[int]:
    """How many of the cards stand in each line (`rows` in `wonders.notation.<game>`); what is left over follows."""
    laid_out = getattr(companion("notation", game.id), "rows", None)
    found: Sequence[int] = laid_out(game, label, verb, cards) if laid_out else ()
    return found
