"""Tables of two lines: cities with just what a test is about, hands padded with cards that do nothing."""

from collections.abc import Iterable
from functools import cache

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.events import Event, Step
from wonders.core.goods import Cost
from wonders.core.options import Setting
from wonders.core.outcome import Column, Outcome
from wonders.games.cities.tokens import CitiesState
from wonders.games.classic.actions import DealHands
from wonders.games.classic.box import every_board, every_card
from wonders.games.classic.card import Board, Card, by_order
from wonders.games.classic.city import City, Standing
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Effect, FreeSymbol, Power, Produces, Science, Shields, Symbol
from wonders.games.classic.expansion_state import PendingEffect
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Burial, Draft, Table
from wonders.games.classic.turn.hands import controller
from wonders.games.leaders.state import LeadersState, leaders_of

CARDS, BOARDS = every_card(), every_board()

NO_WONDER = Board("none", "A", "", ())
"""A board without a start good and without stages."""

FILLER = "pawnshop"
"""Pads hands: costs nothing, pays nothing, chains to nothing."""

_NUMBERS = iter(range(10**9))


def a_plain_card(colour: Colour, *effects: Effect, cost: str = "") -> Card:
    """A card that is in no deck, with a name of its own."""
    number = next(_NUMBERS)
    card = Card(Cost.parse(cost), effects, f"plain_{number}", f"Plain {number}", colour, 1, (), ())
    object.__setattr__(card, "order", 1000 + number)
    return card


def cards(ids: str) -> tuple[Card, ...]:
    return tuple(CARDS[id] for id in ids.split())


def a_city(
    board: str = "",
    built: str = "",
    *,
    coins: int = 3,
    stages: int = 0,
    goods: str = "",
    shields: int = 0,
    science: str = "",
    free_symbols: int = 0,
    victories: tuple[int, ...] = (),
    defeats: int = 0,
    used: bool = False,
    plain: str = "",
    **colours: int,
) -> City:
    """A city with these buildings and, as plain cards, whatever else is asked for.

    `goods` names producers ("W W S/C": three brown cards), `science` symbols ("gear gear tablet"), `used` says that
    the free building of this age is used up; `brown=2` or `plain="brown brown"` gives two brown cards without effect.
    """
    more = [a_plain_card(_colour_of(choice), Produces(choice.replace("/", ""))) for choice in goods.split()]
    more += [a_plain_card(Colour.RED, Shields(shields))] if shields else []
    more += [a_plain_card(Colour.GREEN, Science(Symbol(symbol))) for symbol in science.split()]
    more += [a_plain_card(Colour.YELLOW, FreeSymbol()) for _ in range(free_symbols)]
    more += [a_plain_card(Colour(colour)) for colour, count in colours.items() for _ in range(count)]
    more += [a_plain_card(Colour(colour)) for colour in plain.split()]
    standing = Standing(BOARDS[board] if board else NO_WONDER, (*cards(built), *more), stages)
    spent = frozenset({Power.BUILD_FREE_ONCE_PER_AGE}) if used else frozenset()
    return City(standing, coins, victories, defeats, spent)


def _colour_of(choice: str) -> Colour:
    return Colour.BROWN if choice[0] in "WSCO" else Colour.GREY


def a_table(
    *cities: City,
    hands: Iterable[str] = (),
    age: int = 1,
    turn: int = 1,
    discard: str = "",
    stack: str = "",
    phase: str = "pick",
    players: int | None = None,
) -> Table:
    """Cities in a circle (three without anything if none are named), each seat with the cards named and fillers.

    The left neighbour of seat 0 is seat 1. With `players=2` the third city is the free one.
    """
    cities = (*cities, *(a_city() for _ in range(3 - len(cities))))
    seats = players or len(cities)
    given = (*(cards(hand) for hand in hands), *(() for _ in range(seats)))[:seats]
    size = 8 - turn
    return Table(
        phase=phase,
        boards=tuple(city.standing.board for city in cities),
        cities=cities,
        hands=tuple(by_order((*hand, *cards(f"{FILLER} " * (size - len(hand))))) for hand in given),
        discard=by_order(cards(discard)),
        age=age,
        turn=turn,
        turns=6,
        stack=by_order(cards(stack)),
        sold=((),) * seats,
        buried=tuple((Burial(CARDS[FILLER], -9),) * city.standing.stages for city in cities),
        expansions=(CitiesState(), LeadersState()),
    )


def with_leaders(table: Table, **changes: object) -> Table:
    """The table with other leaders beside it."""
    leaders = leaders_of(table).but(**changes)
    return table.but(expansions=tuple(leaders if isinstance(one, LeadersState) else one for one in table.expansions))


