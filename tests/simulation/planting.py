"""Servers that are wrong on purpose. Each is a fault that was found in this server once, or that is easily written; the
simulator must find every one."""

from collections.abc import Callable
from typing import Final

import pytest

Patch = pytest.MonkeyPatch
MUTANTS: Final[dict[str, Callable[[Patch], None]]] = {}


def mutant(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    MUTANTS[plant.__name__] = plant
    return plant
