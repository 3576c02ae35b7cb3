"""What the seat whose turn it is may do, in a fixed order."""

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.games.duel.actions import build, build_wonder, sell
from wonders.games.duel.cards import CARDS
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import Draft, Table
from wonders.games.duel.tally import MAKES, TRADES
from wonders.games.duel.trade import market_of
from wonders.games.duel.wonders import ALL_WONDERS

# Looked up by the card itself, not by its name: this runs for every card that can be taken.
_USES = {card: (build(card.id), sell(card.id)) for card in CARDS.values()}
_WITH = {wonder: {card: build_wonder(wonder.id, card.id) for card in CARDS.values()} for wonder in ALL_WONDERS}


def turn_actions(table: Table | Draft, seat: Seat, decision: object = None) -> tuple[Action, ...]:
    """Card by card in the order of the slots: build it, build a wonder with it, sell it.

    Selling is always possible, so there is always an answer. Rules duel-14, duel-18, duel-23, duel-35.
    """
    cards: tuple[Card, ...] = table.shape.pick(table.laid)
    cities, coins = table.cities, table.coins[seat]
    tally = cities[seat].tally
    costs = market_of(tally & TRADES, cities[1 - seat].tally & MAKES)
    payable = [_WITH[wonder] for wonder in cities[seat].wonders if costs[wonder] <= coins]
    actions: list[Action] = []
    add = actions.append
    for card in cards:
        built, sold = _USES[card]
        if costs[card] <= coins or card.free_with & tally:
            add(built)
        if payable:
            for with_card in payable:
                add(with_card[card])
        add(sold)
    return tuple(actions)
