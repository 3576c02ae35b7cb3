"""What a seat of Duel sees, as a vector of small whole numbers: the layout, and the vector of a reference view.

Everything is relative to the seat that looks. Cards, wonders, tokens and goods are in the order of `pieces.py`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from wonders.games.duel.decisions import DestroyCard, KeepToken
from wonders.games.duel.table import Table
from wonders.games.duel.view import View
from wonders.spaces.duel.pieces import (
    CARD_FACTS,
    CARD_NUMBER,
    CARDS,
    COLOURS,
    GOODS,
    GUILD_BACK,
    SLOTS,
    SYMBOLS,
    TOKEN_NUMBER,
    TOKENS,
    WONDER_FACTS,
    WONDER_NUMBER,
    WONDERS,
)
from wonders.spaces.duel.reckoning import City, categories, city_of, payment
from wonders.spaces.layout import MOST, Field, one_of

PHASES: Final = ("draft", "begin", "turn", "token", "keep", "brown", "grey", "revive", "over")
EMPTY_SLOT, CLOSED_CARD, CLOSED_GUILD = 0, len(CARDS) + 1, len(CARDS) + 2
"""What a slot holds, besides an open card, which is its number and one."""


LAYOUT: Final = (
    Field("my cards", len(CARDS), "the buildings of my city"),
    Field("their cards", len(CARDS), "those of the other city"),
    Field("discarded", len(CARDS), "the discard pile"),
    Field("open cards", len(CARDS), "cards that lie open in the layout"),
    Field("accessible cards", len(CARDS), "those of them on which nothing lies"),
    Field("unseen cards", len(CARDS), "what the closed cards of this age may be, guilds included"),
    Field("my payments", len(CARDS), "for each open card the coins I would pay, 0 for the others"),
    Field("their payments", len(CARDS), "the same for the other city"),
    Field("I can build", len(CARDS), "open cards that I can pay, covered ones too"),
    Field("they can build", len(CARDS), "the same for the other city"),
    Field("my wonders", len(WONDERS), "those I may still build"),
    Field("my finished wonders", len(WONDERS), "those I have built"),
    Field("their wonders", len(WONDERS), "those the other city may still build"),
    Field("their finished wonders", len(WONDERS), "those it has built"),
    Field("offered wonders", len(WONDERS), "those to pick from"),
    Field("my wonder payments", len(WONDERS), "for each of my unbuilt wonders the coins I would pay"),
    Field("their wonder payments", len(WONDERS), "the same for the other city"),
    Field("my tokens", len(TOKENS), "my progress tokens"),
    Field("their tokens", len(TOKENS), "those of the other city"),
    Field("board tokens", len(TOKENS), "those on the board"),
    Field("drawn tokens", len(TOKENS), "those drawn by the Great Library, while one is to be kept"),
    Field("slots", SLOTS, "slot by slot 0 for empty, 1 + card for open, 74 for a closed card, 75 for a closed guild"),
    Field("accessible slots", SLOTS, "slots from which a card can be taken"),
    Field("coins", 2, "mine and theirs"),
    Field("pawn", 1, "spaces from the middle towards the other capital, negative towards mine"),
    Field("loot", 4, "looting tokens of two and of five coins on my side, then on theirs"),
    Field("phase", len(PHASES), one_of(PHASES)),
    Field("I am asked", 1, "whether the decision is mine"),
    Field("another turn", 1, "within a turn, whether its player has won another one"),
    Field("age", 4, "one of: draft, first, second, third"),
    Field("my goods", len(GOODS), "units that my brown and grey cards make"),
    Field("their goods", len(GOODS), "the same for the other city"),
    Field("my prices", len(GOODS), "what a missing unit costs me"),
    Field("their prices", len(GOODS), "what it costs the other city"),
    Field("choices", 4, "my raw and manufactured goods of choice, then theirs"),
    Field("my symbols", len(SYMBOLS), "how many of each symbol of science I have"),
    Field("their symbols", len(SYMBOLS), "the same for the other city"),
    Field("my colours", len(COLOURS), "how many buildings of each colour I have"),
    Field("their colours", len(COLOURS), "the same for the other city"),
    Field("my points", 8, "by category, if the match ended now"),
    Field("their points", 8, "the same for the other city"),
)
SIZE: Final = sum(field.size for field in LAYOUT)


def features(view: View) -> list[int]:
    """The vector of a view of the reference engine; only seats look, no spectators."""
    me = view.seat
    mine, theirs = (city_of(view, seat) for seat in (me, 1 - me))
    parts = (*_cards(view, mine, theirs), *_small_sets(view, mine, theirs), *_table(view), *_counts(mine, theirs))
    found = [number for part in parts for number in part]
    assert len(found) == SIZE
    return found


def _flags(ids: Iterable[str], numbers: dict[str, int]) -> list[int]:
    flags = [0] * len(numbers)
    for id in ids:
        flags[numbers[id]] = 1
    return flags


def _cards(view: View, mine: City, theirs: City) -> Iterable[Sequence[int]]:
    shown = [view.laid[slot] for slot in view.left if view.laid[slot] in CARD_NUMBER]
    numbers = [CARD_NUMBER[card] for card in shown]
    yield mine.built
    yield theirs.built
    yield _flags(view.discard, CARD_NUMBER)
    yield _flags(shown, CARD_NUMBER)
    yield _flags((view.laid[slot] for slot in view.accessible if view.laid[slot] in CARD_NUMBER), CARD_NUMBER)
    yield _flags((*view.unseen, *view.guilds), CARD_NUMBER)
    sides = [(city, city.prices(other)) for city, other in ((mine, theirs), (theirs, mine))]
    paid = [[payment(city, prices, number, CARD_FACTS[number]) for number in numbers] for city, prices in sides]
    for payments in paid:
        yield _filled(numbers, [min(cost, MOST) for cost in payments])
    for payments, (city, _) in zip(paid, sides, strict=True):
        yield _filled(numbers, [int(cost <= city.coins) for cost in payments])


def _filled(numbers: Sequence[int], values: Sequence[int]) -> list[int]:
    found = [0] * len(CARDS)
    for number, value in zip(numbers, values, strict=True):
        found[number] = value
    return found


def _small_sets(view: View, mine: City, theirs: City) -> Iterable[Sequence[int]]:
    for city in (mine, theirs):
        yield city.unbuilt
        yield city.finished
    yield _flags(view.offer, WONDER_NUMBER)
    for one, other in ((mine, theirs), (theirs, mine)):
        prices = one.prices(other)
        yield [min(payment(one, prices, -1, facts), MOST) if owned else 0
               for owned, facts in zip(one.unbuilt, WONDER_FACTS, strict=True)]  # fmt: skip
    yield mine.tokens
    yield theirs.tokens
    yield _flags(view.board, TOKEN_NUMBER)
    yield _flags(view.owed.tokens if isinstance(view.owed, KeepToken) and view.phase == "play" else (), TOKEN_NUMBER)


def _table(view: View) -> Iterable[Sequence[int]]:
    me, left = view.seat, set(view.left)
    yield [_slot(view.laid[slot]) if slot in left else EMPTY_SLOT for slot in range(SLOTS)]
    yield [int(slot in view.accessible) for slot in range(SLOTS)]
    yield [min(view.coins[seat], MOST) for seat in (me, 1 - me)]
    yield [-view.pawn if me else view.pawn]
    yield [int(worth in view.loot[seat]) for seat in (me, 1 - me) for worth in (2, 5)]
    phase = phase_of(view)
    yield [int(phase == name) for name in PHASES]
    yield [int(view.asked is not None)]
    yield [int(view.owed is not None and phase != "over" and view.turn == view.owed.seat)]
    yield [int(view.age == age) for age in range(4)]


def _slot(shown: str) -> int:
    return CARD_NUMBER[shown] + 1 if shown in CARD_NUMBER else CLOSED_GUILD if shown == GUILD_BACK else CLOSED_CARD


def _counts(mine: City, theirs: City) -> Iterable[Sequence[int]]:
    yield mine.makes
    yield theirs.makes
    yield mine.prices(theirs)
    yield theirs.prices(mine)
    yield [mine.raw, mine.made, theirs.raw, theirs.made]
    yield mine.symbols
    yield theirs.symbols
    yield mine.colours
    yield theirs.colours
    yield [min(points, MOST) for points in categories(mine, theirs)]
    yield [min(points, MOST) for points in categories(theirs, mine)]


def phase_of(view: View | Table) -> str:
    """What is asked, in the words of `PHASES`."""
    if view.phase != "play":
        return view.phase
    if view.owed is None:
        return "turn"
    if isinstance(view.owed, DestroyCard):
        return view.owed.colour
    return {"ChooseToken": "token", "KeepToken": "keep", "ReviveCard": "revive"}[type(view.owed).__name__]
