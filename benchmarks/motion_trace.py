"""What a trace of Chromium tells about a motion: frames that were drawn or dropped, and what each thread did for them.

A frame counts if something moves in it (by the compositor or by the page's main thread). It is drawn if any of its
reports says that it was presented; not wanted if nothing would have changed; dropped otherwise. The motion begins with
the first such frame that is drawn after the message that told of it: what is late before that is waiting, not jerking.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

CATEGORIES: Final = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
)
TOLD = "told "
"""How the marks begin that the page sets when a message with events arrives; the names of the events follow."""
MILLISECOND = 1000.0
DRAWN: Final = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
KINDS: Final = {
    "style": ("UpdateLayoutTree", "RecalculateStyles"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
    "script": ("FunctionCall", "EvaluateScript", "TimerFire", "RunMicrotasks", "FireAnimationFrame"),
}
"""What the main thread does, by the names of events; those within others of them are not counted twice."""

Event = dict[str, Any]


@dataclass
class Motion:
    """One motion; times in milliseconds, of the processor unless said otherwise."""

    events: tuple[str, ...]
    """What was told."""
    waited: float
    """From the message to the first frame that moves, by the clock."""
    drawn: int
    late: int
    """Drawn by the compositor, while what the main thread had to add was not ready."""
    dropped: int
    before: float
    """The main thread, from the message to the first frame."""
    during: float
    longest: float
    """The main thread and its longest task, from there on."""
    parts: dict[str, float]
    """The main thread by kinds of work, from the message on."""
    raster: float
    compositor: float
    display: float
    unsmooth: tuple[str, ...]
    """Elements whose motion needs the main thread for each frame."""

    @property
    def of_fifty(self) -> float:
        return 50 * self.dropped / max(1, self.drawn + self.dropped)

    @property
    def per_frame(self) -> float:
        """The main thread's time for each frame of the motion."""
        return self.during / max(1, self.drawn + self.dropped)


def read(trace: bytes, lasts: float) -> Motion | None:
    """The first motion in a trace, looked at for so many milliseconds; None if nothing moved."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    timed = sorted((one for one in events if one.get("ts")), key=lambda one: float(one["ts"]))
    told = [one for one in timed if one["name"].startswith(TOLD)]
    if not told:
        return None
    first = told[0]
    frames = _frames(one for one in timed if one["pid"] == first["pid"] and one["ts"] >= first["ts"])
    began = next((at for at, states in frames if _is_drawn(states)), None)
    if began is None:
        return None
    end = began + lasts * MILLISECOND
    within = [states for at, states in frames if began <= at <= end]
    work = _Work(events, timed, first["pid"])
    before, during = work.main(first["ts"], began), work.main(began, end)
    return Motion(
        events=tuple(first["name"][len(TOLD) :].split()),
        waited=(began - first["ts"]) / MILLISECOND,
        drawn=sum(_is_drawn(states) for states in within),
        late=sum(_is_drawn(states) and DRAWN[0] not in states for states in within),
        dropped=sum(not _is_drawn(states) and "STATE_DROPPED" in states for states in within),
        before=sum(before),
        during=sum(during),
        longest=max(during, default=0.0),
        parts={kind: work.inside(names, first["ts"], end) for kind, names in KINDS.items()},
        raster=work.raster(first["ts"], end),
        compositor=work.thread("Compositor", began, end),
        display=work.thread("VizCompositorThread", began, end),
        unsmooth=_unsmooth(timed, first["ts"], end),
    )


def _frames(timed: Iterable[Event]) -> list[tuple[float, set[str]]]:
    """When frames began in which something moves, and what became of them."""
    found: dict[int, tuple[float, set[str]]] = {}
    for one in timed:
        if one["name"] != "PipelineReporter" or one["ph"] != "b":
            continue
        frame = one["args"]["frame_reporter"]
        if frame["has_compositor_animation"] or frame["has_main_animation"]:
            found.setdefault(frame["frame_sequence"], (one["ts"], set()))[1].add(frame["state"])
    return list(found.values())


def _is_drawn(states: set[str]) -> bool:
    return any(state in DRAWN for state in states)


def _unsmooth(timed: Sequence[Event], start: float, end: float) -> tuple[str, ...]:
    """Animations that the compositor could not take over."""
    names, found = dict[str, str](), set[str]()
    for one in timed:
        if one["name"] != "Animation" or not start <= one["ts"] <= end:
            continue
        data, id = one["args"].get("data", {}), str(one.get("id2", one.get("id")))
        names[id] = data.get("nodeName", names.get(id, ""))
        if data.get("compositeFailed"):
            found.add(names[id])
    return tuple(sorted(found))


class _Work:
    """Processor time by threads, of tasks that a span has a part of."""

    def __init__(self, events: Sequence[Event], timed: Sequence[Event], page: int) -> None:
        self._names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
        self._page = page
        self._tasks: dict[str, list[Event]] = defaultdict(list)
        self._inner: list[Event] = []
        for one in timed:
            if one["ph"] == "X" and "tdur" in one:
                self._sort(one, self._names.get((one["pid"], one["tid"]), ""))

    def _sort(self, one: Event, thread: str) -> None:
        if one["name"] == "RunTask" and (one["pid"] == self._page or thread.startswith("Viz")):
            self._tasks[thread].append(one)
        elif one["name"] == "RasterTask" and one["pid"] == self._page:
            self._tasks["raster"].append(one)
        elif thread == "CrRendererMain" and one["pid"] == self._page:
            self._inner.append(one)

    def main(self, start: float, end: float) -> list[float]:
        return self._times(self._tasks["CrRendererMain"], start, end)

    def thread(self, name: str, start: float, end: float) -> float:
        return sum(self._times(self._tasks[name], start, end))

    def raster(self, start: float, end: float) -> float:
        return sum(self._times(self._tasks["raster"], start, end))

    def inside(self, names: tuple[str, ...], start: float, end: float) -> float:
        """Events of these names, without those of any kind that lie within them."""
        known = {name for all_names in KINDS.values() for name in all_names}
        total, open_ = 0.0, list[tuple[float, str]]()
        for one in self._inner:
            if one["name"] not in known or not start <= one["ts"] < end:
                continue
            while open_ and open_[-1][0] <= one["ts"]:
                open_.pop()
            if one["name"] in names:
                total += one["tdur"]
            if open_ and open_[-1][1] in names:
                total -= one["tdur"]
            open_.append((one["ts"] + one["dur"], one["name"]))
        return total / MILLISECOND

    @staticmethod
    def _times(tasks: Sequence[Event], start: float, end: float) -> list[float]:
        return [one["tdur"] / MILLISECOND for one in tasks if start < one["ts"] + one["dur"] and one["ts"] < end]
