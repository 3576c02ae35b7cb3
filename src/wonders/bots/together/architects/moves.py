"""What single moves do, at many tables at once. Tables are named by their numbers, no number twice."""

import numpy as np

from wonders.bots.together.architects import facts
from wonders.bots.together.architects.facts import ACT, CARDS, FOUND, KEEP, NONE, TOKENS
from wonders.bots.together.architects.tables import Tables


def take(tables: Tables, at: np.ndarray, decks: np.ndarray) -> None:
    """The top card of a deck is laid down; a wonder's deck shows the next one."""
    cards = tables.tops(decks, at)
    _turn_up(tables, at, decks, cards)
    gain(tables, at, cards)


def _turn_up(tables: Tables, at: np.ndarray, decks: np.ndarray, cards: np.ndarray) -> None:
    tables.at[decks, at] += 1
    common = decks == tables.players
    hidden = at[common]
    tables.common[hidden, cards[common]] -= 1
    tables.looked[:, hidden] = False
    shown, shows = at[~common], decks[~common]
    tables.cities[shows, shown, facts.TOP.start + cards[~common]] = 0
    below = tables.tops(shows, shown)
    there = below != NONE
    shown, shows, below = shown[there], shows[there], below[there]
    tables.cities[shows, shown, facts.TOP.start + below] = 1
    tables.cities[shows, shown, facts.REST.start + below] -= 1


def gain(tables: Tables, at: np.ndarray, cards: np.ndarray) -> None:
    """A city lays cards down: horns, the cat, tokens that answer."""
    own = tables.own
    own[at, facts.OWNED.start + cards] += 1
    tables.peace[at] = np.maximum(tables.peace[at] - facts.HORNS[cards], 0)
    tables.cat[at[cards == facts.CAT_CARD]] = tables.seat
    tables.offers[at] |= facts.ANSWERS[cards] & _free(tables, at)


def _free(tables: Tables, at: np.ndarray) -> np.ndarray:
    """Tokens that a city has and has not used in this turn."""
    found: np.ndarray = (tables.own[at, facts.HELD] > 0) & ~tables.used[at]
    return found


def extra(tables: Tables, at: np.ndarray, decks: np.ndarray, tokens: np.ndarray | None = None) -> None:
    """A card more by right of a token, the first one if none is named."""
    by = tables.offers[at].argmax(1) if tokens is None else tokens
    tables.offers[at, by] = False
    tables.used[at, by] = True
    take(tables, at, decks)


def look(tables: Tables, at: np.ndarray) -> None:
    """Whoever has the cat looks at the top of the common deck."""
    tables.looked[tables.seat, at] = True


def build(tables: Tables, at: np.ndarray, payments: np.ndarray) -> None:
    """A stage is completed, and does what it does."""
    own, stages, goods = tables.own, facts.PAYMENT_STAGE[payments], facts.PAYMENT_GOODS[payments]
    own[at, facts.PAYING] -= goods
    tables.discard[at, : facts.PAID] += goods
    own[at, facts.BUILT.start + stages] = 1
    tables.built[tables.seat, at] |= 1 << stages
    for place, helped in zip(facts.HELPING, facts.PAYMENT_HELP[payments].T, strict=True):
        tables.used[at[helped], place] = True
    tables.offers[at] |= facts.AFTER_STAGE & _free(tables, at)
    effects = facts.EFFECTS[tables.wonders[tables.seat], stages]
    left, right, common = tables.reach
    tables.due[at] = np.where(effects <= facts.OVER, effects, ACT)
    if (here := at[effects == facts.BLIND]).size:
        _take_if_there(tables, here, common)
    if (here := at[effects == facts.BOTH_SIDES]).size:
        _take_if_there(tables, here, left)
        _take_if_there(tables, here, right)


def _take_if_there(tables: Tables, at: np.ndarray, deck: int) -> None:
    here = at[tables.filled(deck, at)]
    take(tables, here, np.full(len(here), deck))


def trade(tables: Tables, at: np.ndarray, trades: np.ndarray) -> None:
    """Symbols are given up for a progress token."""
    symbols = facts.SETS[facts.TRADE_SET[trades]]
    tables.own[at, facts.SYMBOL] -= symbols
    first = facts.SYMBOL.start - facts.OWNED.start
    tables.discard[at, first : first + symbols.shape[1]] += symbols
    token(tables, at, facts.TRADE_TOKEN[trades])


def token(tables: Tables, at: np.ndarray, kinds: np.ndarray) -> None:
    """A progress token is taken, from the row, which is filled up, or the top of the stack."""
    blind = kinds == facts.STACK
    got = np.where(blind, tables.tokens[at, tables.token_at[at]], kinds)
    open_ones, taken = at[~blind], kinds[~blind]
    tables.row[open_ones, taken] -= 1
    drawn = at[tables.stack[at].sum(1) > 0]
    places = tables.tokens[drawn, tables.token_at[drawn]]
    tables.token_at[drawn] += 1
    tables.stack[drawn, places] -= 1
    refilled = ~np.isin(drawn, at[blind])
    tables.row[drawn[refilled], places[refilled]] += 1
    tables.own[at, facts.HELD.start + got] += 1


def search(tables: Tables, at: np.ndarray, decks: np.ndarray) -> None:
    """Cards of a deck are taken up: the top one, and some from below."""
    tables.searched[at] = decks
    places = tables.at[decks, at][:, None] + np.arange(FOUND + 1)
    cards = tables.order[decks[:, None], at[:, None], places]
    tables.found[at] = (cards[:, :, None] == np.arange(CARDS)).sum(1)
    tables.due[at] = KEEP


def keep(tables: Tables, at: np.ndarray, cards: np.ndarray, luck: np.ndarray) -> None:
    """One of the cards that were found is laid down; the others are shuffled back. Luck has a number for each card."""
    decks = tables.searched[at]
    order, first = tables.order[decks, at], tables.at[decks, at]
    places = np.arange(order.shape[1])
    there = (places >= first[:, None]) & (order != NONE)
    kept = (there & (order == cards[:, None])).argmax(1)
    there[np.arange(len(at)), kept] = False
    shuffled = np.where(there, luck, 2.0).argsort(1)
    mixed = np.take_along_axis(order, shuffled, 1)
    mixed[places >= there.sum(1)[:, None]] = NONE
    tables.order[decks, at], tables.at[decks, at] = mixed, 0
    top = mixed[:, 0].astype(np.int64)
    rest = (mixed[:, 1:, None] == np.arange(CARDS)).sum(1)
    tables.cities[decks, at, facts.TOP] = top[:, None] == np.arange(CARDS)
    tables.cities[decks, at, facts.REST] = rest
    tables.found[at] = 0
    gain(tables, at, cards)


def symbol_sets(tables: Tables, at: np.ndarray) -> np.ndarray:
    """Which sets of symbols a city can give up."""
    symbols = tables.own[at, facts.SYMBOL]
    found: np.ndarray = np.all(symbols[:, None] >= facts.SETS, axis=2)
    return found


def on_offer(tables: Tables, at: np.ndarray) -> np.ndarray:
    """Which kinds of token may be taken, and whether the top of the stack."""
    found = np.zeros((len(at), TOKENS + 2), bool)
    found[:, :TOKENS] = tables.row[at] > 0
    found[:, facts.STACK] = tables.stack[at].sum(1) > 0
    return found
