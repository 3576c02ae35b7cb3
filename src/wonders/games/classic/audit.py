"""What can never be true of a table."""

from collections import Counter
from collections.abc import Iterator

from wonders.games.classic.card import Card
from wonders.games.classic.setup import HAND, deck_for, guild_count
from wonders.games.classic.table import OVER, Table


def audit(table: Table, cards: tuple[Card, ...], players: int) -> Iterator[str]:
    """Lost or doubled cards, wrong hand sizes, negative coins, buildings twice, stages without a card under them."""
    yield from _cards(table, cards, players)
    sizes = {len(hand) for hand in table.hands}
    if len(sizes) > 1 and players > 2 and table.phase != "last_card":
        yield f"hands differ in size: {sorted(sizes)}"
    for at, city in enumerate(table.cities):
        built = city.standing.built
        if city.coins < 0:
            yield f"city {at} has {city.coins} coins"
        if len(built) != len({card.name for card in built}):
            yield f"city {at} has a building twice"
        if city.standing.stages != len(table.buried[at]):
            yield f"city {at} has {city.standing.stages} stages and {len(table.buried[at])} cards under them"
        if len(city.victories) + city.defeats > 2 * table.age:
            yield f"city {at} has too many conflict tokens"


def _cards(table: Table, cards: tuple[Card, ...], players: int) -> Iterator[str]:
    """Every card dealt so far is in exactly one place."""
    found = Counter(card for hand in table.hands for card in hand)
    found.update(table.discard)
    found.update(table.stack)
    for buried in table.buried:
        found.update(burial.card for burial in buried)
    for city in table.cities:
        found.update(city.standing.built)
    guilds = sum(found[card] for card in cards if not card.marks)
    dealt = Counter(card for age in range(1, table.age + 1) for card in deck_for(cards, age, players))
    dealt.update({card: 1 for card in found if not card.marks})
    if found != dealt:
        yield f"cards lost or doubled: {dealt - found} missing, {found - dealt} too many"
    if table.age == 3 and guilds != guild_count(players):
        yield f"{guilds} guilds in play"
    if table.phase != OVER and not table.turn and any(table.hands):
        yield f"cards in hand before the first turn; a hand has {HAND}"
