"""Setting up a table: from what was asked for to its first entries."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import structs

from wonders.core.decisions import Seat, WondersError
from wonders.core.game import AnyGame, Game
from wonders.games.registry import make_as
from wonders.server.errors import Refused, refusal_of
from wonders.server.sources import Sources, hashed
from wonders.server.tables import entries as e
from wonders.server.tables.beginning import Beginning
from wonders.server.tables.checks import TITLE, checked_line, checked_name
from wonders.server.tables.fairness import VERSION
from wonders.server.tables.levels import checked_level
from wonders.server.tables.rated import check_rated
from wonders.server.tables.seats import Who, check_ready, name_for_bot
from wonders.server.tables.state import TableState
from wonders.server.wire.bodies import NewTable, SeatBody


@dataclass
class NewRights:
    """What the maker of a table can do; told once, kept hashed."""

    host: str
    seats: dict[Seat, str] = field(default_factory=dict)


def new_table(
    asked: NewTable, sources: Sources, who: Who | None = None, begins: Beginning | None = None
) -> tuple[e.Created, NewRights]:
    """The first entry of a table, or Refused with what does not go. Who sets it up sits at the first of their seats."""
    game = _game(asked) if begins is None else _game_of(begins, asked)
    rights = NewRights(sources.token())
    seats = _seats(asked.seats, game.players, rights, sources, who)
    if asked.start and any(seat.kind != "bot" for seat in seats):
        raise Refused(
            "bad_option", "People add their nonces when they have seen the table's commitment; start it then."
        )
    created = e.Created(
        at=sources.now(),
        game=game.id,
        rules=game.rules,
        players=game.players,
        options=dict(game.options),
        code=sources.code(),
        secret=sources.secret(),
        host=hashed(rights.host),
        seats=seats,
        title=checked_line(asked.title, TITLE, "A title"),
        listed=asked.listed,
        clock=_clock(asked),
        assists=tuple(dict.fromkeys(asked.assists)),
        undo=asked.undo,
        fair=VERSION,
        rated=asked.rated,
        begins=begins.answers if begins is not None else (),
    )
    if asked.rated:
        check_rated(created)
    return created, rights


def check_start(made: e.Created) -> None:
    """Raise Refused unless a table with this first entry can begin at once."""
    table = TableState("")
    table.apply(made)
    check_ready(table)


def _game(asked: NewTable) -> "Game[object, object]":
    try:
        return make_as(asked.game, None, asked.players, asked.options)
    except WondersError as wrong:
        raise refusal_of(wrong) from None


def _game_of(begins: Beginning, asked: NewTable) -> AnyGame:
    """The game of a match that is played on. What is said about it besides must not differ."""
    head = begins.header
    game: AnyGame = make_as(head.game, head.rules, head.players, dict(head.options))
    given = {**game.options, **asked.options}
    if asked.game != game.id or asked.players not in (None, game.players) or given != game.options:
        raise Refused("bad_option", "A match that goes on has the game, the players and the options of its record.")
    if asked.rated:
        raise Refused("bad_option", "A match that begins in the middle is never rated.")
    return game


def _clock(asked: NewTable) -> e.Clock:
    clock = asked.clock
    if clock.kind != "none" and clock.seconds < 5:
        raise Refused("bad_option", "A clock has at least 5 seconds.")
    return e.Clock(clock.kind, clock.seconds, clock.extra) if clock.kind != "none" else e.Clock()


def _seats(
    asked: Sequence[SeatBody], players: int, rights: NewRights, sources: Sources, who: Who | None
) -> tuple[e.SeatSpec, ...]:
    if len(asked) > players:
        raise Refused("bad_option", f"{len(asked)} seats are described, but {players} play.")
    bodies = [*asked, *(SeatBody() for _ in range(players - len(asked)))]
    first = next((seat for seat, body in enumerate(bodies) if body.mine and body.kind != "bot"), None)
    return tuple(_seat(seat, body, rights, sources, who if seat == first else None) for seat, body in enumerate(bodies))


def _seat(seat: Seat, body: SeatBody, rights: NewRights, sources: Sources, who: Who | None) -> e.SeatSpec:
    name = checked_name(body.name)
    if body.kind == "bot":
        return e.SeatSpec("bot", name or name_for_bot(seat), checked_level(body.level or "medium"), True)
    if not body.mine:
        return e.SeatSpec()  # people come by themselves
    token = rights.seats[seat] = sources.token()
    kind = "guest" if body.kind == "guest" else "person"
    spec = e.SeatSpec(kind, name or (who.name if who else "") or f"Player {seat + 1}", tokens=(hashed(token),))
    return structs.replace(spec, profile=who.profile, colour=who.colour) if who else spec
