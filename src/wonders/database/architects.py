"""What the database knows of Architects."""

from collections.abc import Sequence
from typing import Any

from wonders.core.decisions import Seat
from wonders.database.entries import Wonders


def wonders_of(tables: Sequence[Any], seat: Seat) -> Wonders:
    city = tables[-1].cities[seat]
    return Wonders(city.wonder.id, "", len(city.built), (city.wonder.id,))
