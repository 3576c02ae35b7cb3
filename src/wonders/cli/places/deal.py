"""The check of a deal at a distance: the record against what this terminal kept and saw."""

import json
from collections.abc import Sequence

from wonders.cli.places.kept import Kept
from wonders.cli.verify import verify
from wonders.core.decisions import Seat, WondersError
from wonders.core.match import AnyMatch
from wonders.core.record import Header, Record
from wonders.core.wire import plain
from wonders.games.replay import replay
from wonders.server.tables.fairness import VERSION, Seed


def checked(text: str, kept: Kept, seat: Seat, seen: Sequence[str]) -> str:
    """The message that says how the deal was: fair, false, or not seen before its end."""
    try:
        record = Record.loads(text)
        fair = verify(record, kept.commitment, [kept.nonces[str(seat)]] if str(seat) in kept.nonces else []).fair
        fair = fair and _is_agreed(record.header, kept, seat) and _was_seen(replay(record), seat, seen)
    except WondersError:
        fair = False
    if not fair:
        return "cli-deal-false"
    return "cli-deal-fair" if kept.commitment else "cli-deal-unseen"


def _is_agreed(header: Header, kept: Kept, seat: Seat) -> bool:
    """Whether the record is of the very table that was seen, with our nonce at our seat."""
    seed, terms = Seed.parse(header.seed), kept.terms
    if seed is None:
        return False
    told = {"game": header.game, "rules": header.rules, "players": header.players, "options": dict(header.options)}
    if any(terms[name] != value for name, value in told.items() if name in terms):
        return False
    if seed.version != VERSION:
        return True  # an older table: its seed names neither table nor seats
    mine = kept.nonces.get(str(seat))
    return seed.table == terms.get("id", seed.table) and (mine is None or seed.nonces[seat : seat + 1] == (mine,))


def _was_seen(match: AnyMatch, seat: Seat, seen: Sequence[str]) -> bool:
    """Whether the match of the record shows this seat everything it has seen."""
    game = match.game
    tables = [step.table for step in match.steps]
    return {as_text(plain(game.view(table, seat))) for table in tables} >= set(seen)


def as_text(view: object) -> str:
    """A view in one form, however it came."""
    return json.dumps(view, sort_keys=True)
