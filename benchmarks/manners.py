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
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from answers import points, run, some, told_by, worths

from wonders.bots.search.trials import PRUDENCE, Manner, Trials


def manner(word: str) -> Manner:
    return Manner(int(word.rstrip("w")), whole=word.endswith("w"))


def looked_at(number: int, asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Some decisions of one match: what each manner thinks of the answers, and what they are worth."""
    for position, step, table, judge, decisions, seed in some(asked.game, number, asked.among):
        trials = Trials(position.game, judge, position.seat, Random(seed))
        priors = trials.priors(position.history[-1], position.legal)
        answers = [position.legal[at] for at in trials.likely(priors, PRUDENCE[position.game.id].most)]
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
                print(
                    f"{kind[0]}, {' + '.join(chosen)}: {points(gains)} beyond {words[0]}, {len(own)} decisions",
                    flush=True,
                )


def main() -> None:
    parser = told_by(__doc__)
    parser.add_argument("manners", nargs="*", metavar="AHEAD[w]")
    parser.add_argument("--often", type=int, default=512, help="how often each manner tries each answer")
    run(parser, looked_at, tell)


if __name__ == "__main__":
    main()
