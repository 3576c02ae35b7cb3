"""The matches of an arena on a Ray cluster: the one that RAY_ADDRESS names, or one started here."""

import os
from collections.abc import Iterator, Sequence
from logging import ERROR
from types import TracebackType
from typing import Self

from wonders._version import __version__
from wonders.arena.plan import Fixture, Plan
from wonders.arena.results import Row
from wonders.arena.worker import play_fixtures
from wonders.core.decisions import WondersError
from wonders.core.extras import MissingExtra


class NoRay(WondersError):
    """Ray cannot be used, or not like this."""


class OnRay:
    """Plays where Ray has room. Every machine of the cluster needs this package, in this version."""

    def __init__(self, plan: Plan, workers: int | None = None) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise MissingExtra("--on ray needs Ray", "ray") from None
        self._ray = ray
        self._plan = plan
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            cpus = None if "RAY_ADDRESS" in os.environ else workers
            ray.init(num_cpus=cpus, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        self.room = 2 * max(1, int(workers or ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(max_retries=2)(_play)
        self._sent: list[object] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for parcel in self._sent:
            self._ray.cancel(parcel, force=True)
        if self._is_ours:
            self._ray.shutdown()

    def send(self, fixtures: Sequence[Fixture]) -> None:
        self._sent.append(self._play.remote(self._plan, list(fixtures), __version__))

    def results(self) -> Iterator[list[Row]]:
        done, self._sent = self._ray.wait(self._sent)
        for parcel in done:
            try:
                yield self._ray.get(parcel)
            except self._ray.exceptions.RayTaskError as wrong:
                raise NoRay(f"A match on the cluster failed: {wrong.cause or wrong}") from wrong


def _play(plan: Plan, fixtures: Sequence[Fixture], version: str) -> list[Row]:
    if version != __version__:
        raise NoRay(f"this machine has wonders {__version__}, not {version}")
    return play_fixtures(plan, fixtures)
