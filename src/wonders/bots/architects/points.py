"""Points that stand, and how long the match may still last."""

from typing import Final

from wonders.bots.architects.scene import Sight
from wonders.core.decisions import Seat
from wonders.games.architects.cards import ALL_CARDS
from wonders.games.architects.city import KINDS, STAGES
from wonders.games.architects.scoring import CAT_WORTH, VICTORY_WORTH

TURNS_A_STAGE: Final = 3.0
LONGEST: Final = TURNS_A_STAGE * STAGES
"""Turns of a whole match."""
HELD: Final = 0.15
"""The part of a stage that a grey or yellow card is."""

_BLUE: Final = tuple((card.place, card.points) for card in ALL_CARDS if card.points)


def turns_left(sight: Sight) -> float:
    """Turns that each city may still have, by the wonder that has grown most."""
    most = max([len(city.built) + HELD * sum(city.cards[: KINDS + 1]) for city in sight.cities])
    return max(TURNS_A_STAGE * (STAGES - most), 0.5)


def points_now(sight: Sight, seat: Seat) -> int:
    """The points of a city if the match ended now."""
    city = sight.cities[seat]
    points = sum([city.wonder.stages[number - 1].points for number in city.built])
    points += VICTORY_WORTH * city.victories + (CAT_WORTH if sight.cat == seat else 0)
    points += sum([worth * city.cards[place] for place, worth in _BLUE])
    for token in dict.fromkeys(city.tokens):
        points += token.effect.points(city, city.tokens.count(token))
    return points


def leads(sight: Sight, seat: Seat, more: int) -> bool:
    """Whether a city would win if the match ended with so many points more for it."""
    mine = points_now(sight, seat) + more
    return all(mine > points_now(sight, other) for other in range(sight.players) if other != seat)
