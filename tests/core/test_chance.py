"""The stream of random numbers `deal-1`, its shuffle, and the dealer. The numbers here are for a browser to repeat."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from wonders.core.actions import Action
from wonders.core.chance import DEAL_VERSION, Dealer, Secret, Stream
from wonders.core.decisions import ChanceDecision, WondersError

RANGE = 2**32

# Worked out once with another program, and never to change while the algorithm is called deal-1.
WORDS = [4174334066, 2386563796, 3998311949, 1228452196, 2830829967, 898647355, 2496960223, 2471760784, 1885288827]
SHUFFLE = [4, 2, 8, 7, 0, 3, 9, 5, 1, 6]
SECRET = "efb0fc693550bc2c2df8c9bffdd99fa019f9c8fa3fd5dbf5261a79eca9edd9be"
ROLLS = (2, 3, 2, 1, 0, 5, 0, 3, 0, 3)


def words(secret: bytes, label: str) -> Iterator[int]:
    """The stream written a second time, straight from its description."""
    block = 0
    while True:
        digest = hmac.new(secret, f"{label}:{block}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(source: Iterator[int], limit: int) -> int:
    return next(word % limit for word in source if word < RANGE // limit * limit)


def shuffled(source: Iterator[int], items: Sequence[int]) -> list[int]:
    mixed = list(items)
    for last in reversed(range(1, len(mixed))):
        other = below(source, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


class Roll(Action):
    verb = "roll"
    numbers: tuple[int, ...]


class Rolling(ChanceDecision):
    def sample(self, stream: Stream) -> Roll:
        return Roll(tuple(stream.below(6) for _ in range(10)))


@given(st.binary(max_size=200), st.binary(max_size=200))
@example(b"k" * 63, b"")
@example(b"k" * 64, b"")
@example(b"k" * 65, b"")
def test_a_secret_signs_as_hmac_does_whatever_its_length(key: bytes, message: bytes) -> None:
    secret = Secret(key)
    assert secret.sign(message) == hmac.digest(key, message, "sha256")
    assert secret.sign(message) == hmac.digest(key, message, "sha256"), "signing leaves the secret as it was"


def test_the_algorithm_has_a_name() -> None:
    assert DEAL_VERSION == "deal-1"


def test_the_words_of_a_stream_are_these() -> None:
    stream = Stream(b"secret", "age 1 deal")
    assert [stream.below(RANGE) for _ in range(9)] == WORDS


def test_the_shuffle_of_a_stream_is_this() -> None:
    assert Stream(b"secret", "age 1 deal").shuffled(range(10)) == SHUFFLE


def test_the_secret_of_a_seed_is_this() -> None:
    rolled = Dealer.from_seed(1, "classic", 7).answer(Rolling("first"))
    secret = hashlib.sha256(b"deal-1:1:classic:7").digest()
    assert secret.hex() == SECRET
    assert rolled == Rolling("first").sample(Stream(secret, "first")) == Roll(ROLLS)


@given(st.binary(), st.text(st.characters(codec="utf-8")), st.lists(st.integers(1, RANGE), max_size=30))
def test_numbers_are_those_of_the_description(secret: bytes, label: str, limits: list[int]) -> None:
    stream, source = Stream(secret, label), words(secret, label)
    assert [stream.below(limit) for limit in limits] == [below(source, limit) for limit in limits]


@given(st.binary(), st.integers(0, 60))
def test_shuffles_are_those_of_the_description(secret: bytes, size: int) -> None:
    mixed = Stream(secret, "deck").shuffled(range(size))
    assert mixed == shuffled(words(secret, "deck"), range(size))
    assert sorted(mixed) == list(range(size))


def test_words_that_would_favour_small_numbers_are_passed_over() -> None:
    limit = RANGE // 2 + 1
    source = words(b"secret", "half")
    kept = [word for word, _ in zip(source, range(200), strict=False) if word < limit]
    assert 60 < len(kept) < 140
    stream = Stream(b"secret", "half")
    assert [stream.below(limit) for _ in kept] == kept


def test_the_first_word_that_is_passed_over_is_the_largest_multiple_of_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fair = RANGE // 10 * 10
    block = b"".join(word.to_bytes(4, "big") for word in (fair, fair - 1, RANGE - 1, fair + 1, 20, fair, fair, 7))
    monkeypatch.setattr(Secret, "sign", lambda secret, message: block)
    stream = Stream(b"secret", "label")
    assert [stream.below(10) for _ in range(6)] == [9, 0, 7, 9, 0, 7]


def test_a_shuffle_passes_over_the_same_words(monkeypatch: pytest.MonkeyPatch) -> None:
    block = b"".join(word.to_bytes(4, "big") for word in (RANGE - 1, RANGE - 1, 4, RANGE - 1, 0, 0, 0, 0))
    monkeypatch.setattr(Secret, "sign", lambda secret, message: block)
    assert Stream(b"secret", "label").shuffled("abc") == ["a", "c", "b"]


def test_numbers_and_shuffles_take_their_words_from_one_stream() -> None:
    stream, source = Stream(b"secret", "both"), words(b"secret", "both")
    for size in range(12):
        assert stream.below(size + 1) == below(source, size + 1)
        assert stream.shuffled(range(size)) == shuffled(source, range(size))


@pytest.mark.parametrize("limit", [0, -1, RANGE + 1, 10**30])
def test_a_limit_that_a_word_cannot_reach_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit must be from 1 to 4294967296"):
        Stream(b"secret", "label").below(limit)


def test_below_one_there_is_only_zero() -> None:
    stream = Stream(b"secret", "label")
    assert {stream.below(1) for _ in range(100)} == {0}


def test_one_of_the_items_is_chosen() -> None:
    assert Stream(b"secret", "label").chosen(["only"]) == "only"
    assert {Stream(b"secret", str(n)).chosen("abc") for n in range(50)} == set("abc")
    with pytest.raises(ValueError, match="limit"):
        Stream(b"secret", "label").chosen([])


def test_a_shuffle_leaves_what_it_is_given_alone() -> None:
    items = [3, 1, 2]
    Stream(b"secret", "label").shuffled(items)
    assert items == [3, 1, 2]


def chi_square(seen: Iterable[object], kinds: int) -> float:
    """How far counts are from equal ones; about `kinds` - 1 when all kinds are equally likely."""
    counts = Counter(seen)
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (kinds - len(counts))


# The bounds are the 99.9 % points of the distribution; the streams are fixed, so the tests always say the same.


def test_every_item_comes_to_every_place_equally_often() -> None:
    decks = [Stream(b"places", str(n)).shuffled(range(6)) for n in range(6000)]
    for place in range(6):
        assert chi_square((deck[place] for deck in decks), 6) < 20.5


def test_every_order_is_equally_likely() -> None:
    decks = [tuple(Stream(b"orders", str(n)).shuffled("abcd")) for n in range(6000)]
    assert set(decks) == set(permutations("abcd"))
    assert chi_square(decks, 24) < 49.7


def test_numbers_of_one_stream_are_equally_likely_and_do_not_depend_on_each_other() -> None:
    stream = Stream(b"numbers", "one")
    numbers = [stream.below(7) for _ in range(14000)]
    assert chi_square(numbers, 7) < 22.5
    assert chi_square(zip(numbers[::2], numbers[1::2], strict=True), 49) < 84.1


def test_streams_of_similar_labels_do_not_depend_on_each_other() -> None:
    firsts = [Stream(b"labels", f"turn {n}").below(6) for n in range(14400)]
    assert chi_square(zip(firsts[::2], firsts[1::2], strict=True), 36) < 66.6


def test_a_stream_is_not_the_continuation_of_another() -> None:
    labels = ["a", "a:0", "a:1", "a:", ":", "", "0", "a:0:0", "b", "A", "a "]
    blocks = [(label, tuple(n for n, _ in zip(words(b"secret", label), range(64), strict=False))) for label in labels]
    seen = [block[at : at + 8] for _, block in blocks for at in range(0, 64, 8)]
    assert len(set(seen)) == len(seen)
    for label, block in blocks:
        stream = Stream(b"secret", label)
        assert tuple(stream.below(RANGE) for _ in range(64)) == block


def test_a_changed_bit_of_the_secret_changes_the_deal() -> None:
    secret = int.from_bytes(hashlib.sha256(b"a secret").digest(), "big")
    secrets = [secret, *(secret ^ 1 << bit for bit in range(256))]
    deals = {tuple(Stream(one.to_bytes(32, "big"), "deal").shuffled(range(21))) for one in secrets}
    assert len(deals) == 257


def test_seeds_and_parts_give_dealers_of_their_own() -> None:
    parts = [part for many in range(3) for part in product(("1", "2", "x"), repeat=many)]
    dealers = [Dealer.from_seed(seed, *part) for seed in ("s", "t", "") for part in parts]
    rolls = [dealer.answer(Rolling("roll")) for dealer in dealers]
    assert len(set(rolls)) == len(rolls)


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert Dealer.from_seed(12, 3).answer(Rolling("roll")) == Dealer.from_seed("12", "3").answer(Rolling("roll"))


def test_a_draw_does_not_shift_the_others() -> None:
    dealer = Dealer(b"secret")
    alone = Dealer(b"secret").answer(Rolling("third"))
    assert [dealer.answer(Rolling(label)) for label in ("first", "second", "third")][-1] == alone
    assert dealer.answer(Rolling("third")) == alone


def test_a_seed_is_any_text_that_can_be_written() -> None:
    assert Dealer.from_seed("Straße ♟").answer(Rolling("roll"))
    with pytest.raises(WondersError, match="UTF-8"):
        Dealer.from_seed("\udcff")
