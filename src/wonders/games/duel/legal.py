"""What seats may answer, in a fixed order."""

from collections.abc import Mapping

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.games.duel.actions import Begin, Bid, Build, BuildWonder, Discard, PickWonder
from wonders.games.duel.asking import Asked
from wonders.games.duel.cards import CARDS
from wonders.games.duel.decisions import Choice, ChooseStarter, ChooseWonder, NameBid
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import START_COINS, Table
from wonders.games.duel.trade import market
from wonders.games.duel.wonders import ALL_WONDERS

# The frequent actions exist once each: making them anew was the largest cost of a turn.
_BUILD = {card: Build(card.id) for card in CARDS.values()}
_discard = {card: Discard(card.id) for card in CARDS.values()}.__getitem__
_with_card = {wonder: {card: BuildWonder(wonder.id, card.id) for card in CARDS.values()}.__getitem__ for wonder in ALL_WONDERS}
_pick = {wonder: PickWonder(wonder.id) for wonder in ALL_WONDERS}.__getitem__

BEGINNINGS = (Begin(0), Begin(1))
BIDS = tuple(Bid(coins) for coins in range(START_COINS + 1))


def turn_actions(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Buildings to build, wonders to build with each card, cards to discard: each group in the order of the slots.

    Discarding is always possible, so there is always an answer. Rulebook: duel, "Spielzug".
    """
    cards: tuple[Card, ...] = table.shape.pick(table.laid)
    city, coins, prices = table.cities[seat], table.coins[seat], market(table, seat)
    tally, known = city.tally, prices.known
    actions: list[Action] = []
    for card in cards:
        if (known[card] if card in known else prices.price(card)) <= coins or card.chain & tally:
            actions.append(_BUILD[card])
    for wonder in city.wonders:
        if (known[wonder] if wonder in known else prices.price(wonder)) <= coins:
            actions += map(_with_card[wonder], cards)
    actions += map(_discard, cards)
    return tuple(actions)


def legal(table: Table, asked: Asked) -> Mapping[Seat, tuple[Action, ...]]:
    """What may be answered by the seats that are asked."""
    answers: dict[Seat, tuple[Action, ...]] = {}
    for seat, decision in asked.items():
        if isinstance(decision, ChooseWonder):
            answers[seat] = tuple(map(_pick, table.offer))
        elif isinstance(decision, ChooseStarter):
            answers[seat] = BEGINNINGS
        elif isinstance(decision, NameBid):
            answers[seat] = BIDS
        elif isinstance(decision, Choice):
            answers[seat] = decision.options(table)
    return answers
