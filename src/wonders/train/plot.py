"""The course of a training run as a picture, where matplotlib is installed.

python3 -m wonders.train.plot runs/duel
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from wonders.core.extras import how_to_install

_PANELS = (
    ("share of the victory", ("against_random", "against_oldest", "against_rival", "first_seat")),
    ("endings", ("ended_by_points", "ended_by_military", "ended_by_science")),
    ("entropy and loss of the outcome", ("entropy", "outcome_loss")),
    ("matches a second", ("matches_per_second",)),
)


def plot(log: Sequence[Mapping[str, float]], file: Path) -> bool:
    """Write the picture; False where matplotlib is missing."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return False
    figure = Figure(figsize=(11, 7), layout="constrained")
    axes = figure.subplots(2, 2, sharex=True).ravel()
    for axis, (title, names) in zip(axes, _PANELS, strict=True):
        for name in names:
            lines = [line for line in log if name in line]
            axis.plot([line["matches"] / 1e6 for line in lines], [line[name] for line in lines], label=name)
        axis.set_title(title)
        axis.legend(fontsize="small")
    for axis in axes[2:]:
        axis.set_xlabel("million matches")
    figure.savefig(file, dpi=120)
    return True


def main() -> None:
    folder = Path(sys.argv[1])
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    if not plot(log, folder / "duel.png"):
        sys.exit(f"The plot needs matplotlib: {how_to_install('arena')}")


if __name__ == "__main__":
    main()
