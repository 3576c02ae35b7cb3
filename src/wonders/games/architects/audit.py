"""What can never be true of a table."""

from collections.abc import Iterator
from functools import lru_cache
from operator import gt
from typing import Final

from wonders.games.architects.cards import ALL_CARDS, DECKS, Card, count, in_order
from wonders.games.architects.city import City, has_set
from wonders.games.architects.military import VICTORY_TOKENS
from wonders.games.architects.options import House
from wonders.games.architects.stages import can_build
from wonders.games.architects.table import (
    CONFLICT_TOKENS,
    EMPTY,
    KEEP_CARD,
    LAY_OUT,
    NEW_TURN,
    NO_SEAT,
    OVER,
    Table,
)
from wonders.games.architects.tokens import OPEN_TOKENS, TOKEN_SUPPLY
from wonders.games.architects.tokens import in_order as in_rank

PLAIN: Final = House(2)
"""A house in which tokens that have been used do not help to build."""


def audit(table: Table) -> Iterator[str]:
    """Lost or doubled cards and tokens, stages in the air, a cat where it cannot be, duties left undone."""
    if not table.cities:
        return
    yield from _cards(table)
    yield from _tokens(table)
    yield from _tops(table)
    yield from _middle(table)
    yield from _turn(table)
    tokens_left = bool(table.middle.row or table.middle.stack)
    for seat, city in enumerate(table.cities):
        yield from (f"seat {seat}: {problem}" for problem in _city(city))
        if seat != table.active or table.queue == (OVER,):
            yield from (f"seat {seat}: {problem}" for problem in _duties(city, tokens_left))


def _cards(table: Table) -> Iterator[str]:
    """25 cards for each wonder and 60 in the common deck: each is in a deck, in front of a city, or discarded."""
    decks = table.seating.decks
    left = [_in_deck(name, *pile) for name, pile in zip(decks, table.piles, strict=True)]
    for name, (_, problems) in zip(decks, left, strict=True):
        yield from (f"the deck {name} {problem}" for problem in problems)
    rows = (table.middle.discard, *(counts for counts, _ in left), *(city.cards for city in table.cities))
    found = tuple(map(sum, zip(*rows, strict=True)))
    whole = tuple(map(sum, zip(*(DECKS[name] for name in decks), strict=True)))
    if found != whole:
        wrong = {card.id: has - had for card, has, had in zip(ALL_CARDS, found, whole, strict=True) if has != had}
        yield f"cards lost or doubled: {wrong}"


@lru_cache(maxsize=256)  # from one table to the next almost all decks and cities stay
def _in_deck(name: str, top: Card | None, rest: tuple[Card, ...]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """What is in a deck, and what is wrong with it."""
    counts = count(rest if top is None else (*rest, top))
    problems = []
    if any(map(gt, counts, DECKS[name])):
        problems.append("holds more of a card than it ever had")
    if rest != in_order(rest):
        problems.append("is not sorted")
    return counts, tuple(problems)


def _tokens(table: Table) -> Iterator[str]:
    middle = table.middle
    if (
        in_rank((*middle.row, *middle.stack, *(token for city in table.cities for token in city.tokens)))
        != TOKEN_SUPPLY
    ):
        yield "progress tokens lost or doubled"
    if len(middle.row) < OPEN_TOKENS and middle.stack and not table.queue:
        yield "the row of progress tokens was not filled up"


def _tops(table: Table) -> Iterator[str]:
    *wonders, (top, _) = table.piles
    for name, pile in zip(table.seating.decks, wonders, strict=False):
        if pile[0] is None and pile != EMPTY and name not in table.queue and LAY_OUT not in table.queue:
            yield f"the deck {name} does not show its top card"
    if (top is None) == bool(table.middle.lookers):
        yield "the top of the common deck is known to nobody, or to somebody who never looked"


def _middle(table: Table) -> Iterator[str]:
    middle = table.middle
    if not 0 <= middle.peace <= CONFLICT_TOKENS[len(table.cities)]:
        yield f"{middle.peace} conflict tokens show peace"
    cats = [city.cards[card.place] for city in table.cities for card in ALL_CARDS if card.cat]
    if (middle.cat == NO_SEAT) != (sum(cats) == 0) or (middle.cat != NO_SEAT and not cats[middle.cat]):
        yield "the cat is with somebody who never took a card with its icon"
    victories = sum(city.victories for city in table.cities)
    if table.seating.house.victory_tokens != "endless" and victories > VICTORY_TOKENS:
        yield f"{victories} victory tokens are in play"


def _turn(table: Table) -> Iterator[str]:
    turn, tokens = table.turn, table.cities[table.active].tokens
    if not set(turn.offers) | set(turn.used) <= set(tokens):
        yield "a token is used by somebody who has it not"
    if set(turn.offers) & set(turn.used):
        yield "a token is offered twice in a turn"
    if bool(turn.found) != (table.queue[:1] == (KEEP_CARD,)):
        yield "cards are found that nobody searches"


@lru_cache(maxsize=256)
def _city(city: City) -> tuple[str, ...]:
    problems = []
    if min(city.cards) < 0:
        problems.append("it has fewer cards than none")
    for number in city.built:
        layer = city.wonder.stages[number - 1].layer
        if any(below.layer < layer and below.number not in city.built for below in city.wonder.stages):
            problems.append(f"stage {number} stands on nothing")
    if list(city.built) != sorted(set(city.built)):
        problems.append("a stage is built twice")
    return tuple(problems)


@lru_cache(maxsize=256)
def _duties(city: City, tokens_left: bool) -> tuple[str, ...]:
    """When a turn is over nothing is left that had to be done, save what needs a token that was used."""
    problems = []
    if can_build(city, NEW_TURN.but(used=city.tokens), PLAIN):
        problems.append("a stage that can be paid was not built")
    if has_set(city.cards) and tokens_left:
        problems.append("symbols were not traded")
    return tuple(problems)
