"""Where the cards of a classic table are. What is left open is dealt from the cards of each age that lie nowhere."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from wonders.core.wire import JsonObject
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.deck import Deck, cities_at
from wonders.games.classic.game import Classic
from wonders.study.position.classic_cities import CityRead
from wonders.study.position.reader import Reader


@dataclass
class CardsRead:
    """All cards of a table: None for what is left open."""

    cities: list[CityRead]
    hands: list[tuple[Card, ...] | None]
    sizes: list[int]
    """How many cards each hand has."""
    discard: tuple[Card, ...] | None
    stack: tuple[Card, ...] | None
    stacked: int

    def placed(self) -> Iterator[tuple[Card, str]]:
        """Every card whose place is written down."""
        for city in self.cities:
            yield from ((card, f"{city.place}.built.{at}") for at, card in enumerate(city.built))
            yield from ((card, f"{city.place}.buried.{at}") for at, card in enumerate(city.buried) if card is not None)
        for seat, hand in enumerate(self.hands):
            yield from ((card, f"hands.{seat}.{at}") for at, card in enumerate(hand or ()))
        yield from ((card, f"discard.{at}") for at, card in enumerate(self.discard or ()))
        yield from ((card, f"stack.{at}") for at, card in enumerate(self.stack or ()))


def deck_size(deck: Deck) -> int:
    return len(deck.fixed) + sum(draws.size for draws in deck.draws)


def turns_of(game: Classic, age: int) -> int:
    """Turns of an age: one less than the cards dealt to a hand."""
    return deck_size(game.ruleset.decks[age - 1]) // cities_at(game.players) - 1


def read_cards(
    reader: Reader, game: Classic, given: JsonObject, cities: list[CityRead], sizes: list[int], stacked: int
) -> CardsRead:
    """Hands, discard pile and stack as they are written."""
    cards = {card.id: card for card in game.ruleset.cards}
    entries = reader.entries(given, "hands", "", game.players) if "hands" in given else [None] * game.players
    hands: list[tuple[Card, ...] | None] = [None] * game.players
    for seat, entry in enumerate(entries):
        if entry is not None:
            hand = reader.things({"hand": entry}, "hand", f"hands.{seat}", cards)
            hands[seat] = hand
            if len(hand) != sizes[seat]:
                reader.wrong(f"hands.{seat}", "classic-hand", count=len(hand), size=sizes[seat])
    return CardsRead(
        cities,
        hands,
        sizes,
        reader.things(given, "discard", "", cards) if "discard" in given else None,
        reader.things(given, "stack", "", cards) if "stack" in given else None,
        stacked,
    )


def check_cards(reader: Reader, game: Classic, read: CardsRead, age: int) -> None:
    """Cards of later ages, of other numbers of players, more often than they exist, more guilds than are in play."""
    decks, seen = game.ruleset.decks, Counter[Card]()
    for card, place in read.placed():
        seen[card] += 1
        if card.age > age:
            reader.wrong(place, "classic-later-age", card=card.id, age=card.age)
        elif card.age:
            most = copies(decks[card.age - 1], card)
            if not most:
                reader.wrong(place, "classic-not-in-deck", card=card.id, players=game.players)
            elif seen[card] > most:
                reader.wrong(place, "classic-too-many", card=card.id, most=most)
        elif seen[card] > 1:
            reader.wrong(place, "twice", thing=card.id)
    for deck in decks[:age]:
        for lot, size in deck.draws:
            drawn = sum(1 for card in lot if seen[card])
            if drawn > size:
                reader.wrong("cities", "classic-drawn", count=drawn, most=size, colour=lot[0].colour.value)
    for seat, hand in enumerate(read.hands):
        for card in hand or ():
            if card.age != age:
                reader.wrong(f"hands.{seat}", "classic-hand-age", card=card.id, age=age)


def copies(deck: Deck, card: Card) -> int:
    """How often a card can be in a deck."""
    return deck.fixed.count(card) + sum(card in lot for lot, _ in deck.draws)


def fill(reader: Reader, game: Classic, read: CardsRead, age: int, rng: Random) -> None:
    """Deal what is left open: hands, the stack, cards under stages; what is left then is the discard pile."""
    seen = Counter(card for card, _ in read.placed())
    left = {number: undealt(game.ruleset.decks[number - 1], seen, rng) for number in range(1, age + 1)}
    held = left.get(age, [])
    for seat, hand in enumerate(read.hands):
        if hand is None:
            read.hands[seat] = by_order(_deal(held, read.sizes[seat]))
    if read.stack is None:
        read.stack = by_order(_deal(held, read.stacked))
    for city in read.cities:
        city.buried = [card if card is not None else _any(left, rng) for card in city.buried]
    rest = [card for cards in left.values() for card in cards]
    short = any(len(hand or ()) != size for hand, size in zip(read.hands, read.sizes, strict=True))
    if short or len(read.stack) != read.stacked or any(card is None for city in read.cities for card in city.buried):
        reader.wrong("cities", "classic-too-few-left", age=age)
    elif read.discard is None:
        read.discard = by_order(rest)
    elif rest:
        reader.wrong("discard", "classic-missing", count=len(rest), age=rest[0].age)


def _deal(cards: list[Card], count: int) -> list[Card]:
    return [cards.pop() for _ in range(min(count, len(cards)))]


def _any(left: dict[int, list[Card]], rng: Random) -> Card | None:
    ages = [age for age, cards in left.items() if cards]
    return left[rng.choice(ages)].pop() if ages else None


def undealt(deck: Deck, seen: "Counter[Card]", rng: Random) -> list[Card]:
    """The cards of an age that lie nowhere yet, mixed; of lots so many as are still to be in play."""
    cards = list((Counter(deck.fixed) - seen).elements())
    for lot, size in deck.draws:
        hidden = [card for card in lot if not seen[card]]
        cards += rng.sample(hidden, max(0, size - (len(lot) - len(hidden))))
    rng.shuffle(cards)
    return cards
