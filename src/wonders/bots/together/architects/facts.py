"""Architects' pieces as arrays: what a city's row holds, payments, effects of stages, what tokens answer to."""

from collections.abc import Callable
from typing import Final

import numpy as np

from wonders.bots.net.architects_form import BUILDS, TRADES
from wonders.games.architects.cards import ALL_CARDS, COMMON, DECKS, RED, SYMBOLS
from wonders.games.architects.city import STAGES
from wonders.games.architects.effects import Points, PointsForCopies, PointsForWonder
from wonders.games.architects.pieces import Stage, Wonder
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.architects.wonders import ALL_WONDERS, COSTS
from wonders.spaces import make as make_space

CARDS, TOKENS, WONDERS = len(ALL_CARDS), len(ALL_TOKENS), len(ALL_WONDERS)
NONE: Final = CARDS
"""The place of a card that is not there: what lies below the last one of a deck."""
PAID: Final = 6
"""Kinds of cards that pay for stages; the last is the coin."""
FOUND: Final = 4
"""So many cards are taken up besides the top one. Rule architects-70."""

WONDER, BUILT = slice(0, WONDERS), slice(WONDERS, WONDERS + STAGES)
OWNED: Final = slice(BUILT.stop, BUILT.stop + CARDS)
PAYING: Final = slice(OWNED.start, OWNED.start + PAID)
SYMBOL: Final = slice(OWNED.start + SYMBOLS[0].place, OWNED.start + SYMBOLS[-1].place + 1)
HELD: Final = slice(OWNED.stop, OWNED.stop + TOKENS)
VICTORIES: Final = HELD.stop
TOP: Final = slice(VICTORIES + 1, VICTORIES + 1 + CARDS)
REST: Final = slice(TOP.stop, TOP.stop + CARDS)
SLOT: Final = REST.stop
"""What nets are shown of a seat: its city, the top of its deck, and what else is in it."""
DECK_SIZE: Final = sum(DECKS[COMMON]) + FOUND + 2
"""More than lie in any deck."""

ACT, PICK, ANY, TOKEN, SEARCH, KEEP, DONE, OVER = range(8)
"""What a table waits for: free actions, the card of the turn, Alexandria's card, Babylon's token, the deck that
Halikarnassos searches and the card it keeps; that others end their turns; nothing any more."""
BOTH_SIDES, BLIND = OVER + 1, OVER + 2
"""What a stage does without asking: cards of both decks beside, or of the common one."""
_DUE: Final = {
    "take_from_any": ANY, "take_token": TOKEN, "take_from_common": BLIND, "search_deck": SEARCH,
    "take_from_both": BOTH_SIDES,
}  # fmt: skip

_ROWS: Final = range(1 << STAGES)


def _built(wonder: Wonder, built: int) -> list[Stage]:
    return [stage for stage in wonder.stages if built >> stage.number - 1 & 1]


def _by_stages(of: Callable[[Wonder, int], object]) -> np.ndarray:
    return np.array([[of(wonder, built) for built in _ROWS] for wonder in ALL_WONDERS])


def _open(wonder: Wonder, built: int) -> list[bool]:
    numbers = tuple(stage.number for stage in _built(wonder, built))
    return [stage in wonder.open[numbers] for stage in wonder.stages]


OPEN: Final = _by_stages(_open)
"""Which stages may be completed, by wonder and by the set of those that are."""
STAGE_POINTS: Final = _by_stages(lambda wonder, built: sum(stage.points for stage in _built(wonder, built)))
STAGE_SHIELDS: Final = _by_stages(lambda wonder, built: sum(stage.shields for stage in _built(wonder, built)))
COUNT: Final = np.array([built.bit_count() for built in _ROWS])
EFFECTS: Final = np.array(
    [
        [_DUE[stage.effect.phase()] if stage.effect and stage.effect.phase() else ACT for stage in wonder.stages]
        for wonder in ALL_WONDERS
    ]
)
SIZES: Final = np.array([size for _, size in COSTS])

