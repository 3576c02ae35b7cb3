"""A process that another has started ends with it, however that one ends."""

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import wait
from typing import Final

PR_SET_PDEATHSIG: Final = 1


def end_with_parent() -> None:
    """Call it in the child. A thread watches the parent; Linux also ends a child that holds all threads up."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    threading.Thread(target=_watch, args=(parent.sentinel,), name="parent", daemon=True).start()
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent.pid:  # it has ended before the kernel was told
            os._exit(1)


def end_child() -> None:
    """End this process, if another has started it: that one starts a new one in its place."""
    if multiprocessing.parent_process() is not None:
        signal.raise_signal(signal.SIGTERM)


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
