"""The line protocol for bots in any language: what we write, and how we read what comes back. See docs/bots.md."""

import json
from collections.abc import Sequence

from wonders.bots.guard import Misplay, Witness, brief, chosen
from wonders.core.actions import Action
from wonders.core.decisions import Decision, UnparsableAction
from wonders.core.outcome import Outcome
from wonders.core.wire import Plain, plain

VERSION = 1


def hello(seen: Witness, limit: float, seed: int) -> str:
    """A match begins. The seed is one for the bot's own chance; it tells nothing about the deal."""
    game = seen.game
    about = {"game": game.id, "rules": game.rules, "players": game.players, "options": plain(game.options)}
    return _line("hello", protocol=VERSION, **about, seat=seen.seat, limit=limit, seed=seed)


def decide(asked: Decision, legal: Sequence[Action], number: int, seen: Witness, since: int) -> str:
    """A decision, with all the seat may know."""
    return _line(
        "decide",
        number=number,
        kind=asked.kind,
        asked=plain(asked),
        legal=[str(action) for action in legal],
        view=plain(seen.view),
        events=plain(seen.events(since)),
    )


def end(outcome: Outcome | None, seen: Witness, since: int) -> str:
    """The match is over; without an outcome if it was left."""
    told: Plain = None
    if outcome is not None:
        told = {name: plain(getattr(outcome, name)) for name in ("reason", "ranks", "points", "winners")}
    return _line("end", outcome=told, events=plain(seen.events(since)))


def read_hello(line: str) -> str:
    """The name a bot gives itself; Misplay if it does not speak our protocol."""
    answer = _read(line)
    if answer.get("type") != "hello" or answer.get("protocol") != VERSION:
        raise Misplay("garbled", f'the answer to hello must have "type": "hello" and "protocol": {VERSION}')
    return brief(answer.get("name", ""))


def read_answer(line: str, legal: Sequence[Action], number: int, seen: Witness) -> Action:
    """The action a bot has answered with; Misplay if it is none of the legal ones."""
    answer = _read(line)
    text = answer.get("action")
    if not isinstance(text, str):
        raise Misplay("garbled", f'an answer looks like {{"action": "…"}}, not like {brief(line)}')
    if answer.get("number", number) != number:
        raise Misplay("garbled", f"it answers decision {brief(answer['number'])}, but was asked decision {number}")
    try:
        return chosen(legal, seen.game.notation.parse(text))
    except UnparsableAction as wrong:
        raise Misplay("illegal", str(wrong)) from None


def _line(type: str, **fields: object) -> str:
    return json.dumps({"type": type, **fields}, ensure_ascii=False, separators=(",", ":"))


def _read(line: str) -> dict[str, object]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Misplay("garbled", f"it wrote {brief(line)}, which is no JSON object")
    return found