HELPING: Final = tuple(token.place for token in ALL_TOKENS if token.helps)
"""The tokens that help to pay: one for coins, one for any resources."""
BONUS: Final = max(token.effect.coin_worth() for token in ALL_TOKENS) - 1
ANSWERS: Final = np.array([[card in token.answers for token in ALL_TOKENS] for card in ALL_CARDS])
"""Which tokens answer to a card with an extra one."""
AFTER_STAGE: Final = np.array([token.effect.extra_after_stage() for token in ALL_TOKENS])
HORNS: Final = np.array([card.horns for card in ALL_CARDS])
CAT_CARD: Final = next(card.place for card in ALL_CARDS if card.cat)
SHIELDS: Final = np.array([card.shields if card.colour == RED else 0 for card in ALL_CARDS], np.float32)
TOKEN_SHIELDS: Final = np.array([token.effect.shields() for token in ALL_TOKENS], np.float32)
CARD_POINTS: Final = np.array([card.points for card in ALL_CARDS], np.float32)
HORNED: Final = np.flatnonzero(HORNS)

_TEXTS: Final = make_space("architects").texts
_PLACE: Final = {token.id: token.place for token in ALL_TOKENS} | {"stack": TOKENS, "nothing": TOKENS + 1}
STACK: Final = TOKENS
"""The hidden top of the stack, where a token is named."""


def _payments() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For each payment its stage, the cards it takes, and which of the helping tokens."""
    stages, goods, using = [], [], []
    kinds = [card.id for card in ALL_CARDS[:PAID]]
    for number in BUILDS:
        _, stage, cards, *rest = _TEXTS[number].split()
        helpers = rest[0].removeprefix("using=").split(",") if rest else []
        stages.append(int(stage) - 1)
        goods.append([cards.split(",").count(kind) for kind in kinds])
        using.append([ALL_TOKENS[place].id in helpers for place in HELPING])
    return np.array(stages), np.array(goods, np.float32), np.array(using)


PAYMENT_STAGE, PAYMENT_GOODS, PAYMENT_HELP = _payments()
AMOUNTS: Final = int(PAYMENT_GOODS.max()) + 1
"""So many amounts of a kind make a difference: none up to the most that a payment takes."""
KIND_PAIRS: Final = ((0, 1), (2, 3), (4, 5))
AFFORDED: Final = np.array(
    [
        [
            [(PAYMENT_GOODS[:, one] <= first) & (PAYMENT_GOODS[:, other] <= second) for second in range(AMOUNTS)]
            for first in range(AMOUNTS)
        ]
        for one, other in KIND_PAIRS
    ]
)
"""Which payments so many cards of two kinds suffice for."""
PAYABLE: Final = OPEN[:, :, PAYMENT_STAGE]
"""Which payments are for a stage that may be completed, by wonder and by the set of those that are."""
HELPED: Final = ~PAYMENT_HELP.T
"""For each of the helping tokens the payments that do without it."""


def _sets() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The sets of symbols that buy a token; for each trade its set and its token."""
    names, found, tokens = list[str](), [], []
    for number in TRADES:
        _, given, token = _TEXTS[number].split()
        if given not in names:
            names.append(given)
        found.append(names.index(given))
        tokens.append(_PLACE[token])
    symbols = [symbol.id for symbol in SYMBOLS]
    given_up = [[name.split(",").count(symbol) for symbol in symbols] for name in names]
    return np.array(given_up, np.float32), np.array(found), np.array(tokens)


SETS, TRADE_SET, TRADE_TOKEN = _sets()


def points_of(tokens: np.ndarray, cards: np.ndarray, victories: np.ndarray, finished: np.ndarray) -> np.ndarray:
    """What progress tokens are worth in the end. Rules architects-81."""
    cats = sum(cards[..., card.place] for card in ALL_CARDS if card.cat)
    each = {"cat_icon": cats, "victory_token": victories}
    total = np.zeros(victories.shape, np.float32)
    for token in ALL_TOKENS:
        held, effect = tokens[..., token.place], token.effect
        if isinstance(effect, Points):
            total += (held > 0) * effect.n * each.get(effect.per.word, tokens.sum(-1))
        elif isinstance(effect, PointsForWonder):
            total += (held > 0) * np.where(finished, effect.finished, effect.unfinished)
        elif isinstance(effect, PointsForCopies):
            total += np.where(held > 1, effect.both, np.where(held > 0, effect.one, 0))
    return total
