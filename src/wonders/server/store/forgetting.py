"""What goes with a profile beside the profile itself: rows about ratings, order, tokens, tournaments that name it."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from wonders.server.store.access import forget_tokens
from wonders.server.store.days import forget_days
from wonders.server.store.order import forget_order
from wonders.server.store.puzzles import forget_puzzles
from wonders.server.store.ratings import forget_ratings
from wonders.server.store.tournament_rows import forget_part

FORGETTING: Final[tuple[Callable[[Connection, str], None], ...]] = (
    forget_ratings,
    forget_order,
    forget_tokens,
    forget_part,
    forget_days,
    forget_puzzles,
)
"""Called one after the other with the id of a profile, within the transaction that deletes it."""
