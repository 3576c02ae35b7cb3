"""From the end of a match to new ratings, seat by seat."""

from collections.abc import Collection, Sequence

from wonders.core.decisions import Seat
from wonders.ratings.rating import Rating
from wonders.ratings.update import Player, Side, updated


def rated(
    ranks: Sequence[int],
    teams: Sequence[Sequence[Seat]],
    players: Sequence[Player],
    left: Collection[Seat] = (),
) -> list[Rating]:
    """The rating of each seat after a match with these ranks. Who has left comes last, with whom he played; a partner
    who stayed keeps his rating. All who left share the last place."""
    sides = teams or [(seat,) for seat in range(len(ranks))]
    last = len(ranks) + 1
    after = updated(
        [
            Side(tuple(players[seat] for seat in side), last if any(seat in left for seat in side) else ranks[side[0]])
            for side in sides
        ]
    )
    found = {
        seat: rating for side, told in zip(sides, after, strict=True) for seat, rating in zip(side, told, strict=True)
    }
    stayed = {seat for side in sides if any(one in left for one in side) for seat in side if seat not in left}
    return [players[seat].rating if seat in stayed else found[seat] for seat in range(len(ranks))]
