"""Signs that some terminals lack, written with those that all have."""

import codecs
import io
import sys

PLAIN = {
    "−": "-", "–": "-", "…": "...", "→": "->", "←": "<-", "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'",
    "★": "*", "✗": "x", "×": "x", "─": "-", "━": "-", "│": "|",
}  # fmt: skip


def _plainly(wrong: UnicodeError) -> tuple[str, int]:
    """What stands for signs that cannot be written; a question mark where nothing is like them."""
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    found = wrong.object[wrong.start : wrong.end]
    return "".join(PLAIN.get(sign, "?") for sign in found), wrong.end


def prepare_streams() -> None:
    """No sign may end a command: whatever a terminal cannot show is shown in another way."""
    codecs.register_error("wonders", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="wonders")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def signed(number: int) -> str:
    """A number with the minus that the texts have."""
    return f"−{-number}" if number < 0 else str(number)
