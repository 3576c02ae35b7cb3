"""The pad of 7 Wonders with Cities and Leaders."""

from wonders.pad.classic.pad import ClassicPad as PAD

__all__ = ["PAD"]
