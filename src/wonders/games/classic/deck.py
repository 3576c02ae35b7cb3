"""The deck of an age: cards that are always in it, and some drawn from larger lots."""

from collections.abc import Iterable, Iterator

from wonders.core.values import Value
from wonders.games.classic.card import Card
from wonders.games.classic.counts import Colour

AGES = (1, 2, 3)


class Draws(Value):
    """So many of these cards, drawn at random and unseen."""

    lot: tuple[Card, ...]
    size: int


class Deck(Value):
    """What is dealt in an age."""

    fixed: tuple[Card, ...]
    draws: tuple[Draws, ...] = ()

    def problems(self, cards: "dict[Card, int]") -> Iterator[str]:
        """What is wrong with cards that should be this deck: how often each occurs."""
        expected: dict[Card, int] = {}
        for card in self.fixed:
            expected[card] = expected.get(card, 0) + 1
        for lot, count in self.draws:
            drawn = [card for card in lot if cards.get(card)]
            if len(drawn) != count:
                yield f"{len(drawn)} cards instead of {count} out of {lot}"
            expected.update(dict.fromkeys(drawn, 1))
        for card in {*cards, *expected}:
            if cards.get(card, 0) != expected.get(card, 0):
                yield f"{cards.get(card, 0)} times {card} instead of {expected.get(card, 0)}"


def cities_at(players: int) -> int:
    """Cities at the table: two players have a third one between them."""
    return max(players, 3)


def deck_for(cards: Iterable[Card], age: int, players: int) -> tuple[Card, ...]:
    """The cards of an age with marks: every copy whose mark is not above the number of players (at least three).

    Rules classic-1, classic-114.
    """
    marks = max(players, 3)
    return tuple(card for card in cards if card.age == age for mark in card.marks if mark <= marks)


def decks_for(cards: tuple[Card, ...], players: int) -> tuple[Deck, ...]:
    """The decks of the three ages: cards with marks, and of those without (guilds, black cards) so many at random."""
    counts = {Colour.PURPLE: guild_count(players), Colour.BLACK: min(max(players, 3), 7)}
    decks = []
    for age in AGES:
        unmarked = {
            colour: tuple(card for card in cards if card.colour is colour and card.age == age) for colour in counts
        }
        draws = tuple(Draws(found, counts[colour]) for colour, found in unmarked.items() if found)
        decks.append(Deck(deck_for(cards, age, players), draws))
    return tuple(decks)


def guild_count(players: int) -> int:
    """Guilds in age 3: two more than players; two play with as many as three, eight with as many as seven.

    Rule classic-2.
    """
    return min(max(players, 3), 7) + 2
