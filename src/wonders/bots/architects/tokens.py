"""What progress tokens are worth to one city: most are worth more the longer the match still lasts."""

from collections.abc import Callable, Mapping
from typing import Final

from wonders.bots.architects.war import War
from wonders.games.architects.cards import ALL_CARDS
from wonders.games.architects.city import STAGES, City
from wonders.games.architects.effects import Effect
from wonders.games.architects.pieces import Token
from wonders.games.architects.tokens import TOKENS

EXTRA_CARD: Final = 5.0
"""A card more."""
MOST_EXTRAS: Final = 4.0

_CAT_ICON: Final = next(card.place for card in ALL_CARDS if card.cat)
_CULTURE: Final = TOKENS["culture"]

Worth = Callable[[City, War, float], float]


def _extra(often: float) -> Worth:
    """An extra card in this part of the turns."""
    return lambda city, war, left: EXTRA_CARD * min(often * left, MOST_EXTRAS)


def _for_stages(worth: float) -> Worth:
    """Something with every stage to come."""
    return lambda city, war, left: worth * (STAGES - len(city.built))


WORTHS: Final[Mapping[str, Worth]] = {
    "urbanism": _extra(0.22),
    "crafts": _extra(0.22),
    "jewellery": _extra(0.25),
    "science": _extra(0.22),
    "propaganda": _extra(0.14),
    "architecture": _for_stages(2.5),
    "economy": _for_stages(1.6),
    "engineering": _for_stages(1.4),
    "tactics": lambda city, war, left: war.shields(2),
    "decor": lambda city, war, left: 4.8,
    "politics": lambda city, war, left: city.cards[_CAT_ICON] + 0.25 * left,
    "strategy": lambda city, war, left: city.victories + 0.2 * left,
    "education": lambda city, war, left: 2.0 * (len(city.tokens) + 1) + 0.2 * left,
    "culture": lambda city, war, left: 8.0 if _CULTURE in city.tokens else 4.6,
}
_BY_TOKEN: Final = {TOKENS[id]: worth for id, worth in WORTHS.items()}


def token_worth(token: Token, city: City, war: War, left: float) -> float:
    """What a token is worth to a city that does not have it yet, with so many turns left."""
    return _BY_TOKEN[token](city, war, left)


def right_worth(token: Token, city: City, war: War, left: float) -> float:
    """What a token will still be good for besides points, which are counted elsewhere."""
    scores = type(token.effect).points is not Effect.points
    return 0.0 if scores else token_worth(token, city, war, left)
