"""Where the cards of Architects are: in decks, before cities, on the discard pile. Decks can be left open."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from wonders.core.wire import JsonObject
from wonders.games.architects.cards import ALL_CARDS, CARDS, COMMON, DECKS, NO_CARDS, Card, spread
from wonders.games.architects.table import EMPTY, Pile
from wonders.study.position.reader import MOST_THINGS, Reader, inside

Counts = tuple[int, ...]

DECK_FIELDS: Final = ("top", "rest")


@dataclass
class Cards:
    """All cards of a table that no city has."""

    decks: tuple[str, ...]
    piles: tuple[Pile, ...]
    discard: Counts


@dataclass
class DeckRead:
    """A deck as it is written: None for what is left open."""

    name: str
    place: str
    top: Card | None = None
    rest: list[int] | None = None

    @property
    def held(self) -> list[int]:
        """What is in it: the whole deck as long as it is open."""
        if self.rest is None:
            return list(DECKS[self.name])
        return [n + (self.top is card) for n, card in zip(self.rest, ALL_CARDS, strict=True)]


def counts_written(counts: Counts) -> JsonObject:
    return {card.id: n for card, n in zip(ALL_CARDS, counts, strict=True) if n}


def read_counts(reader: Reader, given: JsonObject, name: str, place: str) -> Counts | None:
    """How often each card is there; None where nothing is said."""
    if given.get(name) is None:
        return None
    at = inside(place, name)
    entered = reader.fields(given[name], at, CARDS)
    return tuple(reader.number(entered, card.id, at, 0, MOST_THINGS) for card in ALL_CARDS)


def read_decks(
    reader: Reader, given: JsonObject, names: tuple[str, ...], cities: Sequence[Counts], top_known: bool, rng: Random
) -> Cards:
    """All decks and the discard pile: every card is in exactly one place."""
    decks = _written(reader, given, names)
    discard = read_counts(reader, given, "discard", "")
    for deck in decks:
        for card, held, had in zip(ALL_CARDS, deck.held, DECKS[deck.name], strict=True):
            if held > had:
                reader.wrong(deck.place, "architects-deck", card=card.id, count=held, most=had)
    gone = [sum(column) for column in zip(discard or NO_CARDS, *cities, strict=True)]
    if not any(deck.rest is None for deck in decks) and discard is None:
        discard = tuple(_left(decks)[at] - n for at, n in enumerate(gone))
        discard = tuple(max(0, n) for n in discard)
        gone = [sum(column) for column in zip(discard, *cities, strict=True)]
    _draw(reader, decks, gone, rng)
    piles = tuple(_pile(reader, deck, top_known, rng) for deck in decks)
    return Cards(names, piles, discard or NO_CARDS)


def _written(reader: Reader, given: JsonObject, names: tuple[str, ...]) -> list[DeckRead]:
    decks = [DeckRead(name, f"decks.{at}") for at, name in enumerate(names)]
    entries = reader.entries(given, "decks", "", len(names)) if "decks" in given else []
    for deck, entry in zip(decks, entries, strict=False):
        fields = reader.fields(entry or {}, deck.place, DECK_FIELDS)
        if fields.get("top") is not None:
            deck.top = reader.thing(fields["top"], f"{deck.place}.top", CARDS)
        counts = read_counts(reader, fields, "rest", deck.place)
        deck.rest = list(counts) if counts is not None else None
    return decks


def _left(decks: Sequence[DeckRead]) -> list[int]:
    """How many of each card have left these decks."""
    whole = [sum(column) for column in zip(*(DECKS[deck.name] for deck in decks), strict=True)]
    held = [sum(column) for column in zip(*(deck.held for deck in decks), strict=True)]
    return [had - has for had, has in zip(whole, held, strict=True)]


def _draw(reader: Reader, decks: Sequence[DeckRead], gone: Sequence[int], rng: Random) -> None:
    """Take what lies outside out of the decks that are left open."""
    left = _left(decks)
    free = {deck.name: deck.held for deck in decks if deck.rest is None}
    for deck in decks:
        if deck.rest is None and deck.top is not None:
            free[deck.name][deck.top.place] -= 1
    for card, lies, fled in zip(ALL_CARDS, gone, left, strict=True):
        if fled > lies:
            reader.wrong("decks", "architects-lost", card=card.id, count=fled - lies)
        for _ in range(lies - fled):
            holders = [name for name, held in free.items() if held[card.place] > 0]
            if not holders:
                reader.wrong("cities", "architects-too-many", card=card.id, count=lies)
                break
            free[rng.choices(holders, [free[name][card.place] for name in holders])[0]][card.place] -= 1
    for deck in decks:
        deck.rest = free.get(deck.name, deck.rest)


def _pile(reader: Reader, deck: DeckRead, top_known: bool, rng: Random) -> Pile:
    """A deck of the rules: wonder decks show their top, that of the common deck is known to those who looked."""
    rest = spread(max(0, n) for n in deck.rest or NO_CARDS)
    shows = deck.name != COMMON or top_known
    if not shows and deck.top is not None:
        reader.wrong(f"{deck.place}.top", "architects-top-unseen")
    if deck.top is not None or not shows:
        return deck.top, rest
    if not rest:
        return EMPTY
    at = rng.randrange(len(rest))
    return rest[at], rest[:at] + rest[at + 1 :]
