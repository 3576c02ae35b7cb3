"""Whether producers can make goods: the closed form against a search."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonders.core.goods import MANUFACTURED, RAW, Good, goods
from wonders.core.payment import COVERED, capacity, covered, shortage, slack

Producer = frozenset[Good]


def most_made(producers: Sequence[Producer], asked: Sequence[Good]) -> int:
    """How many of the goods can be made at most, each by a producer of its own: a matching by augmenting paths."""
    maker_of: dict[int, int] = {}

    def place(maker: int, tried: set[int]) -> bool:
        for at, good in enumerate(asked):
            if good in producers[maker] and at not in tried:
                tried.add(at)
                if at not in maker_of or place(maker_of[at], tried):
                    maker_of[at] = maker
                    return True
        return False

    return sum(place(maker, set()) for maker in range(len(producers)))


def missing(producers: Sequence[Producer], asked: Sequence[Good]) -> tuple[int, int]:
    """What `shortage` should say, for raw and for manufactured goods."""
    wanted = [[good for good in asked if good.is_raw == is_raw] for is_raw in (True, False)]
    raw, made = (len(part) - most_made(producers, part) for part in wanted)
    return raw, made


def left_over(producers: Sequence[Producer], asked: Sequence[Good]) -> int:
    return slack(asked) + sum(map(capacity, producers))


def test_the_search_itself_finds_the_best() -> None:
    both, wood = frozenset(goods("WS")), frozenset(goods("W"))
    assert most_made([both, wood], goods("WS")) == most_made([wood, both], goods("SW")) == 2
    assert most_made([wood, wood], goods("WS")) == 1
    assert most_made([], goods("W")) == 0


@pytest.mark.parametrize(
    ("producers", "asked", "short"),
    [
        ([], "", (0, 0)),
        ([], "WWG", (2, 1)),
        (["W"], "W", (0, 0)),
        (["W", "W"], "S", (1, 0)),
        (["WS"], "WS", (1, 0)),
        (["WS", "WS"], "WS", (0, 0)),
        (["WS", "W"], "WS", (0, 0)),
        (["WS", "SC", "CW"], "WSC", (0, 0)),
        (["WS", "SC", "CW"], "WWS", (0, 0)),
        (["WS", "SC", "CW"], "WWW", (1, 0)),
        (["WSCO", "GPL"], "OL", (0, 0)),
        (["WSCO", "GPL"], "OOLL", (1, 1)),
        (["GPL", "GPL"], "W", (1, 0)),
        ([""], "W", (1, 0)),
    ],
)
def test_some_that_can_be_counted_by_hand(producers: list[str], asked: str, short: tuple[int, int]) -> None:
    found = left_over([frozenset(goods(letters)) for letters in producers], goods(asked))
    assert shortage(found) == short
    assert covered(found) == (short == (0, 0))


def a_producer(rng: Random) -> Producer:
    """One good, or a choice between raw or between manufactured goods, as cards have it."""
    kinds = rng.choice([RAW, RAW, MANUFACTURED])
    return frozenset(rng.sample(kinds, rng.choice([1, 1, 1, 2, 2, 3, len(kinds)])))


def test_thousands_of_random_producers_against_the_search() -> None:
    rng = Random(1)
    answers: Counter[tuple[int, int]] = Counter()
    for _ in range(5000):
        producers = [a_producer(rng) for _ in range(rng.randint(0, 9))]
        asked = rng.choices(list(Good), k=rng.randint(0, 7))
        found = left_over(producers, asked)
        assert shortage(found) == missing(producers, asked)
        assert covered(found) == (missing(producers, asked) == (0, 0))
        answers[shortage(found)] += 1
    assert answers[0, 0] > 500 and len(answers) > 10, "the cases are too much alike"


PRODUCERS = st.lists(st.sets(st.sampled_from(RAW)) | st.sets(st.sampled_from(MANUFACTURED)), max_size=8)
ASKED = st.lists(st.sampled_from(Good), max_size=8)


@given(PRODUCERS, ASKED)
def test_any_producers_against_the_search(producers: list[set[Good]], asked: list[Good]) -> None:
    makers = [frozenset(producer) for producer in producers]
    assert shortage(left_over(makers, asked)) == missing(makers, asked)


@given(PRODUCERS, ASKED, st.randoms(use_true_random=False))
def test_neither_the_order_nor_repeated_letters_matter(
    producers: list[set[Good]], asked: list[Good], rng: Random
) -> None:
    makers = [frozenset(producer) for producer in producers]
    found = left_over(makers, asked)
    rng.shuffle(makers)
    rng.shuffle(asked)
    assert left_over(makers, asked) == found
    assert sum(capacity((*maker, *maker)) for maker in makers) + slack(asked) == found


def test_nothing_is_always_covered() -> None:
    assert slack(()) == COVERED and covered(COVERED) and shortage(COVERED) == (0, 0)


def test_a_city_may_have_as_many_as_127_producers() -> None:
    """A count has seven bits and a sign; no city comes near that."""
    for good in Good:
        many = 127 * capacity([good])
        assert covered(COVERED + many) and covered(slack([good] * 127) + many)
        assert not covered(slack([good] * 127) + 126 * capacity([good]))
        assert sum(shortage(slack([good] * 127) + 120 * capacity([good]))) == 7
