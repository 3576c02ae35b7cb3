"""Making a file of puzzles: matches are looked through one after the other, and the work can stop at any time."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import ceil
from pathlib import Path

from wonders.arena.crews import done_by
from wonders.core.decisions import WondersError
from wonders.database.batches import SEED, Batch
from wonders.puzzles.finding import Finding, confirmed_again, puzzles_of
from wonders.puzzles.puzzle import Puzzle

Task = tuple[Finding, int]


class BadFile(WondersError):
    """A file of puzzles that cannot be used."""


def standard(matches: int = 400) -> tuple[Finding, ...]:
    """Where the puzzles that ship were found: in the first matches of the database's data set."""
    both = {"expansions": "cities,leaders"}
    batches = (
        Batch("duel", 2, ("medium",), matches, SEED),
        Batch("classic", 3, ("medium",), matches, SEED),
        Batch("architects", 2, ("medium",), matches, SEED),
        Batch("classic", 5, ("medium",), matches, SEED),
        Batch("architects", 3, ("medium",), matches, SEED),
        Batch("classic", 4, ("medium",), matches, SEED, both),
        Batch("duel", 2, ("easy", "medium"), matches, SEED),
        Batch("architects", 2, ("easy", "medium"), matches, SEED),
    )
    return tuple(Finding(batch) for batch in batches)


class Workshop:
    """A file of puzzles that grows. Beside it stands which matches have been looked through."""

    def __init__(self, file: Path) -> None:
        self.file, self._progress = file, file.with_suffix(".progress")
        try:
            self.puzzles = [Puzzle.from_line(line) for line in _whole_lines(file)]
            self._done = set(_whole_lines(self._progress))
        except OSError as wrong:
            raise BadFile(f"Cannot use {file}: {wrong.strerror or wrong}.") from None

    def missing(self, findings: Sequence[Finding]) -> list[Task]:
        """What has not been looked through, the findings in turn, so that games stay balanced whenever it stops."""
        most = max(finding.batch.games for finding in findings)
        tasks = [(one, number) for number in range(most) for one in findings if number < one.batch.games]
        return [task for task in tasks if _name(task) not in self._done]

    def short_of(self, tasks: Sequence[Task], wanted: int | None) -> Iterator[Task]:
        """These, as long as their game has less than its part of the puzzles that are wanted."""
        games = {finding.batch.game for finding, _ in tasks}
        for task in tasks:
            game = task[0].batch.game
            have = sum(puzzle.game == game for puzzle in self.puzzles)
            if wanted is None or have < ceil(wanted / len(games)):
                yield task

    def add(self, task: Task, found: Sequence[Puzzle]) -> None:
        known = {puzzle.id for puzzle in self.puzzles}
        fresh = list({puzzle.id: puzzle for puzzle in found if puzzle.id not in known}.values())
        try:
            _append(self.file, [puzzle.line() for puzzle in fresh])
            _append(self._progress, [_name(task)])
        except OSError as wrong:
            raise BadFile(f"Cannot write {self.file}: {wrong.strerror or wrong}.") from None
        self.puzzles += fresh
        self._done.add(_name(task))


def grow(shop: Workshop, findings: Sequence[Finding], wanted: int | None, workers: int) -> Iterator[int]:
    """Look through what is missing until there are as many puzzles as wanted; how many each match has added."""
    for task, found in find(shop.short_of(shop.missing(findings), wanted), workers):
        before = len(shop.puzzles)
        shop.add(task, found)
        yield len(shop.puzzles) - before


def check(puzzles: Iterable[Puzzle], nodes: int, workers: int) -> Iterator[tuple[Puzzle, Puzzle | None]]:
    """Each puzzle, as it is ready, with what a new deep search made of it: None where that finds no clear answer."""
    return done_by(workers, partial(_confirm, nodes), puzzles)


def _confirm(nodes: int, puzzle: Puzzle) -> tuple[Puzzle, Puzzle | None]:
    return puzzle, confirmed_again(puzzle, nodes)


def find(tasks: Iterable[Task], workers: int) -> Iterator[tuple[Task, list[Puzzle]]]:
    """Look through matches; results come as they are ready."""
    return done_by(workers, _look, tasks)


def _look(task: Task) -> tuple[Task, list[Puzzle]]:
    return task, puzzles_of(*task)


def _name(task: Task) -> str:
    finding, number = task
    return f"{finding.batch.source} tries={finding.tries} nodes={finding.nodes} margin={finding.margin} {number}"


def _whole_lines(file: Path) -> list[str]:
    """The lines of a file; one that was cut off in writing is dropped."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return whole.split("\n")[:-1]


def _append(file: Path, lines: Sequence[str]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write("".join(line + "\n" for line in lines))
