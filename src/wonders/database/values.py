"""What cards are worth: a ridge regression of victory on what a seat has built."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from wonders.core.extras import MissingExtra
from wonders.database.query import SURE, Answer, BadQuery, Database

PENALTY = 10.0
"""How far values are drawn to nothing: as if each card had been seen so many times more without any effect."""
FEWEST = 30
"""Cards seen less often are left out."""

COLUMNS = ("card", "played", "value", "low", "high")

BUILT = """
    SELECT match, seat, share - 1 / players AS more, list_distinct(list(card)) AS cards
    FROM answers WHERE verb IN ('build', 'wonder', 'recruit') AND game IN ('classic', 'duel') GROUP BY ALL
    UNION ALL
    SELECT match, seat, share - 1 / players,
        list_distinct(list(CASE verb WHEN 'trade' THEN split_part(answer, ' ', 3) ELSE card END))
    FROM answers WHERE verb IN ('trade', 'progress') AND game = 'architects' GROUP BY ALL
    ORDER BY match, seat
"""
"""For each seat how far its part of the victory lies above an equal share, and what it has built (Architects: which
progress tokens it took)."""


@dataclass(frozen=True)
class Fit:
    """Values of features, with their standard errors."""

    values: tuple[float, ...]
    errors: tuple[float, ...]


def card_values(database: Database) -> Answer:
    """How much more of the victory, all else equal, goes with each card; the best first.

    It says what goes with winning, not what makes somebody win: who is ahead can build what others cannot.
    """
    rows = database.ask(BUILT).rows
    counts: dict[str, int] = {}
    for _, _, _, cards in rows:
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
    names = sorted(card for card, count in counts.items() if count >= FEWEST and card != "stack")
    if not names:
        raise BadQuery(f"Too few matches for values of cards: each must have been played {FEWEST} times.")
    fit = ridge([[name in cards for name in names] for *_, cards in rows], [row[2] for row in rows])
    found = [
        (name, counts[name], round(value, 4), round(value - SURE * error, 4), round(value + SURE * error, 4))
        for name, value, error in zip(names, fit.values, fit.errors, strict=True)
    ]
    return Answer(COLUMNS, tuple(sorted(found, key=lambda row: (-row[2], row[0]))))


def ridge(features: Sequence[Sequence[float | bool]], outcomes: Sequence[float], penalty: float = PENALTY) -> Fit:
    """The weights of features that explain outcomes best, with a price on large ones; the mean is free."""
    numpy = _numpy()
    x = numpy.asarray(features, dtype=float)
    y = numpy.asarray(outcomes, dtype=float)
    x = x - x.mean(axis=0)
    y = y - y.mean()
    gram = x.T @ x
    inverse = numpy.linalg.inv(gram + penalty * numpy.eye(gram.shape[0]))
    weights = inverse @ (x.T @ y)
    left = y - x @ weights
    noise = float(left @ left) / max(1, len(y) - x.shape[1] - 1)
    errors = numpy.sqrt(numpy.maximum(0.0, numpy.diag(inverse @ gram @ inverse) * noise))
    return Fit(tuple(map(float, weights)), tuple(map(float, errors)))


def _numpy() -> ModuleType:
    try:
        import numpy
    except ModuleNotFoundError:
        raise MissingExtra("Values of cards need numpy", "database") from None
    return numpy
