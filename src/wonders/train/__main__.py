"""`python3 -m wonders.train duel --minutes 9 --out DIR --seed 1`: needs jax and numpy, nothing else."""

import sys

from wonders.train.command import main

sys.exit(main(sys.argv[1:]))
