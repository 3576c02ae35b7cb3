"""Whose cards are played: who decides for a city, and with which hand."""

from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.games.classic.actions import Build, BuildStage, Sell
from wonders.games.classic.card import Card
from wonders.games.classic.table import Draft, Table

FREE_CITY = 2


def owner(table: Table | Draft, city: int) -> Seat:
    """The seat that decides for a city: its own, or for the free city whoever plays it in this turn."""
    return owner_of(city, len(table.hands), table.age, table.turn)


def owner_of(city: int, seats: int, age: int, turn: int) -> Seat:
    """The same, for a table that is only known by these."""
    return city if city < seats else controller(age, turn)


def controller(age: int, turn: int) -> Seat:
    """Who plays for the free city: its left neighbour begins in ages 1 and 3, its right one in age 2; they alternate.

    Rule classic-116.
    """
    first = 1 if age == 2 else 0
    return (first + turn - 1) % 2


def hand_left(table: Table | Draft, seat: Seat) -> tuple[Card, ...]:
    """A seat's hand without the card that lies face down for the free city."""
    hand = table.hands[seat]
    picked = table.picked
    if picked is None or seat != controller(table.age, table.turn):
        return hand
    assert isinstance(picked, Build | BuildStage | Sell)
    return without(hand, next(card for card in hand if card.id == picked.card))


def last_cards(table: Table | Draft, city: int) -> tuple[Card, ...]:
    """What a city has left in the last turn: the hand, or for the free city its stack."""
    return table.hands[city] if city < len(table.hands) else table.stack
