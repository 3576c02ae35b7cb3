"""The seven goods and what things cost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonders.core.goods import MANUFACTURED, RAW, Cost, Good, goods


def test_there_are_four_raw_and_three_manufactured_goods() -> None:
    assert (*RAW, *MANUFACTURED) == tuple(Good)
    assert [good.value for good in Good] == list("WSCOGPL")
    assert [good for good in Good if good.is_raw] == list(RAW)


def test_goods_are_named_by_their_letters() -> None:
    assert goods("WLW") == (Good.WOOD, Good.CLOTH, Good.WOOD)
    assert goods("") == ()
    with pytest.raises(ValueError, match="X"):
        goods("X")


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("", Cost()),
        ("1c", Cost(1)),
        ("2W 1G", Cost(0, goods("WWG"))),
        ("1c 2W 1G", Cost(1, goods("WWG"))),
        ("12c 1W 1S 1C 1O 1G 1P 1L", Cost(12, goods("WSCOGPL"))),
    ],
)
def test_a_cost_is_written_as_coins_then_goods(text: str, cost: Cost) -> None:
    assert Cost.parse(text) == cost
    assert str(cost) == text


def test_a_cost_is_printed_in_the_order_of_the_goods_however_it_was_written() -> None:
    assert str(Cost.parse(" 1G  1W 2c 1W 1c ")) == "3c 2W 1G"


@given(st.integers(0, 99), st.lists(st.sampled_from(Good), max_size=12))
def test_every_cost_reads_back_from_its_text(coins: int, asked: list[Good]) -> None:
    cost = Cost(coins, tuple(sorted(asked, key=list(Good).index)))
    assert Cost.parse(str(cost)) == cost


@pytest.mark.parametrize("text", ["W", "2X", "c", "2 W", "1w", "1.5W", "WW"])
def test_a_wrong_cost_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Cost.parse(text)
