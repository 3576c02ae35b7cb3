"""From a record back to the match."""

from wonders.core.decisions import WondersError
from wonders.core.match import AnyMatch, Match
from wonders.core.options import check_names
from wonders.core.record import BrokenRecord, Record
from wonders.games.registry import game_class, make


def replay(record: Record | str) -> AnyMatch:
    """Play a record again, answer by answer. Needs no seed: chance's answers are in the record."""
    if isinstance(record, str):
        record = Record.loads(record)
    header = record.header
    try:
        check_names(
            header.game, game_class(header.game).options_known, header.options
        )  # "players" is none, for example
        game = make(header.game, header.players, rules=header.rules, **header.options)
    except WondersError as wrong:
        raise BrokenRecord(f"The header in line 1 does not fit: {wrong}") from None
    match = Match(game, seed=header.seed)
    for at, (seat, action) in enumerate(record.answers, 2):
        try:
            if seat in match.pending and seat not in match.waiting_for:
                raise BrokenRecord(f"Line {at}: seat {seat} has answered already.")
            match.answer(seat, action)
        except BrokenRecord:
            raise
        except WondersError as wrong:
            raise BrokenRecord(f"Line {at}: {wrong}") from None
    if len(match.waiting_for) != len(match.pending):
        raise BrokenRecord(f"The record breaks off within a turn: seat {match.waiting_for[0]} has not answered.")
    return match
