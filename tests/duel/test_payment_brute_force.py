"""The least payment, against a search that tries every use of every choice producer and of every discount.

The engine lets each replace the dearest unit it may; nothing of that is used here, only the printed effects.
"""

from collections import Counter
from itertools import combinations, product
from random import Random

from tests.duel.builders import a_city, a_table
from tests.duel.notation import rows
from wonders.games.duel.box import PIECES
from wonders.games.duel.cards import CARDS
from wonders.games.duel.pieces import Card, Wonder
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.trade import market
from wonders.games.duel.wonders import WONDERS

EFFECTS = {
    row["id"]: row["effect"].split(";") for file in ("cards", "wonders", "tokens") for row in rows(f"{file}.txt")
}
PRODUCERS = [
    id for id, effects in EFFECTS.items() if any(effect.startswith(("prod", "choice", "fix")) for effect in effects)
]
COSTS = {row["id"]: row["cost"] for file in ("cards", "wonders") for row in rows(f"{file}.txt")}


def effects_of(ids: list[str], kind: str) -> list[str]:
    """What the effects of a kind say, such as "W2" for "prod:W2"."""
    found = (effect.partition(":") for id in ids for effect in EFFECTS[id])
    return [what for name, _, what in found if name == kind]


def cheapest(works: str, mine: list[str], theirs: list[str]) -> int:
    """Every way to let the choice producers and the discount work, and the cheapest of them."""
    parts = COSTS[works].split()
    need = [letter for part in parts if part[-1] != "c" for letter in part[-1] * int(part[:-1])]
    coins = sum(int(part[:-1]) for part in parts if part[-1] == "c")
    own = Counter("".join(what[0] * int(what[1]) for what in effects_of(mine, "prod")))
    price = {good: 2 + sum(int(what[1]) for what in effects_of(theirs, "prod") if what[0] == good) for good in "WSCGP"}
    price |= dict.fromkeys("".join(effects_of(mine, "fix")), 1)
    kind = "wonder" if works in WONDERS else CARDS[works].colour
    dropped = sum(int(what[-1]) for what in effects_of(mine, "discount") if what.startswith(kind))
    best = 10**6
    for picked in product(*effects_of(mine, "choice")):
        have = own + Counter(picked)
        for less in combinations(range(len(need)), min(dropped, len(need))):
            missing = Counter(good for at, good in enumerate(need) if at not in less) - have
            best = min(best, sum(price[good] * units for good, units in missing.items()))
    return coins + best


def a_random_city(rng: Random, taken: set[str], dear: bool) -> list[str]:
    """Some producers that the other city has not; with `dear` always choice producers and a discount too."""
    free = [id for id in PRODUCERS if id not in taken]
    built = rng.sample(free, rng.randrange(min(9, len(free))))
    if dear:
        built += [
            id
            for id in ("caravansery", "forum", "piraeus", "great_lighthouse")
            if id not in taken and rng.random() < 0.6
        ]
    built += [token for token in ("architecture", "masonry", "economy") if token not in taken and rng.random() < 0.4]
    return list(dict.fromkeys(built))


def as_city(ids: list[str]) -> tuple[str, str, str]:
    return (
        " ".join(id for id in ids if id in CARDS),
        " ".join(id for id in ids if id in WONDERS),
        " ".join(id for id in ids if id in TOKENS),
    )


def test_the_least_payment_is_found_in_thousands_of_random_cities() -> None:
    rng = Random(7)
    works = [id for id in COSTS if id not in ("", None)]
    checked = saved = 0
    for case in range(2000):
        mine = a_random_city(rng, set(), case % 2 == 0)
        theirs = a_random_city(rng, set(mine), case % 3 == 0)
        (a, b, c), (d, e, f) = as_city(mine), as_city(theirs)
        table = a_table(a_city(a, finished=b, tokens=c), a_city(d, finished=e, tokens=f))
        costs = market(table, 0)
        for id in rng.sample(works, 6):
            piece = PIECES[id]
            assert isinstance(piece, Card | Wonder)
            expected = cheapest(id, mine, theirs)
            assert costs[piece] == expected, (id, mine, theirs)
            assert costs[piece] == expected, "the second time from memory"
            checked += 1
            saved += expected < cheapest(
                id, [one for one in mine if one in CARDS and "choice" not in EFFECTS[one][0]], theirs
            )
    assert checked == 12_000
    assert saved > 2_000, "choice producers and discounts must matter in many of the cases"
