"""Figures for Prometheus, by its own client.

Where several workers serve, each writes its counts into files of a folder that all of them share (`FOLDER`):
whichever is asked adds them up, and what a worker has counted stays counted after its end.
"""

import os
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which the client knows that there are several processes; it must be set before they begin."""

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

Gauges = dict[str, tuple[str, float]]
"""What is so now, as (help, value) by name."""

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What a process has done so far."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.responses = Counter("wonders_responses", "Responses over HTTP.", ["status"], registry=self._registry)
        self.refused = Counter("wonders_refused", "Messages turned down.", ["error"], registry=self._registry)
        self.moves = Counter(
            "wonders_answers", "Answers stored, by who gave them: person, bot, away, time.", ["by"],
            registry=self._registry,
        )  # fmt: skip
        self.people_moves = self.moves.labels("person")
        self.dropped = Counter("wonders_dropped", "Sockets cut because they did not read.", registry=self._registry)
        self.acks = Histogram(
            "wonders_ack_seconds", "From an answer's arrival to its acknowledgement.", buckets=STEPS,
            registry=self._registry,
        )  # fmt: skip

    def text(self, gauges: Gauges) -> bytes:
        """All of it, of all workers, with what is so now."""
        shown = CollectorRegistry()
        if folder := os.environ.get(FOLDER):
            MultiProcessCollector(shown, folder)  # type: ignore[no-untyped-call]
        else:
            shown = self._registry
        return generate_latest(shown) + generate_latest(_now(gauges))


def _now(gauges: Gauges) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(_Gauges(gauges))
    return registry


class _Gauges(Collector):
    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        for name, (told, value) in self._gauges.items():
            yield GaugeMetricFamily(f"wonders_{name}", told, value)
