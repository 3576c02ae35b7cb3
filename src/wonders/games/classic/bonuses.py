"""Effects that answer to what happens: coins for later buildings. The base game has none; expansions share these."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wonders.core.events import Event
from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.card import Card, Works
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Effect
from wonders.games.classic.events import CardBuilt, CoinsGained, HandsPassed, StageBuilt
from wonders.games.classic.expansion_events import CardBorrowed, TurnRightsRenewed
from wonders.games.classic.table import Draft


@dataclass(frozen=True)
class OnBuild(Effect):
    """Coins for every building of a colour that is put down from now on."""

    colour: Colour
    n: int

    def in_words(self) -> Phrase:
        return phrase("classic-effect-on-build", colour=self.colour.value, n=self.n)


def works_done(draft: Draft, event: Event[Draft]) -> tuple[int, Works, str] | None:
    """The city, what it has built, and the name of the source, if an event is a building or a stage."""
    if isinstance(event, (CardBuilt, CardBorrowed)):
        return event.city, event.card, event.card.id
    if isinstance(event, StageBuilt):
        standing = draft.cities[event.city].standing
        return event.city, standing.board.stages[standing.stages - 1], standing.board.id
    return None


def effects_before(draft: Draft, city: int, new: Card) -> Iterator[Effect]:
    """Effects that were in force before a card was built: nothing answers to itself."""
    for part in draft.cities[city].standing.parts:
        if part is not new:
            yield from part.effects


def coins_for_buildings(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Coins for buildings of a colour, however they came into play."""
    for event in events:
        if isinstance(event, CardBuilt):
            for effect in effects_before(draft, event.city, event.card):
                if isinstance(effect, OnBuild) and effect.colour is event.card.colour:
                    yield CoinsGained(event.city, effect.n, event.card.id)


def renew_turn_rights(draft: Draft, events: Sequence[Event[Draft]]) -> Iterator[Event[Draft]]:
    """Rights that can be used once a turn come back when the hands are passed on."""
    if any(isinstance(event, HandsPassed) for event in events) and any(city.spent for city in draft.cities):
        yield TurnRightsRenewed()
