"""What the environments need besides the standard library is asked for here, before anything else is imported."""

from wonders.core.extras import MissingExtra as MissingExtra

try:
    import gymnasium as gymnasium
    import numpy as numpy
    import pettingzoo as pettingzoo
except ImportError:
    raise MissingExtra("The environments need pettingzoo, gymnasium and numpy", "rl") from None
