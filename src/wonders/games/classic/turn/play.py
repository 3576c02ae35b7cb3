"""Bringing chosen cards into play: everybody pays, then everything is put down, then everybody gains."""

from collections.abc import Sequence

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.events import AnyEvent
from wonders.core.values import Value
from wonders.games.classic.actions import Build, BuildStage, Revive, Sell
from wonders.games.classic.card import Buildable, Card
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
from wonders.games.classic.table import Draft

SALE = 3
"""Coins for a card that is sold."""

Events = list[AnyEvent]
NOTHING: Events = []

PAYING = (Build, BuildStage)
"""A tuple, because `Build | BuildStage` would make a new union at every use."""


class Play(Value):
    """A city plays a card: who decided it, and where the card comes from."""

    city: int
    action: Action
    card: Card
    source: Seat
    by: Seat


def play_cards(draft: Draft, plays: Sequence[Play]) -> None:
    """All payments are decided before anything is put down, and all cards lie before any effect is counted."""
    events: Events = []
    for play in plays:
        events += pay(draft, play)
        events += put_down(draft, play)
    draft.happen_all(events)
    gained: Events = []
    for play in plays:
        gained += gain(draft, play)
    if gained:
        draft.happen_all(gained)


def pay(draft: Draft, play: Play) -> Events:
    """Coins go to the neighbours whose goods are bought, and to the bank for coin costs.

    Rules classic-10, classic-19.
    """
    action = play.action
    if not isinstance(action, PAYING):
        return NOTHING
    left, right, bank = action.left, action.right, action.bank
    if not (left or right or bank):
        return NOTHING
    city, cities = play.city, len(draft.cities)
    payees = ((city + 1) % cities, left), ((city - 1) % cities, right), (BANK, bank)
    return [CoinsPaid(city, to, coins) for to, coins in payees if coins]


def put_down(draft: Draft, play: Play) -> Events:
    """Buildings lie open, markers and sold cards face down.

    Rules classic-39, classic-43, classic-47.
    """
    city, action, card, source, by = play
    if type(action) is BuildStage:
        stage = draft.cities[city].standing.next_stage
        done = StageBuilt(city, card, source, by)
        return [done, RevivalEarned(city)] if stage is not None and stage.revives else [done]
    if type(action) is Sell:
        return [CardSold(city, card, source, by)]
    if isinstance(action, Build):
        built = CardBuilt(city, card, source, action.using or _way(card, draft.cities[city].standing.names))
        return [built, RevivalEarned(city)] if card.revives else [built]
    assert isinstance(action, Revive), action
    return [CardBuilt(city, card, source, "discard"), RevivalEnded(city)]


def _way(card: Card, names: frozenset[str]) -> str:
    return "chain" if card.free_if and not names.isdisjoint(card.free_if) else "paid"


def gain(draft: Draft, play: Play) -> Events:
    """Coins from the bank: for sold cards, and for effects, which count what stands after all cards lie.

    Rules classic-47, classic-97, classic-98.
    """
    action = play.action
    if type(action) is Sell:
        return [CoinsGained(play.city, SALE, "sale")]
    card = play.card
    works: Buildable = card
    source = card.id
    if type(action) is BuildStage:
        standing = draft.cities[play.city].standing
        works, source = standing.board.stages[standing.stages - 1], standing.board.id
    return coins_of(draft, play.city, works, source) if works.paying else NOTHING


def coins_of(draft: Draft, city: int, works: Buildable, source: str) -> Events:
    """The coins that a building or a stage gives once."""
    coins = sum(effect.coins(tuple(draft.cities), city) for effect in works.paying)
    return [CoinsGained(city, coins, source)] if coins else NOTHING
