"""What the environments need besides the standard library is asked for here, before anything else is imported."""

from wonders.core.decisions import WondersError


class MissingExtra(WondersError, ImportError):
    """What this part needs is not installed."""


try:
    import gymnasium as gymnasium
    import numpy as numpy
    import pettingzoo as pettingzoo
except ImportError:
    raise MissingExtra("The environments need pettingzoo, gymnasium and numpy: pip install 'wonders[rl]'.") from None
