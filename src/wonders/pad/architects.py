"""The pad of 7 Wonders Architects: stages, cards and tokens before each player, and the cat."""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from wonders.core.decisions import Seat
from wonders.core.outcome import Outcome, Ranking
from wonders.games.architects.cards import ALL_CARDS, CARDS, COMMON, DECKS, count
from wonders.games.architects.city import STAGES, City
from wonders.games.architects.options import House
from wonders.games.architects.pieces import Wonder
from wonders.games.architects.scoring import CAT_WORTH, CATEGORIES, VICTORY_WORTH, outcome, ranking
from wonders.games.architects.table import CONFLICT_TOKENS, NO_SEAT, OVER, Middle, Seating, Table
from wonders.games.architects.tokens import TOKENS, in_order
from wonders.games.architects.turn import EXHAUSTED, FINISHED
from wonders.games.architects.wonders import ALL_WONDERS, WONDERS
from wonders.pad.pads import Entered, Pad, Points
from wonders.pad.reader import Reader
from wonders.pad.sums import MOST

BLUE_CAT = CARDS["laurel_cat"]


class ArchitectsPad(Pad):
    """7 Wonders Architects for two to seven. Cards that bring no points need not be entered."""

    id = "architects"
    fields = ("wonder", "stages", "cards", "tokens", "victories", "cat")
    tie_break = "stages"

    @classmethod
    def things(cls, kind: str) -> tuple[str, ...]:
        known: Mapping[str, Mapping[str, object]] = {"cards": CARDS, "wonders": WONDERS, "tokens": TOKENS}
        return tuple(known[kind])

    @classmethod
    def written(cls, table: Table) -> tuple[list[Entered], Entered]:
        cities: list[Entered] = [
            {
                "wonder": city.wonder.id,
                "stages": list(city.built),
                "cards": {card.id: count for card, count in zip(ALL_CARDS, city.cards, strict=True) if count},
                "tokens": [token.id for token in city.tokens],
                "victories": city.victories,
                "cat": table.middle.cat == seat,
            }
            for seat, city in enumerate(table.cities)
        ]
        return cities, {}

    @property
    def categories(self) -> tuple[str, ...]:
        return CATEGORIES

    def read_city(self, reader: Reader, at: Seat, given: Mapping[str, object]) -> Entered:
        wonder = reader.thing(given.get("wonder"), "wonders", "wonder", at)
        return {
            "wonder": wonder,
            "stages": _stages(reader, at, given, WONDERS[wonder]) if wonder else [],
            "cards": _cards(reader, at, given),
            "tokens": reader.things(given, "tokens", "tokens", at),
            "victories": reader.number(given, "victories", at),
            "cat": reader.flag(given, "cat", at),
        }

    def check(self, reader: Reader, cities: Sequence[Entered], shared: Entered) -> None:
        _check_wonders(reader, cities)
        _check_cards(reader, cities)
        _check_cat(reader, cities)
        _check_victories(reader, cities)
        tokens = Counter(token for city in cities for token in city["tokens"])
        for id, held in tokens.items():
            if held > TOKENS[id].copies:
                reader.wrong("token-copies", field="tokens", token=id, count=held, most=TOKENS[id].copies)

    def outcome(self, cities: Sequence[Entered], shared: Entered) -> Outcome:
        players = len(cities)
        seating = Seating(House(players), (*(city["wonder"] for city in cities), COMMON))
        cat = next((seat for seat, city in enumerate(cities) if city["cat"]), NO_SEAT)
        middle = Middle(CONFLICT_TOKENS[players], cat=cat)
        found = outcome(Table(seating, middle, (OVER,), cities=tuple(laid_out(city) for city in cities)))
        assert found is not None
        return found

    def possible(self, category: str) -> Container[int]:
        return possible_points(category)

    def check_points(self, reader: Reader, points: Sequence[Points], shared: Entered) -> None:
        if sum(one.of.get("cat", 0) > 0 for one in points) > 1:
            reader.wrong("two-cats", field="cat")

    def ranked(self, points: Sequence[Points], shared: Entered) -> Ranking:
        """Points, then stages."""
        places = ranking([sum(one.of.values()) for one in points], [one.tie_break or 0 for one in points])
        unfinished = all(one.tie_break is not None and one.tie_break < STAGES for one in points)
        return EXHAUSTED if unfinished else FINISHED, places, ()


def laid_out(entered: Entered) -> City:
    """A city as the rules know it."""
    cards = count(CARDS[id] for id, copies in entered["cards"].items() for _ in range(copies))
    tokens = in_order(TOKENS[id] for id in entered["tokens"])
    return City(WONDERS[entered["wonder"]], tuple(entered["stages"]), cards, tokens, entered["victories"])


