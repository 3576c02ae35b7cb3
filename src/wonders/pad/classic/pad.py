"""What lies before the players of 7 Wonders, read and laid out as the cities that the rules count."""

from collections.abc import Container, Mapping, Sequence
from typing import ClassVar

from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.core.options import Setting
from wonders.core.outcome import Outcome, Ranking
from wonders.core.phrases import Quote
from wonders.games.cities.tokens import DEBT
from wonders.games.classic.box import every_board, every_card
from wonders.games.classic.catalogue import catalogue
from wonders.games.classic.city import City, Standing
from wonders.games.classic.deck import cities_at
from wonders.games.classic.expansion import EXPANSIONS
from wonders.games.classic.game import Classic
from wonders.games.classic.options import boards_in_use
from wonders.games.classic.scoring import ranking
from wonders.games.classic.table import OVER, Table
from wonders.pad.classic.checks import check_table
from wonders.pad.classic.points import possible_points
from wonders.pad.names import quoted
from wonders.pad.pads import Entered, Pad, Points
from wonders.pad.reader import Reader

CARDS = every_card()
BOARDS = every_board()

TOKENS = (-1, 1, 3, 5)
"""What is printed on conflict tokens."""
TEAM_SIZES = (4, 6, 8)
MOST_ALONE = 7
"""Players without Cities."""
MOST_TOKENS = 18


