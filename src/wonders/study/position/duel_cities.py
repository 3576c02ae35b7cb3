"""The cities and the discard pile of Duel: every card that was taken lies in one of them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from wonders.core.wire import JsonObject
from wonders.games.duel.cards import CARDS
from wonders.games.duel.chance import LAST_AGE
from wonders.games.duel.city import City, Finished, city_of
from wonders.games.duel.pieces import GUILD, Card, Token, Wonder
from wonders.games.duel.setup_events import WONDERS_EACH
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.turn import MOST_WONDERS
from wonders.games.duel.wonders import WONDERS
from wonders.study.position.duel_layout import LayoutRead
from wonders.study.position.reader import Reader, inside

FIELDS: Final = ("coins", "built", "wonders", "finished", "tokens")
A_LAYOUT: Final = 20


@dataclass
class CityRead:
    """A city as it stands in a document: None for what is left open."""

    coins: int
    built: tuple[Card, ...]
    wonders: tuple[Wonder, ...] | None
    finished: list[tuple[Wonder, Card | None]]
    tokens: tuple[Token, ...]

    def made(self, wonders: tuple[Wonder, ...]) -> City:
        """The city of the rules, once nothing is open."""
        finished = (Finished(wonder, card) for wonder, card in self.finished if card is not None)
        return city_of(self.built, wonders, tuple(finished), self.tokens)


@dataclass
class CitiesRead:
    """Both cities and the discard pile."""

    cities: list[CityRead]
    discard: tuple[Card, ...] | None

    def cards(self) -> Iterator[tuple[Card, str]]:
        """Every card that was taken, with its place in the document."""
        for seat, city in enumerate(self.cities):
            yield from ((card, f"cities.{seat}.built.{at}") for at, card in enumerate(city.built))
            for at, (_, card) in enumerate(city.finished):
                if card is not None:
                    yield card, f"cities.{seat}.finished.{at}"
        yield from ((card, f"discard.{at}") for at, card in enumerate(self.discard or ()))


def read_cities(reader: Reader, given: JsonObject) -> CitiesRead:
    """Both cities and the discard pile, as they are written."""
    entries = reader.entries(given, "cities", "", 2)
    discard = reader.things(given, "discard", "", CARDS) if "discard" in given else None
    return CitiesRead([_city(reader, entry, f"cities.{seat}") for seat, entry in enumerate(entries)], discard)


def _city(reader: Reader, value: object, place: str) -> CityRead:
    given = reader.fields(value, place, FIELDS)
    finished = []
    for at, entry in enumerate(reader.entries(given, "finished", place)):
        where = inside(f"{place}.finished", at)
        wonder, buried = entry if isinstance(entry, list) and len(entry) == 2 else (entry, None)
        found = reader.thing(wonder, where, WONDERS)
        card = reader.thing(buried, where, CARDS) if buried is not None else None
        if found is not None:
            finished.append((found, card))
    return CityRead(
        reader.number(given, "coins", place),
        reader.things(given, "built", place, CARDS),
        reader.things(given, "wonders", place, WONDERS) if "wonders" in given else None,
        finished,
        reader.things(given, "tokens", place, TOKENS),
    )


def check_wonders(reader: Reader, cities: Sequence[CityRead], rng: Random) -> list[tuple[Wonder, ...]]:
    """The wonders that each city can still build; where they are left open they are drawn up to four each."""
    held = [
        (wonder.id, f"cities.{seat}.{field}.{at}")
        for seat, city in enumerate(cities)
        for field, wonders in (("wonders", city.wonders or ()), ("finished", [one for one, _ in city.finished]))
        for at, wonder in enumerate(wonders)
    ]
    reader.each_once(held)
    finished = sum(len(city.finished) for city in cities)
    if finished > MOST_WONDERS:
        reader.wrong("cities", "duel-wonders-built", count=finished, most=MOST_WONDERS)
    free = [wonder for id, wonder in WONDERS.items() if id not in dict(held)]
    rng.shuffle(free)
    found = []
    for seat, city in enumerate(cities):
        missing = WONDERS_EACH - len(city.finished)
        wonders = city.wonders
        if wonders is None:
            wonders = tuple(free.pop() for _ in range(missing)) if finished < MOST_WONDERS else ()
        elif len(wonders) != (missing if finished < MOST_WONDERS else 0) or missing < 0:
            _wrong_number(reader, seat, len(wonders) + len(city.finished), finished)
        found.append(wonders)
    return found


def _wrong_number(reader: Reader, seat: int, held: int, finished: int) -> None:
    if finished < MOST_WONDERS:
        reader.wrong(f"cities.{seat}.wonders", "duel-wonders", count=held, each=WONDERS_EACH)
    else:
        reader.wrong(f"cities.{seat}.wonders", "duel-eighth", most=MOST_WONDERS)


def fill_cards(reader: Reader, read: CitiesRead, layout: LayoutRead, rng: Random) -> bool:
    """Put cards where they are left open: under wonders, and on the discard pile. Whether all fits."""
    before = len(reader.problems)
    shown = ((card, f"layout.{slot}") for slot, card in enumerate(layout.laid) if card in layout.shown)
    cards = [*read.cards(), *((card, place) for card, place in shown if card is not None)]
    reader.each_once((card.id, place) for card, place in cards)
    missing = _missing(reader, read, layout)
    if len(reader.problems) > before or not layout.laid:
        return False
    lying = {card for card, _ in cards}
    drawn = _drawn(missing, lying, [card for card in layout.named.values() if card not in lying], rng)
    for city in read.cities:
        city.finished = [
            (wonder, card or (drawn.pop() if drawn else None)) for wonder, card in city.finished
        ]  # fmt: skip
    if any(card is None for city in read.cities for _, card in city.finished):
        reader.wrong("cities", "duel-no-card-to-bury")
    elif read.discard is None:
        read.discard = tuple(sorted(drawn, key=lambda card: list(CARDS).index(card.id)))
    elif drawn:
        reader.wrong("discard", "duel-cards-missing", count=len(drawn), age=_age(drawn[0]))
    return len(reader.problems) == before


def _missing(reader: Reader, read: CitiesRead, layout: LayoutRead) -> Counter[str]:
    """How many cards of each back must have been taken that stand nowhere yet."""
    expected = Counter(layout.backs_taken)
    for age in range(1, layout.age):
        expected[str(age)] = A_LAYOUT
    found = Counter(card.back for card, _ in read.cards())
    for back in sorted({*expected, *found}):
        if found[back] > expected[back]:
            reason = "duel-guilds-taken" if back == GUILD else "duel-cards-taken"
            reader.wrong("cities", reason, count=found[back], most=expected[back], age=_age_of(back))
    return expected - found


def _drawn(missing: Counter[str], lying: set[Card], named: list[Card], rng: Random) -> list[Card]:
    """So many cards of each back that nobody has seen; first those that are said to have been taken."""
    cards: list[Card] = []
    for back, count in missing.items():
        sure = [card for card in named if card.back == back][:count]
        free = [card for card in CARDS.values() if card.back == back and card not in lying and card not in sure]
        cards += sure + rng.sample(free, count - len(sure))
    rng.shuffle(cards)
    return cards


def _age_of(back: str) -> int:
    return LAST_AGE if back == GUILD else int(back)


def _age(card: Card) -> int:
    return _age_of(card.back)


def taken_slots(reader: Reader, read: CitiesRead, layout: LayoutRead) -> None:
    """Say for every empty slot which card lay there: where it is not said, it does not matter."""
    gone = [card for card, _ in read.cards() if _age(card) == layout.age]
    for slot, card in layout.named.items():
        if card not in gone:
            reader.wrong(f"layout.{slot}", "duel-lost", card=card.id)
    named = set(layout.named.values())
    rest = iter(sorted((card for card in gone if card not in named), key=lambda card: card.id))
    for slot, known in enumerate(layout.laid):
        if known is None and layout.taken >> slot & 1:
            layout.laid[slot] = next(rest, None)
