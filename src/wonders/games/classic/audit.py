"""What can never be true of a table."""

from collections import Counter
from collections.abc import Iterator

from wonders.games.classic.deck import Deck
from wonders.games.classic.table import Table


def audit(table: Table, decks: tuple[Deck, ...]) -> Iterator[str]:
    """Lost or doubled cards, wrong hand sizes, negative coins, buildings twice, stages without a card under them."""
    yield from _cards(table, decks)
    sizes = {len(hand) for hand in table.hands}
    if len(sizes) > 1 and len(table.cities) == len(table.hands) and table.phase != "last_card":
        yield f"hands differ in size: {sorted(sizes)}"
    for at, city in enumerate(table.cities):
        built = city.standing.built
        if city.coins < 0:
            yield f"city {at} has {city.coins} coins"
        if len(built) != len({card.name for card in built}):
            yield f"city {at} has a building twice"
        if city.standing.stages != len(table.buried[at]):
            yield f"city {at} has {city.standing.stages} stages and {len(table.buried[at])} cards under them"
        if len(city.victories) > 2 * table.age:
            yield f"city {at} has too many victory tokens"


def _cards(table: Table, decks: tuple[Deck, ...]) -> Iterator[str]:
    """Every card dealt so far is in exactly one place."""
    found = Counter(card for hand in table.hands for card in hand)
    found.update(table.discard)
    found.update(table.stack)
    for buried in table.buried:
        found.update(burial.card for burial in buried)
    for city in table.cities:
        found.update(city.standing.built)
    for age, deck in enumerate(decks, 1):
        dealt = {card: count for card, count in found.items() if card.age == age}
        if age <= table.age:
            yield from (f"age {age}: {problem}" for problem in deck.problems(dealt))
        elif dealt:
            yield f"cards of age {age} before it has begun: {dealt}"
