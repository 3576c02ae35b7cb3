"""A loop of events without a network, threads and real time. Whatever is ready is run in an order that the seed draws.

Every step belongs to a server process, or to the world around them. A process can die between any two of its steps.
"""

import asyncio
import heapq
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from itertools import count
from random import Random
from typing import Any, Protocol, TypeVar, TypeVarTuple, Unpack

Result = TypeVar("Result")
Given = TypeVarTuple("Given")


class Owner(Protocol):
    """A simulated process, as the loop sees it."""

    dead: bool
    tasks: list["asyncio.Task[Any]"]

    def survives_step(self) -> bool:
        """Asked before each of its steps; one that does not survive is dead afterwards."""


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)
"""The process whose step is being run; None for the world."""
WORLD = Context()
"""For what happens whether a process lives or not."""


class Executor(Protocol):
    """What stands for a pool of threads or processes."""

    def run(self, work: Callable[..., Any], given: tuple[Any, ...]) -> "asyncio.Future[Any]": ...


class Deadlock(Exception):
    """Nobody has anything to do any more."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs one step after the other; jumps to the next time at which there is one."""

    def __init__(self, rng: Random, disorder: float) -> None:
        self._over = True
        super().__init__()
        self._rng = rng
        self._disorder = disorder
        """How often something else is run than what has been ready longest."""
        self._now = 0.0
        self._queue: list[tuple[asyncio.Handle, Owner | None]] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Owner | None]] = []
        self._numbers = count()
        self._tasks = count()
        self._over = False
        self.steps = 0
        self.faults: list[str] = []
        """Callbacks that have raised something."""

    # Time and order

    def time(self) -> float:
        return self._now

    def call_soon(
        self, callback: Callable[[Unpack[Given]], object], *args: *Given, context: Context | None = None
    ) -> asyncio.Handle:
        owner = OWNER.get() if context is None else context.get(OWNER)
        handle = asyncio.Handle(callback, args, self, context)
        if owner is None or not owner.dead:
            self._queue.append((handle, owner))
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Given]], object],
        *args: *Given,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Given]], object],
        *args: *Given,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        owner = OWNER.get() if context is None else context.get(OWNER)
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if owner is None or not owner.dead:
            heapq.heappush(self._timers, (when, next(self._numbers), handle, owner))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time has come."""

    def run_until(self, done: Callable[[], bool]) -> None:
        """Run steps until it is done."""
        asyncio._set_running_loop(self)
        try:
            while not done():
                self._step()
        finally:
            asyncio._set_running_loop(None)

    def _step(self) -> None:
        self._wake_timers()
        at = 0
        if len(self._queue) > 1 and self._rng.random() < self._disorder:
            at = self._rng.randrange(len(self._queue))
        handle, owner = self._queue.pop(at)
        if handle.cancelled() or (owner is not None and (owner.dead or not owner.survives_step())):
            return
        self.steps += 1
        handle._run()

    def _wake_timers(self) -> None:
        timers = self._timers
        if not self._queue:
            while timers and timers[0][2].cancelled():
                heapq.heappop(timers)
            if not timers:
                raise Deadlock("Nobody waits for anything.")
            self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            _, _, handle, owner = heapq.heappop(timers)
            if not handle.cancelled():
                self._queue.append((handle, owner))

    # Futures and tasks

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Generator[Any, None, Result] | Coroutine[Any, Any, Result], **given: Any
    ) -> "asyncio.Task[Result]":
        context: Context | None = given.get("context")
        owner = OWNER.get() if context is None else context.get(OWNER)
        name = f"task-{next(self._tasks)}"  # asyncio numbers tasks over all loops of a program
        task: asyncio.Task[Result] = asyncio.Task(coro, loop=self, name=name, context=context)
        if owner is not None:
            if owner.dead:
                coro.close()
            owner.tasks.append(task)
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Result], *args: Any
    ) -> "asyncio.Future[Result]":
        if executor is not None:
            return executor.run(func, args)
        done: asyncio.Future[Result] = self.create_future()
        done.set_result(func(*args))
        return done

    def bury(self, owner: Owner) -> None:
        """Let go of everything a dead process was about to do. Nothing of it is heard of any more."""
        self._queue = [one for one in self._queue if one[1] is not owner]
        self._timers = [one for one in self._timers if one[3] is not owner]
        heapq.heapify(self._timers)
        context = copy_context()
        context.run(OWNER.set, owner)
        for task in owner.tasks:
            coro = task.get_coro()
            if not task.done() and coro is not None:
                try:
                    context.run(coro.close)
                except Exception:
                    pass  # it would have cleaned up after itself; dead processes do not
        owner.tasks.clear()

    # What asyncio asks for

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """A callback has failed. What the collector of garbage finds out, it finds out at any time: it is no news."""
        if "handle" in context:
            self.faults.append(f"{context['message']}: {context.get('exception')!r}")

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._over

    def is_closed(self) -> bool:
        return self._over

    def close(self) -> None:
        self._over = True
        self._queue, self._timers = [], []
