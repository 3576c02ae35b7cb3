"""The ten progress tokens, one line each."""

from wonders.games.duel.counts import own
from wonders.games.duel.effects import Coins, Discount, Effect, Grants, Points, Science
from wonders.games.duel.pieces import Token


def token(id: str, *effects: Effect) -> Token:
    """One line of the table."""
    return Token(id, effects)


# fmt: off
ALL_TOKENS = (
    #     id              effects
    token("agriculture",  Coins(6), Points(4)),
    token("architecture", Discount("wonder", 2)),
    token("economy",      Grants("economy")),
    token("law",          Science("law")),
    token("masonry",      Discount("blue", 2)),
    token("mathematics",  Points(3, own("token"))),
    token("philosophy",   Points(7)),
    token("strategy",     Grants("strategy", 1)),
    token("theology",     Grants("theology")),
    token("urbanism",     Coins(6), Grants("urbanism", 4)),
)
# fmt: on

TOKENS = {token.id: token for token in ALL_TOKENS}
