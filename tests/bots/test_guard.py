"""A bot of others that crashes, is late or answers illegally loses the move, and nothing else happens."""

import logging
import threading
import time
from collections.abc import Sequence
from typing import Any

import pytest

from tests.bots.misbehaving import Odd, Toy, crash, guarded, leave, loop, play_with, sleep
from wonders import make, replay
from wonders.bots.bot import Perspective
from wonders.bots.guard import PATIENCE, Guarded, Misplay, brief, chosen
from wonders.bots.play import play_match
from wonders.bots.threaded import Threaded
from wonders.bots.uniform import Uniform
from wonders.core.actions import Action
from wonders.core.decisions import Decision


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_a_guarded_bot_plays_as_it_would_without_guard(game: str) -> None:
    alone = play_with(Uniform(), game=game)
    watched = play_with(guarded(Uniform()), game=game)
    assert watched.record() == alone.record()
    assert watched.outcome == alone.outcome and watched.decisions == alone.decisions and watched.faults == ()


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        (crash, "crashed", "ZeroDivisionError: 'no reason'"),
        (leave, "crashed", "SystemExit: '3'"),
        (lambda legal, seen: None, "illegal", "'None' is none of the"),
        (lambda legal, seen: "dance", "illegal", "'dance' is none of the"),
        (lambda legal, seen: legal, "illegal", "is none of the"),
        (lambda legal, seen: Odd(), "illegal", "is none of the"),
        (lambda legal, seen: make("duel").notation.parse("build baths"), "illegal", "'build baths' is none of the"),
    ],
)
def test_a_bad_answer_loses_the_move(answer: Any, kind: str, detail: str) -> None:
    played = play_with(guarded(Toy(answer)))
    assert [fault.kind for fault in played.faults] == [kind] * PATIENCE
    assert detail in played.faults[0].detail
    assert (played.faults[0].bot, played.faults[0].seat, played.faults[0].number) == ("toy", 0, 1)
    assert replay(played.record().dumps()).outcome == played.outcome


@pytest.mark.parametrize("answer", [sleep, loop])
def test_a_late_bot_loses_the_move_and_the_match_does_not_wait(answer: Any) -> None:
    began = time.monotonic()
    played = play_with(guarded(Toy(answer, good=4), limit=0.3))
    assert time.monotonic() - began < 10
    assert {fault.kind for fault in played.faults} == {"late"} and played.faults[0].number == 5
    assert "no answer within 0.3 s" in played.faults[0].detail


def test_a_bot_that_loops_for_ever_is_stopped() -> None:
    threads: list[threading.Thread] = []

    def loop_here(legal: Sequence[Action], seen: Perspective) -> Any:
        threads.append(threading.current_thread())
        return loop(legal, seen)

    play_with(guarded(Toy(loop_here), limit=0.05))
    for thread in threads:
        thread.join(5)
    assert threads and not any(thread.is_alive() for thread in threads)


def test_a_good_answer_ends_the_row_of_faults() -> None:
    class Moody:
        asked = 0

        def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
            self.asked += 1
            if self.asked % 2:
                raise ValueError("odd")
            return legal[0]

    bot = Moody()
    played = play_with(guarded(bot))
    assert len(played.faults) == (bot.asked + 1) // 2 > PATIENCE


def test_after_some_faults_in_a_row_the_bot_is_not_asked_again_in_this_match() -> None:
    toy = Toy(crash)
    guest = guarded(toy)
    play_with(guest)
    assert toy.asked == PATIENCE
    play_with(guest)
    assert toy.asked == 2 * PATIENCE and len(guest.faults) == PATIENCE


def test_the_text_of_an_action_will_do() -> None:
    assert play_with(guarded(Toy(lambda legal, seen: str(legal[0])))).faults == ()


def test_every_fault_is_named_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "wonders.bots"):
        play_with(guarded(Toy(crash), name="gambler"))
    assert caplog.messages[0] == "gambler at seat 0, decision 1: crashed (ZeroDivisionError: 'no reason')"
    assert caplog.messages[-1] == "gambler at seat 0 has lost the rest of this match"


def test_the_fallback_plays_the_lost_moves() -> None:
    class First:
        def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
            return legal[0]

    alone = play_with(First())
    assert play_with(Guarded("toy", Threaded(Toy(crash)), 2.0, First())).record() == alone.record()


def test_what_a_guest_draws_does_not_change_the_fallback() -> None:
    def draw_and_crash(legal: Sequence[Action], seen: Perspective) -> Any:
        seen.rng.random()
        raise ValueError("drawn")

    assert play_with(guarded(Toy(crash))).record() == play_with(guarded(Toy(draw_and_crash))).record()


def test_a_fallback_that_fails_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    played = play_with(Guarded("toy", Threaded(Toy(crash)), 2.0, Toy(crash)))
    assert len(played.faults) == PATIENCE and "the fallback of toy failed" in caplog.text


def test_bots_of_ours_are_played_without_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: Any) -> Any:
        raise AssertionError("the lean loop was left")

    monkeypatch.setattr("wonders.bots.play.play_hosted", refuse)
    play_match(make("duel"), (Uniform(), Uniform()), "1")
    with pytest.raises(AssertionError, match="lean loop"):
        play_match(make("duel"), (Uniform(), guarded(Uniform())), "1")


def test_a_guarded_bot_sits_at_one_seat() -> None:
    guest = guarded(Uniform())
    with pytest.raises(ValueError, match="one seat"):
        play_match(make("duel"), (guest, guest), "1")


def test_two_faulty_bots_are_both_named() -> None:
    played = play_with(guarded(Toy(crash), name="one"), guarded(Toy(leave), name="other"))
    assert {(fault.bot, fault.seat) for fault in played.faults} == {("one", 0), ("other", 1)}


def test_strange_things_are_told_briefly() -> None:
    assert brief("a\x1b[31m\nb") == "'a [31m b'"
    assert brief("x" * 1000, 5) == "'xxxxx…'"
    assert brief(Odd()) == "'a Odd without a text'"
    with pytest.raises(Misplay, match="none of the 0 legal"):
        chosen((), "x")
