"""Wrong servers are found: by a seed that is known to meet the fault, so that it takes one run each."""

from typing import Final

import pytest

from tests.simulation.mutants import MUTANTS
from tests.simulation.world import run

SEEDS: Final = {
    "acknowledges_before_the_commit": (0, "one truth"),
    "acknowledges_on_receipt": (0, "nothing is lost"),
    "applies_before_it_is_written": (0, "one truth"),
    "does_not_know_moves_again": (0, "one truth"),
    "gives_up_on_conflicts": (7, "no faults"),
    "lets_errors_of_the_store_through": (1, "no faults"),
    "clocks_run_while_nobody_is_there": (0, "clocks"),
    "a_rematch_gives_a_taken_seat_away": (16, "rights"),
    "the_host_takes_a_present_seat": (1, "rights"),
    "anybody_may_start": (1, "rights"),
    "rights_are_not_looked_up_in_the_store": (32, "rights"),
    "rights_found_while_waiting_do_not_count": (34, "rights"),
    "without_redis_everybody_is_absent": (19, "rights"),
    "a_process_whose_signs_of_life_are_late_has_nobody": (3720, "rights"),
    "presence_waits_for_the_store": (360, "rights"),
    "one_old_table_hides_all_others": (1, "one bad table"),
    "telling_that_fails_stops_the_match": (369, "no faults"),
    "bots_never_move_after_an_exception": (18, "progress"),
    "a_replay_is_lost_with_its_process": (5972, "no faults"),
    "answers_of_others_are_told": (3, "secrecy"),
    "the_view_of_another_seat_is_told": (2, "secrecy"),
    "the_secret_is_in_the_title": (0, "secrecy"),
    "plans_are_told_to_everybody": (4, "secrecy"),
    "plans_are_played_from_their_end": (7, "rights"),
    "a_store_that_is_away_leaves_tracebacks": (3, "no faults"),
}
"""A seed that finds each, and what it finds. After a change of what the server does,
`benchmarks/server_simulation.py --mutants` finds them anew."""

RARE: Final = {
    "after_a_slow_sign_of_life_clocks_go_on_at_once",
    "rights_that_ended_elsewhere_hold_here",
    "says_that_nothing_was_saved_without_looking",
    "decides_on_what_may_be_old",
    "a_slow_sign_of_life_is_one_of_when_it_was_asked_for",
}
"""Faults that take hundreds of seeds: the benchmark looks for them."""


def test_every_wrong_server_has_its_seed() -> None:
    assert SEEDS.keys() | RARE == MUTANTS.keys()


@pytest.mark.parametrize("name", SEEDS)
def test_a_wrong_server_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seed, invariant = SEEDS[name]
    MUTANTS[name](monkeypatch)
    found = run(seed).wrong
    assert found and found[0].startswith(invariant), found
