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
)
from wonders.games.duel.pieces import Wonder
from wonders.games.duel.table import Draft
from wonders.games.duel.tally import MAKES, TRADES, count, one, place
from wonders.games.duel.trade import market, market_of
from wonders.games.duel.wonders import WONDERS

SALE = 2
MOST_WONDERS = 7

_ECONOMY, _THEOLOGY = one("economy"), one("theology")
_YELLOW = place("yellow")


def build(draft: Draft, seat: Seat, action: Build) -> None:
    """Pay, put the card into the city, then let it work. A chain makes it free.

    Rules duel-19, duel-34, duel-36, duel-49, duel-55.
    """
    card, cities = CARDS[action.card], draft.cities
    tally = cities[seat].tally
    if card.free_with and card.free_with & tally:
        draft.happen(building_built(seat, card.id, 0, 0, FREE_IF[card.id]))
        bonus = count(tally, "urbanism")
        if bonus:
            draft.happen(coins_taken(seat, bonus, "urbanism"))
    else:
        paid = market_of(tally & TRADES, cities[1 - seat].tally & MAKES)[card]
        trade = paid - card.coins
        draft.happen(building_built(seat, card.id, paid, trade))
        if trade:
            _share_trade(draft, seat, trade)
    if card.acts:
        come_into_play(draft, seat, card)


def sell(draft: Draft, seat: Seat, action: Sell) -> None:
    """Two coins, and one more for each yellow building in the city.

    Rule duel-20.
    """
    coins = SALE + (draft.cities[seat].tally >> _YELLOW & 255)
    sold = card_sold(seat, action.card, coins)
    draft.happen(sold)


def build_wonder(draft: Draft, seat: Seat, action: BuildWonder) -> None:
    """Pay for the wonder, put the card under it, then let it work. The seventh wonder of the match is the last.

    Rules duel-22, duel-24, duel-36, duel-49, duel-54, duel-64, duel-65.
    """
    wonder = WONDERS[action.wonder]
    paid = market(draft, seat)[wonder]
    draft.happen(WonderBuilt(seat, wonder.id, action.card, paid))
    trade = paid - wonder.coins
    if trade:
        _share_trade(draft, seat, trade)
    _remove_eighth(draft)
    _win_turn(draft, seat, wonder)
    if wonder.acts:
        come_into_play(draft, seat, wonder)


def _share_trade(draft: Draft, seat: Seat, trade: int) -> None:
    """With Economy the other city gets what was paid for goods, before anything else happens.

    Rule duel-49.
    """
    if draft.cities[1 - seat].tally & _ECONOMY:
        draft.happen(coins_taken(1 - seat, trade, "economy"))


def _remove_eighth(draft: Draft) -> None:
    mine, theirs = draft.cities
    if len(mine.finished) + len(theirs.finished) == MOST_WONDERS:
        for owner, city in enumerate(draft.cities):
            for wonder in city.wonders:
                draft.happen(WonderRemoved(owner, wonder.id))


def _win_turn(draft: Draft, seat: Seat, wonder: Wonder) -> None:
    """An extra turn, printed on the wonder or given by Theology; after the last card of an age it is lost.

    Rules duel-54, duel-64, duel-65.
    """
    if draft.shape.left and (wonder.plays_again or draft.cities[seat].tally & _THEOLOGY):
        draft.happen(extra_turn_won(seat))
