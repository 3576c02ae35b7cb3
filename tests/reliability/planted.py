"""Leaks put in on purpose. Each is one that somebody could write by mistake; the comparison must find every one."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Raw, structs

from wonders.core.actions import Action
from wonders.core.decisions import Seat, WondersError
from wonders.core.events import Event
from wonders.core.wire import plain
from wonders.server.errors import Refused
from wonders.server.runtime import live
from wonders.server.runtime.live import LiveTable
from wonders.server.tables import info, options
from wonders.server.tables import replay as after
from wonders.server.tables import views as present
from wonders.server.tables.clocks import Timing
from wonders.server.tables.match import TableMatch
from wonders.server.tables.state import TableState
from wonders.server.tables.undo import can_undo
from wonders.server.tables.views import Views
from wonders.server.wire.games import DecisionAsked
from wonders.server.wire.tables import TableInfo

Patch = pytest.MonkeyPatch
LEAKS: dict[str, Callable[[Patch], None]] = {}


def leak(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    LEAKS[plant.__name__] = plant
    return plant


def mark(table: Any) -> int:
    """A number that follows from the whole table, hands included."""
    return sum(ord(sign) * (at % 97) for at, sign in enumerate(repr(table)))


def others(match: TableMatch, seat: Seat) -> list[Seat]:
    return [who for who in match.pending if who not in (seat, -1)]


@leak
def seed_in_the_table_info(patch: Patch) -> None:
    told = info.table_info

    def table_info(table: TableState, *rest: Any) -> TableInfo:
        return structs.replace(told(table, *rest), title=table.made.secret[:8])

    patch.setattr(live, "table_info", table_info)


@leak
def how_much_others_can_play(patch: Patch) -> None:
    told = Views._facts

    def facts(self: Views, seat: Seat, view: Any) -> Any:
        match = self._match
        count = sum(len(match.game.legal(match.table, who)) for who in others(match, seat))
        return {**told(self, seat, view), "choices": count}

    patch.setattr(Views, "_facts", facts)


@leak
def answers_of_others(patch: Patch) -> None:
    told = Views.state

    def state(self: Views, seat: Seat, since: int, clocks: dict[str, float]) -> bytes:
        sealed = ",".join(str(action) for action in self._match.sealed.values())
        return told(self, seat, since, clocks) + sealed.encode()

    patch.setattr(Views, "state", state)


@leak
def length_of_frames(patch: Patch) -> None:
    told = Views.state

    def state(self: Views, seat: Seat, since: int, clocks: dict[str, float]) -> bytes:
        return told(self, seat, since, clocks) + b" " * (mark(self._match.table) % 7)

    patch.setattr(Views, "state", state)


@leak
def number_of_frames(patch: Patch) -> None:
    told = LiveTable.tell_state

    def tell_state(self: LiveTable, connection: Any) -> None:
        told(self, connection)
        if self.state.match is not None and mark(self.state.match.table) % 2:
            told(self, connection)

    patch.setattr(LiveTable, "tell_state", tell_state)


@leak
def reasons_that_know_other_hands(patch: Patch) -> None:
    checked = TableMatch.checked

    def check(self: TableMatch, seat: Seat, number: int, text: str) -> Action:
        try:
            return checked(self, seat, number, text)
        except Refused as wrong:
            held = [who for who in others(self, seat) if text in map(str, self.game.legal(self.table, who))]
            raise Refused(wrong.code, f"{wrong} Ask {held}.") from None

    patch.setattr(TableMatch, "checked", check)


@leak
def error_codes_that_know_other_hands(patch: Patch) -> None:
    checked = TableMatch.checked

    def check(self: TableMatch, seat: Seat, number: int, text: str) -> Action:
        if any(text in map(str, self.game.legal(self.table, who)) for who in others(self, seat)):
            raise Refused("not_asked", "This is not asked of you.")
        return checked(self, seat, number, text)

    patch.setattr(TableMatch, "checked", check)


@leak
def secrets_of_events(patch: Patch) -> None:
    def event_seen(event: Event[Any], seat: Seat) -> dict[str, Any]:
        return {"event": event.wire_name, **{n: plain(getattr(event, n)) for n in event.__dataclass_fields__}}

    patch.setattr(options, "event_seen", event_seen)


@leak
def the_view_of_another_seat(patch: Patch) -> None:
    encoded = Views._encoded

    def of_another(self: Views, view: Any) -> Raw:
        match = self._match
        return encoded(self, match.game.view(match.table, (view.seat + 1) % match.game.players))

    patch.setattr(Views, "_encoded", of_another)


@leak
def order_of_options(patch: Patch) -> None:
    asked = options.asked_of

    def asked_of(match: TableMatch, seat: Seat, view: Any) -> DecisionAsked:
        legal = [str(action) for action in match.game.legal(match.table, seat)]
        turn = mark(match.table) % max(1, len(legal))
        mixed = Raw(str(legal[turn:] + legal[:turn]).replace("'", '"').encode())
        return structs.replace(asked(match, seat, view), options=mixed)

    patch.setattr(present, "asked_of", asked_of)


@leak
def versions_that_count_what_is_hidden(patch: Patch) -> None:
    v = vars(TableMatch)["v"].fget
    patch.setattr(TableMatch, "v", property(lambda self: v(self) + _odd(self)))


def _odd(match: TableMatch) -> int:
    """Never more than what the story holds, so that everything else goes on."""
    return 0 if mark(match.table) % 2 or not match.story else -1


@leak
def clocks_of_hands(patch: Patch) -> None:
    told = LiveTable.tell_state
    deadlines = Timing.deadlines

    def tell_state(self: LiveTable, connection: Any) -> None:
        match = self.state.match
        shift = mark(match.table) % 1000 / 1000 if match is not None else 0.0
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(Timing, "deadlines", lambda self: {s: t + shift for s, t in deadlines(self).items()})
            told(self, connection)

    patch.setattr(LiveTable, "tell_state", tell_state)


@leak
def a_description_of_everything(patch: Patch) -> None:
    told = Views.described

    def described(self: Views, seat: Seat) -> bytes:
        return told(self, seat).replace(b'"lines":', b'"cards":%d,"lines":' % mark(self._match.table))

    patch.setattr(Views, "described", described)


@leak
def the_secret_before_the_end(patch: Patch) -> None:
    from wonders.server.http.routes import matches

    told = after.fairness_of
    patch.setattr(matches, "fairness_of", lambda table: structs.replace(told(table), secret=table.made.secret))


@leak
def the_record_before_the_end(patch: Patch) -> None:
    from wonders.server.http.routes import matches

    def finished(table: LiveTable) -> Any:
        if table.state.match is None:
            raise WondersError("not begun")
        return table.state.match

    patch.setattr(matches, "_finished", finished)


@leak
def an_undo_that_knows(patch: Patch) -> None:
    patch.setattr(live, "can_undo", lambda match, seat, bots: can_undo(match, seat, bots) or mark(match.table) % 2 == 0)
