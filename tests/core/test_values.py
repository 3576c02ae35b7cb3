"""Values, changed copies, and facts worked out once."""

import copy
import dataclasses
import pickle
from collections.abc import Callable

import pytest

from wonders.core.values import Value, fact, with_item


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
    with pytest.raises(TypeError, match="City has no field 'coin'"):
        City().but(coin=1)
    with pytest.raises(TypeError, match="City has no field 'size'"):
        City().but(size=1)


@pytest.mark.parametrize("name", ["coins", "built", "size", "asked", "other"])
def test_nothing_can_be_assigned_or_deleted(name: str) -> None:
    city = City(5)
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(city, name, 1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        delattr(city, name)
    assert city == City(5)


def test_values_of_two_kinds_are_never_equal_though_their_fields_are() -> None:
    class Town(Value):
        coins: int = 3
        built: tuple[str, ...] = ()

    assert City() != Town() and not City() == Town() and len({City(), Town()}) == 2
    assert City() != (3, ()) and (3, ()) != City()


def test_every_value_is_true_even_without_fields() -> None:
    class Nothing(Value):
        pass

    assert Nothing() and Nothing() == Nothing() and repr(Nothing()).endswith("Nothing()")


def test_a_field_may_have_any_name_that_a_tuple_knows() -> None:
    class Counted(Value):
        count: int
        index: int = 2

    assert Counted(1).count == 1 and Counted(1, index=5).index == 5
    with pytest.raises(TypeError, match="count"):
        Counted()  # type: ignore[call-arg]


def test_a_field_without_a_default_cannot_follow_one_with_a_default() -> None:
    with pytest.raises(TypeError, match="Wrong has a field without a default"):

        class Wrong(Value):
            first: int = 1
            second: int  # type: ignore[misc]


def test_a_field_that_is_not_compared_is_not_carried_over_to_a_changed_copy() -> None:
    class Noted(Value):
        coins: int
        note: str = dataclasses.field(default="", compare=False, repr=False)

    noted = Noted(3, "rich")
    assert noted == Noted(3) and hash(noted) == hash(Noted(3)) and noted != Noted(4, "rich")
    assert noted.but(coins=4).note == "" and noted.but(note="poor").note == "poor"
    assert "rich" not in repr(noted)


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
def test_values_can_be_copied_and_pickled(copied: Callable[[Walled], Walled]) -> None:
    city = Walled(5, ("baths",), 2)
    assert city.size == 1
    again = copied(city)
    assert again == city and type(again) is Walled
    assert again.size == 1
    assert again is city or "walls" not in vars(again)


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