class ClassicPad(Pad):
    """7 Wonders for two to eight, with Cities, Leaders and teams."""

    id = "classic"
    fields = ("wonder", "stages", "cards", "coins", "conflict_tokens", "debts", "copied_leader")
    needs: ClassVar[Mapping[str, str]] = {"debts": "cities", "copied_leader": "leaders"}
    shared = ("free_city",)
    options = ("expansions", "teams", "copied_guild")
    tie_break = "coins"
    headings: ClassVar[Mapping[str, str]] = {"building": "cards", "leader": "cards", "board": "wonders"}

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        assert isinstance(game, Classic)
        self.classic = game
        self._possible: dict[str, Container[int]] = {}

    @classmethod
    def things(cls, kind: str) -> tuple[str, ...]:
        items = catalogue()
        kinds = {"cards": ("building", "leader"), "wonders": ("board",)}.get(kind, ())
        return tuple(item.id for item in items if item.kind in kinds)

    @classmethod
    def settle(cls, reader: Reader, given: Mapping[str, object], players: int) -> dict[str, Setting]:
        names = [str(name).lower() for name in reader.items(given, "expansions") if name not in ("none", "")]
        for name in names:
            if name not in EXPANSIONS:
                reader.wrong(
                    "expansion", field="expansions", text=Quote(quoted(name)), known=Quote(", ".join(EXPANSIONS))
                )
        teams = reader.flag(given, "teams")
        if teams and players not in TEAM_SIZES:
            reader.wrong("teams", field="teams", count=players)
        if players > MOST_ALONE and "cities" not in names:
            reader.wrong("eight", field="expansions", count=players, most=MOST_ALONE)
        copied = given.get("copied_guild", "built")
        if copied not in ("built", "borrowed"):
            reader.wrong("copied-guild", field="copied_guild")
        expansions = ",".join(name for name in EXPANSIONS if name in names) or "none"
        return {"expansions": expansions, "teams": teams, "copied_guild": str(copied)}

    @classmethod
    def written(cls, table: Table) -> tuple[list[Entered], Entered]:
        return [_written(city) for city in table.cities], {}

    @property
    def categories(self) -> tuple[str, ...]:
        return self.classic.ruleset.categories

    @property
    def team_size(self) -> int:
        return 2 if self.classic.ruleset.teams else 1

    def read_city(self, reader: Reader, at: Seat, given: Mapping[str, object]) -> Entered:
        """A city without tokens is one of which they are not known, which is all right for the free city."""
        city: Entered = {"wonder": reader.thing(given.get("wonder"), "wonders", "wonder", at)}
        board = BOARDS.get(city["wonder"] or "")
        if board is not None:
            city["stages"] = reader.number(given, "stages", at)
            if city["stages"] > len(board.stages):
                n, most = city["stages"], len(board.stages)
                reader.wrong("stages", at, "stages", wonder=board.id, n=n, most=most)
        city["cards"] = reader.things(given, "cards", "cards", at)
        city["coins"] = reader.number(given, "coins", at)
        if "conflict_tokens" in given or at < self.game.players:
            city["conflict_tokens"] = self._tokens(reader, at, given)
        city["debts"] = reader.number(given, "debts", at)
        if (copied := given.get("copied_leader")) is not None:
            city["copied_leader"] = reader.thing(copied, "cards", "copied_leader", at)
        return city

    def _tokens(self, reader: Reader, at: Seat, given: Mapping[str, object]) -> list[int]:
        entered = reader.items(given, "conflict_tokens", at)
        tokens = [token for token in entered if type(token) is int and token in TOKENS]
        if len(tokens) < len(entered) or len(tokens) > MOST_TOKENS:
            reader.wrong("conflict-token", at, "conflict_tokens", most=MOST_TOKENS)
            return []
        return sorted(tokens, reverse=True)

    def read_shared(self, reader: Reader, given: Mapping[str, object], by_points: bool) -> Entered:
        """With two players there is a third city between them."""
        free = given.get("free_city")
        if free is None or by_points:
            return {}
        if self.game.players != 2:
            reader.wrong("no-free-city", field="free_city")
            return {}
        city = reader.mapping(free, self.game.players, "free_city")
        reader.known_fields(city, self.fields, self.game.players)
        return {"free_city": self.read_city(reader, self.game.players, city)}

    def check(self, reader: Reader, cities: Sequence[Entered], shared: Entered) -> None:
        check_table(reader, self.classic, self.cities(cities, shared), self._entered(cities, shared))

    def outcome(self, cities: Sequence[Entered], shared: Entered) -> Outcome:
        circle = self.cities(cities, shared)
        table = Table(OVER, tuple(city.standing.board for city in circle), circle)
        found = self.classic.outcome(table)
        assert found is not None
        return found

    def _entered(self, cities: Sequence[Entered], shared: Entered) -> tuple[Entered, ...]:
        return (*cities, *([shared["free_city"]] if "free_city" in shared else []))

    def cities(self, cities: Sequence[Entered], shared: Entered) -> tuple[City, ...]:
        """The circle of cities. A free city that was not entered stands there empty."""
        circle = [laid_out(city) for city in self._entered(cities, shared)]
        if len(circle) < cities_at(self.game.players):
            taken = {city.standing.board.wonder for city in circle}
            boards = boards_in_use(self.classic.options)
            circle.append(City(Standing(next(board for board in boards if board.wonder not in taken)), 0))
        return tuple(circle)

    def possible(self, category: str) -> Container[int]:
        if category not in self._possible:
            self._possible[category] = possible_points(self.classic, category)
        return self._possible[category]

    def ranked(self, points: Sequence[Points], shared: Entered) -> Ranking:
        """Points, then coins; partners add up both."""
        scores = [(sum(one.of.values()), one.tie_break or 0) for one in points]
        return ranking(scores, self.team_size == 2)


def laid_out(entered: Entered) -> City:
    """A city as the rules know it."""
    built = tuple(CARDS[id] for id in entered["cards"])
    copied = entered.get("copied_leader")
    borrowed = (CARDS[copied],) if copied else ()
    tokens = entered.get("conflict_tokens", ())
    return City(
        Standing(BOARDS[entered["wonder"]], built, entered["stages"], borrowed),
        coins=entered["coins"],
        victories=tuple(token for token in tokens if token > 0),
        defeats=sum(token < 0 for token in tokens),
        tokens=(DEBT,) * entered["debts"],
    )


def _written(city: City) -> Entered:
    standing = city.standing
    written: Entered = {
        "wonder": standing.board.id,
        "stages": standing.stages,
        "cards": [card.id for card in standing.built],
        "coins": city.coins,
        "conflict_tokens": [*city.victories, *(-1 for _ in range(city.defeats))],
        "debts": city.tokens.count(DEBT),
    }
    return written | ({"copied_leader": standing.borrowed[0].id} if standing.borrowed else {})
