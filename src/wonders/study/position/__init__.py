"""Positions: tables that somebody sets up by hand, checked by the rules, to be looked at and thought about."""

from wonders.study.position.document import (
    VERSION,
    BadPosition,
    Placed,
    check,
    loads,
    position_of,
    sentences,
)
from wonders.study.position.reader import Problem

__all__ = ["VERSION", "BadPosition", "Placed", "Problem", "check", "loads", "position_of", "sentences"]
