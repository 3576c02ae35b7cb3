"""What seats may answer, in a fixed order."""

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.games.duel.actions import Begin, Bid, Build, BuildWonder, Discard, PickWonder
from wonders.games.duel.cards import CARDS
from wonders.games.duel.city import START_COINS
from wonders.games.duel.decisions import Choice
from wonders.games.duel.layout import LAYOUTS, accessible
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import BEGIN, BID, DRAFT, PLAY, Table
from wonders.games.duel.trade import market
from wonders.games.duel.wonders import ALL_WONDERS

# The frequent actions exist once each: making them anew was the largest cost of a turn.
_BUILD = {card: Build(card.id) for card in CARDS.values()}
_DISCARD = {card: Discard(card.id) for card in CARDS.values()}
_WITH = {wonder: {card: BuildWonder(wonder.id, card.id) for card in CARDS.values()} for wonder in ALL_WONDERS}

BEGINNINGS = (Begin(0), Begin(1))
BIDS = tuple(Bid(coins) for coins in range(START_COINS + 1))


def accessible_cards(table: Table) -> list[Card]:
    """The cards that may be taken, in the order of their slots.

    Rulebook: duel, "Spielzug".
    """
    slot, laid = LAYOUTS[table.age].slot, table.laid
    places = accessible(table.left)
    cards = []
    while places:
        place = places & -places
        card = laid[slot[place]]
        assert card is not None, "closed cards are turned up before the next turn"
        cards.append(card)
        places ^= place
    return cards


def turn_actions(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Buildings to build, wonders to build with each card, cards to discard: each group in the order of the slots.

    Discarding is always possible, so there is always an answer. Rulebook: duel, "Spielzug".
    """
    cards = accessible_cards(table)
    city = table.cities[seat]
    coins, tally, price = city.coins, city.tally, market(table, seat)
    builds = [_BUILD[card] for card in cards if price[card] <= coins or card.chain & tally]
    payable = [_WITH[wonder] for wonder in city.wonders if price[wonder] <= coins]
    wonders = [with_card[card] for with_card in payable for card in cards]
    return (*builds, *wonders, *[_DISCARD[card] for card in cards])


def legal(table: Table) -> tuple[Action, ...]:
    """What may be answered by whoever is asked; empty if that is chance or nobody."""
    phase = table.phase
    if phase == PLAY:
        owed = table.owed
        if owed is None:
            return turn_actions(table, table.turn)
        return owed.options(table) if isinstance(owed, Choice) else ()
    if phase == DRAFT:
        return tuple(PickWonder(wonder.id) for wonder in table.offer)
    return BEGINNINGS if phase == BEGIN else BIDS if phase == BID else ()
