"""All ways to pay with discounts and Bilkis, against a search over every producer, every seller, every good dropped.

Nothing of the engine's closed form is used here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from tests.classic.builders import a_plain_card
from tests.leaders.builders import a_city, a_table, before_age, legal, ways
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.table import Table

GOODS = "WSCOGPL"
CHOICES = ("W", "S", "C", "O", "G", "P", "L", "W/S", "W/C", "W/O", "S/C", "S/O", "C/O")
DISCOUNTS = {"archimedes": Colour.GREEN, "hammurabi": Colour.BLUE, "leonidas": Colour.RED}
TRADE = {
    "east_trading_post": ("raw", "right"),
    "west_trading_post": ("raw", "left"),
    "marketplace": ("made", "both"),
    "clandestine_dock_west": ("rebate", "left"),
    "clandestine_dock_east": ("rebate", "right"),
}
Way = tuple[int, int, int]


@dataclass(frozen=True)
class Purchase:
    """A cost ("WWG") with coins, three cities' producers, what trade costs, and what need not be made."""

    goods: str
    printed: int
    own: Sequence[str]
    left: Sequence[str]
    right: Sequence[str]
    prices: dict[tuple[str, str], int]
    rebates: dict[str, int]
    coins: int
    dropped: int
    from_bank: int

    def everything(self) -> dict[Way, int]:
        """Every affordable way, with the least number of goods bought for it."""
        wanted = tuple(self.goods.count(good) for good in GOODS)
        offers = [(one, side) for side in ("own", "left", "right") for one in getattr(self, side)]
        offers += [(GOODS, "dropped")] * self.dropped + [(GOODS, "bank")] * self.from_bank
        states = {(wanted, 0, 0, 0, frozenset[str]()): 0}
        for choice, side in offers:
            for (missing, left, right, bank, sides), bought in list(states.items()):
                for at, good in enumerate(GOODS):
                    if good not in choice or not missing[at]:
                        continue
                    rest = (*missing[:at], missing[at] - 1, *missing[at + 1 :])
                    if side in ("left", "right"):
                        coin = self.prices["raw" if good in "WSCO" else "made", side]
                        coin -= self.rebates[side] if side not in sides else 0
                        key = (
                            rest,
                            left + coin * (side == "left"),
                            right + coin * (side == "right"),
                            bank,
                            sides | {side},
                        )
                    else:
                        key = (rest, left, right, bank + (side == "bank"), sides)
                    count = bought + (side in ("left", "right", "bank"))
                    states[key] = min(count, states.get(key, count))
        found: dict[Way, int] = {}
        for (missing, left, right, bank, _), bought in states.items():
            if not any(missing) and left + right + bank + self.printed <= self.coins:
                way = (left, right, bank + self.printed)
                found[way] = min(bought, found.get(way, bought))
        return found

    def undominated(self) -> list[Way]:
        found = self.everything()
        return sorted(
            (way for way in found if not any(better(other, way) for other in found)), key=lambda w: (sum(w), w)
        )

    def every_split(self) -> list[Way]:
        found = self.everything()
        fewest = min(found.values(), default=0)
        return sorted((way for way, bought in found.items() if bought == fewest), key=lambda w: (sum(w), w))


def better(one: Way, other: Way) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))


def a_cost(rng: Random, kinds: Sequence[str]) -> tuple[str, int]:
    return "".join(rng.choices(kinds, k=rng.randint(1, 5))), rng.choice((0, 0, 0, 1, 2))


def producers(rng: Random, kinds: Sequence[str], most: int) -> list[str]:
    fitting = [choice for choice in CHOICES if set(choice) & set(kinds)]
    return rng.choices(fitting, k=rng.randint(0, most))


@dataclass(frozen=True)
class Case:
    """A table whose city 0 may build a card or a stage, and the same as a search."""

    table: Table
    id: str
    purchase: Purchase


def as_purchase(
    goods: str, printed: int, built: Sequence[str], wares: Sequence[Sequence[str]], coins: int, dropped: int
) -> Purchase:
    prices = {(kind, side): 2 for kind in ("raw", "made") for side in ("left", "right")}
    rebates = {"left": 0, "right": 0}
    for kind, sides in (TRADE[id] for id in built if id in TRADE):
        for side in ("left", "right") if sides == "both" else (sides,):
            if kind == "rebate":
                rebates[side] = 1
            else:
                prices[kind, side] = 1
    own, left, right = wares
    return Purchase(goods, printed, own, left, right, prices, rebates, coins, dropped, int("bilkis" in built))


