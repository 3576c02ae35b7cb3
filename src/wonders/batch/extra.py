"""What the batched engines need besides the standard library is asked for here, before anything else is imported."""

from wonders.core.decisions import WondersError


class MissingExtra(WondersError, ImportError):
    """What this part needs is not installed."""


try:
    import jax as jax
    import numpy as numpy
except ImportError:
    raise MissingExtra("The batched engines need jax and numpy: pip install 'wonders[batch]'.") from None
