"""What the database knows of Architects."""

from collections.abc import Sequence

from wonders.core.decisions import Seat
from wonders.database.entries import Wonders
from wonders.games.architects.table import Table


def wonders_of(tables: Sequence[Table], seat: Seat) -> Wonders:
    city = tables[-1].cities[seat]
    return Wonders(city.wonder.id, "", len(city.built), (city.wonder.id,))
