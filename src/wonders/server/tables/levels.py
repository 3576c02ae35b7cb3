"""The bots that can be asked to a table."""

from importlib.util import find_spec
from typing import Final

from wonders.server.errors import Refused

_WITHOUT_NUMPY: Final = {"random": "random", "easy": "easy", "medium": "medium", "hard": "hard"}
LEVELS: Final = _WITHOUT_NUMPY | ({"expert": "expert"} if find_spec("numpy") else {})
"""Levels, with the bot behind each."""


def checked_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused("bad_option", f"There is no level '{level[:40]}'; there are: {', '.join(LEVELS)}.")
    return level
