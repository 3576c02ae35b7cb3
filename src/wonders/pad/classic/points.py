"""Points by category as on the paper pad: which figures a row of 7 Wonders can show."""

from collections.abc import Container
from itertools import accumulate, product

from wonders.games.classic.conflicts import VICTORY_WORTH
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Points, Symbol
from wonders.games.classic.game import Classic
from wonders.games.classic.options import boards_in_use, expansion_names
from wonders.games.classic.science import science_points
from wonders.pad.sums import MOST, subset_sums

MOST_SYMBOLS = 12
"""More than anybody can have of one kind."""
CONFLICTS = 6
"""Conflicts of one city in a match."""


def possible_points(game: Classic, category: str) -> Container[int]:
    """The points of a category that some table can show. Where much can happen, only the sign is looked at."""
    names = expansion_names(game.options)
    if category == "military":
        return _military(CONFLICTS * (2 if "leaders" in names else 1))
    if category == "treasury":
        return range(-MOST if "cities" in names else 0, MOST)
    if category == "wonder":
        boards = boards_in_use(game.options)
        return {total for board in boards for total in accumulate(map(_printed, board.stages), initial=0)}
    if category == "civilian":
        cards = {card for deck in game.ruleset.decks for card in deck.fixed if card.colour is Colour.BLUE}
        return subset_sums(map(_printed, cards))
    if category == "science":
        counts = product(range(MOST_SYMBOLS), repeat=len(Symbol))
        return {science_points(dict(zip(Symbol, some, strict=True))) for some in counts}
    return range(MOST)


def _printed(works: object) -> int:
    effects = getattr(works, "effects", ())
    return sum(effect.n for effect in effects if isinstance(effect, Points) and effect.per is None)


def _military(most: int) -> set[int]:
    """Two victories an age at most, and of the other conflicts as many defeats as there were."""
    found: set[int] = set()
    for wins in product(range(3), repeat=len(VICTORY_WORTH)):
        won = sum(count * worth for count, worth in zip(wins, VICTORY_WORTH.values(), strict=True))
        found.update(won - lost for lost in range(most - sum(wins) + 1))
    return found
