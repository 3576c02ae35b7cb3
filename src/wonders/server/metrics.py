"""Figures for Prometheus, in its text form."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How many took at most how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(STEPS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._sum += seconds
        for at, step in enumerate(STEPS):
            if seconds <= step:
                self._counts[at] += 1
                return
        self._counts[-1] += 1

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for step, count in zip((*STEPS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{step}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """What a process has done so far."""

    def __init__(self) -> None:
        self.responses: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        """Answers stored, by who gave them: person, bot, away, time."""
        self.dropped = 0
        """Sockets that were cut because they did not read."""
        self.acks = Histogram()
        """From a message's arrival to its acknowledgement."""

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Everything, with gauges as (help, value) by name."""
        lines = [*self._counted("responses", "status", self.responses, "Responses over HTTP.")]
        lines += self._counted("refused", "error", self.refused, "Messages turned down.")
        lines += self._counted("answers", "by", self.moves, "Answers stored.")
        lines += _headed("dropped_total", "counter", "Sockets cut because they did not read.")
        lines.append(f"wonders_dropped_total {self.dropped}")
        lines += _headed("ack_seconds", "histogram", "From an answer's arrival to its acknowledgement.")
        lines += self.acks.lines("wonders_ack_seconds")
        for name, (help, value) in gauges.items():
            lines += _headed(name, "gauge", help)
            lines.append(f"wonders_{name} {value:g}")
        return "\n".join(lines) + "\n"

    def _counted(self, name: str, label: str, counts: Counter[str], help: str) -> Iterator[str]:
        yield from _headed(f"{name}_total", "counter", help)
        for value, count in sorted(counts.items()):
            yield f'wonders_{name}_total{{{label}="{value}"}} {count}'


def _headed(name: str, kind: str, help: str) -> list[str]:
    return [f"# HELP wonders_{name} {help}", f"# TYPE wonders_{name} {kind}"]
