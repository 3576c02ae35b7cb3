"""Bringing chosen cards into play: everybody pays, then everything is put down, then everybody gains."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.events import Event, happen
from wonders.core.values import maker
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


NOTHING: list[Event[Draft]] = []

PAYING = (Build, BuildStage)
BUILDING = (Build, Revive)
"""Tuples, because `Build | Revive` would make a new union at every use."""


class Play(NamedTuple):
    """A city plays a card: who decided it, and where the card comes from."""

    city: int
    action: Action
    source: Seat
    by: Seat


play_of: Final = maker(Play)


def play_cards(draft: Draft, plays: Iterable[Play], log: Log) -> None:
    """All payments are decided before anything is put down, and all cards lie before any effect is counted."""
    plays = tuple(plays)
    events: list[Event[Draft]] = []
    for play in plays:
        events += pay(draft, play)
        events += put_down(draft, play)
    happen(draft, events, log)
    happen(draft, [event for play in plays for event in gain(draft, play)], log)


def pay(draft: Draft, play: Play) -> list[Event[Draft]]:
    """Coins go to the neighbours whose goods are bought, and to the bank for coin costs.

    Rulebook: classic, "Handel".
    """
    action = play.action
    if not isinstance(action, PAYING) or not (action.left or action.right or action.bank):
        return NOTHING
    city, cities = play.city, len(draft.cities)
    payees = ((city + 1) % cities, action.left), ((city - 1) % cities, action.right), (BANK, action.bank)
    return [CoinsPaid(city, to, coins) for to, coins in payees if coins]


def put_down(draft: Draft, play: Play) -> list[Event[Draft]]:
    """Buildings lie open, markers and sold cards face down.

    Rulebook: classic, "Das Gebäude errichten", "Einen Bauabschnitt seines Weltwunders vollenden", "Karte ablegen".
    """
    city, action, source, by = play
    if isinstance(action, Build):
        card = CARDS[action.card]
        built = CardBuilt(city, card, source, action.using or _way(card, draft.cities[city].standing.names))
        return [built, RevivalEarned(city)] if card.revives else [built]
    if isinstance(action, BuildStage):
        stage = draft.cities[city].standing.next_stage
        done = StageBuilt(city, CARDS[action.card], source, by)
        return [done, RevivalEarned(city)] if stage is not None and stage.revives else [done]
    if isinstance(action, Sell):
        return [CardSold(city, CARDS[action.card], source, by)]
    assert isinstance(action, Revive), action
    return [CardBuilt(city, CARDS[action.card], source, "discard"), RevivalEnded(city)]


def _way(card: Card, names: frozenset[str]) -> str:
    return "chain" if card.free_if and not names.isdisjoint(card.free_if) else "paid"


def gain(draft: Draft, play: Play) -> list[Event[Draft]]:
    """Coins from the bank: for sold cards, and for effects, which count what stands after all cards lie.

    Rulebook: classic, "Beschreibung der Symbole auf den Karten".
    """
    city, action = play.city, play.action
    if isinstance(action, Sell):
        return [CoinsGained(city, SALE, "sale")]
    works: Works
    if isinstance(action, BuildStage):
        standing = draft.cities[city].standing
        works, source = standing.board.stages[standing.stages - 1], standing.board.id
    else:
        assert isinstance(action, BUILDING), action
        works, source = CARDS[action.card], action.card
    if not works.paying:
        return NOTHING
    coins = sum(effect.coins(tuple(draft.cities), city) for effect in works.paying)
    return [CoinsGained(city, coins, source)] if coins else NOTHING
