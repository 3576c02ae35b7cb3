"""Signs that may stand in a text, and text in quotation marks."""

import json
import re

QUOTED = r'"(?:[^"\\\n]|\\.)*"'
"""What a quoted text looks like."""

MARKS = ("!", "?", "!!", "??", "!?", "?!")
"""Good, a mistake, excellent, a blunder, interesting, doubtful: as they stand behind an answer in books."""

_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def is_writable(sign: str) -> bool:
    """Whether a sign may stand in a file: no control sign but tabs and line ends, no half of a character."""
    return _UNWRITABLE.match(sign) is None


def first_unwritable(text: str) -> int:
    """Where the first sign stands that may not, or -1."""
    found = _UNWRITABLE.search(text)
    return found.start() if found else -1


def quote(text: str) -> str:
    """A text in quotation marks, on one line, with the escapes of JSON."""
    plain = json.dumps(text, ensure_ascii=False)
    return _UNWRITABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", plain)


def unquote(quoted: str) -> str:
    """What stands in the quotation marks; ValueError for an escape that does not exist or gives no character."""
    text = json.loads(quoted, strict=False)
    assert isinstance(text, str)
    text.encode()  # half a character, as in "\\ud800", could not be written again
    return text
