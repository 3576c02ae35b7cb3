"""Nothing changes for clients: what was sent once gets the same answers, byte for byte."""

import pytest

from tests.server.conversations import FOLDER, kept, replayed

pytestmark = pytest.mark.anyio

NAMES = sorted(path.name.removesuffix(".json.xz") for path in FOLDER.glob("*.json.xz"))


@pytest.mark.parametrize("name", NAMES)
async def test_a_conversation_that_was_kept_is_held_again_byte_for_byte(name: str) -> None:
    now = await replayed(name)
    for at, (told, before) in enumerate(zip(now, kept(name), strict=True)):
        assert told == before, f"step {at}"


def test_the_conversations_have_every_kind_of_message() -> None:
    told = "".join(text for name in NAMES for step in kept(name) for texts in step[-1].values() for text in texts)
    for kind in ("welcome", "table", "state", "ack", "refused", "said", "pong", "described", "bye"):
        assert f'"type":"{kind}"' in told, kind
