"""What it is worth that the next player does not get a card."""

from wonders.bots.classic.clock import Scene
from wonders.bots.classic.outlook import Outlook
from wonders.bots.classic.worth import worth
from wonders.core.game import AnyGame
from wonders.games.classic.card import Card
from wonders.games.classic.turn.choose import is_free, market

DENIED = 0.12
"""What part of the next player's gain counts: others may have liked another card better anyway."""
SHARED = -0.10
"""The same for a partner, who is to get good cards."""
BEYOND_REACH = 0.25
"""How much a card still counts that the next player cannot pay for now."""


def denial(game: AnyGame, scene: Scene, out: Outlook, card: Card) -> float:
    """What it is worth to take a card out of the hand that is passed on."""
    if out.clock.rest == 0 or not card.age:
        return 0.0
    after = (out.at - 1 if out.clock.age == 2 else out.at + 1) % out.players
    other = Outlook(game, scene, after)
    if card.name in other.city.standing.names:
        return 0.0
    gain = worth(other, card) - 1.5
    if gain <= 0:
        return 0.0
    if not is_free(card, other.city) and not market(out.cities, after).payments(card):
        gain *= BEYOND_REACH
    if out.teams and after == out.at ^ 1:
        return SHARED * gain
    return DENIED * gain * min(1.0, 2.5 * out.share)
