"""A tree of lines: how a match went, and how else it could have gone, with names, comments and marks.

It is the same that notation tells with its variations, in a form that can be edited: a list of joint answers, each with
the one before it. The first that follows on another is how that line goes on; those after it are variations.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from wonders.core.decisions import Seat, WondersError
from wonders.core.game import AnyGame
from wonders.core.options import BadOption
from wonders.core.record import Header, Record
from wonders.games.registry import make
from wonders.notation.chronicle import Answer, Chronicle, Comment, Item, Variation
from wonders.notation.header import header_of, tags_of
from wonders.notation.labels import moment_at
from wonders.notation.moments import Moment
from wonders.notation.parse import DEEPEST
from wonders.notation.play import Played, game_of, play
from wonders.notation.signs import MARKS

START = -1
"""What comes before the first move."""
MOST_MOVES = 1500


@dataclass(frozen=True)
class Move:
    """A joint answer, of seats or of chance."""

    parent: int
    """The place of the move before it; it stands earlier in the list."""
    answers: tuple[tuple[Seat, str, str], ...]
    """Seat, text of the action, and a mark or nothing."""
    comment: str = ""
    name: str = ""
    """Of the line that begins here."""


def game_for(header: Header) -> AnyGame:
    return make(header.game, header.players, rules=header.rules, **header.options)


def tree_of(chronicle: Chronicle) -> tuple[Header, list[Move]]:
    """The lines of a chronicle; it is played, and what cannot be raises. Answers of a turn that breaks off are left."""
    moves: list[Move] = []
    _grow(play(game_of(chronicle), chronicle), START, moves)
    header = header_of(chronicle.tags)
    return Header(header.game, header.rules, header.players, header.options), moves


def _grow(played: Played, parent: int, moves: list[Move]) -> None:
    """Add a line, then the variations that leave it."""
    before: list[int] = []
    said: dict[int, list[Item]] = {}
    for item, where, _ in played.items:
        said.setdefault(where, []).append(item)
    for at, step in enumerate(played.steps):
        if step.missing or not step.answers:
            break
        before.append(parent)
        marks = {item.seat: item.mark for item in said.get(at, ()) if isinstance(item, Answer)}
        answers = tuple((seat, str(action), marks.get(seat, "")) for seat, action in sorted(step.answers.items()))
        name = _comment(said.get(START, ())) if at == 0 else ""
        parent = len(moves)
        moves.append(Move(before[-1], answers, _comment(said.get(at, ())), name))
    for _, at, branch in played.items:
        if branch is not None and at < len(before):
            _grow(branch, before[at], moves)


def _comment(items: Iterable[Item]) -> str:
    return " ".join(item.text for item in items if isinstance(item, Comment))


def check_tree(header: Header, moves: Sequence[Move]) -> list[str]:
    """Play every move; BadOption with a sentence if one cannot be. Returns what each is called in the notation."""
    if len(moves) > MOST_MOVES:
        raise BadOption(f"A tree has at most {MOST_MOVES} moves, not {len(moves)}.")
    game = game_for(header)
    start = game.start()
    known: dict[int, tuple[object, Moment[object]]] = {START: (start, moment_at(game, start, None))}
    labels: list[str] = []
    for at, move in enumerate(moves):
        if move.parent not in known:
            raise BadOption(f"Move {at} follows on {move.parent}, which does not stand before it.")
        table, moment = known[move.parent]
        after = _after(game, table, at, move)
        known[at] = after, moment_at(game, after, moment)
        labels.append(moment.label)
    _check_depth(moves)
    return labels


def _after(game: AnyGame, table: object, at: int, move: Move) -> object:
    try:
        for _, _, mark in move.answers:
            if mark and mark not in MARKS:
                raise BadOption(f"a mark is one of {', '.join(MARKS)}, not {mark[:10]}.")
        answers = {seat: game.notation.parse(action) for seat, action, _ in move.answers}
        return game.apply(table, dict(sorted(answers.items()))).table
    except WondersError as wrong:
        raise BadOption(f"Move {at}: {wrong}") from None


def _check_depth(moves: Sequence[Move]) -> None:
    depths: list[int] = []
    first: dict[int, int] = {}
    for at, move in enumerate(moves):
        depth = depths[move.parent] if move.parent >= 0 else 0
        depths.append(depth + (first.setdefault(move.parent, at) != at))
    if max(depths, default=0) > DEEPEST:
        raise BadOption(f"Variations stand in one another at most {DEEPEST} deep.")


def path_to(moves: Sequence[Move], at: int) -> list[Move]:
    """The moves from the start up to one of them."""
    path: list[Move] = []
    while at != START:
        path.append(moves[at])
        at = moves[at].parent
    return path[::-1]


def main_line(moves: Sequence[Move]) -> list[Move]:
    """How the match went."""
    following = _following(moves)
    path, at = [], START
    while after := following.get(at):
        at = after[0]
        path.append(moves[at])
    return path


def record_of(header: Header, path: Sequence[Move]) -> Record:
    """A line as a record."""
    return Record(header, tuple((seat, action) for move in path for seat, action, _ in move.answers))


def chronicle_of(header: Header, moves: Sequence[Move], about: Mapping[str, str]) -> Chronicle:
    """The tree as notation; `about` has more tags."""
    following = _following(moves)
    roots = following.get(START, [])
    line = tuple(_line(moves, following, roots[0], roots[1:])) if roots else ()
    return Chronicle(tags_of(header, about), line)


def _following(moves: Sequence[Move]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for at, move in enumerate(moves):
        found.setdefault(move.parent, []).append(at)
    return found


def _line(
    moves: Sequence[Move], following: Mapping[int, Sequence[int]], at: int, others: Sequence[int] = ()
) -> Iterator[Item]:
    if moves[at].name:
        yield Comment(moves[at].name)
    while True:
        move = moves[at]
        for seat, action, mark in move.answers:
            yield Answer(seat, action, mark=mark)
        if move.comment:
            yield Comment(move.comment)
        for other in others:
            yield Variation(tuple(_line(moves, following, other)))
        after = following.get(at, ())
        if not after:
            return
        at, others = after[0], after[1:]
