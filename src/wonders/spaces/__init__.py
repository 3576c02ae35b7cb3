"""Fixed numberings of actions and layouts of observations, for learning and for the batched engines."""

from wonders.spaces.space import NotInSpace, Space, make

__all__ = ["NotInSpace", "Space", "make"]
