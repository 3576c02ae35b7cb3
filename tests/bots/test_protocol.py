"""The line protocol, word for word."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.bots.misbehaving import play_with
from wonders import Dealer, Match, make
from wonders.bots import protocol
from wonders.bots.bot import Perspective
from wonders.bots.guard import Guarded, Misplay, Witness
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.outcome import Outcome
from wonders.core.wire import plain


def a_witness(seat: int = 0) -> tuple[Match[Any, Any], Witness]:
    match = Match(make("classic", 3, sides="A"), Dealer.from_seed("wire"))
    sight = Perspective(match.game, seat, Random(1), match.view, match.history)
    return match, Witness(sight, lambda: match.steps)


def test_hello_says_what_is_played_and_where_the_bot_sits() -> None:
    _, seen = a_witness(2)
    told = json.loads(protocol.hello(seen, 10.0, 5))
    assert told.pop("options")["sides"] == "A"
    assert told == {
        "type": "hello",
        "protocol": 1,
        "game": "classic",
        "rules": make("classic").rules,
        "players": 3,
        "seat": 2,
        "limit": 10.0,
        "seed": 5,
    }


def test_a_decision_comes_with_all_that_the_seat_may_know() -> None:
    match, seen = a_witness(1)
    legal = match.legal(1)
    told = json.loads(protocol.decide(match.pending[1], legal, 1, seen, 0))
    assert told["type"] == "decide" and told["number"] == 1 and told["kind"] == "PickCard"
    assert told["asked"] == {"kind": "PickCard", "city": 1}
    assert told["legal"] == [str(action) for action in legal]
    assert told["view"] == plain(match.view(1)) and told["view"]["hand"] == [card.id for card in match.view(1).hand]
    dealt = next(event for event in told["events"] if event["event"] == "HandsDealt")
    assert set(dealt) == {"event", "age", "hand"} and sorted(dealt["hand"]) == sorted(told["view"]["hand"])


def test_events_are_told_once() -> None:
    match, seen = a_witness(0)
    before = seen.moment
    for at in range(3):
        match.answer(at, match.legal(at)[0])
    told = json.loads(protocol.decide(match.pending[0], match.legal(0), 2, seen, before))
    names = [event["event"] for event in told["events"]]
    assert "HandsPassed" in names and "HandsDealt" not in names
    assert seen.events(seen.moment) == []


def test_the_end_tells_the_outcome() -> None:
    _, seen = a_witness()
    outcome = Outcome("points", (1, 2, 2), (50, 40, 40), (), ())
    told = json.loads(protocol.end(outcome, seen, seen.moment))
    assert told == {
        "type": "end",
        "outcome": {"reason": "points", "ranks": [1, 2, 2], "points": [50, 40, 40], "winners": [0]},
        "events": [],
    }
    assert json.loads(protocol.end(None, seen, 0))["outcome"] is None


def test_an_answer_names_an_action_by_its_text() -> None:
    match, seen = a_witness()
    legal = match.legal(0)
    for action in legal:
        assert protocol.read_answer(json.dumps({"action": str(action)}), legal, 4, seen) is action
        assert protocol.read_answer(json.dumps({"number": 4, "action": str(action)}), legal, 4, seen) is action


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("", "garbled"),
        ("null", "garbled"),
        ("[]", "garbled"),
        ("{}", "garbled"),
        ('{"action": ["sell", "baths"]}', "garbled"),
        ('{"action": "sell baths", "number": 3}', "garbled"),
        ('{"action": ""}', "illegal"),
        ('{"action": "sell baths\\u0000"}', "illegal"),
        ('{"action": "sell no_such_card"}', "illegal"),
        ("[" * 100_000, "garbled"),
    ],
)
def test_any_other_answer_is_a_misplay(line: str, kind: str) -> None:
    match, seen = a_witness()
    with pytest.raises(Misplay) as wrong:
        protocol.read_answer(line, match.legal(0), 4, seen)
    assert wrong.value.kind == kind


def test_a_bot_names_itself_and_the_version_it_speaks() -> None:
    assert protocol.read_hello('{"type": "hello", "protocol": 1, "name": "Ada"}') == "'Ada'"
    for line in ('{"type": "hello"}', '{"type": "hello", "protocol": 2}', '{"protocol": 1}', "hello"):
        with pytest.raises(Misplay):
            protocol.read_hello(line)


class Listening:
    """A guest that keeps what a program would be sent."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def begin(self, seen: Witness, limit: float) -> None:
        self.seen, self.told = seen, 0

    def ask(self, asked: Decision, legal: Sequence[Action], number: int) -> Action:
        self.lines.append(protocol.decide(asked, legal, number, self.seen, self.told))
        self.told = self.seen.moment
        return legal[0]

    def end(self, outcome: Outcome | None) -> None:
        self.lines.append(protocol.end(outcome, self.seen, self.told))

    def close(self) -> None: ...


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_all_events_of_a_match_are_told_in_order_and_each_once(game: str) -> None:
    guest = Listening()
    played = play_with(Guarded("listening", guest), game=game)
    told = [event for line in guest.lines for event in json.loads(line)["events"]]
    match = Match(played.game, Dealer.from_seed("1"))
    answers = iter([(seat, action) for seat, action in played.answers if seat >= 0])
    for seat, action in answers:
        match.answer(seat, action)
    assert told == [plain(event.seen_by(0)) for step in match.steps for event in step.events]
    assert json.loads(guest.lines[-1])["outcome"]["points"] == list(played.outcome.points)
