"""Where the server meets the real world, and is led into the simulated one for the time of a run."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import fastapi.dependencies.utils
import pytest

from tests.simulation.loop import OWNER
from wonders.facts import facts
from wonders.server.runtime.connection import Connection
from wonders.server.socket import session
from wonders.server.tables import views

if TYPE_CHECKING:
    from tests.simulation.world import World

Result = TypeVar("Result")


async def _at_once(work: Callable[..., Result], *given: Any, **more: Any) -> Result:
    """FastAPI looks at headers in a thread."""
    return work(*given, **more)


class Complaints(logging.Handler):
    """What the server logs as an error is a fault."""

    def __init__(self, world: "World") -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        wrong = record.exc_info[1] if record.exc_info else None
        self._world.trace.note("logged", record.getMessage(), repr(wrong))
        self._world.server_fault(f"{record.getMessage()}: {wrong!r}")


def seams(world: "World", patch: pytest.MonkeyPatch) -> None:
    """Patch what is not handed in."""
    patch.setattr(fastapi.dependencies.utils, "run_in_threadpool", _at_once)
    patch.setattr(session, "Connection", _numbered(world))
    patch.setattr(views, "facts", _failing(world, facts))
    log = logging.getLogger("wonders.server")
    patch.setattr(log, "handlers", [Complaints(world)])
    patch.setattr(log, "propagate", False)
    patch.setattr(log, "level", logging.ERROR)
    patch.setattr(log, "_cache", {})


def _numbered(world: "World") -> type[Connection]:
    """Sets of connections are gone through by their hashes: by numbers of the run, not by places in memory."""

    class Numbered(Connection):
        __slots__ = ("number",)

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.number = next(world.connections)

        def __hash__(self) -> int:
            return self.number

        def __eq__(self, other: object) -> bool:
            return self is other

    return Numbered


def _failing(world: "World", work: Callable[..., Any]) -> Callable[..., Any]:
    """The facts for a client, which now and then cannot be worked out."""

    def found(*given: Any) -> Any:
        if OWNER.get() is not None and not world.judge.judging and world.faults.strikes("telling_fails"):
            raise RuntimeError("the facts could not be worked out")
        return work(*given)

    return found
