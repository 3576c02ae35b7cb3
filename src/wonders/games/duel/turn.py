"""A turn: take an accessible card, and build it, discard it, or build a wonder with it."""

from wonders.core.decisions import Seat
from wonders.games.duel.actions import Build, BuildWonder, Discard
from wonders.games.duel.cards import CARDS, FREE_IF
from wonders.games.duel.construction import come_into_play
from wonders.games.duel.events import BuildingBuilt, CardDiscarded, CoinsTaken, ExtraTurnWon, WonderBuilt, WonderRemoved
from wonders.games.duel.pieces import Wonder
from wonders.games.duel.table import Draft, Log
from wonders.games.duel.tally import count, one
from wonders.games.duel.trade import market
from wonders.games.duel.wonders import WONDERS

DISCARD_WORTH = 2
MOST_WONDERS = 7

_ECONOMY, _THEOLOGY = one("economy"), one("theology")


def build(draft: Draft, seat: Seat, action: Build, log: Log) -> None:
    """Pay, put the card into the city, then let it work. A chain makes it free.

    Rulebook: duel, "Das Gebäude errichten", "Kostenfreies Bauen".
    """
    card = CARDS[action.card]
    city = draft.cities[seat]
    if card.chain and card.chain & city.tally:
        event = BuildingBuilt(seat, card.id, 0, 0, FREE_IF[card.id])
        event.on(draft)
        log.append(event)
        bonus = count(city.tally, "urbanism")
        if bonus:
            _take(draft, seat, bonus, "urbanism", log)
    else:
        price = market(draft, seat)[card]
        trade = price - card.coins
        event = BuildingBuilt(seat, card.id, price, trade)
        event.on(draft)
        log.append(event)
        if trade:
            _share_trade(draft, seat, trade, log)
    if card.acts:
        come_into_play(draft, seat, card, log)


def discard(draft: Draft, seat: Seat, action: Discard, log: Log) -> None:
    """Two coins, and one more for each yellow building in the city.

    Rulebook: duel, "Die Karte abwerfen, um Münzen zu erhalten".
    """
    event = CardDiscarded(seat, action.card, DISCARD_WORTH + count(draft.cities[seat].tally, "yellow"))
    event.on(draft)
    log.append(event)


def build_wonder(draft: Draft, seat: Seat, action: BuildWonder, log: Log) -> None:
    """Pay for the wonder, put the card under it, then let it work. The seventh wonder of the match is the last.

    Rulebook: duel, "Ein Wunder errichten", "Maximal 7 Weltwunder!".
    """
    wonder = WONDERS[action.wonder]
    price = market(draft, seat)[wonder]
    built = WonderBuilt(seat, wonder.id, action.card, price)
    built.on(draft)
    log.append(built)
    if price:
        _share_trade(draft, seat, price, log)
    _remove_eighth(draft, log)
    _win_turn(draft, seat, wonder, log)
    if wonder.acts:
        come_into_play(draft, seat, wonder, log)


def _share_trade(draft: Draft, seat: Seat, trade: int, log: Log) -> None:
    """With Economy the other city gets what was paid for goods, before anything else happens.

    Rulebook: duel, "Ökonomie".
    """
    if draft.cities[1 - seat].tally & _ECONOMY:
        _take(draft, 1 - seat, trade, "economy", log)


def _remove_eighth(draft: Draft, log: Log) -> None:
    if sum(len(city.finished) for city in draft.cities) == MOST_WONDERS:
        for owner, city in enumerate(draft.cities):
            for wonder in city.wonders:
                removed = WonderRemoved(owner, wonder.id)
                removed.on(draft)
                log.append(removed)


def _win_turn(draft: Draft, seat: Seat, wonder: Wonder, log: Log) -> None:
    """An extra turn, printed on the wonder or given by Theology; after the last card of an age it is lost.

    Rulebook: duel, "Spielzug" (notes), "Theologie".
    """
    if draft.left and (wonder.plays_again or draft.cities[seat].tally & _THEOLOGY):
        won = ExtraTurnWon(seat)
        won.on(draft)
        log.append(won)


def _take(draft: Draft, seat: Seat, coins: int, source: str, log: Log) -> None:
    taken = CoinsTaken(seat, coins, source)
    taken.on(draft)
    log.append(taken)
