"""Views, decisions and events as plain values."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.core.auction import Auction, Bid, Bidding
from tests.driving import Variant, a_finished_match, moments, variants
from wonders import GAMES, SPECTATOR
from wonders.core.wire import plain

ALL = [str(variant) for variant in variants()]


class Side(Enum):
    LEFT = "left"


class Pair(NamedTuple):
    one: int
    other: str


@dataclass(frozen=True)
class Thing:
    id: str
    weight: int = 1


@dataclass(frozen=True)
class Box:
    things: tuple[Thing, ...]
    total: int = field(init=False, default=7)
    memo: int = field(default=8, compare=False)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, None),
        (True, True),
        (3, 3),
        ("word", "word"),
        (Side.LEFT, "left"),
        (Pair(1, "b"), {"one": 1, "other": "b"}),
        ((1, [2, (3,)]), [1, [2, [3]]]),
        (frozenset({"b", "a"}), ["a", "b"]),
        ({Side.LEFT: Pair(1, "b"), 2: ()}, {"left": {"one": 1, "other": "b"}, "2": []}),
        (Thing("stone"), "stone"),
        (Box((Thing("stone"), Thing("ore"))), {"things": ["stone", "ore"]}),
        (Bid(2), "bid 2"),
        (Bidding(4), {"kind": "Bidding", "purse": 4}),
    ],
)
def test_every_kind_of_value_has_one_plain_form(value: object, expected: object) -> None:
    assert plain(value) == expected
    assert json.loads(json.dumps(plain(value))) == expected


@pytest.mark.parametrize("value", [object(), Auction, b"bytes", {(1, 2): 3}, 1j])
def test_what_has_no_plain_form_is_an_error(value: object) -> None:
    with pytest.raises(TypeError):
        plain(value)


@pytest.mark.parametrize("variant", ALL)
def test_every_view_decision_and_event_of_every_game_goes_over_the_wire(variant: str) -> None:
    match = a_finished_match(variant)
    for step in match.steps[:: max(1, len(match.steps) // 20)]:
        for seat in (*match.game.seats, SPECTATOR):
            assert_goes_over(match.game.view(step.table, seat))
        for asked in match.game.pending(step.table).values():
            assert_goes_over(asked)
    for step in match.steps:
        for event in step.events:
            for seat in (0, SPECTATOR):
                assert_goes_over(event.seen_by(seat))


def assert_goes_over(value: object) -> None:
    sent = plain(value)
    assert json.loads(json.dumps(sent)) == sent
    assert all(abs(number) < 2**31 for number in numbers(sent)), "what is packed into one number tells nobody anything"


@pytest.mark.parametrize("variant", ALL)
def test_no_event_tells_a_seat_a_secret(variant: str) -> None:
    """Words of secret fields that the seat sees nowhere else do not occur in what it is told."""
    match = a_finished_match(variant)
    checked = 0
    for before, step in zip(match.steps, match.steps[1:], strict=False):
        secrets = [event for event in step.events if event.secret]
        for seat in (*match.game.seats, SPECTATOR) if secrets else ():
            views = [match.game.view(table, seat) for table in (before.table, step.table)]
            known = {word for view in views for word in words(plain(view))}
            for event in (event for event in secrets if not event.known_to(seat)):
                hidden = {word for name in event.secret for word in words(plain(getattr(event, name)))} - known
                assert not hidden & set(words(plain(event.seen_by(seat))))
                checked += len(hidden)
    assert checked or not variant.startswith("classic")


@pytest.mark.parametrize("game", [*GAMES, "leaders"])
def test_tables_that_a_seat_cannot_tell_apart_look_the_same_on_the_wire(game: str) -> None:
    variant = Variant("classic", 3, {"expansions": "cities,leaders"}) if game == "leaders" else Variant(game, 2)
    varied = 0
    for match in moments(variant, 3, 0.2):
        for seat in match.game.seats:
            history = match.history(seat)
            other = match.game.resample(history, Random(7))
            assert plain(match.game.view(other, seat)) == plain(history[-1])
            varied += other != match.table
    assert varied or game == "duel"


def words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from words(item)
    elif isinstance(value, list):
        for item in value:
            yield from words(item)


def numbers(value: Any) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from numbers(item)
