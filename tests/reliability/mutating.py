"""Messages that are nearly right: mutations of valid ones, and whether a refusal leaves everything as it was."""

import json
from random import Random
from typing import Any

from tests.server.house import House, Line, Made
from wonders.server.tables.state import TableState

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 10**6, 2**70, 1.5, 1e308, "", "x", "\0", "ä" * 40, "\ud800", [], {}, [[]], {"a": 1}, "1",
)  # fmt: skip


def mutated(message: dict[str, Any], rng: Random) -> str:
    """The message with something wrong about it, most likely."""
    message = json.loads(json.dumps(message))
    for _ in range(rng.choice((1, 1, 2))):
        name = rng.choice(list(message) or ["type"])
        match rng.randrange(6):
            case 0:
                message[name] = rng.choice(ODD)
            case 1:
                message.pop(name, None)
            case 2:
                message[rng.choice(("action", "number", "token", "seat", "type", "to"))] = rng.choice(ODD)
            case 3:
                message[name] = _bent(str(message.get(name)), rng)
            case 4:
                message["number"] = rng.randint(-2, 12)
            case 5:
                message["type"] = rng.choice(("answer", "retract", "say", "ping", "resync", "describe", "hello", "bye"))
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    return _bent(text, rng) if rng.random() < 0.3 else text


def _bent(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    piece = rng.choice(("", " ", '"', "{", "=", ",", "-", "0", "é", "\0", text[at : at + 5]))
    return text[:at] + piece + text[at + rng.randrange(3) :]


def picture(state: TableState) -> tuple[Any, ...]:
    """Everything that a message could change."""
    match = state.match
    assert match is not None
    return state.seq, match.table, match.v, dict(match.sealed), dict(match.numbers), len(state.chat), dict(state.moves)


class Fuzzer:
    """Sends nearly right messages to one table, over as many lines as it takes."""

    def __init__(self, house: House, made: Made, rng: Random) -> None:
        self._house = house
        self._made = made
        self._rng = rng
        self._line: Line | None = None
        self.taken = self.refused = 0

    async def one(self, seat: int) -> None:
        """Send one, and look at what has become of it."""
        line = self._line or await self._open(seat)
        state = self._house.live(self._made.id).state
        text = mutated(self._valid(state, seat), self._rng)
        before = picture(state)
        line.put_text(text.encode("utf-8", "replace").decode())
        reply = await line.get("refused", "ack", "pong", "described", "state", "bye")
        if reply["type"] in ("refused", "bye"):
            self.refused += 1
            assert picture(state) == before, f"refused, and yet it changed something: {text!r}"
        else:
            self.taken += 1
        await self._settle(line, reply)

    async def _open(self, seat: int) -> Line:
        self._line = await self._house.line(self._made.id, self._made.tokens[seat])
        await self._line.get("state")
        return self._line

    async def _settle(self, line: Line, reply: dict[str, Any]) -> None:
        """Take in all that is still said; a line that was cut is replaced."""
        if reply["type"] != "bye":
            line.put({"type": "ping", "at": 17})
            while (reply := await line.get("pong", "bye"))["type"] == "pong" and reply["at"] != 17:
                pass
        if reply["type"] == "bye":
            await line.closed()
            self._house.lines.remove(line)
            self._line = None

    def _valid(self, state: TableState, seat: int) -> dict[str, Any]:
        match, rng = state.match, self._rng
        assert match is not None
        legal = match.game.legal(match.table, rng.choice(list(match.pending) or [seat])) or ("sell baths",)
        move = f"{rng.getrandbits(96):024x}" if rng.random() < 0.9 or not state.moves else next(iter(state.moves))[1]
        kind = rng.choice(("answer", "answer", "answer", "retract", "say"))
        message: dict[str, Any] = {"type": kind, "move": move}
        if kind == "say":
            return message | {"text": "hello"}
        number = match.numbers[seat]
        return message | {"number": number} | ({"action": str(rng.choice(legal))} if kind == "answer" else {})
