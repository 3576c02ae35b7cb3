"""Reading an entry that anybody may have written: nothing is taken for granted, every slip is noted with its place."""

from collections.abc import Mapping, Sequence

from wonders.core.decisions import Seat
from wonders.core.phrases import Quote, Word, phrase
from wonders.pad.names import Unknown, names_of, quoted
from wonders.pad.problems import Problem

MOST = 999
"""No number on a pad is larger."""
LONGEST = 80
"""Things in a list."""


class Reader:
    """Collects what is wrong (`problems`: cannot be) and what is strange (`doubts`: counted all the same)."""

    def __init__(self, game: str = "") -> None:
        self.game = game
        self.problems: list[Problem] = []
        self.doubts: list[Problem] = []

    def wrong(self, key: str, seat: Seat | None = None, field: str = "", **args: Word) -> None:
        """Note a problem of the whole table, or of a seat."""
        self.problems.append(Problem(phrase(f"pad-problem-{key}", **args), seat, field))

    def doubt(self, key: str, seat: Seat | None = None, field: str = "", **args: Word) -> None:
        """Note something that does not fit, if all that lies there was entered."""
        self.doubts.append(Problem(phrase(f"pad-doubt-{key}", **args), seat, field))

    def mapping(self, value: object, seat: Seat | None = None, field: str = "") -> Mapping[str, object]:
        """A JSON object with words as keys; an empty one for anything else."""
        if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
            return value
        self.wrong("no-object", seat, field, what=field or "entry")
        return {}

    def items(self, given: Mapping[str, object], field: str, seat: Seat | None = None) -> Sequence[object]:
        """A list, empty if it is left out. A text is a list of what stands between its commas."""
        value = given.get(field)
        if value is None:
            return ()
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        if not isinstance(value, list | tuple):
            self.wrong("no-list", seat, field, what=field)
            return ()
        if len(value) > LONGEST:
            self.wrong("too-long", seat, field, what=field, most=LONGEST)
            return ()
        return value

    def number(
        self, given: Mapping[str, object], field: str, seat: Seat | None = None, lowest: int = 0, highest: int = MOST
    ) -> int:
        """A whole number, 0 if it is left out."""
        return self.whole(given.get(field, 0), field, seat, lowest, highest)

    def whole(self, value: object, field: str, seat: Seat | None = None, lowest: int = 0, highest: int = MOST) -> int:
        """The value if it is a whole number between these; else 0, and a problem."""
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            shown = quoted(str(value)) if isinstance(value, str | int | float) else "?"
            self.wrong("number", seat, field, what=field, value=Quote(shown), lowest=lowest, highest=highest)
            return 0
        return value

    def flag(self, given: Mapping[str, object], field: str, seat: Seat | None = None) -> bool:
        """Yes or no, no if it is left out."""
        value = given.get(field, False)
        if not isinstance(value, bool):
            self.wrong("flag", seat, field, what=field)
        return value is True

    def thing(self, value: object, kind: str, field: str, seat: Seat | None = None) -> str | None:
        """The id of a card, wonder or token that is meant, or None and a problem."""
        if not isinstance(value, str) or not value.strip():
            self.wrong("no-name", seat, field, what=field)
            return None
        try:
            return names_of(self.game, kind).find(value)
        except Unknown as wrong:
            self.problems.append(Problem(wrong.said, seat, field))
            return None

    def things(self, given: Mapping[str, object], field: str, kind: str, seat: Seat | None = None) -> list[str]:
        """The ids of several things; those that are not understood are left out, with a problem each."""
        found = (self.thing(value, kind, field, seat) for value in self.items(given, field, seat))
        return [id for id in found if id is not None]

    def known_fields(self, given: Mapping[str, object], known: Sequence[str], seat: Seat | None = None) -> None:
        """Whatever is not asked for is more likely a slip than a surplus."""
        for field in given:
            if field not in known:
                self.wrong("field", seat, quoted(field), what=Quote(quoted(field)), known=Quote(", ".join(known)))
