"""The pad of each game: how its entries are read, what cannot be, and how they become a table that the rules count."""

from collections.abc import Container, Mapping, Sequence
from typing import ClassVar, NamedTuple, TypeAlias

from wonders.core.decisions import Seat
from wonders.core.game import AnyGame, AnyTable
from wonders.core.options import BadOption, Setting
from wonders.core.outcome import Outcome, Ranking
from wonders.core.wire import JsonObject
from wonders.games.registry import companion
from wonders.pad.reader import Reader

Entered: TypeAlias = JsonObject
"""What lies before one player, or what belongs to the whole table, in the form of the entry: ids, numbers and lists."""


class Points(NamedTuple):
    """A player's points by category, and what breaks a tie, if that was entered."""

    of: Mapping[str, int]
    tie_break: int | None


class Pad:
    """One game's side of the pad, with the options of one table."""

    id: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]
    """What is asked of each player."""
    needs: ClassVar[Mapping[str, str]] = {}
    """The expansion without which a field is never asked."""
    headings: ClassVar[Mapping[str, str]] = {"card": "cards", "wonder": "wonders", "token": "tokens"}
    """Under which heading the items of the catalogue are asked, by their kind."""
    shared: ClassVar[tuple[str, ...]] = ()
    """What is asked of the whole table."""
    shared_with_points: ClassVar[tuple[str, ...]] = ()
    """The part of it that points by category do not answer."""
    options: ClassVar[tuple[str, ...]] = ()
    """The options of the game that matter for the points."""
    tie_break: ClassVar[str] = ""
    """The field that breaks a tie where only points are entered."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @classmethod
    def things(cls, kind: str) -> tuple[str, ...]:
        """The ids of the game's `cards`, `wonders` or `tokens`."""
        raise NotImplementedError

    @classmethod
    def settle(cls, reader: Reader, given: Mapping[str, object], players: int) -> dict[str, Setting]:
        """The options of a table in their normal form; what does not go together is a problem."""
        return {}

    @property
    def categories(self) -> tuple[str, ...]:
        """The rows of the paper pad."""
        raise NotImplementedError

    def read_city(self, reader: Reader, at: Seat, given: Mapping[str, object]) -> Entered:
        """What lies before a player, with ids instead of names."""
        raise NotImplementedError

    def read_shared(self, reader: Reader, given: Mapping[str, object], by_points: bool) -> Entered:
        """What belongs to the whole table."""
        return {}

    def check(self, reader: Reader, cities: Sequence[Entered], shared: Entered) -> None:
        """Note what cannot be. Every city was read without a problem."""
        raise NotImplementedError

    def outcome(self, cities: Sequence[Entered], shared: Entered) -> Outcome:
        """What the game's own rules say about such a table."""
        raise NotImplementedError

    @classmethod
    def written(cls, table: AnyTable) -> tuple[list[Entered], Entered]:
        """What somebody would enter who sees this table at the end: for each city, and for the whole table."""
        raise NotImplementedError

    def possible(self, category: str) -> Container[int]:
        """The points that a category can bring."""
        raise NotImplementedError

    def check_points(self, reader: Reader, points: Sequence[Points], shared: Entered) -> None:
        """Note what cannot be about points of several players together."""

    def ranked(self, points: Sequence[Points], shared: Entered) -> Ranking:
        """Why the match ended as it did, the rank of each player, and the teams."""
        raise NotImplementedError

    @property
    def team_size(self) -> int:
        """How many players win together."""
        return 1

    def lacks_tie_break(self, points: Sequence[Points]) -> bool:
        """Whether a tie for the first place cannot be broken, because what would break it was not entered."""
        size = self.team_size
        teams = [points[at : at + size] for at in range(0, len(points), size)]
        totals = [sum(sum(one.of.values()) for one in team) for team in teams]
        level = [one for team, total in zip(teams, totals, strict=True) if total == max(totals) for one in team]
        return bool(self.tie_break) and len(level) > size and any(one.tie_break is None for one in level)


def pad_class(game: str) -> type[Pad]:
    """The pad of a game: `PAD` in `wonders.pad.<game>`."""
    module = companion("pad", game)
    if module is None:
        raise BadOption(f"There is no score pad for {game}.")
    found: type[Pad] = module.PAD
    return found
