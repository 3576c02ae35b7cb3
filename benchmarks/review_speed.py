"""How long `wonders review` takes for a whole match, at its default budget and with two processes.

    taskset -c 0,1 python benchmarks/review_speed.py --matches 3

Only what a review does is timed, from the record to the last decision; processes begin anew for each match, as they do
for the command. Processor time, that of all processes together, is told as well, for machines that are busy.
"""

import argparse
import json
import os
import time

from wonders.bots.play import play_match
from wonders.bots.registry import make_bots
from wonders.games.registry import make
from wonders.games.replay import replay
from wonders.study.decisions import decided_in
from wonders.study.review import assemble
from wonders.study.reviewing import DEFAULT_NODES
from wonders.study.running import review_all


def processor() -> float:
    """Seconds of processor time of this process and of those that it has waited for."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=["classic:3"], metavar="GAME:PLAYERS")
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--nodes", type=int, default=DEFAULT_NODES)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bots", default="medium")
    asked = parser.parse_args()
    for word in asked.games:
        game, _, players = word.partition(":")
        for number in range(asked.matches):
            bots = make_bots(asked.bots, int(players))
            record = play_match(make(game, int(players)), bots, f"speed:{number}").record()
            began, spent = time.monotonic(), processor()
            match = replay(record)
            decided = list(decided_in(match))
            review = assemble(match, list(review_all(record, decided, asked.nodes, asked.workers)), asked.nodes)
            told = {"game": word, "match": number, "decisions": len(decided), "nodes": asked.nodes}
            told |= {"seconds": round(time.monotonic() - began, 1), "processor": round(processor() - spent, 1)}
            print(json.dumps(told | {"accuracy": review["accuracy"]}), flush=True)


if __name__ == "__main__":
    main()
