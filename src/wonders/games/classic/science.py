"""Points for science: squares of equal symbols, sets of different ones, and the best use of free symbols."""

from collections import Counter
from collections.abc import Iterator, Mapping

from wonders.games.classic.effects import Symbol

SET_WORTH = 7


def science_points(symbols: Mapping[Symbol, int]) -> int:
    """The square of each symbol's count, and seven for each set of three different ones.

    Rulebook: classic, "Forschungsgebäude".
    """
    counts = [symbols.get(symbol, 0) for symbol in Symbol]
    return sum(count * count for count in counts) + SET_WORTH * min(counts)


def best_symbols(symbols: Mapping[Symbol, int], free: int) -> Counter[Symbol]:
    """The symbols with every free one chosen so that all together are worth most."""
    return max(_choices(symbols, free), key=science_points)


def _choices(symbols: Mapping[Symbol, int], free: int) -> Iterator[Counter[Symbol]]:
    for compass in range(free + 1):
        for gear in range(free - compass + 1):
            extra = {Symbol.COMPASS: compass, Symbol.GEAR: gear, Symbol.TABLET: free - compass - gear}
            yield Counter({symbol: symbols.get(symbol, 0) + extra[symbol] for symbol in Symbol})
