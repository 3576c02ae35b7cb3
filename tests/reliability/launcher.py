"""Starts a server for the kill test: the real one, or one that is wrong on purpose.

    python -m tests.reliability.launcher right|early --port PORT --db FILE

The wrong one lives here and not in the server: `early` says that answers are stored before they are.
"""

import argparse
from collections.abc import Sequence

from wonders.cli import serve
from wonders.server.store.writer import Job, Writer


def acknowledge_early() -> None:
    """The mutant: whoever answers is told first, then it is written."""
    write_together = Writer._write_together

    def early(writer: Writer, jobs: Sequence[Job]) -> None:
        answers = [any(row.move for row in batch.rows) for batch, _ in jobs]
        writer._report([(settle, None) for (_, settle), told in zip(jobs, answers, strict=True) if told])
        silent = [(batch, ignore if told else settle) for (batch, settle), told in zip(jobs, answers, strict=True)]
        write_together(writer, silent)

    def ignore(wrong: Exception | None) -> None:
        """They have been told already."""

    setattr(Writer, "_write_together", early)  # noqa: B010


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=("right", "early"))
    parser.add_argument("--port", type=int)
    parser.add_argument("--db")
    given = parser.parse_args()
    if given.kind == "early":
        acknowledge_early()
    serve.run(port=given.port, db=given.db)