def _stages(reader: Reader, at: Seat, given: Mapping[str, object], wonder: Wonder) -> list[int]:
    """The numbers of the stages. Their mere number will do where they come in one order only."""
    value = given.get("stages", [])
    if isinstance(value, int) and not isinstance(value, bool):
        number = reader.number(given, "stages", at, highest=STAGES)
        ways = [some for some in combinations(range(1, STAGES + 1), number) if _stands(wonder, some)]
        if len(ways) > 1:
            reader.wrong("which-stages", at, "stages", wonder=wonder.id, n=number)
        return list(ways[0])
    numbers = [reader.whole(one, "stages", at, 1, STAGES) for one in reader.items(given, "stages", at)]
    if 0 in numbers:
        return []
    built = tuple(sorted(set(numbers)))
    if len(built) < len(numbers):
        reader.wrong("stage-twice", at, "stages")
    elif not _stands(wonder, built):
        missing = next(stage.number for stage in wonder.open[built])
        reader.wrong("stage-in-the-air", at, "stages", wonder=wonder.id, n=missing)
    return list(built)


def _stands(wonder: Wonder, built: tuple[int, ...]) -> bool:
    """Whether everything below each of these stages stands."""
    top = max((wonder.stages[number - 1].layer for number in built), default=0)
    return all(stage.number in built for stage in wonder.stages if stage.layer < top)


def _cards(reader: Reader, at: Seat, given: Mapping[str, object]) -> dict[str, int]:
    """How many of each card: as an object of numbers, or as a list of names."""
    value = given.get("cards", {})
    if not isinstance(value, Mapping):
        return dict(Counter(reader.things(given, "cards", "cards", at)))
    found: Counter[str] = Counter()
    for name, copies in reader.mapping(value, at, "cards").items():
        id = reader.thing(name, "cards", "cards", at)
        if id is not None:
            found[id] += reader.whole(copies, "cards", at)
    return {id: copies for id, copies in found.items() if copies}


def _check_wonders(reader: Reader, cities: Sequence[Entered]) -> None:
    for at, city in enumerate(cities):
        if any(other["wonder"] == city["wonder"] for other in cities[:at]):
            reader.wrong("wonder-taken", at, "wonder", wonder=city["wonder"])
    finished = [at for at, city in enumerate(cities) if len(city["stages"]) == STAGES]
    if len(finished) > 1:
        reader.wrong("finished", finished[1], "stages")


def _check_cards(reader: Reader, cities: Sequence[Entered]) -> None:
    decks = [DECKS[city["wonder"]] for city in cities] + [DECKS[COMMON]]
    for card in ALL_CARDS:
        held = sum(city["cards"].get(card.id, 0) for city in cities)
        most = sum(deck[card.place] for deck in decks)
        if held > most:
            reader.wrong("card-copies", field="cards", card=card.id, count=held, most=most, players=len(cities))


def _check_cat(reader: Reader, cities: Sequence[Entered]) -> None:
    """The cat is with somebody who has taken a card with its sign; blue cards stay."""
    holders = [at for at, city in enumerate(cities) if city["cat"]]
    with_sign = [at for at, city in enumerate(cities) if city["cards"].get(BLUE_CAT.id)]
    if len(holders) > 1:
        reader.wrong("two-cats", field="cat")
    elif holders and holders[0] not in with_sign:
        reader.wrong("cat-without", holders[0], "cat")
    elif with_sign and not holders:
        reader.wrong("no-cat", field="cat")


def _check_victories(reader: Reader, cities: Sequence[Entered]) -> None:
    """Every conflict uses up horns, and there are only so many in the decks."""
    decks = [DECKS[city["wonder"]] for city in cities] + [DECKS[COMMON]]
    horns = sum(deck[card.place] * card.horns for deck in decks for card in ALL_CARDS)
    conflicts = horns // CONFLICT_TOKENS[len(cities)]
    for at, city in enumerate(cities):
        if city["victories"] > 2 * conflicts:
            reader.wrong("victories", at, "victories", count=city["victories"], most=2 * conflicts)
    together = sum(city["victories"] for city in cities)
    if together > len(cities) * conflicts:
        reader.wrong("victories-together", field="victories", count=together, most=len(cities) * conflicts)


@lru_cache(maxsize=16)
def possible_points(category: str) -> Container[int]:
    """The points that a row can show."""
    if category == "wonder":
        some = [built for size in range(STAGES + 1) for built in combinations(range(1, STAGES + 1), size)]
        return {
            sum(wonder.stages[number - 1].points for number in built)
            for wonder in ALL_WONDERS
            for built in some
            if _stands(wonder, built)
        }
    if category == "cat":
        return {0, CAT_WORTH}
    if category == "blue":
        return {3 * one + 2 * other for one in range(40) for other in range(40)}
    return range(0, MOST, VICTORY_WORTH) if category == "military" else range(MOST)


PAD = ArchitectsPad
