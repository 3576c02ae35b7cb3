"""From stored entries to a table, or to a sentence that says why it cannot be read."""

import logging
from collections.abc import Sequence

from wonders.core.options import BadOption, check_rules
from wonders.games.registry import game_class
from wonders.server.errors import Refused
from wonders.server.tables import entries as e
from wonders.server.tables.state import TableState

log = logging.getLogger("wonders.server")

UNREADABLE = "This table was written by another version of the server, which this one cannot follow."


def folded(id: str, bodies: Sequence[str]) -> TableState:
    """A table from its stored entries."""
    if not bodies:
        raise Refused("no_table", "There is no such table.")
    state = TableState(id)
    try:
        if isinstance(e.decode(bodies[0]), e.Closed):
            raise Refused("no_table", "There is no such table; it has been deleted.")
        for body in bodies:
            state.apply(e.decode(body))
            if state.seq == 1:
                kind = game_class(state.made.game)
                check_rules(kind.id, state.made.rules, kind.older_rules, kind.rules)
    except Refused:
        raise
    except BadOption as wrong:
        raise Refused("other_rules", str(wrong)) from None
    except Exception:
        log.exception("a table does not follow from its entries", extra={"table": id})
        raise Refused("other_rules", UNREADABLE) from None
    return state
