"""Searching without Python's search for circles of objects: a tree has none, and grows by millions of objects."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Puts it off until the thinking is over. Measured: a tenth of the time.

    What was made meanwhile then counts as old, else all of it would be looked through at once: 25 ms after half a
    second of thinking in Duel.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            if not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()
