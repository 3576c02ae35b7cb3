"""A view in words: the turn, the decks, the middle, then every city, the own one first."""

from collections import Counter
from collections.abc import Iterable, Iterator

from wonders.core.phrases import Phrase, Player, phrase
from wonders.games.architects.cards import COMMON, listed
from wonders.games.architects.city import City
from wonders.games.architects.table import NO_SEAT, OVER
from wonders.games.architects.view import DeckView, View

NONE = "none"
"""The word for an empty list."""


def describe(view: View) -> Iterator[Phrase]:
    """What a person at this seat wants to read."""
    if not view.cities:
        for seat, wonder in enumerate(view.wonders):
            if wonder:
                yield phrase("architects-view-wonder", seat=Player(seat), wonder=wonder)
        return
    yield (
        phrase("architects-view-over")
        if view.due == (OVER,)
        else phrase("architects-view-turn", seat=Player(view.active))
    )
    yield from map(_deck, view.decks)
    yield from _middle(view)
    own = [view.seat] if 0 <= view.seat < len(view.cities) else []
    for seat in (*own, *(seat for seat in range(len(view.cities)) if seat not in own)):
        yield from _city(seat, view.cities[seat])
    yield from _turn(view)


def _deck(deck: DeckView) -> Phrase:
    left = sum(deck.rest) + (deck.top is not None)
    if deck.top is not None:
        key = "architects-view-common-seen" if deck.name == COMMON else "architects-view-deck"
        return phrase(key, deck=deck.name, card=deck.top.id, left=left)
    if deck.name == COMMON and left:
        return phrase("architects-view-common", left=left)
    return phrase("architects-view-deck-empty", deck=deck.name)


def _middle(view: View) -> Iterator[Phrase]:
    yield phrase("architects-view-tokens", tokens=_listed(token.id for token in view.row), stack=len(view.stack))
    yield phrase("architects-view-conflict", peace=view.peace)
    if view.cat == NO_SEAT:
        yield phrase("architects-view-cat-in-the-middle")
    else:
        yield phrase("architects-view-cat", seat=Player(view.cat))


def _city(seat: int, city: City) -> Iterator[Phrase]:
    yield phrase(
        "architects-view-city",
        seat=Player(seat),
        wonder=city.wonder.id,
        built=len(city.built),
        shields=city.shields,
        victories=city.victories,
    )
    if not city.is_finished:
        stages = ",".join(f"{stage.size} {stage.kind}" for stage in city.open_stages)
        yield phrase("architects-view-next-stages", stages=stages)
    yield phrase("architects-view-cards", cards=listed(city.cards).replace(", ", ",") or NONE)
    if city.tokens:
        yield phrase("architects-view-city-tokens", tokens=_listed(token.id for token in city.tokens))


def _turn(view: View) -> Iterator[Phrase]:
    if view.offers:
        yield phrase(
            "architects-view-offers", seat=Player(view.active), tokens=_listed(token.id for token in view.offers)
        )
    if view.owed:
        yield phrase("architects-view-owed", seat=Player(view.active), decks=",".join(view.owed))
    if view.found:
        yield phrase("architects-view-found", deck=view.searched, cards=_listed(card.id for card in view.found))


def _listed(ids: Iterable[str]) -> str:
    counts = Counter(ids)
    return ",".join(id if count == 1 else f"{count} {id}" for id, count in counts.items()) or NONE
