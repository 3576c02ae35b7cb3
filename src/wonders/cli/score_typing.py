"""What people type at the score pad, made into what an entry holds."""

import re

from wonders.core.wire import Json
from wonders.texts import LANGUAGES, Texts

BACK = "<"
HELP = "?"
NOTHING = "-"
"""What takes an answer back that was given before."""
LISTS = ("cards", "wonders", "tokens")
MOST_COPIES = 30


def typed_value(field: str, line: str, game: str) -> Json:
    """The value of a field: a number, a list, a name. What is no number stays a text, and is refused as one."""
    if field == "conflict_tokens" or (field == "stages" and game == "architects"):
        numbers = [_number(word) for word in re.split(r"[ ,;]+", line) if word]
        return numbers[0] if field == "stages" and len(numbers) == 1 and numbers[0] == 0 else numbers
    if field in LISTS:
        parts = (part.strip() for part in line.split(","))
        return [name for part in parts if part for name in _copies(part, game)]
    if field == "cat":
        return is_yes(line)
    if field in ("wonder", "copied_leader", "ending"):
        return line or None
    return _number(line or "0")


def is_yes(line: str) -> bool:
    """Whether somebody agrees, in whatever language."""
    return line.casefold() in {word for language in LANGUAGES for word in Texts(language).text("pad-yes").split()}


def _number(word: str) -> int | str:
    sign = word.replace("−", "-")
    return int(sign) if re.fullmatch(r"[+-]?\d{1,6}", sign) else word


def _copies(part: str, game: str) -> list[str]:
    """ "3 laurel" is that card three times, where a city can have a card more than once."""
    found = re.fullmatch(r"(\d{1,2}) ?[x×]? ?(\D.*)", part)
    if game != "architects" or found is None:
        return [part]
    return [found[2]] * min(int(found[1]), MOST_COPIES)
