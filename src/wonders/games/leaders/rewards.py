"""Coins and tokens that leaders bring about when something happens."""

from collections.abc import Iterator, Sequence

from wonders.core.events import Event
from wonders.games.classic.bonuses import effects_before, works_done
from wonders.games.classic.events import BANK, CardBuilt, CoinsGained, CoinsPaid, ConflictWon
from wonders.games.classic.expansion_events import ONCE_A_TURN, RightUsed
from wonders.games.classic.table import Draft
from wonders.games.leaders.effects import GOOD_FROM_BANK, OnChain, OnTrade, OnVictory, PassesDefeats
from wonders.games.leaders.events import DefeatPassed


def coins_for_trade(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Coins from the bank for each neighbour that was paid, once a turn each."""
    paid = {(event.city, event.to): None for event in events if isinstance(event, CoinsPaid) and event.to != BANK}
    for at, neighbour in paid:
        city = draft.cities[at]
        right = f"{ONCE_A_TURN}trade_{'left' if neighbour == (at + 1) % len(draft.cities) else 'right'}"
        coins = sum(effect.n for effect in city.standing.effects if isinstance(effect, OnTrade))
        if coins and right not in city.spent:
            yield CoinsGained(at, coins, "hatshepsut")
            yield RightUsed(at, right)


def note_goods_from_bank(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Who has paid the bank more than the printed coins has bought a good there: not again in this turn."""
    paid = {event.city: event.coins for event in events if isinstance(event, CoinsPaid) and event.to == BANK}
    for event in events if paid else ():
        done = works_done(draft, event)
        if done is not None and paid.get(done[0], 0) > done[1].cost.coins:
            yield RightUsed(done[0], GOOD_FROM_BANK)


def coins_for_chains(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Coins for each building that is free because of another building."""
    for event in events:
        if isinstance(event, CardBuilt) and event.how == "chain":
            for effect in effects_before(draft, event.city, event.card):
                if isinstance(effect, OnChain):
                    yield CoinsGained(event.city, effect.n, event.card.id)


def coins_for_victories(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Coins for each victory token when it is gained."""
    for event in events:
        if isinstance(event, ConflictWon):
            for effect in draft.cities[event.winner].standing.effects:
                if isinstance(effect, OnVictory):
                    yield CoinsGained(event.winner, effect.n, "nero")


def pass_defeats(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Defeat tokens of some cities go to whoever beat them, and stay there."""
    for event in events:
        if isinstance(event, ConflictWon):
            effects = draft.cities[event.loser].standing.effects
            if any(isinstance(effect, PassesDefeats) for effect in effects):
                yield DefeatPassed(event.loser, event.winner)
