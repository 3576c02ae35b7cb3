"""The twelve wonders, one line each."""

from wonders.core.goods import Cost
from wonders.games.duel.effects import (
    Coins,
    Destroys,
    DrawsTokens,
    Effect,
    OpponentLoses,
    PlaysAgain,
    Points,
    ProducesOneOf,
    Revives,
    Shields,
)
from wonders.games.duel.pieces import Wonder


def wonder(id: str, cost: str, *effects: Effect) -> Wonder:
    """One line of the table."""
    return Wonder(id, effects, Cost.parse(cost))


# fmt: off
ALL_WONDERS = (
    #      id                    cost            effects
    wonder("appian_way",         "2S 2C 1P",     Coins(3), OpponentLoses(3), PlaysAgain(), Points(3)),
    wonder("circus_maximus",     "1W 2S 1G",     Destroys("grey"), Shields(1), Points(3)),
    wonder("colossus",           "3C 1G",        Shields(2), Points(3)),
    wonder("great_library",      "3W 1G 1P",     DrawsTokens(3), Points(4)),
    wonder("great_lighthouse",   "1W 1S 2P",     ProducesOneOf("WSC"), Points(4)),
    wonder("hanging_gardens",    "2W 1G 1P",     Coins(6), PlaysAgain(), Points(3)),
    wonder("mausoleum",          "2C 2G 1P",     Revives(), Points(2)),
    wonder("piraeus",            "2W 1S 1C",     ProducesOneOf("GP"), PlaysAgain(), Points(2)),
    wonder("pyramids",           "3S 1P",        Points(9)),
    wonder("sphinx",             "1S 1C 2G",     PlaysAgain(), Points(6)),
    wonder("statue_of_zeus",     "1W 1S 1C 2P",  Destroys("brown"), Shields(1), Points(3)),
    wonder("temple_of_artemis",  "1W 1S 1G 1P",  Coins(12), PlaysAgain()),
)
# fmt: on

WONDERS = {wonder.id: wonder for wonder in ALL_WONDERS}

FIRST_GAME = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)
"""The rulebook's distribution for a first match: the starter's four, and the other player's."""
