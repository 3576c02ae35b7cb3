"""Every game has its golden playthroughs, and plays them again to the letter."""

import pytest

from tests.driving import Variant
from tests.golden.playthrough import path, playthrough, variants


@pytest.mark.parametrize("variant", list(variants()), ids=str)
def test_the_playthrough_is_as_it_was(variant: Variant) -> None:
    """If a rule was changed on purpose, `scripts/golden` writes the files anew: review what has changed in them."""
    assert path(variant).exists(), f"no playthrough of {variant}: run scripts/golden"
    assert playthrough(variant).splitlines() == path(variant).read_text(encoding="utf-8").splitlines()
