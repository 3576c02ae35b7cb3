"""Tags: what was played, in the words of a record's header, and whatever else people note about a match."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from wonders.core.options import Setting
from wonders.core.outcome import Outcome
from wonders.core.record import LONGEST_WORD, MOST_PLAYERS, Header
from wonders.games.registry import game_class
from wonders.notation.place import Place
from wonders.notation.signs import QUOTED, quote, unquote

FORMAT = "1"

WIDTH = 80
"""Options go into a tag of their own beyond this many characters."""

_BARE = re.compile(r"[\w.,:+-]+", re.ASCII)
_NUMBER = re.compile(r"-?[0-9]{1,200}")
_SETTING = re.compile(rf"\s*({QUOTED}|\w+)=({QUOTED}|{_BARE.pattern})(?=\s|$)", re.ASCII)
_BOOLS = {"true": True, "false": False}


@dataclass(frozen=True)
class Tag:
    """A name and what it says."""

    name: str
    value: str
    at: Place = field(default=Place(1), compare=False, repr=False)


def tags_of(header: Header, about: Mapping[str, str]) -> tuple[Tag, ...]:
    """The tags of a record: its header, and between its lines what is told about it."""
    settings = [f"{_name(name)}={_value(value)}" for name, value in header.options.items()]
    pairs = [
        ("Wonders", FORMAT),
        ("Game", header.game),
        *about.items(),
        ("Players", str(header.players)),
        *(("Options", line) for line in _filled(settings)),
        ("Rules", header.rules),
        *([("Seed", header.seed)] if header.seed else []),
    ]
    return tuple(Tag(name, value) for name, value in pairs)


def header_of(tags: Sequence[Tag]) -> Header:
    """The header of the record, from the tags that belong to it."""
    known = {tag.name: tag for tag in tags}
    for name in ("Game", "Players"):
        if name not in known:
            raise Place(1, 1).wrong(f"The tag [{name} …] is missing.")
    options: dict[str, Setting] = {}
    for tag in tags:
        if tag.name == "Options":
            options |= _settings(tag, options)
    values = {name: tag.value for name, tag in known.items()}
    rules = values["Rules"] if "Rules" in values else game_class(values["Game"]).rules
    return Header(values["Game"], rules, _players(known["Players"]), options, values.get("Seed", ""))


def result_tags(outcome: Outcome | None) -> dict[str, str]:
    """How the match ended, as tags: the seats that won (or *, if it has not ended), the points, the ending."""
    if outcome is None:
        return {"Result": "*"}
    points = " ".join(map(str, outcome.points))
    return {"Result": ",".join(map(str, outcome.winners)), "Points": points, "Ending": outcome.reason}


def _players(tag: Tag) -> int:
    if not re.fullmatch("[0-9]{1,9}", tag.value) or not 0 < int(tag.value) <= MOST_PLAYERS:
        raise tag.at.wrong(f"Players must be a number from 1 to {MOST_PLAYERS}.")
    return int(tag.value)


def _settings(tag: Tag, before: Mapping[str, Setting]) -> dict[str, Setting]:
    found: dict[str, Setting] = {}
    at, text = 0, tag.value.rstrip()
    while at < len(text):
        setting = _SETTING.match(text, at)
        if setting is None:
            raise tag.at.wrong('Options are written like "sides=A teams=false".')
        try:
            name, value = _read_name(setting[1]), _read_value(setting[2])
        except ValueError:
            raise tag.at.wrong("An option holds an escape that does not exist.") from None
        if name in found or name in before:
            raise tag.at.wrong(f"The option {name} is given twice.")
        if max(len(name), len(str(value))) > LONGEST_WORD:
            raise tag.at.wrong(f"An option holds a word of more than {LONGEST_WORD} characters.")
        found[name] = value
        at = setting.end()
    return found


def _name(name: str) -> str:
    return name if re.fullmatch(r"\w+", name, re.ASCII) else quote(name)


def _value(value: Setting) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    plain = _BARE.fullmatch(value) and not _NUMBER.fullmatch(value) and value not in _BOOLS
    return value if plain else quote(value)


def _read_name(text: str) -> str:
    return unquote(text) if text.startswith('"') else text


def _read_value(text: str) -> Setting:
    if text.startswith('"'):
        return unquote(text)
    if _NUMBER.fullmatch(text):
        return int(text)
    return _BOOLS.get(text, text)


def _filled(words: Sequence[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > WIDTH:
            yield line
            line = ""
        line = f"{line} {word}".lstrip()
    if line:
        yield line
