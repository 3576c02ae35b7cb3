"""Values, changed copies, and facts worked out once."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import pytest

from wonders.core.values import Value, fact, maker, with_item


@dataclass(frozen=True)
class City(Value):
    coins: int = 3
    built: tuple[str, ...] = ()
    asked = 0

    @fact
    def size(self) -> int:
        """How many cards are built."""
        type(self).asked += 1
        return len(self.built)

    @fact
    def nothing(self) -> None:
        type(self).asked += 1

    @fact
    def failing(self) -> int:
        type(self).asked += 1
        return 1 // self.coins


@dataclass(frozen=True)
class Walled(City):
    walls: int = 0


@pytest.fixture(autouse=True)
def nothing_asked() -> None:
    City.asked = Walled.asked = 0


def test_a_copy_differs_in_what_is_changed_alone() -> None:
    city = City(5, ("baths",))
    assert city.but(coins=1) == City(1, ("baths",))
    assert city.but() == city and city.but() is not city
    assert city == City(5, ("baths",))
    assert type(Walled().but(walls=1)) is Walled and Walled(2).but(walls=1) == Walled(2, (), 1)


def test_only_fields_can_be_changed() -> None:
    with pytest.raises(AssertionError):
        City().but(coin=1)
    with pytest.raises(AssertionError):
        City().but(size=1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        City().coins = 1  # type: ignore[misc]


def test_a_fact_is_worked_out_once() -> None:
    city = City(built=("baths", "arena"))
    assert (city.size, city.size, city.asked) == (2, 2, 1)


def test_a_fact_may_be_none() -> None:
    city = City()
    assert (city.nothing, city.nothing, city.asked) == (None, None, 1)


def test_a_fact_that_fails_is_asked_again() -> None:
    city = City(0)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            _ = city.failing
    assert city.asked == 2 and "failing" not in vars(city)


def test_a_changed_copy_works_its_facts_out_anew() -> None:
    city = City(built=("baths",))
    assert city.size == 1
    assert city.but(built=()).size == 0 and "size" not in vars(city.but(coins=9))


def test_facts_do_not_count_for_equality_hash_and_text() -> None:
    asked, unasked = City(), City()
    assert asked.size == 0
    assert asked == unasked and hash(asked) == hash(unasked) and repr(asked) == repr(unasked)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
def test_copies_and_pickles_leave_the_facts_behind(copied: Callable[[Walled], Walled]) -> None:
    city = Walled(5, ("baths",), 2)
    assert city.size == 1
    again = copied(city)
    assert again == city and type(again) is Walled
    assert set(vars(again)) == {"coins", "built", "walls"} and "size" in vars(city)
    assert again.size == 1


def test_a_pickle_holds_no_fact() -> None:
    city = City(5, ("baths",))
    plain = pickle.dumps(city)
    assert city.size == 1
    assert pickle.dumps(city) == plain


def test_a_fact_keeps_its_words() -> None:
    assert isinstance(City.size, fact) and City.size.__doc__ == "How many cards are built."


def test_one_of_several_items_is_replaced() -> None:
    items = ("a", "b", "c")
    assert [with_item(items, at, "x") for at in range(3)] == [("x", "b", "c"), ("a", "x", "c"), ("a", "b", "x")]
    assert items == ("a", "b", "c")


class Pair(NamedTuple):
    one: int
    other: str


def test_a_maker_makes_what_the_class_makes() -> None:
    pair = maker(Pair)((1, "b"))
    assert pair == Pair(1, "b") and type(pair) is Pair and pair.other == "b"
    with pytest.raises(AssertionError):
        maker(City)
