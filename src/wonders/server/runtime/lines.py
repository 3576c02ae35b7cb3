"""Trying lines out: somebody answers, bots answer for those that are not named, chance is dealt anew each time."""

import asyncio
from typing import Final

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, Seat, WondersError
from wonders.core.match import AnyMatch
from wonders.games.replay import replay
from wonders.server.errors import Refused, refusal_of
from wonders.server.runtime.bot_process import LINE, Question
from wonders.server.runtime.services import Services
from wonders.server.tables.options import option
from wonders.server.tables.replay import main_line
from wonders.server.wire.notebooks import LineAsked, LineBody, LineGone, NotebookAnswer

BOT: Final = "medium"


async def go_on(services: Services, asked: LineBody, address: str) -> LineGone:
    """What follows on a line; nothing is kept."""
    record = await services.bot_pool.work(address, main_line, asked.record)
    match = await asyncio.to_thread(replay, record)
    before = len(match.steps)
    match.deal_by(Dealer.from_seed(services.sources.nonce()))
    if asked.answers and len(match.steps) > before:
        raise Refused("bad_record", "Chance is asked at the end of this line, so nobody can answer there.")
    if asked.answers:
        given = {_seat(match, seat): _checked(match, _seat(match, seat), text) for seat, text in asked.answers.items()}
        for seat in [one for one in match.pending if one not in given]:
            question = _question(match, seat, address)
            given[seat] = match.game.notation.parse(await services.bot_pool.consult(question))
        for seat, action in given.items():
            match.answer(seat, action)
    return await asyncio.to_thread(_told, match, before)


def _seat(match: AnyMatch, word: str) -> Seat:
    if not word.isdecimal() or int(word) not in match.pending:
        raise Refused("not_asked", f"Seat {word[:10]} is not asked at the end of this line.")
    return int(word)


def _checked(match: AnyMatch, seat: Seat, text: str) -> Action:
    try:
        action = match.game.notation.parse(text)
        match.game.check(match.table, seat, action)
    except WondersError as wrong:
        raise refusal_of(wrong) from None
    return action


def _question(match: AnyMatch, seat: Seat, address: str) -> Question:
    game = match.game
    answers = tuple((one, str(action)) for one, action in match.answers)
    return Question(
        "", game.id, game.players, tuple(game.options.items()), answers, seat, BOT, LINE, game.rules, patron=address
    )


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
