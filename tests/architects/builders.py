"""Small tables of Architects, and scenes that are played from them in the notation of records."""

from typing import Any

from wonders import CHANCE
from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.core.events import Event
from wonders.core.options import Setting
from wonders.games.architects.actions import NOTATION
from wonders.games.architects.cards import CARDS, COMMON, PILES, Card, count, in_order
from wonders.games.architects.city import City
from wonders.games.architects.game import Architects
from wonders.games.architects.options import House
from wonders.games.architects.pieces import Token
from wonders.games.architects.stage_events import StageCompleted
from wonders.games.architects.table import CONFLICT_TOKENS, EMPTY, NO_SEAT, PICK_CARD, Middle, Pile, Seating, Table
from wonders.games.architects.tokens import TOKEN_SUPPLY, TOKENS
from wonders.games.architects.tokens import in_order as tokens_in_order
from wonders.games.architects.wonders import WONDERS


def cards(text: str) -> tuple[Card, ...]:
    """Cards from a text such as "2 wood coin"."""
    found: list[Card] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += [CARDS[word]] * times
            times = 1
    return in_order(found)


def tokens(text: str) -> tuple[Token, ...]:
    return tokens_in_order(TOKENS[word] for word in text.split())


def a_city(wonder: str, has: str = "", built: tuple[int, ...] = (), owns: str = "", victories: int = 0) -> City:
    """A city with cards ("2 wood coin"), completed stages and progress tokens ("economy tactics")."""
    return City(WONDERS[wonder], built, count(cards(has)), tokens(owns), victories)


def a_pile(deck: str, top: str | None) -> Pile:
    """A whole deck with this card on top; without any card for an empty text."""
    if top == "":
        return EMPTY
    return (None, PILES[deck]) if top is None else (CARDS[top], without(PILES[deck], CARDS[top]))


def a_table(
    *cities: City,
    tops: tuple[str, ...] = (),
    common: str | None = None,
    row: str = "decor politics strategy",
    stack: str | None = None,
    peace: int | None = None,
    cat: Seat = NO_SEAT,
    lookers: tuple[Seat, ...] = (),
    active: Seat = 0,
    queue: tuple[str, ...] = (PICK_CARD,),
    **options: Setting,
) -> Table:
    """A table at the beginning of a turn. `tops` are the top cards of the wonder decks; an empty one has none."""
    players = len(cities)
    names = tuple(city.wonder.id for city in cities)
    taken = [*tokens(row), *(token for city in cities for token in city.tokens)]
    left = list(TOKEN_SUPPLY)
    for token in taken:
        left.remove(token)
    piles = [a_pile(name, top) for name, top in zip(names, tops or ("glass",) * players, strict=True)]
    return Table(
        seating=Seating(House.of(players, Architects(players, **options).options), (*names, COMMON)),
        middle=Middle(
            peace=CONFLICT_TOKENS[players] if peace is None else peace,
            row=tokens(row),
            stack=tuple(left) if stack is None else tokens(stack),
            cat=cat,
            lookers=lookers,
        ),
        queue=queue,
        active=active,
        cities=cities,
        piles=(*piles, a_pile(COMMON, common)),
    )


class Scene:
    """A table that is played on. Whoever is asked answers, seat or chance; everything that happens is kept."""

    def __init__(self, table: Table) -> None:
        house = table.seating.house
        self.game = Architects(house.players)
        self.game.house = house
        self.table = table
        self.events: list[Event[Any]] = []

    def does(self, *texts: str) -> "Scene":
        for text in texts:
            (seat,) = self.game.pending(self.table)
            step = self.game.apply(self.table, {seat: NOTATION.parse(text)})
            self.table = step.table
            self.events += step.events
        return self

    @property
    def asked(self) -> str:
        """The kind of decision that is due; empty when the game is over."""
        return next((decision.kind for decision in self.game.pending(self.table).values()), "")

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return next(iter(self.game.pending(self.table)), NO_SEAT)

    @property
    def legal(self) -> list[str]:
        """What the active seat may answer, as texts."""
        return [str(action) for action in self.game.legal(self.table, self.table.active)]

    def city(self, seat: Seat = 0) -> City:
        return self.table.cities[seat]

    def has(self, card: str, seat: Seat = 0) -> int:
        """How many cards of a kind a seat has."""
        return self.city(seat).cards[CARDS[card].place]

    def discarded(self, card: str) -> int:
        return self.table.middle.discard[CARDS[card].place]

    def left(self, deck: str) -> int:
        """How many cards are in a deck."""
        top, rest = self.table.piles[self.table.seating.decks.index(deck)]
        return len(rest) + (top is not None)

    def named(self, kind: type[Event[Any]]) -> list[Event[Any]]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def stages(self) -> list[int]:
        """The stages completed in this scene, in order."""
        return [event.stage for event in self.events if isinstance(event, StageCompleted)]


def a_scene(*cities: City, **settings: Any) -> Scene:
    return Scene(a_table(*cities, **settings))


def chance_is_asked(scene: Scene) -> bool:
    return scene.seat == CHANCE
