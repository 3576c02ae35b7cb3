"""Where tables belong, among several processes."""

from collections import Counter

from wonders.server.placing import place_of

NAMES = [f"{number}-name" for number in range(8)]
TABLES = [f"table{number:07d}" for number in range(2000)]


def test_all_agree_whatever_the_order_in_which_they_know_the_processes() -> None:
    assert [place_of(table, NAMES) for table in TABLES] == [place_of(table, set(NAMES)) for table in TABLES]


def test_tables_are_shared_out_evenly() -> None:
    counts = Counter(place_of(table, NAMES) for table in TABLES)
    assert set(counts) == set(NAMES) and max(counts.values()) < 1.3 * len(TABLES) / len(NAMES)


def test_only_tables_of_a_process_that_comes_or_goes_change_places() -> None:
    before = {table: place_of(table, NAMES) for table in TABLES}
    for table, place in before.items():
        assert place_of(table, [*NAMES, "new"]) in (place, "new")
        if place != NAMES[0]:
            assert place_of(table, NAMES[1:]) == place
