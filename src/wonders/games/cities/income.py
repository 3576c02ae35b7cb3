"""Coins from the bank: gifts to neighbours (gambling), and a coin more once a turn (Berenice)."""

from collections.abc import Iterator, Sequence

from wonders.core.events import Event
from wonders.games.cities.effects import Gifts, OnBankIncome
from wonders.games.classic.bonuses import works_done
from wonders.games.classic.events import CoinsGained, ConflictWon
from wonders.games.classic.expansion_events import ONCE_A_TURN, RightUsed
from wonders.games.classic.table import Draft

RIGHT = ONCE_A_TURN + "bank_income"


def give_coins(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Coins from the bank for both neighbours. Rulebook: cities, "Spielhölle", "Spielkasino"."""
    for event in events:
        done = works_done(draft, event)
        if done is None:
            continue
        city, works, source = done
        for effect in works.effects:
            if isinstance(effect, Gifts):
                yield CoinsGained((city + 1) % len(draft.cities), effect.n, source)
                yield CoinsGained((city - 1) % len(draft.cities), effect.n, source)


def bank_income(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Once a turn; the conflicts at the end of an age count as one turn. Rulebook: cities, "Berenike", questions."""
    fresh = any(isinstance(event, ConflictWon) for event in events)
    for at in sorted({event.city for event in events if isinstance(event, CoinsGained)}):
        city = draft.cities[at]
        if any(isinstance(effect, OnBankIncome) for effect in city.standing.effects):
            if fresh or RIGHT not in city.spent:
                yield CoinsGained(at, 1, "berenice")
                yield RightUsed(at, RIGHT)
