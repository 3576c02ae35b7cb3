"""Words that people give: names, titles, things said, ids of moves. Short, printable, and nothing else."""

import re
import unicodedata
from typing import Final

from wonders.server.errors import Refused

NAME: Final = 24
TITLE: Final = 60
SAYING: Final = 200

PRESETS: Final = ("hello", "good-luck", "well-played", "thanks", "thinking", "hurry", "oops", "good-game")
"""What can be said in any language; the texts are the client's."""

BLANK: Final = frozenset(
    chr(sign)
    for sign in (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159, *range(0x180B, 0x1810))
)
"""Signs that show nothing, although they count as letters, marks or symbols."""

_MOVE = re.compile(r"[A-Za-z0-9_-]{16,64}")
_NONCE = re.compile(r"[A-Za-z0-9_-]{0,64}")


def checked_line(text: str, longest: int, what: str) -> str:
    """A line of printable signs, without spaces around it."""
    text = unicodedata.normalize("NFC", text).strip()
    if len(text) > longest:
        raise Refused("too_long", f"{what} has at most {longest} characters, not {len(text)}.")
    if not text.isprintable() or any(sign in BLANK for sign in text):
        raise Refused("bad_message", f"{what} is written in printable characters only.")
    if text and not any(unicodedata.category(sign)[0] in "LNPS" for sign in text):
        raise Refused("bad_message", f"{what} needs at least one sign that can be seen.")
    return text


def checked_name(text: str) -> str:
    return checked_line(text, NAME, "A name")


def checked_move(move: str) -> str:
    if not _MOVE.fullmatch(move):
        raise Refused("bad_message", "The id of a move has 16 to 64 characters of A-Z, a-z, 0-9, - and _.")
    return move


def checked_nonce(nonce: str) -> str:
    if not _NONCE.fullmatch(nonce):
        raise Refused("bad_message", "A nonce has at most 64 characters of A-Z, a-z, 0-9, - and _.")
    return nonce


def checked_preset(preset: str) -> str:
    if preset not in PRESETS:
        raise Refused("bad_message", f"There is no saying '{preset[:40]}'; there are: {', '.join(PRESETS)}.")
    return preset
