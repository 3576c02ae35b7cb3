"""Tournaments, as they come in over HTTP."""

from typing import Literal

from pydantic import Field

from wonders.server.wire.bodies import Body, ClockBody, Setting

DAY = 86_400.0


class TournamentBody(Body):
    """A tournament to be made. Without `starts` its maker begins it; without `every` a round begins when all games of
    the last one are over."""

    title: str = Field(default="", max_length=200)
    kind: Literal["swiss", "knockout", "groups"]
    game: str = Field(max_length=40)
    players: int | None = Field(default=None, ge=2, le=7)
    """At one table; for groups the most."""
    options: dict[str, Setting] = Field(default_factory=dict, max_length=40)
    clock: ClockBody = Field(default_factory=lambda: ClockBody(kind="move", seconds=90))
    rounds: int | None = Field(default=None, ge=1, le=30)
    starts: float | None = None
    every: float | None = Field(default=None, ge=60, le=30 * DAY)
    wait: float = Field(default=600, ge=30, le=7 * DAY)
    """Seconds in which people come to their tables; who does not has lost."""
    rated: bool = False
    third: bool = False
    """Whether the third place is played for, in a knock-out."""
    most: int = Field(default=32, ge=2, le=64)


class BotBody(Body):
    """A bot that takes part."""

    level: str = Field(default="medium", max_length=40)
