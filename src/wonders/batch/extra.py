"""What the batched engines need besides the standard library is asked for here, before anything else is imported."""

from wonders.core.extras import MissingExtra as MissingExtra

try:
    import jax as jax
    import numpy as numpy
except ImportError:
    raise MissingExtra("The batched engines need jax and numpy", "batch") from None
