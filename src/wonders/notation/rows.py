"""How a long deal is laid out on the page: a hand a line, or the rows of the layout."""

from collections.abc import Sequence

from wonders.core.game import Game

LEADERS_A_HAND = 4
LAYOUTS = {"I": (2, 3, 4, 5, 6), "II": (6, 5, 4, 3, 2), "III": (2, 3, 4, 2, 4, 3, 2)}


def rows(game: "Game[object, object]", label: str, verb: str, cards: int) -> Sequence[int]:
    """How many of the cards stand in each line; what is left over follows on the last."""
    if game.id == "classic" and verb == "deal":
        cities = max(game.players, 3)  # with two players the free city's stack is a hand too
        return (cards // cities,) * cities
    if game.id == "classic" and verb == "leaders":
        return (LEADERS_A_HAND,) * game.players
    if game.id == "duel" and verb == "deal":
        return LAYOUTS.get(label, ())
    return ()