def with_pending(table: Table, *effects: PendingEffect) -> Table:
    """The table with nothing else to do before the turn ends."""
    return table.but(expansions=tuple(state.with_pending(effects) for state in table.expansions))


def pending_in(table: Table) -> tuple[PendingEffect, ...]:
    """What is still to be done before the turn ends."""
    return tuple(effect for state in table.expansions for effect in state.pending)


def a_table_for_two(
    free: City, left: City | None = None, right: City | None = None, *, hand: str = "", age: int = 1, turn: int = 1
) -> Table:
    """Two players; whoever plays for the free city holds this hand and is about to choose for it.

    Seat 0 is the left neighbour of the free city, seat 1 the right one.
    """
    cities = (left or a_city(), right or a_city(), free)
    by = controller(age, turn)
    table = a_table(*cities, players=2, phase="pick_for_free_city", age=age, turn=turn, stack=f"{FILLER} " * (7 - turn))
    held = by_order((*cards(hand), *cards(f"{FILLER} " * (9 - turn - len(hand.split())))))
    return table.but(hands=tuple(held if seat == by else rest for seat, rest in enumerate(table.hands)))


def turn_for_two(table: Table, free: str, *answers: str | None) -> Step[Table]:
    """Whoever plays for the free city chooses for it, then both play; all that happened, in one step."""
    by = controller(table.age, table.turn)
    first = play(table, *(free if seat == by else None for seat in (0, 1)))
    second = play(first.table, *answers)
    return Step(second.table, (*first.events, *second.events))


@cache
def _game(players: int, options: tuple[tuple[str, Setting], ...]) -> Classic:
    return Classic(players, **dict(options))


def game_of(table: Table, **options: Setting) -> Classic:
    """The game that a table belongs to: by its number of seats."""
    return _game(len(table.hands), tuple(sorted(options.items())))


def legal(table: Table, seat: Seat = 0, **options: Setting) -> list[str]:
    """The legal actions of a seat as text; worked out anew, since a table remembers them for one game."""
    return [str(action) for action in game_of(table, **options).legal(table.but(), seat)]


def ways(table: Table, start: str, seat: Seat = 0, **options: Setting) -> list[str]:
    """The legal actions that begin with these words, without them: the ways to pay."""
    return [text[len(start) :].strip() for text in legal(table, seat, **options) if f"{text} ".startswith(f"{start} ")]


def play(table: Table, *answers: str | None, **options: Setting) -> Step[Table]:
    """Everybody answers, in the order of the seats; whoever says nothing builds a filler, or sells it."""
    game = game_of(table, **options)
    said = dict(enumerate(answers))
    return game.apply(table, {seat: _action(game, table, seat, said.get(seat)) for seat in sorted(game.pending(table))})


def _action(game: Classic, table: Table, seat: Seat, text: str | None) -> Action:
    if text is not None:
        return game.notation.parse(text)
    assert seat != CHANCE, "chance has to be answered"
    options = game.legal(table, seat)
    quiet = [action for action in options if str(action) in (f"build {FILLER}", f"sell {FILLER}", "decline")]
    return (quiet or list(options))[0]


def chance(table: Table, answer: str, **options: Setting) -> Step[Table]:
    """Chance answers."""
    game = game_of(table, **options)
    return game.apply(table, {CHANCE: game.notation.parse(answer)})


def deal(table: Table, first: str = "", **options: Setting) -> Step[Table]:
    """Chance deals the next age; these cards come first, to seat 0."""
    asked = game_of(table, **options).pending(table)[CHANCE]
    assert isinstance(asked, ChanceDecision)
    dealt = asked.sample(Stream(b"tests", asked.label))
    assert isinstance(dealt, DealHands)
    rest = list(dealt.cards)
    for id in first.split():
        rest.remove(id)
    return game_of(table, **options).apply(table, {CHANCE: DealHands((*first.split(), *rest))})


def kinds(step: Step[Table], *names: str) -> list[Event[Draft]]:
    """The events of a step with one of these names, in order."""
    return [event for event in step.events if type(event).__name__ in names]


def result(*cities: City, players: int | None = None, **options: Setting) -> Outcome:
    """How a match ends with these cities."""
    table = a_table(*cities, age=3, phase="over", players=players)
    found = game_of(table, **options).outcome(table)
    assert found is not None
    return found


def score(city: City, left: City | None = None, right: City | None = None, copied_guild: str = "built") -> Column:
    """The points of a city between two neighbours."""
    return result(city, left or a_city(), right or a_city(), copied_guild=copied_guild).sheet[0]


def points(category: str, city: City, left: City | None = None, right: City | None = None) -> int:
    """The points of a city in one category."""
    return score(city, left, right).of(category)


def ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]
