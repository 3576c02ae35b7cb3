"""A match of Architects in words of 32 bits. Sides are relative: the first city is that of whoever's turn it is."""

from typing import Final, NamedTuple, TypeVar

import jax.numpy as jnp
from jax import Array

from wonders.batch.words import side_by_side, taken_apart

PICK, ACT, ANY, TOKEN, SEARCH, KEEP, COMMON, LEFT, RIGHT, FIND, OVER = range(11)
"""What is due: the card of the turn, free actions, Alexandria's card, Babylon's token, the deck that Halikarnassos
searches and the card it keeps; then what leaves no choice: Ephesos' card, Olympia's two, a card that is found."""
NOBODY: Final = 7
"""Where the cat is before anybody has it."""


class City(NamedTuple):
    """A city. Cards are counts of four bits each: `low` has the first eight kinds, `high` the others."""

    low: Array
    high: Array
    built: Array
    """The set of its completed stages."""
    wonder: Array
    tokens: Array
    """The set of its progress tokens; the two of Culture are two members."""
    victories: Array


class Deck(NamedTuple):
    """A deck: its top card, counted from 1, and 0 where nobody knows it; and counts of all its other cards."""

    low: Array
    high: Array
    top: Array


class Table(NamedTuple):
    """A match with every number by itself, as the rules reckon: sets without a sign, amounts with one."""

    cities: tuple[City, ...]
    """From whoever's turn it is round the table to the left."""
    decks: tuple[Deck, ...]
    """Those of the cities, and the common one."""
    row: Array
    """Progress tokens that lie open."""
    peace: Array
    """Conflict tokens that show their peaceful side."""
    cat: Array
    """The seat that has the cat."""
    lookers: Array
    """Seats that know the top of the common deck."""
    offers: Array
    """Tokens with a right to an extra card."""
    used: Array
    """Tokens used in this turn."""
    phase: Array
    seat: Array
    """Whose turn it is."""
    searched: Array
    """Which deck is searched: 0 the left one, 1 the right one."""
    found: Deck
    """What is searched in it besides its top card."""
    chance: tuple[Array, Array]
    """From which all that is not known yet will be drawn."""


class CityWords(NamedTuple):
    """A city in three words; the last has stages, wonder, tokens and victories."""

    low: Array
    high: Array
    marks: Array


class DeckWords(NamedTuple):
    """A deck in two words; its top lies above the counts of the second."""

    low: Array
    high: Array


class State(NamedTuple):
    """A match as it is kept: 18 words for two players, five more for every other one."""

    cities: tuple[CityWords, ...]
    decks: tuple[DeckWords, ...]
    middle: Array
    """The row, the peaceful tokens, the cat, and who has looked."""
    turn: Array
    """Offers, used tokens, phase, seat, and which deck is searched."""
    found: DeckWords
    chance: tuple[Array, Array]


MARKS: Final = (5, 3, 15, 5)
MIDDLE: Final = (15, 3, 3, 7)
TURN: Final = (6, 8, 4, 3, 1)
TOP: Final = 24
"""Where the top card lies in the second word of a deck."""


def unpacked(state: State) -> Table:
    """The match with every number by itself."""
    row, peace, cat, lookers = taken_apart(state.middle, MIDDLE)
    offers, used, phase, seat, searched = taken_apart(state.turn, TURN)
    return Table(
        cities=tuple(_city(words) for words in state.cities),
        decks=tuple(_deck(words) for words in state.decks),
        row=row,
        peace=_amount(peace),
        cat=_amount(cat),
        lookers=lookers,
        offers=offers,
        used=used,
        phase=_amount(phase),
        seat=_amount(seat),
        searched=_amount(searched),
        found=_deck(state.found),
        chance=state.chance,
    )


def packed(table: Table) -> State:
    """The match in few words."""
    return State(
        cities=tuple(_city_words(city) for city in table.cities),
        decks=tuple(_deck_words(deck) for deck in table.decks),
        middle=side_by_side((table.row, table.peace, table.cat, table.lookers), MIDDLE),
        turn=side_by_side((table.offers, table.used, table.phase, table.seat, table.searched), TURN),
        found=_deck_words(table.found),
        chance=table.chance,
    )


def _amount(number: Array) -> Array:
    return number.astype(jnp.int32)


def _city(words: CityWords) -> City:
    built, wonder, tokens, victories = taken_apart(words.marks, MARKS)
    return City(words.low, words.high, built, _amount(wonder), tokens, _amount(victories))


def _city_words(city: City) -> CityWords:
    return CityWords(city.low, city.high, side_by_side((city.built, city.wonder, city.tokens, city.victories), MARKS))


def _deck(words: DeckWords) -> Deck:
    return Deck(words.low, words.high & jnp.uint32((1 << TOP) - 1), _amount(words.high >> TOP))


def _deck_words(deck: Deck) -> DeckWords:
    return DeckWords(deck.low, deck.high | deck.top.astype(jnp.uint32) << TOP)


Part = TypeVar("Part", bound=tuple[Array, ...])


def no_deck() -> Deck:
    """A deck without cards."""
    return Deck(jnp.uint32(0), jnp.uint32(0), jnp.int32(0))


def chosen(condition: Array, one: Part, other: Part) -> Part:
    """One part of a table or the other, field by field."""
    return type(one)(*(jnp.where(condition, yes, no) for yes, no in zip(one, other, strict=True)))
