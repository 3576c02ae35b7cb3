"""Taking back: for slips only. Never past chance, another's answer, or anything that came to light."""

from typing import Any

import pytest

from tests.server.house import House, Line
from tests.server.test_answers import begin, option, stored
from tests.server.test_play import move
from wonders import Dealer, make
from wonders.core.decisions import SPECTATOR
from wonders.server.tables.match import TableMatch, tables_of
from wonders.server.tables.past import Past, Seen
from wonders.server.tables.undo import can_undo, reveals

pytestmark = pytest.mark.anyio


async def test_the_last_answer_can_be_taken_back_and_everybody_is_told(house: House) -> None:
    """In the draft of Duel a wonder is picked from an open offer: nothing comes to light."""
    made, lines, states = await begin(house, "duel", 2)
    ack = await lines[0].answer(1, option(states[0]), move(1))
    after = await lines[1].get("state")
    assert after["undo"] is False and after["decision"]["number"] == 1
    await house.post(f"/api/tables/{made.id}/undo", token=made.tokens[0])
    told = await lines[1].get("state")
    assert told["v"] == ack["v"] + 1 and told["events"] == [{"event": "TakenBack", "seat": 0}]
    assert told["view"] == states[1]["view"] and told["decision"] is None
    again = await (await house.line(made.id, made.tokens[0])).get("state")
    assert again["decision"]["number"] == 1 and again["view"] == states[0]["view"]
    lines[0].waiting()
    assert (await lines[0].answer(1, option(states[0], 1), move(2)))["type"] == "ack"
    assert (await lines[1].get("state"))["decision"]["number"] == 1


