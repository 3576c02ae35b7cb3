"""The end: points by category, line by line, and who has won."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from wonders.core.outcome import Column, Line, Outcome, ranks
from wonders.core.phrases import phrase
from wonders.games.architects.cards import ALL_CARDS, BLUE
from wonders.games.architects.city import City
from wonders.games.architects.table import OVER, Table
from wonders.games.architects.turn import EXHAUSTED, FINISHED

CATEGORIES: Final = ("wonder", "cat", "blue", "military", "progress")
CAT_WORTH: Final = 2
VICTORY_WORTH: Final = 3


def outcome(table: Table) -> Outcome | None:
    """Most points win; of equals the one with more completed stages; else they share the place. Rule architects-82."""
    if table.queue != (OVER,):
        return None
    sheet = tuple(Column(f"seat {seat}", tuple(lines(table, seat))) for seat in range(len(table.cities)))
    points = tuple(column.total for column in sheet)
    places = ranking(points, [len(city.built) for city in table.cities])
    finished = any(city.is_finished for city in table.cities)
    return Outcome(FINISHED if finished else EXHAUSTED, places, points, CATEGORIES, sheet)


def ranking(points: Sequence[int], stages: Sequence[int]) -> tuple[int, ...]:
    """The rank of each seat by its points and completed stages."""
    return ranks(list(zip(points, stages, strict=True)))


def lines(table: Table, seat: int) -> Iterator[Line]:
    """Everything that gives a seat points. Cards left over of other colours count nothing.

    Rule architects-81.
    """
    city = table.cities[seat]
    yield from stages(city)
    if table.middle.cat == seat:
        yield Line("cat", CAT_WORTH, "cat", phrase("architects-score-cat"))
    yield from blue_cards(city)
    if city.victories:
        reason = phrase("architects-score-military", count=city.victories, n=VICTORY_WORTH)
        yield Line("military", VICTORY_WORTH * city.victories, "victory_token", reason)
    yield from progress_tokens(city)


def stages(city: City) -> Iterator[Line]:
    """The points of the completed stages. Rule architects-28."""
    for number in city.built:
        reason = phrase("architects-score-stage", n=number)
        yield Line("wonder", city.wonder.stages[number - 1].points, city.wonder.id, reason)


def blue_cards(city: City) -> Iterator[Line]:
    """Three points for a plain blue card, two for one with the cat. Rule architects-29."""
    for card in ALL_CARDS:
        if card.colour == BLUE and (count := city.cards[card.place]):
            yield Line(
                "blue", card.points * count, card.id, phrase("architects-score-blue", count=count, n=card.points)
            )


def progress_tokens(city: City) -> Iterator[Line]:
    """The points of tokens; copies of one kind are counted together. Rule architects-58."""
    for token, copies in Counter(city.tokens).items():
        if points := token.effect.points(city, copies):
            yield Line("progress", points, token.id, token.effect.reason(city, copies))
