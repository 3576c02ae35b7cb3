"""All wrong servers."""

from tests.simulation import mutants_rights, mutants_storing, mutants_telling
from tests.simulation.planting import MUTANTS

PLACES = (mutants_storing, mutants_rights, mutants_telling)

__all__ = ["MUTANTS", "PLACES"]
