"""A budget of time or of simulations is kept, whatever a simulation takes."""

import time

import pytest

from wonders.bots.search.budget import Budget, Timer


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "perf_counter", clock)
    return clock


def spend(timer: Timer, clock: Clock, each: float) -> int:
    while timer.another():
        clock.now += each
        timer.done += 1
    return timer.done


@pytest.mark.parametrize("each", [0.0001, 0.003, 0.02, 0.09])
def test_the_time_is_used_and_not_passed_by_more_than_half_a_simulation(clock: Clock, each: float) -> None:
    timer = Timer(Budget(seconds=1.0))
    spend(timer, clock, each)
    assert abs(timer.passed - 1.0) <= each / 2 + 1e-9


def test_what_was_spent_before_the_first_simulation_counts(clock: Clock) -> None:
    timer = Timer(Budget(seconds=1.0))
    clock.now += 0.5
    assert spend(timer, clock, 0.01) == pytest.approx(50, abs=1)


def test_a_simulation_that_takes_longer_than_all_the_time_is_the_only_one(clock: Clock) -> None:
    assert spend(Timer(Budget(seconds=0.1)), clock, 5.0) == 1


def test_whatever_runs_out_first_ends_it(clock: Clock) -> None:
    assert spend(Timer(Budget(nodes=7)), clock, 1000.0) == 7
    assert spend(Timer(Budget(seconds=1.0, nodes=7)), clock, 0.01) == 7
    assert spend(Timer(Budget(seconds=0.05, nodes=700)), clock, 0.01) == 5


def test_seconds_of_computing_pass_only_while_computing(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    computing = Clock()
    monkeypatch.setattr(time, "thread_time", computing)
    timer = Timer(Budget(cpu=1.0))
    clock.now += 1000.0
    assert timer.another()
    assert spend(timer, computing, 0.01) == pytest.approx(100, abs=1)


def test_a_budget_has_one_clock() -> None:
    with pytest.raises(ValueError, match="not both"):
        Budget(seconds=1.0, cpu=1.0)


@pytest.mark.parametrize("each", [0.0001, 0.003, 0.02, 0.09])
def test_many_at_once_keep_the_time_as_single_ones_do(clock: Clock, each: float) -> None:
    """A tree that is kept from the last move asks for as many as there may be from the beginning."""
    timer = Timer(Budget(seconds=1.0))
    while timer.another():
        size = timer.room(64)
        clock.now += size * each
        timer.done += size
    assert abs(timer.passed - 1.0) <= each / 2 + 1e-9


def test_when_the_machine_becomes_slow_the_time_is_passed_by_one_batch_at_most(clock: Clock) -> None:
    timer, each = Timer(Budget(seconds=1.0)), 0.0001
    while timer.another():
        each = 0.001 if timer.passed > 0.9 else each
        size = timer.room(64)
        clock.now += size * each
        timer.done += size
    assert timer.passed <= 1.0 + 64 * each


def test_simulations_alone_are_made_as_many_at_once_as_wanted(clock: Clock) -> None:
    timer = Timer(Budget(nodes=70))
    assert timer.room(64) == 64
    timer.done = 64
    assert timer.room(64) == 6
