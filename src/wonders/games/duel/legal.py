"""What seats may answer, in a fixed order."""

from collections.abc import Mapping

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.games.duel.actions import Begin, Bid, build, build_wonder, pick_wonder, sell
from wonders.games.duel.asking import Asked
from wonders.games.duel.cards import CARDS
from wonders.games.duel.decisions import ChooseStarter, ChooseWonder, NameBid, Owed
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import START_COINS, Table
from wonders.games.duel.trade import market
from wonders.games.duel.wonders import ALL_WONDERS

# Looked up by the card itself, not by its name: this runs for every card that can be taken.
_BUILD = {card: build(card.id) for card in CARDS.values()}
_SELL = {card: sell(card.id) for card in CARDS.values()}
_WITH = {wonder: {card: build_wonder(wonder.id, card.id) for card in CARDS.values()} for wonder in ALL_WONDERS}

BEGINNINGS = (Begin(0), Begin(1))
BIDS = tuple(Bid(coins) for coins in range(START_COINS + 1))


def turn_actions(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Card by card in the order of the slots: build it, build a wonder with it, sell it.

    Selling is always possible, so there is always an answer. Rulebook: duel, "Spielzug".
    """
    cards: tuple[Card, ...] = table.shape.pick(table.laid)
    city, coins, costs = table.cities[seat], table.coins[seat], market(table, seat)
    tally, known, payment = city.tally, costs.known, costs.payment
    payable = [
        _WITH[wonder] for wonder in city.wonders if (known[wonder] if wonder in known else payment(wonder)) <= coins
    ]
    actions: list[Action] = []
    for card in cards:
        if (known[card] if card in known else payment(card)) <= coins or card.free_with & tally:
            actions.append(_BUILD[card])
        for with_card in payable:
            actions.append(with_card[card])
        actions.append(_SELL[card])
    return tuple(actions)


def legal(table: Table, asked: Asked) -> Mapping[Seat, tuple[Action, ...]]:
    """What may be answered by the seats that are asked."""
    answers: dict[Seat, tuple[Action, ...]] = {}
    for seat, decision in asked.items():
        if isinstance(decision, ChooseWonder):
            answers[seat] = tuple([pick_wonder(wonder.id) for wonder in table.offer])
        elif isinstance(decision, ChooseStarter):
            answers[seat] = BEGINNINGS
        elif isinstance(decision, NameBid):
            answers[seat] = BIDS
        elif isinstance(decision, Owed):
            answers[seat] = decision.options(table)
    return answers
