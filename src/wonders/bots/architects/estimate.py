"""Who is ahead."""

from wonders.bots.architects.scene import Sight


def shares(sight: Sight) -> tuple[float, ...]:
    return (1 / sight.players,) * sight.players
