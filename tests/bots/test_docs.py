"""The messages in docs/bots.md are those of the protocol."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_protocol import a_witness
from wonders.bots import protocol
from wonders.core.outcome import Outcome

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def documented() -> list[dict[str, Any]]:
    blocks = DOCS.read_text(encoding="utf-8").split("```json\n")[1:]
    return [json.loads(block.partition("\n```")[0]) for block in blocks]


def sent() -> dict[str, dict[str, Any]]:
    match, seen = a_witness()
    lines = (
        protocol.hello(seen, 1.0, 1),
        protocol.decide(match.pending[0], match.legal(0), 1, seen, 0),
        protocol.end(Outcome("points", (1,), (1,), (), ()), seen, 0),
    )
    return {message["type"]: message for message in map(json.loads, lines)}


@pytest.mark.parametrize("kind", ["hello", "decide", "end"])
def test_every_message_is_documented_with_all_its_fields(kind: str) -> None:
    example = next(message for message in documented() if message.get("type") == kind)
    assert list(example) == list(sent()[kind])
    if kind == "end":
        assert list(example["outcome"]) == list(sent()[kind]["outcome"])


def test_the_answers_in_the_docs_are_understood() -> None:
    messages = documented()
    match, seen = a_witness()
    assert protocol.read_hello(json.dumps(messages[1])) == "'my bot'"
    answer = next(message for message in messages if "action" in message)
    legal = (match.game.notation.parse(answer["action"]),)
    assert protocol.read_answer(json.dumps(answer), legal, answer["number"], seen) == legal[0]
