"""Tables of the reference engine as states of the batched one. Whatever nobody knows is drawn when it is seen."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.batch.architects.state import (
    ACT,
    ANY,
    KEEP,
    MARKS,
    MIDDLE,
    NOBODY,
    PICK,
    SEARCH,
    TOKEN,
    TOP,
    TURN,
    CityWords,
    DeckWords,
    State,
)
from wonders.batch.architects.tables import DECK_PLACE, counts
from wonders.batch.game import AnyTree
from wonders.core.decisions import Seat
from wonders.games.architects.cards import ALL_CARDS, Card
from wonders.games.architects.city import City
from wonders.games.architects.pieces import Token
from wonders.games.architects.table import Pile, Table

_PHASES: Final = {"pick_card": PICK, "take_from_any": ANY, "take_token": TOKEN, "search_deck": SEARCH,
                  "keep_card": KEEP}  # fmt: skip


def known(tables: Sequence[Table], seats: Sequence[Seat]) -> State:
    """Tables at which these seats decide, one after the other along the first axis; chance is not settled yet."""
    rows = [_state(table) for table in tables]
    stacked: State = jax.tree.map(lambda *found: np.array(found, np.uint32), *rows)
    return stacked


def dealt(state: State, key: Array) -> State:
    """The match with a chance of its own."""
    words = jax.random.bits(key, (2,), jnp.uint32)
    return state._replace(chance=(words[0], words[1] | jnp.uint32(1)))


def _state(table: Table) -> State:
    players, seat, middle, turn = len(table.cities), table.active, table.middle, table.turn
    around = [(seat + at) % players for at in range(players)]
    tokens = _Tokens()
    cities = tuple(_city(table.cities[at], tokens) for at in around)
    phase = _PHASES[table.queue[0]] if table.queue else ACT
    right = turn.searched == table.seating.decks[around[-1]] != table.seating.decks[seat]
    lookers = sum(1 << looker for looker in middle.lookers)
    cat = middle.cat if middle.cat >= 0 else NOBODY
    zero: AnyTree = 0
    return State(
        cities=cities,
        decks=tuple(_deck(table.piles[at]) for at in (*around, players)),
        middle=_beside((tokens.of(middle.row), middle.peace, cat, lookers), MIDDLE),
        turn=_beside((tokens.plain(turn.offers), tokens.plain(turn.used), phase, seat, int(right)), TURN),
        found=_found(table, around[-1] if right else seat, phase),
        chance=(zero, zero),
    )


class _Tokens:
    """Sets of tokens: the two that are alike are two members, each of which is somewhere."""

    def __init__(self) -> None:
        self._given = 0

    def of(self, tokens: Iterable[Token]) -> int:
        found = 0
        for token in tokens:
            member = 1 << token.place
            found |= member << 1 if self._given & member else member
            self._given |= member
        return found

    @staticmethod
    def plain(tokens: Iterable[Token]) -> int:
        return sum(1 << token.place for token in tokens)


def _city(city: City, tokens: _Tokens) -> CityWords:
    low, high = counts(dict(enumerate(city.cards)))
    built = sum(1 << number - 1 for number in city.built)
    marks = _beside((built, DECK_PLACE[city.wonder.id], tokens.of(city.tokens), city.victories), MARKS)
    words: AnyTree = (low, high, marks)
    return CityWords(*words)


def _deck(pile: Pile) -> DeckWords:
    top, rest = pile
    return _words(rest, top.place + 1 if top else 0)


def _words(cards: Iterable[Card], top: int = 0) -> DeckWords:
    places = [card.place for card in cards]
    low, high = counts({place: places.count(place) for place in range(len(ALL_CARDS))})
    words: AnyTree = (low, high | top << TOP)
    return DeckWords(*words)


def _found(table: Table, searched: int, phase: int) -> DeckWords:
    """What is searched besides the top card of the deck."""
    cards = list(table.turn.found) if phase == KEEP else []
    top = table.piles[searched][0]
    if cards and top is not None:
        cards.remove(top)
    return _words(cards)


def _beside(numbers: Sequence[int], widths: Sequence[int]) -> AnyTree:
    return sum(number << start for number, start in zip(numbers, _starts(widths), strict=True))


def _starts(widths: Sequence[int]) -> Iterator[int]:
    at = 0
    for width in widths:
        yield at
        at += width
