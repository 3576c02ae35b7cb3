"""One core for the products of a net: they are small, and a second thread would mostly wait for the first."""

import os
from typing import Final

LIBRARIES: Final = ("OPENBLAS", "OMP", "MKL")


def one_thread() -> None:
    """Ask for it, unless somebody has asked for something else; numpy reads it when it is first loaded. Measured on a
    busy machine: with two threads a search takes three to ten times as long."""
    for library in LIBRARIES:
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
