"""What manners of playing on are worth, alone and together: which answers they like best, and what those bring.

    python benchmarks/manners.py classic:3 0 0w 2 2w --among medium --others medium.npz --minutes 20 --out manners.jsonl
    python benchmarks/manners.py architects:4 2 2w 4 4w 100 --minutes 20 --out manners.jsonl
    python benchmarks/manners.py --told manners.jsonl

A manner is how far trials are played on (ages beyond the present one, or rounds) by a quick net, or by the whole one
(`w`). At some decisions of matches that nets play among themselves (or, with `--among`, one of them among bots) every
manner tries all answers that the search would try. Then all of them are played on by the net from the real table to
the end of the match, four times as often (with `--others` the others go on like the net in that file), so that any mean
of manners can be told from the file: the answer that each set of manners likes best, beside the first manner's. A line
of JSON for each decision is added to the file; more runs with another `--first` add up.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from answers import some, worths

from wonders.bots.search.trials import PRUDENCE, Manner, Prudence, Trials


def manner(word: str) -> Manner:
    return Manner(int(word.rstrip("w")), whole=word.endswith("w"))


def looked_at(number: int, asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Some decisions of one match: what each manner thinks of the answers, and what they are worth."""
    for position, step, table, judge, decisions, seed in some(asked.game, number, asked.among):
        usual: Prudence = PRUDENCE[position.game.id]
        trials = Trials(position.game, judge, position.seat, Random(seed), usual)
        priors = trials.priors(position.history[-1], position.legal)
        answers = [position.legal[at] for at in trials.likely(priors, usual.most)]
        thought = {
            word: trials.trying(position.history, manner(word)).values(answers, asked.often).mean(1).tolist()
            for word in asked.manners
        }
        brought = worths(position, judge, table, answers, 4 * asked.often, asked.others)
        yield {
            "game": asked.game,
            "match": number,
            "step": step,
            "decisions": decisions,
            "worth": [round(value, 5) for value in brought],
            "thought": {word: [round(value, 5) for value in values] for word, values in thought.items()},
        }


def best(row: dict[str, Any], words: Sequence[str]) -> int:
    """The place of the answer that these manners like best."""
    means = [sum(values) for values in zip(*(row["thought"][word] for word in words), strict=True)]
    return means.index(max(means))


def tell(rows: Sequence[dict[str, Any]]) -> None:
    """What each set of manners gains beyond the first manner, in per cent of a victory, with 95 % intervals."""
    for kind in dict.fromkeys((row["game"], *row["thought"]) for row in rows):
        own = [row for row in rows if (row["game"], *row["thought"]) == kind]
        words = kind[1:]
        for size in range(1, len(words) + 1):
            for chosen in combinations(words, size):
                gains = [
                    100 * row["decisions"] * (row["worth"][best(row, chosen)] - row["worth"][best(row, words[:1])])
                    for row in own
                ]
                mean = sum(gains) / len(gains)
                error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
                print(
                    f"{kind[0]}, {' + '.join(chosen)}: {mean:+.1f} ± {1.96 * error:.1f} points of 100 a match beyond "
                    f"{words[0]}, {len(own)} decisions",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", metavar="GAME:PLAYERS")
    parser.add_argument("manners", nargs="*", metavar="AHEAD[w]")
    parser.add_argument("--often", type=int, default=512, help="how often each manner tries each answer")
    parser.add_argument("--among", metavar="BOT", help="who has all other seats")
    parser.add_argument("--others", type=Path, metavar="FILE", help="the net by which they go on")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--told", type=Path, help="only tell what is in this file")
    given = parser.parse_args()
    file = given.told or given.out
    rows: list[dict[str, Any]] = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    end, number = time.monotonic() + 60 * given.minutes, given.first
    while given.told is None and time.monotonic() < end:
        for row in looked_at(number, given):
            rows.append(row)
            with given.out.open("a") as written:
                written.write(json.dumps(row) + "\n")
        number += 1
    tell(rows)


if __name__ == "__main__":
    main()
