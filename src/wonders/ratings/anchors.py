"""Bots whose ratings are known from the arena and never change: by them the scale means the same every year."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from wonders.core.options import BadOption
from wonders.core.wire import JsonObject
from wonders.ratings.rating import UNKNOWN, Rating

ANCHOR: Final = "random"
"""The bot that holds the scale: it plays the same for ever."""
GROUND: Final = 500.0
"""Its rating in every class."""
FILE: Final = Path(__file__).parent / "anchors.json"


@dataclass(frozen=True)
class Anchors:
    """The bots of a class, and the arena that has measured them."""

    bots: Mapping[str, Rating]
    arena: JsonObject


@cache
def anchors() -> dict[str, Anchors]:
    """All classes that have been measured."""
    return read_anchors(FILE)


def read_anchors(file: Path) -> dict[str, Anchors]:
    """What a file holds; nothing where there is none yet."""
    try:
        found: JsonObject = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return {
            name: Anchors({bot: Rating(*numbers) for bot, numbers in told["bots"].items()}, told["arena"])
            for name, told in found.items()
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        raise BadOption(f"{file} is no file of anchors.") from None


def write_anchors(file: Path, known: Mapping[str, Anchors]) -> None:
    told = {
        name: {
            "bots": {bot: [rating.mean, rating.deviation] for bot, rating in one.bots.items()},
            "arena": dict(one.arena),
        }
        for name, one in known.items()
    }
    try:
        file.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as wrong:
        raise BadOption(f"The anchors cannot be written to {file}: {wrong.strerror}.") from None


def anchored(name: str, bot: str) -> Rating | None:
    """The rating of a bot in a class; None where the arena has not measured it."""
    known = anchors().get(name)
    return known.bots.get(bot) if known is not None else None


def newcomer(name: str) -> Rating:
    """What is thought of somebody of whom nothing is known: half way between `easy` and `medium`, and far from sure."""
    bots = anchors()[name].bots
    return Rating((bots["easy"].mean + bots["medium"].mean) / 2, UNKNOWN)
