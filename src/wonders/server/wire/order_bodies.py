"""Tokens for programs, reports and verdicts, as they come in over HTTP."""

from typing import Literal

from pydantic import Field

from wonders.server.wire.bodies import Body


class TokenBody(Body):
    """A token for a program: what it may do, and for how many days; for good without."""

    label: str = Field(min_length=1, max_length=100)
    scopes: list[Literal["read", "tables", "play", "friends", "tournaments"]] = Field(min_length=1, max_length=10)
    days: float | None = Field(default=90, gt=0, le=3660)


class ReportBody(Body):
    """Something said at a table that is not right: by whom, when (as it was told), and why."""

    seat: int = Field(ge=0, le=20)
    at: float
    why: str = Field(default="", max_length=300)


class NotebookReportBody(Body):
    """Why a notebook is not right."""

    why: str = Field(default="", max_length=300)


class VerdictBody(Body):
    """What a moderator decides on a report: only a notebook is `removed`."""

    verdict: Literal["dismissed", "muted", "banned", "removed"]
    days: float | None = Field(default=None, gt=0, le=36600)
    why: str = Field(default="", max_length=300)


class RemovalBody(Body):
    """Why a moderator removes something."""

    why: str = Field(default="", max_length=300)


class WordsBody(Body):
    """Words that may not be said at a table."""

    words: list[str] = Field(max_length=50)
