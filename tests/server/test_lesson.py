"""First games: told state by state from what is written down, with words in every language, and without any table."""

import pytest

from tests.server.house import House
from tests.texts.messages import entries
from wonders.games.registry import GAMES
from wonders.notation import check, parse, write
from wonders.server.tables.lesson import FOLDER, LEARNER, lesson_steps
from wonders.texts import LANGUAGES

pytestmark = pytest.mark.anyio

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_first_game_keeps_to_the_rules_and_the_learner_wins(game: str) -> None:
    text = (FOLDER / f"{game}.wpn").read_text(encoding="utf-8")
    chronicle = parse(text)
    outcome = check(chronicle)
    assert outcome is not None and outcome.winners == (LEARNER,)
    assert write(chronicle) == text


@every_game
async def test_every_step_can_be_answered_as_it_is_told(house: House, game: str) -> None:
    lesson = await house.get(f"/api/lesson/{game}")
    asked = {state["decision"]["number"]: state["decision"] for state in lesson["states"] if state["decision"]}
    for step in lesson["steps"]:
        assert step["action"] in [option["action"] for option in asked[step["number"]]["options"]]
    assert lesson["steps"][-1]["number"] == max(asked), "the learner makes the last choice"
    assert lesson["states"][-1]["outcome"] is not None and lesson["table"]["id"] == ""


@every_game
async def test_states_follow_each_other_without_a_gap(house: House, game: str) -> None:
    states = (await house.get(f"/api/lesson/{game}"))["states"]
    assert [state["from"] for state in states] == [0, *(state["v"] for state in states[:-1])]
    assert all(state["type"] == "state" and state["seat"] == LEARNER for state in states)


@every_game
def test_every_step_has_its_words_in_every_language(game: str) -> None:
    steps = [step.key for step in lesson_steps(parse((FOLDER / f"{game}.wpn").read_text(encoding="utf-8")))]
    assert 8 <= len(steps) == len(set(steps)) <= 11
    for language in LANGUAGES:
        parts = {message.id.name: {one.id.name for one in message.attributes}
                 for message in entries(language, f"web-help-{game}.ftl")}  # fmt: skip
        assert all("act" in parts[step] for step in steps)
        assert parts[f"web-lesson-{game}-end"] == {"more"}


async def test_a_game_that_is_not_there_has_no_lesson(house: House) -> None:
    assert (await house.get("/api/lesson/chess", 404))["error"] == "no_game"