def a_case(rng: Random) -> Case:
    kinds = rng.sample(GOODS, rng.randint(2, 4))
    goods, printed = a_cost(rng, kinds)
    wares = [producers(rng, kinds, size) for size in (2, 3, 3)]
    built = rng.sample([*DISCOUNTS, "imhotep", "bilkis", "bilkis", "ramses"], rng.randint(1, 4))
    built = [*dict.fromkeys(built), *rng.sample(list(TRADE), rng.randint(0, 3))]
    coins = rng.randint(0, 9)
    colour = rng.choice((*DISCOUNTS.values(), Colour.YELLOW, Colour.PURPLE))
    card = a_plain_card(colour, cost=f"{printed}c " + " ".join(f"1{good}" for good in goods))
    dropped = sum(DISCOUNTS.get(id) is colour for id in built)
    if colour is Colour.PURPLE and "ramses" in built:
        dropped, goods = 0, ""
    city = a_city("", " ".join(built), goods=" ".join(wares[0]), coins=coins)
    others = [a_city(goods=" ".join(one)) for one in wares[1:]]
    table = a_table(city, *others)
    table = table.but(hands=((card,), *table.hands[1:]))
    return Case(table, card.id, as_purchase(goods, printed, built, wares, coins, dropped))


def offered(table: Table, start: str, seat: int = 0) -> list[Way]:
    return [as_way(text) for text in ways(table, start, seat)]


def as_way(text: str) -> Way:
    paid = dict(part.split("=") for part in text.split())
    return int(paid.get("left", 0)), int(paid.get("right", 0)), int(paid.get("bank", 0))


@pytest.mark.parametrize("seed", range(16))
def test_the_ways_to_pay_are_the_undominated_ones_in_order(seed: int) -> None:
    rng, several, helped = Random(seed), 0, 0
    for _ in range(200):
        case = a_case(rng)
        expected = case.purchase.undominated()
        several += len(expected) > 1
        helped += bool(expected) and not plain(case.purchase)
        assert offered(case.table, f"build {case.id}") == expected, case.purchase
    assert several > 5 and helped > 5


def plain(purchase: Purchase) -> list[Way]:
    """The ways without any leader's help."""
    return Purchase(**{**purchase.__dict__, "dropped": 0, "from_bank": 0}).undominated()


@pytest.mark.parametrize("seed", range(100, 104))
def test_a_leader_is_never_a_disadvantage(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        case = a_case(rng)
        for way in plain(case.purchase):
            assert any(
                all(a <= b for a, b in zip(o, way, strict=True)) for o in offered(case.table, f"build {case.id}")
            )


@pytest.mark.parametrize("seed", range(200, 208))
@pytest.mark.parametrize("leader", ["imhotep", "bilkis", "imhotep bilkis", "imhotep architect_cabinet bilkis"])
def test_stages_marked_by_cards_and_by_leaders_are_paid_alike(seed: int, leader: str) -> None:
    boards = {
        "gizah_b": ["WW", "SSS", "CCC", "SSSSP"],
        "babylon_b": ["CL", "WWG", "CCCP"],
        "rome_b": ["WC", "SCL", "SSP"],
    }
    start = {"gizah_b": ["S"], "babylon_b": ["C"], "rome_b": []}
    rng = Random(seed)
    for _ in range(30):
        board = rng.choice(list(boards))
        stages = rng.randrange(len(boards[board]))
        goods = boards[board][stages]
        wares = [producers(rng, goods, size) for size in (1, 3, 3)]
        built, coins = leader.split(), rng.randint(0, 8)
        city = a_city(board, leader, goods=" ".join(wares[0]), coins=coins, stages=stages)
        others = [a_city(goods=" ".join(one)) for one in wares[1:]]
        own = [[*wares[0], *start[board]], *wares[1:]]
        cabinet = "architect_cabinet" in built
        wanted = as_purchase("" if cabinet else goods, 0, built, own, coins, int("imhotep" in built)).undominated()
        assert offered(a_table(city, *others, hands=["palace"]), "stage palace") == wanted
        table = before_age(2, city, *others, reserves=["midas"])
        assert [as_way(text[12:]) for text in legal(table) if text.startswith("stage midas")] == wanted


@pytest.mark.parametrize("seed", range(300, 306))
def test_the_free_city_with_a_copied_leader_may_buy_where_it_likes(seed: int) -> None:
    """It buys no more goods than it must, but every split of them is offered. Its left neighbour is seat 0."""
    rng, more = Random(seed), 0
    for _ in range(60):
        kinds = rng.sample(GOODS, 3)
        goods, _ = a_cost(rng, kinds)
        wares = [producers(rng, kinds, size) for size in (1, 6, 6)]
        leader, coins = rng.choice(("hammurabi", "bilkis")), rng.randint(3, 14)
        post = rng.choice(list(TRADE)[:3])
        card = a_plain_card(Colour.BLUE, cost=" ".join(f"1{good}" for good in goods))
        free = a_city("", post, copied=leader, goods=" ".join(wares[0]), coins=coins)
        left, right = (a_city(goods=" ".join(one)) for one in wares[1:])
        purchase = as_purchase(goods, 0, [leader, post], wares, coins, int(leader == "hammurabi"))
        expected = purchase.every_split()
        more += len(expected) > len(purchase.undominated())
        assert offered(a_free_city_table(free, left, right, card), f"build {card.id}") == expected, purchase
    assert more


def a_free_city_table(free: City, left: City, right: City, card: Card) -> Table:
    table = a_table(left, right, free, players=2, phase="pick_for_free_city")
    return table.but(hands=((card, *table.hands[0]), table.hands[1]))
