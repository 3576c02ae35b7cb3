"""Environments with the interfaces that researchers expect: PettingZoo, Gymnasium, pgx and OpenSpiel. See docs/rl.md.

>>> import wonders.rl
>>> env = wonders.rl.aec_env("classic", players=3)
"""

from wonders.rl.extra import MissingExtra  # isort: split

from wonders.rl.aec import AECEnv, aec_env
from wonders.rl.against_bots import GymEnv, gym_env
from wonders.rl.parallel import ParallelEnv, parallel_env
from wonders.rl.pgx import pgx_env

__all__ = ["AECEnv", "GymEnv", "MissingExtra", "ParallelEnv", "aec_env", "gym_env", "parallel_env", "pgx_env"]