async def test_a_match_with_a_step_taken_back_resumes_as_it_was(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    await lines[0].answer(1, option(states[0]), move(1))
    await house.post(f"/api/tables/{made.id}/undo", token=made.tokens[0])
    await lines[0].answer(1, option(states[0], 1), move(2))
    before = await (await house.line(made.id, made.tokens[1])).get("state")
    del house.registry.live[made.id]
    after = await (await house.line(made.id, made.tokens[1])).get("state")
    assert after == before


async def test_nobody_takes_back_what_another_has_answered_to(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    await lines[0].answer(1, option(states[0]), move(1))
    theirs = await lines[1].get("state")
    await lines[1].answer(1, option(theirs), move(2))
    before = stored(house, made)
    refused = await house.post(f"/api/tables/{made.id}/undo", token=made.tokens[0], status=409)
    assert refused["error"] == "no_undo" and stored(house, made) == before


async def test_a_table_can_agree_on_no_undo(house: House) -> None:
    made = await house.table("duel", people=2, undo=False)
    line = await house.line(made.id, made.tokens[0])
    state = await line.get("state")
    await line.answer(1, option(state), move(1))
    refused = await house.post(f"/api/tables/{made.id}/undo", token=made.tokens[0], status=409)
    assert "agreed on no undo" in refused["sentence"]


async def test_a_joint_turn_is_never_taken_back(house: House) -> None:
    """Others would have to choose again."""
    made, lines, states = await begin(house, "classic", 3)
    for seat in range(3):
        await lines[seat].answer(1, option(states[seat]), move(seat))
    match = house.live(made.id).state.match
    assert match is not None
    for seat in range(3):
        refused = await house.post(f"/api/tables/{made.id}/undo", token=made.tokens[seat], status=409)
        assert refused["error"] == "no_undo" and not match.steps_since(seat)


async def test_a_sealed_answer_is_retracted_not_undone(house: House) -> None:
    made, lines, states = await begin(house, "classic", 3)
    await lines[0].answer(1, option(states[0]), move(1))
    refused = await house.post(f"/api/tables/{made.id}/undo", token=made.tokens[0], status=409)
    assert "retract" in refused["sentence"]


def played(game: str, seed: str, until: str, **options: Any) -> TableMatch:
    """A match up to the first step after a decision of this kind."""
    made = make(game, **options)
    match, dealer = TableMatch(made), Dealer.from_seed(seed)
    for draw, _ in match.draws_from(match.table, dealer):
        match.draw(draw)
    while not match.over:
        asked = {seat: decision.kind for seat, decision in match.pending.items()}
        for seat in match.waiting_for:
            legal = made.legal(match.table, seat)
            action = next((one for one in legal if one.verb in ("stage", "revive")), legal[0])
            match.answer(seat, action)
            if list(asked.values()) == [until]:
                return match
        for draw, _ in match.draws_from(match.table, dealer):
            match.draw(draw)
    raise AssertionError(f"{until} was never asked alone")


def test_a_card_from_the_discard_pile_comes_to_light() -> None:
    """Halikarnassos builds from a pile that only it has seen: all others learn of a card."""
    match = played("classic", "a", "PickDiscarded", players=3, wonders="halikarnassos,gizah,rhodos", sides="B")
    assert match.rounds[-1][0][1].verb == "revive"
    assert reveals(match)


def test_choosing_a_side_of_a_board_reveals_nothing() -> None:
    match = played("classic", "boards", "PickBoard", players=3, wonders="choose")
    assert not reveals(match)
    assert match.game.view(match.table, SPECTATOR) is not None


def test_what_has_come_to_light_stands() -> None:
    from wonders.server.errors import Refused
    from wonders.server.tables import entries as e
    from wonders.server.tables.state import TableState
    from wonders.server.tables.undo import undo

    match = played("classic", "a", "PickDiscarded", players=3, wonders="halikarnassos,gizah,rhodos", sides="B")
    seats = tuple(e.SeatSpec("person") for _ in range(3))
    options = dict(match.game.options)
    table = TableState("t")
    table.apply(
        e.Created(
            at=0, game="classic", rules="1", players=3, options=options, code="A", secret="s", host="h", seats=seats
        )
    )
    table.match = match
    assert match.steps_since(0) == 1
    with pytest.raises(Refused, match="come to light"):
        undo(table, 0, 1.0)


async def _asked_again(line: Line, number: int) -> dict[str, Any]:
    """The state in which a seat is asked its next decision: by then bots have answered."""
    while True:
        state = await line.get("state")
        if state["outcome"] or (state["decision"] and state["decision"]["number"] == number):
            return state


async def test_at_a_table_of_bots_a_slip_is_taken_back_with_what_bots_answered(house: House) -> None:
    """Nobody is harmed where neither the answer nor the bot's has turned up a card: bots choose anew."""
    made = await house.table("duel", people=1, bots=1)
    line = await house.line(made.id, made.tokens[0])
    before = await line.get("state")
    for number in range(1, 60):
        line.put({"type": "answer", "number": number, "move": move(number), "action": option(before)})
        now = await _asked_again(line, number + 1)
        if now["undo"] and now["v"] > before["v"] + 1:
            break
        before = now
    assert now["undo"] and now["v"] > before["v"] + 1, "a bot's answer has always turned up something"
    await house.post(f"/api/tables/{made.id}/undo", token=made.tokens[0])
    back = await _asked_again(line, number)
    assert back["view"] == before["view"] and back["decision"] == before["decision"]
    resumed = await (await house.line(made.id, made.tokens[0])).get("state")
    assert resumed["view"] == before["view"]
    assert (await line.answer(number, option(back), move(100)))["type"] == "ack"


async def test_taking_back_is_offered_only_where_it_would_work(house: House) -> None:
    made = await house.table("classic", people=1, bots=2)
    line = await house.line(made.id, made.tokens[0])
    state = await line.get("state")
    line.put({"type": "answer", "number": 1, "move": move(1), "action": option(state)})
    assert (await _asked_again(line, 2))["undo"] is False
    await house.post(f"/api/tables/{made.id}/undo", token=made.tokens[0], status=409)


def test_whether_undo_is_offered_is_found_without_playing_the_match_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said with every move: looking through a whole match each time took half of the server's time."""
    game = make("duel")
    match, dealer, looked = TableMatch(game), Dealer.from_seed("late"), 0
    view, step = type(game).view, type(game).step

    def counted(look: Any) -> Any:
        def call(*given: Any) -> Any:
            nonlocal looked
            looked += 1
            return look(*given)

        return call

    monkeypatch.setattr(type(game), "view", counted(view))
    monkeypatch.setattr(type(game), "step", counted(step))
    checked = 0
    while not match.over:
        for draw, _ in match.draws_from(match.table, dealer):
            match.draw(draw)
        for seat in match.waiting_for:
            match.answer(seat, game.legal(match.table, seat)[0])
            if len(match.rounds) > 40 and match.steps_since(seat):
                looked = 0
                can_undo(match, seat, ())
                checked += 1
                assert looked <= 18, "three who look, each before and after, and two tries of a step and a view"
    assert checked > 2


def test_what_was_seen_long_ago_is_there_all_the_same() -> None:
    match = played("classic", "a", "PickDiscarded", players=3, wonders="halikarnassos,gizah,rhodos", sides="B")
    past = Past(match)
    every = tables_of(match.game, match.rounds)
    assert list(past) == every and past[-1] == match.table and past[:3] == every[:3]
    seen = Seen(match, past, 0).until(5)
    assert list(seen) == [match.game.view(table, 0) for table in every[:5]] and seen[-1] == seen[4]
    with pytest.raises(IndexError):
        seen[5]
