"""Ten thousand matches find the true order of eight bots."""

from math import exp
from random import Random

from wonders.ratings.rating import SCALE, UNKNOWN, WIDTH, Rating
from wonders.ratings.results import rated
from wonders.ratings.update import Player

TRUE = (800.0, 920.0, 1040.0, 1180.0, 1310.0, 1460.0, 1620.0, 1800.0)
"""How strong the bots are."""


def finish(seats: list[int], rng: Random) -> list[int]:
    """The ranks of a match by Plackett and Luce; now and then neighbours share a place."""
    racing, ranks = dict(enumerate(seats)), [0] * len(seats)
    place = 0
    while racing:
        place += 1
        weights = [exp(TRUE[bot] / SCALE) for bot in racing.values()]
        (seat,) = rng.choices(list(racing), weights)
        ranks[seat] = place - (place > 1 and rng.random() < 0.03)
        del racing[seat]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def test_ten_thousand_matches_find_the_true_order_of_eight_bots() -> None:
    rng = Random(18)
    known = [Rating(1500.0, UNKNOWN)] * 8
    for _ in range(10_000):
        seats = rng.sample(range(8), rng.choice((2, 2, 3, 4)))
        after = rated(finish(seats, rng), (), [Player(known[bot]) for bot in seats])
        for bot, rating in zip(seats, after, strict=True):
            known[bot] = rating
    assert sorted(range(8), key=lambda bot: known[bot].mean) == list(range(8))
    shift = sum(one.mean - true for one, true in zip(known, TRUE, strict=True)) / 8
    assert max(abs(one.mean - shift - true) for one, true in zip(known, TRUE, strict=True)) < 150


def test_bots_with_anchors_pull_newcomers_to_the_same_scale() -> None:
    """With three bots that never move, people end up where they are, not merely in the right order."""
    rng = Random(7)
    fixed = {bot: Player(Rating(TRUE[bot], 20.0), fixed=True) for bot in (0, 3, 6)}
    known = {bot: Rating(1500.0, UNKNOWN) for bot in (1, 2, 4, 5, 7)}
    for _ in range(4_000):
        seats = rng.sample(range(8), rng.choice((2, 3)))
        after = rated(finish(seats, rng), (), [fixed.get(bot) or Player(known[bot]) for bot in seats])
        known |= {bot: rating for bot, rating in zip(seats, after, strict=True) if bot in known}
    assert all(abs(known[bot].mean - TRUE[bot]) < 3 * known[bot].deviation for bot in known)
    assert all(one.deviation * WIDTH < 150 for one in known.values())
