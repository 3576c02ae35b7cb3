"""Processes that are measured: on which core each runs, and what it has used."""

import os
import resource
from pathlib import Path

CORES = tuple(sorted(os.sched_getaffinity(0)))
"""Those that we may use: `taskset -c 4-7` keeps a benchmark away from others on a large machine."""


def memory(pid: int) -> float:
    """MiB that a process holds."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def on_core(at: int) -> tuple[str, ...]:
    """Words before a command that let it run on that one of our cores, or on the last."""
    return ("taskset", "-c", str(CORES[min(at, len(CORES) - 1)]))


def second_core() -> None:
    """Leave the first core to the server, and open as many files as the system lets us."""
    os.sched_setaffinity(0, {CORES[min(1, len(CORES) - 1)]})
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
