"""Makes the reasons of many decisions, for all their answers, and checks every number in them against the rules.

python benchmarks/review_reasons.py --decisions 1000
"""

import argparse
import sys
from collections import Counter
from itertools import count

from wonders.bots.play import play_match
from wonders.bots.registry import make_bots
from wonders.games.registry import make
from wonders.games.replay import replay
from wonders.study.checking import wrong_claims
from wonders.study.decisions import decided_in
from wonders.study.judging import Position
from wonders.study.reasons import claims_for

TABLES = (("classic", 3), ("classic", 5), ("duel", 2), ("architects", 3))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=1000)
    asked = parser.parse_args()
    decisions, claims, wrong = 0, Counter[str](), 0
    for number in count():
        game, players = TABLES[number % len(TABLES)]
        match = replay(play_match(make(game, players), make_bots("medium", players), f"reasons:{number}").record())
        for one in decided_in(match):
            if decisions >= asked.decisions:
                break
            decisions += 1
            position = Position.of(match, one.step, one.seat)
            for action in position.legal:
                found = claims_for(position, action)
                claims.update(f"{game} {claim.kind}" for claim in found)
                for sentence in wrong_claims(match, one.step, position, action, found):
                    wrong += 1
                    print(sentence)
        if decisions >= asked.decisions:
            break
    for kind, times in sorted(claims.items()):
        print(f"{times:7}  {kind}")
    print(f"{sum(claims.values())} claims about {decisions} decisions, {wrong} of them wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
