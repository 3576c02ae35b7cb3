"""What a seat of classic sees, as a vector of small whole numbers: the layout, and the vector of the reference's views.

Everything is relative to the seat that looks: city 0 is its own, city 1 its left neighbour's, and so on round the
table, the last one its right neighbour's. Cards and boards are in the order of `pieces.py`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from wonders.core.payment import covered, shortage
from wonders.games.classic.card import Buildable, Card
from wonders.games.classic.city import City
from wonders.games.classic.effects import Symbol
from wonders.games.classic.view import View
from wonders.spaces.classic.pieces import BOARD_NUMBER, BOARDS, CARD_NUMBER, CARDS, COLOURS
from wonders.spaces.layout import MOST, Field, one_of

PHASES: Final = ("pick", "last_card", "revive", "over")
AGES: Final = 3
TURNS: Final = 6
VICTORIES: Final = (1, 3, 5)


_CITY: Final = (
    Field("cards", len(CARDS), "its buildings"),
    Field("board", len(BOARDS), "one of the boards"),
    Field("stages", 1, "completed stages"),
    Field("coins", 1, "its coins"),
    Field("victories", AGES, "conflicts won in each age"),
    Field("defeats", 1, "conflicts lost"),
    Field("spent", 1, "whether its right to build a card for nothing is used up in this age"),
    Field("colours", len(COLOURS), "how many buildings of each colour it has"),
    Field("symbols", len(Symbol), "how many of each symbol of science, those of its choice aside"),
    Field("shields", 1, "its strength"),
)


def layout(players: int) -> tuple[Field, ...]:
    """The fields of the vector for so many players."""
    cities = [Field(f"city {at} {field.name}", field.size, field.meaning) for at in range(players) for field in _CITY]
    passed = [
        Field(f"passed {at}", len(CARDS), f"the cards that seat {at} holds now, as they were when I handed them on")
        for at in range(1, players)
    ]
    return (
        *cities,
        Field("hand", len(CARDS), "how many of each card I hold"),
        Field("payments", len(CARDS), "cards of my hand I can build: 1 and the coins it takes; asked only"),
        Field("stage payment", 1, "the same for the next stage of my wonder"),
        *passed,
        Field("pile", len(CARDS), "the discard pile, while I choose from it"),
        Field("pile size", 1, "cards in the discard pile"),
        Field("age", AGES, "one of the ages"),
        Field("turn", TURNS, "one of the turns of the age"),
        Field("phase", len(PHASES), one_of(PHASES)),
        Field("asked", players, "the cities that are asked now"),
        Field("revival", 1, "whether a city may still build from the discard pile in this turn"),
    )


def size(players: int) -> int:
    """The length of the vector."""
    return sum(field.size for field in layout(players))


def features(history: Sequence[View]) -> list[int]:
    """The vector of a seat from its views of a match so far, one a step, oldest first."""
    view = history[-1]
    seats = len(view.cities)
    parts: list[Sequence[int]] = []
    for at in range(seats):
        parts.append(city_numbers(view.cities[(view.seat + at) % seats]))
    parts += [_counts(view.hand), _paid(view)]
    parts += [_counts(_passed(history, at)) for at in range(1, seats)]
    parts += _table(view)
    return [min(number, MOST) for part in parts for number in part]


def _counts(cards: Iterable[Card]) -> list[int]:
    found = [0] * len(CARDS)
    for card in cards:
        found[CARD_NUMBER[card.id]] += 1
    return found


def city_numbers(city: City) -> list[int]:
    """A city's fields one after another."""
    standing = city.standing
    symbols = [effect.symbol for effect in standing.effects if effect.symbol]
    colours = [card.colour for card in standing.built]
    board = [0] * len(BOARDS)
    board[BOARD_NUMBER[standing.board.id]] = 1
    return [
        *_counts(standing.built),
        *board,
        standing.stages,
        min(city.coins, MOST),
        *[city.victories.count(worth) for worth in VICTORIES],
        city.defeats,
        int(bool(city.spent)),
        *[colours.count(colour) for colour in COLOURS],
        *[symbols.count(symbol) for symbol in Symbol],
        standing.shields,
    ]


