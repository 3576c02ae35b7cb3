"""Architects' tables for the batched engine, made from the reference's cards, wonders, tokens and numbered actions."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from jax.typing import DTypeLike

from wonders.batch.architects.state import ACT, ANY, COMMON, LEFT, SEARCH, TOKEN
from wonders.games.architects.cards import ALL_CARDS, DECKS, GOODS, RED, SYMBOLS
from wonders.games.architects.pieces import Stage, Wonder
from wonders.games.architects.tokens import ALL_TOKENS, TOKEN_SUPPLY
from wonders.games.architects.wonders import ALL_WONDERS
from wonders.games.registry import make
from wonders.spaces.wide import wide_space

CARD_PLACE: Final = {card.id: card.place for card in ALL_CARDS}
TOKEN_PLACE: Final = {token.id: token.place for token in ALL_TOKENS}
DECK_PLACE: Final = {deck: at for at, deck in enumerate(DECKS)}
COMMON_DECK: Final = len(ALL_WONDERS)
"""The number of the common deck; the others have those of their wonders."""
STACK: Final = len(ALL_TOKENS)
"""The hidden top of the stack, where a token is named."""
ALL: Final = (1 << len(TOKEN_SUPPLY)) - 1
CULTURE: Final = 0b11 << STACK - 1
"""The kind of which there are two: the last one, so its second copy has the next number."""
assert [token.copies for token in ALL_TOKENS] == [1] * (STACK - 1) + [2]

HELPING: Final = tuple(token.place for token in ALL_TOKENS if token.helps)
"""The tokens that help to pay: one for coins, one for any resources. They come before all others but those of cards."""
COINS_TOKEN, ANY_TOKEN = HELPING
BONUS: Final = max(token.effect.coin_worth() for token in ALL_TOKENS) - 1


def counts(kinds: dict[int, int]) -> tuple[int, int]:
    """Cards as two words of counts."""
    words = [0, 0]
    for place, number in kinds.items():
        words[place // 8] |= number << 4 * (place % 8)
    return words[0], words[1]


DECK_COUNTS: Final = np.array([counts(dict(enumerate(row))) for row in DECKS.values()], np.uint32)
SHIELD_PLACES: Final = tuple((card.place - 8, card.shields) for card in ALL_CARDS if card.colour == RED)
HORNED: Final = counts({card.place: 15 for card in ALL_CARDS if card.horns})[1]
HORNS: Final = np.array([card.horns for card in ALL_CARDS], np.int32)
ANSWERS: Final = np.array(
    [sum(1 << token.place for token in ALL_TOKENS if card in token.answers) for card in ALL_CARDS], np.uint32
)
"""For each card the tokens that answer to it with an extra one."""
AFTER_STAGE: Final = sum(1 << token.place for token in ALL_TOKENS if token.effect.extra_after_stage())
TOKEN_SHIELDS: Final = tuple((token.place, token.effect.shields()) for token in ALL_TOKENS if token.effect.shields())

_PAIRS: Final = tuple({symbol.place: 2} for symbol in SYMBOLS)
SETS: Final = tuple(counts(kinds)[1] for kinds in (*_PAIRS, {symbol.place: 1 for symbol in SYMBOLS}))
"""What a trade takes, in the second word of counts: pairs, then one of each."""

_DUE: Final = {
    "take_from_any": ANY, "take_token": TOKEN, "take_from_common": COMMON, "search_deck": SEARCH,
    "take_from_both": LEFT,
}  # fmt: skip


def built_stages(wonder: Wonder, built: int) -> list[Stage]:
    """The stages of a set."""
    return [stage for stage in wonder.stages if built >> stage.number - 1 & 1]


def _by_stages(of: Callable[[Wonder, int], object], kind: DTypeLike) -> np.ndarray:
    return np.array([of(wonder, built) for wonder in ALL_WONDERS for built in range(32)], kind)


def _open(wonder: Wonder, built: int) -> int:
    numbers = tuple(stage.number for stage in built_stages(wonder, built))
    return sum(1 << stage.number - 1 for stage in wonder.open[numbers])


OPEN: Final = _by_stages(_open, np.uint32)
"""For each wonder and set of completed stages those that may be completed now."""
STAGE_POINTS: Final = _by_stages(lambda wonder, built: sum(s.points for s in built_stages(wonder, built)), np.int32)
STAGE_SHIELDS: Final = _by_stages(lambda wonder, built: sum(s.shields for s in built_stages(wonder, built)), np.int32)


def _effect(wonder: Wonder, stage: Stage) -> int:
    return _DUE[stage.effect.phase()] if stage.effect and stage.effect.phase() else ACT


EFFECTS: Final = np.array([_effect(wonder, stage) for wonder in ALL_WONDERS for stage in wonder.stages], np.int32)
"""For each stage of each wonder what is due when it is completed."""
SIZES: Final = tuple((stage.kind, stage.size) for stage in ALL_WONDERS[0].stages)
"""What the stages cost, the same in every wonder."""

TEXTS: Final = tuple(wide_space(make("architects", 2)).texts)
"""The numbered actions, the same for any number of players."""


class Payment(NamedTuple):
    """A way to pay for a stage: `using` has a bit for each of the helping tokens."""

    number: int
    stage: int
    goods: tuple[int, ...]
    using: int


def _payments() -> Iterator[Payment]:
    for number, text in enumerate(TEXTS):
        verb, *words = text.split()
        if verb == "build":
            cards = words[1].split(",")
            helpers = words[2].removeprefix("using=").split(",") if len(words) > 2 else []
            goods = tuple(map(cards.count, (card.id for card in ALL_CARDS[: len(GOODS) + 1])))
            using = sum(1 << HELPING.index(TOKEN_PLACE[helper]) for helper in helpers)
            yield Payment(number, int(words[0]) - 1, goods, using)


PAYMENTS: Final = tuple(_payments())
STAGE_WORDS: Final = tuple(-(-sum(paid.stage == stage for paid in PAYMENTS) // 32) for stage in range(len(SIZES)))
STAGE_OF_WORD: Final = tuple(stage for stage, words in enumerate(STAGE_WORDS) for _ in range(words))
WORDS: Final = len(STAGE_OF_WORD)
"""Sets of payments are so many words; those for a stage begin in a word of their own."""


def _rows() -> dict[int, Payment]:
    """The payments by their bits."""
    found: dict[int, Payment] = {}
    for stage in range(len(SIZES)):
        start = 32 * sum(STAGE_WORDS[:stage])
        found.update(enumerate((paid for paid in PAYMENTS if paid.stage == stage), start))
    return found


ROWS: Final = _rows()
ROW_OF_NUMBER: Final = {paid.number: row for row, paid in ROWS.items()}
COST_BITS: Final = 24
MOST_PAID: Final = max(max(paid.goods) for paid in PAYMENTS)
"""More than so many of a kind make no difference."""


def _costs() -> np.ndarray:
    """For each payment the cards in the first word of counts, and above them the stage and the helping tokens."""
    found = np.zeros(32 * WORDS, np.uint32)
    for row, paid in ROWS.items():
        found[row] = counts(dict(enumerate(paid.goods)))[0] | paid.stage << COST_BITS | paid.using << COST_BITS + 3
    return found


COSTS: Final = _costs()


def _set(rows: list[int]) -> list[int]:
    return [sum(1 << row % 32 for row in rows if row // 32 == word) for word in range(WORDS)]


USING: Final = tuple(tuple(_set([row for row, paid in ROWS.items() if paid.using == using])) for using in range(4))
"""The payments with each choice of helping tokens."""

AMOUNTS: Final = MOST_PAID + 1


def _affordable(one: int, other: int) -> np.ndarray:
    """For every number of two kinds of cards the payments that they suffice for, word by word."""
    return np.array(
        [
            _set([row for row, paid in ROWS.items() if paid.goods[one] <= first and paid.goods[other] <= second])
            for first in range(AMOUNTS)
            for second in range(AMOUNTS)
        ],
        np.uint32,
    )


KIND_PAIRS: Final = ((0, 1), (2, 3), (4, 5))
AFFORDABLE: Final = tuple(_affordable(one, other) for one, other in KIND_PAIRS)
