#!/usr/bin/env python3
"""A bot for any of the games, in another process: it prefers some words in the legal actions, and plays at random else.

Try it:  wonders simulate classic --bots "run:python3 examples/line_bot.py,random,random"
The protocol is described in docs/bots.md. Standard library only; nothing of wonders is imported.
"""

import json
import sys
from random import Random

LIKED = ("wonder", "stage", "build", "token")


def choose(legal: list[str], rng: Random) -> str:
    """Any of the actions whose first word is liked most."""

    def dislike(action: str) -> int:
        verb = action.split()[0]
        return next((at for at, word in enumerate(LIKED) if word in verb), len(LIKED))

    best = min(map(dislike, legal))
    return rng.choice([action for action in legal if dislike(action) == best])


def main() -> None:
    rng = Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            rng = Random(message["seed"])
            answer = {"type": "hello", "protocol": 1, "name": "line bot"}
        elif message["type"] == "decide":
            answer = {"number": message["number"], "action": choose(message["legal"], rng)}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
