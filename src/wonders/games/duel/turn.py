"""A turn: take an accessible card, and build it, sell it, or build a wonder with it."""

from wonders.core.decisions import Seat
from wonders.games.duel.actions import Build, BuildWonder, Sell
from wonders.games.duel.cards import CARDS, FREE_IF
from wonders.games.duel.construction import come_into_play
from wonders.games.duel.events import (
    WonderBuilt,
    WonderRemoved,
    building_built,
    card_sold,
    coins_taken,
    extra_turn_won,
    tell,
)
from wonders.games.duel.pieces import Wonder
from wonders.games.duel.table import Draft, Log
from wonders.games.duel.tally import count, one
from wonders.games.duel.trade import market
from wonders.games.duel.wonders import WONDERS

SALE = 2
MOST_WONDERS = 7

_ECONOMY, _THEOLOGY = one("economy"), one("theology")


def build(draft: Draft, seat: Seat, action: Build, log: Log) -> None:
    """Pay, put the card into the city, then let it work. A chain makes it free.

    Rulebook: duel, "Das Gebäude errichten", "Kostenfreies Bauen".
    """
    card = CARDS[action.card]
    tally = draft.cities[seat].tally
    if card.free_with and card.free_with & tally:
        tell(draft, building_built(seat, card.id, 0, 0, FREE_IF[card.id]), log)
        bonus = count(tally, "urbanism")
        if bonus:
            tell(draft, coins_taken(seat, bonus, "urbanism"), log)
    else:
        paid = market(draft, seat).payment(card)
        trade = paid - card.coins
        built = building_built(seat, card.id, paid, trade)
        built.on(draft)
        log.append(built)
        if trade:
            _share_trade(draft, seat, trade, log)
    if card.acts:
        come_into_play(draft, seat, card, log)


def sell(draft: Draft, seat: Seat, action: Sell, log: Log) -> None:
    """Two coins, and one more for each yellow building in the city.

    Rulebook: duel, "Die Karte abwerfen, um Münzen zu erhalten".
    """
    coins = SALE + count(draft.cities[seat].tally, "yellow")
    sold = card_sold(seat, action.card, coins)
    sold.on(draft)
    log.append(sold)


def build_wonder(draft: Draft, seat: Seat, action: BuildWonder, log: Log) -> None:
    """Pay for the wonder, put the card under it, then let it work. The seventh wonder of the match is the last.

    Rulebook: duel, "Ein Wunder errichten", "Maximal 7 Weltwunder!".
    """
    wonder = WONDERS[action.wonder]
    paid = market(draft, seat).payment(wonder)
    tell(draft, WonderBuilt(seat, wonder.id, action.card, paid), log)
    trade = paid - wonder.coins
    if trade:
        _share_trade(draft, seat, trade, log)
    _remove_eighth(draft, log)
    _win_turn(draft, seat, wonder, log)
    if wonder.acts:
        come_into_play(draft, seat, wonder, log)


def _share_trade(draft: Draft, seat: Seat, trade: int, log: Log) -> None:
    """With Economy the other city gets what was paid for goods, before anything else happens.

    Rulebook: duel, "Ökonomie".
    """
    if draft.cities[1 - seat].tally & _ECONOMY:
        tell(draft, coins_taken(1 - seat, trade, "economy"), log)


def _remove_eighth(draft: Draft, log: Log) -> None:
    mine, theirs = draft.cities
    if len(mine.finished) + len(theirs.finished) == MOST_WONDERS:
        for owner, city in enumerate(draft.cities):
            for wonder in city.wonders:
                tell(draft, WonderRemoved(owner, wonder.id), log)


def _win_turn(draft: Draft, seat: Seat, wonder: Wonder, log: Log) -> None:
    """An extra turn, printed on the wonder or given by Theology; after the last card of an age it is lost.

    Rulebook: duel, "Spielzug" (notes), "Theologie".
    """
    if draft.shape.left and (wonder.plays_again or draft.cities[seat].tally & _THEOLOGY):
        tell(draft, extra_turn_won(seat), log)