def _paid(view: View) -> list[int]:
    found = payments(view)
    return [found.get(number, 0) for number in range(len(CARDS) + 1)]


def payments(view: View) -> dict[int, int]:
    """For the cards of the hand, by number, and after them the next stage: what each costs at least, and 1."""
    found: dict[int, int] = {}
    if view.asked is not None and view.phase in ("pick", "last_card"):
        here = view.cities[view.seat].standing
        for card in view.hand:
            if card.name not in here.names:
                free = card.costless or not here.names.isdisjoint(card.free_if)
                found[CARD_NUMBER[card.id]] = 1 if free else _cheapest(view, card)
        if here.next_stage is not None:
            found[len(CARDS)] = _cheapest(view, here.next_stage)
    return found


def _cheapest(view: View, works: Buildable) -> int:
    """One more than the coins that a building or stage takes at least; 0 if it cannot be paid."""
    me, seats = view.seat, len(view.cities)
    opening = view.opening
    standings = opening.standings if opening is not None else [city.standing for city in view.cities]
    purse = opening.purses[me] if opening is not None else view.cities[me].coins
    left, right = (standings[(me + by) % seats].for_sale for by in (1, -1))
    slack, prices = works.slack + standings[me].capacity, standings[me].prices
    if not covered(slack + left + right):
        return 0
    raw, made = shortage(slack)
    least, most = shortage(slack + right)[0], raw - shortage(slack + left)[0]
    from_left = most if prices.raw_left < prices.raw_right else least
    goods = from_left * prices.raw_left + (raw - from_left) * prices.raw_right + made * prices.made_left
    coins = int(goods + works.cost.coins)
    return coins + 1 if coins <= purse else 0


def _passed(history: Sequence[View], at: int) -> list[Card]:
    """What the hand that this seat holds now contained when I last handed it on; nothing if I never held it."""
    view = history[-1]
    seats = len(view.cities)
    turn = view.turn - (seats - at if view.age == 2 else at)
    if turn < 1 or not view.hand_sizes[(view.seat + at) % seats]:
        return []
    step = next(
        number for number, old in enumerate(history) if old.phase == "pick" and (old.age, old.turn) == (view.age, turn)
    )
    before, after = history[step], history[step + 1]
    cards = list(before.hand)
    cards.remove(_played(before, after))
    return cards


def _played(before: View, after: View) -> Card:
    """The card that this seat has played between two views."""
    built, now = (view.cities[view.seat].standing.built for view in (before, after))
    if len(now) > len(built):
        return now[-1]
    if len(after.buried) > len(before.buried):
        return next(card for city, stage, card in after.buried if (city, stage, card) not in before.buried)
    return after.sold[len(before.sold)]


def _table(view: View) -> list[Sequence[int]]:
    seats = len(view.cities)
    return [
        _counts(view.pile),
        [view.discarded],
        [int(view.age == age) for age in range(1, AGES + 1)],
        [int(view.turn == turn) for turn in range(1, TURNS + 1)],
        [int(view.phase == phase) for phase in PHASES],
        [int((view.seat + at) % seats in who_is_asked(view)) for at in range(seats)],
        [int(bool(view.revivals))],
    ]


def who_is_asked(view: View) -> set[int]:
    """Who is asked, which everybody can tell: all, whoever may play a last card, whoever may build from the pile."""
    if view.phase == "pick":
        return set(range(len(view.cities)))
    if view.phase == "revive":
        return {view.revivals[0]}
    powers = [city.standing.powers for city in view.cities]
    return {at for at, held in enumerate(powers) if "last_card" in held} if view.phase == "last_card" else set()
