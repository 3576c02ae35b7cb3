"""How a server process is run: its memory, and whose turn it is."""

import gc
import sys
from typing import Final

THRESHOLDS: Final = (2_000, 500, 5)
"""Tables are large, live long and hardly ever form circles; what counting references frees is freed all the same.
So the young are looked through often (5 ms at a time; with ten times as many it was 50 ms, the p99 of an answer at 250
tables), those that have lived a little every few minutes, and all of them only when a quarter has been added: with four
thousand seats that holds the server up for a third of a second. No visit may leave a circle behind: see the tests."""

TURN: Final = 0.001
"""Seconds after which a thread that computes lets another go on. The one that writes has to wait for its turn several
times in each commit; with Python's own 0.005 that took most of an answer's time."""


def calm() -> None:
    """Leave what was loaded at the start out of the search for circles, search seldom, and take turns quickly."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(TURN)
