"""The score pad: tables that were played with real cards, entered, counted, kept and shared."""

from wonders.pad.answers import answer
from wonders.pad.form import form
from wonders.pad.problems import BadEntry, Problem
from wonders.pad.scoring import Scored, score
from wonders.pad.share import pack, unpack

__all__ = ["BadEntry", "Problem", "Scored", "answer", "form", "pack", "score", "unpack"]
