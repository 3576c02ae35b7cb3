"""What can never be true of a table of Cities."""

from collections.abc import Iterator

from wonders.games.cities.debts import SettleLosses
from wonders.games.cities.effects import Diplomacy
from wonders.games.cities.tokens import DEBT, DIPLOMACY, DUE, LOSS, losses_of
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.table import Table


def audit(rules: Ruleset, table: Table) -> Iterator[str]:
    """Unknown tokens, more diplomacy than a city has ever taken, losses that outlive their turn."""
    for at, city in enumerate(table.cities):
        if strange := sorted(set(city.tokens) - {DEBT, DIPLOMACY}):
            yield f"city {at} has tokens that nobody knows: {strange}"
        taken = sum(isinstance(effect, Diplomacy) for effect in city.standing.effects)
        if city.tokens.count(DIPLOMACY) > taken:
            yield f"city {at} has more diplomacy tokens than it can have taken: {city.tokens}"
    kinds = {effect.kind for effect in losses_of(table)}
    if DUE in kinds and not table.phase.startswith(SettleLosses.name):
        yield f"a loss is due in the phase {table.phase}"
    if LOSS in kinds and table.phase in ("pick", "deal_age", "over"):
        yield f"a loss is left over in the phase {table.phase}"
