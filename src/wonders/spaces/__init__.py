"""Fixed numberings of actions and layouts of observations, for learning and for the batched engines."""

from wonders.spaces.space import NotInSpace, Space, make
from wonders.spaces.wide import observer_of, space_of

__all__ = ["NotInSpace", "Space", "make", "observer_of", "space_of"]
