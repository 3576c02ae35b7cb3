"""How a line goes on. It takes too long for the server itself: each of these is called in another process."""

from collections.abc import Mapping
from typing import NamedTuple

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, Seat, WondersError
from wonders.core.match import AnyMatch
from wonders.core.options import Setting
from wonders.games.replay import replay
from wonders.server.errors import Refused, refusal_of
from wonders.server.tables.options import option
from wonders.server.tables.replay import main_line
from wonders.server.wire.encoding import BODIES
from wonders.server.wire.notebooks import LineAsked, LineGone, NotebookAnswer


class Unanswered(NamedTuple):
    """The end of a line, and the seats that are asked there beside those whose answers are given."""

    game: str
    rules: str
    players: int
    options: tuple[tuple[str, Setting], ...]
    answers: tuple[tuple[Seat, str], ...]
    seats: tuple[Seat, ...]


def unanswered(text: str, chance: str, given: Mapping[str, str]) -> Unanswered:
    """Who else has to answer; Refused, if these answers cannot be given."""
    match, before = _dealt(text, chance)
    seats = tuple(one for one in match.pending if one not in _checked(match, before, given))
    game, answers = match.game, tuple((one, str(action)) for one, action in match.answers)
    return Unanswered(game.id, game.rules, game.players, tuple(game.options.items()), answers, seats)


def gone_on(text: str, chance: str, given: Mapping[str, str]) -> bytes:
    """What follows on a line with the answers of all, as it is told."""
    match, before = _dealt(text, chance)
    for seat, action in _checked(match, before, given).items():
        match.answer(seat, action)
    return BODIES.encode(_told(match, before))


def _dealt(text: str, chance: str) -> tuple[AnyMatch, int]:
    """A line with what chance deals at its end, the same for the same word; and how many steps it had."""
    match = replay(main_line(text))
    before = len(match.steps)
    match.deal_by(Dealer.from_seed(chance))
    return match, before


def _checked(match: AnyMatch, before: int, given: Mapping[str, str]) -> dict[Seat, Action]:
    if given and len(match.steps) > before:
        raise Refused("bad_record", "Chance is asked at the end of this line, so nobody can answer there.")
    return {(at := _seat(match, seat)): _action(match, at, text) for seat, text in given.items()}


def _seat(match: AnyMatch, word: str) -> Seat:
    if len(word) > 2 or not word.isdecimal() or int(word) not in match.pending:
        raise Refused("not_asked", f"Seat {word[:10]} is not asked at the end of this line.")
    return int(word)


def _action(match: AnyMatch, seat: Seat, text: str) -> Action:
    try:
        action = match.game.notation.parse(text)
        match.game.check(match.table, seat, action)
    except WondersError as wrong:
        raise refusal_of(wrong) from None
    return action


def _told(match: AnyMatch, before: int) -> LineGone:
    joints = [_joint(match.answers[at:to]) for at, to in _spans(match)[before - 1 :]]
    asked = [
        LineAsked(seat, decision.kind, [option(action) for action in match.legal(seat)])
        for seat, decision in match.pending.items()
        if seat != CHANCE
    ]
    return LineGone(joints, asked, match.outcome is not None)


def _spans(match: AnyMatch) -> list[tuple[int, int]]:
    """Where the answers of each step stand in the list of all."""
    spans, at = [], 0
    for step in match.steps[:-1]:
        to = at + len(match.game.pending(step.table))
        spans.append((at, to))
        at = to
    return spans


def _joint(answers: list[tuple[Seat, Action]]) -> list[NotebookAnswer]:
    return [NotebookAnswer(seat, str(action), option(action)) for seat, action in answers]
