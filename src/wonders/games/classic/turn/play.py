"""Bringing chosen cards into play: everybody pays, then everything is put down, then everybody gains."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.events import Event, happen
from wonders.games.classic.actions import Build, BuildStage, Revive, Sell
from wonders.games.classic.card import Card, Works
from wonders.games.classic.cards import CARDS
from wonders.games.classic.events import (
    BANK,
    CardBuilt,
    CardSold,
    CoinsGained,
    CoinsPaid,
    RevivalEarned,
    RevivalEnded,
    StageBuilt,
)
from wonders.games.classic.phases import Log
from wonders.games.classic.table import Draft

SALE = 3
"""Coins for a card that is sold."""


class Play(NamedTuple):
    """A city plays a card: who decided it, and where the card comes from."""

    city: int
    action: Action
    source: Seat
    by: Seat


def play_cards(draft: Draft, plays: Iterable[Play], log: Log) -> None:
    """All payments are decided before anything is put down, and all cards lie before any effect is counted."""
    plays = tuple(plays)
    happen(draft, (*pay(draft, plays), *put_down(draft, plays)), log)
    happen(draft, gain(draft, plays), log)


def pay(draft: Draft, plays: tuple[Play, ...]) -> Iterator[Event[Draft]]:
    """Coins go to the neighbours whose goods are bought, and to the bank for coin costs.

    Rulebook: classic, "Handel".
    """
    for city, action, _, _ in plays:
        if isinstance(action, Build | BuildStage):
            if action.left:
                yield CoinsPaid(city, (city + 1) % len(draft.cities), action.left)
            if action.right:
                yield CoinsPaid(city, (city - 1) % len(draft.cities), action.right)
            if action.bank:
                yield CoinsPaid(city, BANK, action.bank)


def put_down(draft: Draft, plays: tuple[Play, ...]) -> Iterator[Event[Draft]]:
    """Buildings lie open, markers and sold cards face down.

    Rulebook: classic, "Das Gebäude errichten", "Einen Bauabschnitt seines Weltwunders vollenden", "Karte ablegen".
    """
    for city, action, source, by in plays:
        if isinstance(action, Build):
            card = CARDS[action.card]
            yield CardBuilt(city, card, source, action.using or _way(card, action, draft.cities[city].standing.names))
            if card.revives:
                yield RevivalEarned(city)
        elif isinstance(action, BuildStage):
            yield StageBuilt(city, CARDS[action.card], source, by)
            stage = draft.cities[city].standing.next_stage
            if stage is not None and stage.revives:
                yield RevivalEarned(city)
        elif isinstance(action, Sell):
            yield CardSold(city, CARDS[action.card], source, by)
        elif isinstance(action, Revive):
            yield CardBuilt(city, CARDS[action.card], source, "discard")
            yield RevivalEnded(city)


def _way(card: Card, action: Build, names: frozenset[str]) -> str:
    return "chain" if card.free_if and not names.isdisjoint(card.free_if) else "paid"


def gain(draft: Draft, plays: tuple[Play, ...]) -> Iterator[Event[Draft]]:
    """Coins from the bank: for sold cards, and for effects, which count what stands after all cards lie.

    Rulebook: classic, "Beschreibung der Symbole auf den Karten".
    """
    for city, action, _, _ in plays:
        if isinstance(action, Sell):
            yield CoinsGained(city, SALE, "sale")
            continue
        if isinstance(action, BuildStage):
            standing = draft.cities[city].standing
            works: Works = standing.board.stages[standing.stages - 1]
            source = standing.board.id
        elif isinstance(action, Build | Revive):
            works = CARDS[action.card]
            source = action.card
        else:
            continue
        if works.paying:
            coins = sum(effect.coins(tuple(draft.cities), city) for effect in works.paying)
            if coins:
                yield CoinsGained(city, coins, source)
