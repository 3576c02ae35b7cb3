"""A bar on a terminal that grows while results come in."""

from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

from wonders.cli.screen import console

Result = TypeVar("Result")


def with_progress(
    results: Iterable[Result], total: int, done: int = 0, size: Callable[[Result], int] = lambda result: 1
) -> Generator[Result, None, None]:
    """The results as they come, each worth its size of the total; elsewhere than on a terminal nothing is shown."""
    out = console(stderr=True)
    if not out.is_terminal:
        yield from results
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = BarColumn(bar_width=None), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=out, transient=True) as progress:
        task = progress.add_task("", total=total, completed=done)
        for result in results:
            progress.advance(task, size(result))
            yield result
