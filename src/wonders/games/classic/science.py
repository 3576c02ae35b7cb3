"""Points for science: squares of equal symbols, sets of different ones, the best use of symbols to be chosen."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

from wonders.games.classic.effect import Symbol

SET_WORTH = 7

NO_SYMBOLS: Mapping[Symbol, int] = {}


def science_points(symbols: Mapping[Symbol, int], set_worth: int = SET_WORTH) -> int:
    """The square of each symbol's count, and seven for each set of three different ones.

    Rules classic-65, classic-66.
    """
    counts = [symbols.get(symbol, 0) for symbol in Symbol]
    return sum(count * count for count in counts) + set_worth * min(counts)


def best_symbols(
    symbols: Mapping[Symbol, int],
    free: int,
    masks: int = 0,
    offered: Mapping[Symbol, int] = NO_SYMBOLS,
    set_worth: int = SET_WORTH,
) -> Counter[Symbol]:
    """The symbols with every one that can be chosen chosen so that all together are worth most.

    `free` ones can be anything; each of the `masks` copies one of the symbols offered, none of them twice.
    """
    if not free and not masks:
        return Counter(symbols)
    return max(_choices(symbols, free, masks, offered), key=lambda choice: science_points(choice, set_worth))


def _choices(
    symbols: Mapping[Symbol, int], free: int, masks: int, offered: Mapping[Symbol, int]
) -> Iterator[Counter[Symbol]]:
    copies = min(masks, sum(offered.values()))
    limits = [offered.get(symbol, 0) for symbol in Symbol]
    for copied in _shares(copies, limits):
        for chosen in _shares(free, [free] * len(Symbol)):
            added = zip(Symbol, copied, chosen, strict=True)
            yield Counter({symbol: symbols.get(symbol, 0) + copy + choice for symbol, copy, choice in added})


def _shares(count: int, limits: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to share a number out, none of them above its limit."""
    for share in product(*(range(min(count, limit) + 1) for limit in limits)):
        if sum(share) == count:
            yield share
