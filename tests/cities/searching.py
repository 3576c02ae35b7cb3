"""All ways to pay, found by trying every producer, every good it may make, and both sellers.

Nothing of the closed form of the engine is used here: producers that choose between raw and manufactured goods, and
rebates on the first good of a side, are simply tried out.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.cities import notation as cities
from tests.classic import notation as classic
from wonders.games.classic.city import City

GOODS = "WSCOGPL"
RAW = "WSCO"

Split = tuple[int, int]
Found = dict[Split, int]
State = tuple[tuple[int, ...], int, int, int, int]
"""Goods still missing, coins to the left and to the right before rebates, goods bought from the left and the right."""

PRINTED = {row["id"]: row for row in (*classic.rows("cards.txt"), *cities.rows("cards.txt"))}
STAGES = {(r["board"], int(r["stage"])): r for r in (*classic.rows("wonders.txt"), *cities.rows("wonders.txt"))}


@dataclass(frozen=True)
class Purchase:
    """A cost, three cities' producers ("W", "SC": one of these a turn), prices and rebates by side, and coins."""

    goods: str
    own: Sequence[str]
    left: Sequence[str] = ()
    right: Sequence[str] = ()
    raw: Split = (2, 2)
    made: Split = (2, 2)
    rebates: Split = (0, 0)
    coins: int = 99

    def price(self, good: str, side: int) -> int:
        return (self.raw if good in RAW else self.made)[side]

    def everything(self) -> Found:
        """Every affordable (left, right), with the least number of goods bought for it."""
        reached: set[State] = {(tuple(self.goods.count(good) for good in GOODS), 0, 0, 0, 0)}
        offers = [(one, -1) for one in self.own] + [(one, 0) for one in self.left] + [(one, 1) for one in self.right]
        for choice, side in offers:
            reached |= {state for before in reached for state in self._after(before, choice, side)}
        found: Found = {}
        for missing, left, right, from_left, from_right in reached:
            split = left - self.rebates[0] * bool(from_left), right - self.rebates[1] * bool(from_right)
            if not any(missing) and sum(split) <= self.coins:
                found[split] = min(from_left + from_right, found.get(split, 99))
        return found

    def _after(self, before: State, choice: str, side: int) -> list[State]:
        missing, left, right, from_left, from_right = before
        states: list[State] = []
        for good in choice:
            at = GOODS.index(good)
            if missing[at]:
                rest = (*missing[:at], missing[at] - 1, *missing[at + 1 :])
                if side < 0:
                    states.append((rest, left, right, from_left, from_right))
                elif side == 0:
                    states.append((rest, left + self.price(good, 0), right, from_left + 1, from_right))
                else:
                    states.append((rest, left, right + self.price(good, 1), from_left, from_right + 1))
        return states

    def undominated(self) -> list[Split]:
        found = self.everything()
        best = [s for s in found if not any(o != s and o[0] <= s[0] and o[1] <= s[1] for o in found)]
        return in_order(best)

    def every_split(self) -> list[Split]:
        """Those that buy no more goods than they must."""
        found = self.everything()
        least = min(found.values(), default=0)
        return in_order(split for split, count in found.items() if count == least)


def in_order(splits: Iterable[Split]) -> list[Split]:
    return sorted(splits, key=lambda split: (sum(split), split[0]))


# Cities as the tables of these tests describe them.


def effects_of(city: City) -> list[str]:
    board = city.standing.board
    stages = [STAGES[board.id, number]["effect"] for number in range(1, city.standing.stages + 1)]
    built = [PRINTED[card.id]["effect"] for card in city.standing.built]
    return [effect for text in (*built, *stages) for effect in text.split("; ")]


def made_by(effect: str) -> list[str]:
    """ "produce 2W" makes W twice, "produce W/C private" one of two."""
    if not effect.startswith("produce") or "copy_own" in effect or "missing" in effect:
        return []
    goods = effect.split()[1]
    units = int(goods[0]) if goods[0].isdigit() else 1
    return [goods.lstrip("2").replace("/", "")] * units


def wares(city: City) -> list[str]:
    """What the board, brown and grey cards make: neighbours can buy it."""
    public = (effect for effect in effects_of(city) if "private" not in effect)
    return [city.standing.board.start, *(one for effect in public for one in made_by(effect))]


def producers(city: City) -> list[str]:
    """All that a city makes for itself, the black cards that adapt to it included."""
    effects, known = effects_of(city), set("".join(wares(city)))
    own = [city.standing.board.start, *(one for effect in effects for one in made_by(effect))]
    own += ["".join(good for good in GOODS if good in known)] * effects.count("produce copy_own private")
    own += ["".join(good for good in GOODS if good not in known)] * effects.count("produce missing private")
    return own


def purchase(cities: Sequence[City], at: int, cost: str) -> tuple[Purchase, int]:
    """What a city has to buy to pay a cost such as "1c 2W", and the coins for the bank."""
    city, left, right = cities[at], cities[(at + 1) % len(cities)], cities[at - 1]
    effects = effects_of(city)

    def price(kind: str, side: str) -> int:
        return 1 if {f"trade {kind} {side} 1", f"trade {kind} both 1"} & set(effects) else 2

    bank = sum(int(part[:-1]) for part in cost.split() if part[-1] == "c")
    goods = "".join(int(part[:-1]) * part[-1] for part in cost.split() if part[-1] != "c")
    return Purchase(
        goods=goods,
        own=producers(city),
        left=wares(left),
        right=wares(right),
        raw=(price("raw", "left"), price("raw", "right")),
        made=(price("manufactured", "left"), price("manufactured", "right")),
        rebates=(int("rebate first left 1" in effects), int("rebate first right 1" in effects)),
        coins=city.coins - bank,
    ), bank


def as_text(split: Split, bank: int) -> str:
    """A payment as the text of an action has it."""
    paid = {"left": split[0], "right": split[1], "bank": bank}
    return " ".join(f"{to}={coins}" for to, coins in paid.items() if coins)
