"""What follows from the answers of all seats: buildings and stages, coins, conflicts, new hands. Tables are changed."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from wonders.bots.together.classic import facts
from wonders.bots.together.classic.facts import NONE
from wonders.bots.together.classic.points import counted
from wonders.bots.together.classic.tables import HAND, Goods, Tables
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.deck import decks_for
from wonders.spaces.classic.pieces import CARD_NUMBER

BUILD, FREE, STAGE, SELL, NOTHING = range(5)
"""What can be done with a card; `FREE` is to build it by right."""
SALE = 3
TURNS = HAND - 1
AGES = 3


@dataclass
class Answers:
    """What every seat does at every table: how, with the card at which place, and what is paid for it."""

    kind: np.ndarray
    place: np.ndarray
    left: np.ndarray
    right: np.ndarray
    bank: np.ndarray

    @property
    def parts(self) -> tuple[np.ndarray, ...]:
        return self.kind, self.place, self.left, self.right, self.bank


def play(tables: Tables, answers: Answers) -> None:
    """Everybody pays, then everything is put down, then everybody gains."""
    kind = answers.kind
    paying = (kind == BUILD) | (kind == STAGE)
    left, right = np.where(paying, answers.left, 0), np.where(paying, answers.right, 0)
    paid = left + right + np.where(paying, answers.bank, 0)
    cards = np.take_along_axis(tables.hands, answers.place[..., None], 2)[..., 0]
    opens = tables.turn == TURNS and tables.seat_with(facts.LAST_PLAYERS) is not None
    if opens:  # what is in force now is what a last card is paid with
        tables.opening, tables.purse = Goods.joined([tables.goods]), tables.coins.astype(np.int64) - paid
    income = np.roll(left, 1, 0) + np.roll(right, -1, 0)
    tables.coins[...] += income - paid + SALE * (kind == SELL)
    gains = _stages(tables, kind == STAGE)
    built = np.where((kind == BUILD) | (kind == FREE), cards, NONE)
    tables.cities[:, :, facts.SPENT] += kind == FREE
    put(tables, built)
    tables.coins[...] += gains + income_of(tables, built)
    for seat in range(tables.players):
        sold = np.flatnonzero(kind[seat] == SELL)
        tables.pile[sold, cards[seat, sold]] += 1
    seats, at = np.nonzero(kind != NOTHING)
    tables.hands[seats, at, answers.place[seats, at]] = NONE


def _stages(tables: Tables, staged: np.ndarray) -> np.ndarray:
    """Complete stages, and tell what coins they bring."""
    seats, at = np.nonzero(staged)
    rows = tables.boards[seats] * facts.ROW + tables.stages[seats, at]
    goods = tables.goods
    goods.own[:, seats, at] += facts.NEXT_CAPACITY[:, rows]
    goods.prices[:, seats, at] = np.minimum(goods.prices[:, seats, at], facts.NEXT_PRICES[:, rows])
    tables.cities[seats, at, facts.SHIELDS] += facts.NEXT_SHIELDS[rows]
    tables.cities[seats, at, facts.STAGES] += 1
    tables.stages[seats, at] += 1
    tables.revival[at[facts.NEXT_REVIVES[rows]]] = True
    gains = np.zeros(staged.shape, np.float32)
    gains[seats, at] = facts.NEXT_GAIN[rows]
    return gains


def put(tables: Tables, cards: np.ndarray) -> None:
    """Put buildings into cities; `NONE` for nothing."""
    seats, at = np.nonzero(cards != NONE)
    built = cards[seats, at]
    tables.cities[seats, at] += facts.ADDED[built]
    tables.barred[seats, at] |= facts.SAME_NAME[built]
    tables.linked[seats, at] |= facts.LEADS_TO[built]
    goods = tables.goods
    goods.own[:, seats, at] += facts.CAPACITY[:, built]
    goods.for_sale[:, seats, at] += facts.FOR_SALE[:, built]
    goods.prices[:, seats, at] = np.minimum(goods.prices[:, seats, at], facts.PRICES[:, built])


def income_of(tables: Tables, built: np.ndarray) -> np.ndarray:
    """The coins that buildings bring which have just been put down."""
    gains: np.ndarray = facts.GAIN[built].astype(np.float32)
    for rule in facts.COIN_RULES:
        if (here := built == rule.card).any():
            gains += here * rule.n * counted(tables.cities, rule)
    return gains


def revive(tables: Tables, seat: int, cards: np.ndarray) -> None:
    """A seat builds a card of the pile at every table; `NONE` where it declines or is not asked."""
    built = np.full((tables.players, tables.size), NONE)
    built[seat] = cards
    at = np.flatnonzero(cards != NONE)
    tables.pile[at, cards[at]] -= 1
    put(tables, built)
    tables.coins[...] += income_of(tables, built)


def lay_away(tables: Tables) -> None:
    """What is left in the hands at the end of an age goes to the pile."""
    for place in range(HAND):
        for seat in range(tables.players):
            cards = tables.hands[seat, :, place]
            at = np.flatnonzero(cards != NONE)
            tables.pile[at, cards[at]] += 1
    tables.hands[...] = NONE


def pass_on(tables: Tables) -> None:
    """Hands go to the left neighbour, in the second age to the right one."""
    tables.hands = np.roll(tables.hands, -1 if tables.age == 2 else 1, 0)
    tables.turn += 1


def fight(tables: Tables) -> None:
    """The conflicts at the end of an age."""
    mine = tables.cities[:, :, facts.SHIELDS].copy()
    left, right = np.roll(mine, -1, 0), np.roll(mine, 1, 0)
    tables.cities[:, :, facts.VICTORIES + tables.age - 1] += (mine > left) * np.float32(1) + (mine > right)
    tables.cities[:, :, facts.DEFEATS] += (mine < left) * np.float32(1) + (mine < right)


def next_age(tables: Tables, hands: np.ndarray) -> None:
    """Another age begins with these hands."""
    tables.age, tables.turn = tables.age + 1, 1
    tables.cities[:, :, facts.SPENT] = 0
    tables.hands = hands
    tables.opening = tables.purse = None


@lru_cache
def _decks(players: int) -> tuple[tuple[np.ndarray, tuple[tuple[np.ndarray, int], ...]], ...]:
    """For every age the cards that are always there, and lots of which some are drawn."""
    return tuple(
        (
            np.array([CARD_NUMBER[card.id] for card in deck.fixed]),
            tuple((np.array([CARD_NUMBER[card.id] for card in lot]), size) for lot, size in deck.draws if lot),
        )
        for deck in decks_for(ALL_CARDS, players)
    )


def dealt(players: int, age: int, size: int, rng: np.random.Generator) -> np.ndarray:
    """Hands of an age for so many tables."""
    fixed, lots = _decks(players)[age - 1]
    cards = [np.broadcast_to(fixed, (size, len(fixed)))]
    for lot, drawn in lots:
        order = rng.random((size, len(lot))).argsort(1)
        cards.append(lot[order[:, :drawn]])
    whole = np.concatenate(cards, axis=1)
    mixed = np.take_along_axis(whole, rng.random(whole.shape).argsort(1), 1)
    return mixed.reshape(size, players, HAND).transpose(1, 0, 2).copy()
