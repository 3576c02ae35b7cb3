"""Conflicts: everybody compares shields with both neighbours."""

from typing import Final

from wonders.games.architects.events import ConflictFought
from wonders.games.architects.options import House
from wonders.games.architects.table import Draft

VICTORY_TOKENS: Final = 28


def fight(draft: Draft) -> None:
    """All at once: victory tokens, then every red card with horns is discarded and the conflict tokens show peace.

    Rules architects-62, architects-64, architects-66.
    """
    shields = tuple(city.shields for city in draft.cities)
    won = two_player_victories(shields, draft.seating.house) if len(shields) == 2 else victories(shields)
    if draft.seating.house.victory_tokens != "endless":
        left = VICTORY_TOKENS - sum(city.victories for city in draft.cities)
        won = _rationed(won, left, draft.active)
    draft.happen(ConflictFought(shields, won))


def victories(shields: tuple[int, ...]) -> tuple[int, ...]:
    """One victory token for each neighbour with fewer shields. Rule architects-62."""
    return tuple(
        (mine > shields[at - 1]) + (mine > shields[(at + 1) % len(shields)]) for at, mine in enumerate(shields)
    )


def two_player_victories(shields: tuple[int, ...], house: House) -> tuple[int, ...]:
    """One victory token for more shields, two for at least twice as many; one shield against none is up to the house.

    Rule architects-65.
    """
    more, less = max(shields), min(shields)
    if (more, less) == (1, 0):
        prize = house.one_to_nil
    else:
        prize = 2 if more >= 2 * less else 1
    return tuple(prize if mine == more > less else 0 for mine in shields)


def _rationed(won: tuple[int, ...], left: int, first: int) -> tuple[int, ...]:
    """What the supply still holds, handed out from the active seat on. Rule architects-66."""
    given = [0] * len(won)
    for step in range(len(won)):
        at = (first + step) % len(won)
        given[at] = min(won[at], left)
        left -= given[at]
    return tuple(given)
