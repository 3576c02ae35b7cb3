"""What answers of bots are worth: where they differ from the policy of the net, both are played on many times.

    python benchmarks/answers.py classic:4 expert:cpu=1 expert:cpu=1:ahead=1 --minutes 20 --out answers.jsonl
    python benchmarks/answers.py classic:4 expert:cpu=0.5 --among medium --others medium.npz --out among.jsonl
    python benchmarks/answers.py --told answers.jsonl

Nets play matches among themselves, each answer drawn from their policy. At some decisions every bot is asked what it
would answer, and the net which answer it likes best. Each answer that is not the net's is then played on from the real
table, hidden hands and all, `--often` times: everybody goes on by the policy to the end of the match, and the victory
is counted, close ones shared a little as in the search. Matches differ by luck most of all, this by answers alone.

With `--among` the net has one seat and that bot all others, and only the net's seat is looked at; with `--others` those
go on like the net in that file (`wonders.train classic --imitate medium` makes one). Else it says nothing
about rivals who play otherwise. A line of JSON for each decision is added to the file; more runs with another `--first`
add up.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from wonders.bots.net import architects_form, classic_form
from wonders.bots.net.many import ClassicJudge, SeatsJudge, judge_for
from wonders.bots.net.policy import load
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.search.trials import TO_THE_END
from wonders.bots.together.architects.trying import Trying as ArchitectsTrying
from wonders.bots.together.classic.tables import Tables as ClassicTables
from wonders.bots.together.classic.tables import gathered
from wonders.bots.together.classic.trying import Trying as ClassicTrying
from wonders.core.actions import Action
from wonders.core.game import AnyTable
from wonders.games.registry import make
from wonders.games.replay import replay
from wonders.study.decisions import decided_in
from wonders.study.judging import Position

EACH = 6
"""Decisions of a match that are looked at."""


class InClassic(ClassicTrying):
    """Tries answers at the real table alone, hidden hands and all."""

    table: AnyTable

    def _world(self, number: int) -> ClassicTables:
        return gathered([self.table])


def worths(
    position: Position, judge: SeatsJudge, table: AnyTable, answers: Sequence[Action], often: int, others: Path | None
) -> list[float]:
    """What the seat has of the victory after each answer, on the average. In Architects what decks bring is not settled
    at the real table either."""
    if not answers:
        return []
    classic = isinstance(judge, ClassicJudge)
    rivals = [load(classic_form.FORM if classic else architects_form.FORM, others) if others else judge.net]
    kind: Any = InClassic if classic else ArchitectsTrying
    given = position.game, judge, judge.net, rivals, position.seat, position.history, Random(often)
    trying = kind(*given, 2 if classic else TO_THE_END)
    trying.table = table
    means: list[float] = trying.values(answers, often).mean(1).tolist()
    return means


class Found(NamedTuple):
    """A decision of a match."""

    position: Position
    step: int
    table: AnyTable
    judge: SeatsJudge
    decisions: float
    """How many there are in the match, for each seat that is looked at."""
    seed: str


def some(word: str, number: int, among: str | None) -> Iterator[Found]:
    """Some decisions of the match with this number."""
    name, _, players = word.partition(":")
    game = make(name, int(players))
    seated = [make_bot(among or "net:temperature=1") for _ in game.seats]
    seated[number % game.players] = make_bot("net:temperature=1")
    match = replay(play_match(game, seated, f"answers:{number}").record())
    decided = [one for one in decided_in(match) if not among or one.seat == number % game.players]
    for one in sorted(Random(number).sample(decided, min(EACH, len(decided))), key=lambda one: one.step):
        position, table = Position.of(match, one.step, one.seat), match.steps[one.step].table
        judge = judge_for(game, position.asked)
        if judge is not None:
            each = len(decided) / (1 if among else game.players)
            yield Found(position, one.step, table, judge, each, f"{number}:{one.step}:{one.seat}")


def looked_at(number: int, asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Some decisions of one match, and what each bot's answer is worth beyond the net's."""
    bots, often = asked.bots, asked.often
    for position, step, table, judge, decisions, seed in some(asked.game, number, asked.among):
        usual = make_bot("net").choose(position.asked, position.legal, position.seen(Random(seed)))
        given = [make_bot(bot).choose(position.asked, position.legal, position.seen(Random(seed))) for bot in bots]
        answers = list(dict.fromkeys([usual, *given])) if any(answer != usual for answer in given) else []
        mean = dict(zip(answers, worths(position, judge, table, answers, often, asked.others), strict=True))
        yield {
            "game": asked.game,
            "match": number,
            "step": step,
            "age": getattr(table, "age", 0),
            "decisions": decisions,
            "bots": list(bots),
            "often": often,
            "gained": [round(mean[answer] - mean[usual], 5) if answer != usual else None for answer in given],
        }


def points(gains: Sequence[float]) -> str:
    """The mean with its interval of 95 %."""
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
    return f"{mean:+.1f} ± {1.96 * error:.1f} points of 100 a match"


def tell(rows: Sequence[dict[str, Any]]) -> None:
    """What each bot gains in a match, in per cent of a victory, with 95 % intervals."""
    for kind in dict.fromkeys((row["game"], *row["bots"]) for row in rows):
        own = [row for row in rows if (row["game"], *row["bots"]) == kind]
        ages = sorted({row["age"] for row in own})
        for age in (None, *(ages if len(ages) > 1 else ())):
            some = [row for row in own if age in (None, row["age"])]
            for at, bot in enumerate(own[0]["bots"]):
                gains = [100 * (row["gained"][at] or 0.0) * row["decisions"] for row in some]
                other = sum(row["gained"][at] is not None for row in some)
                where = "" if age is None else f", age {age}"
                print(
                    f"{kind[0]}{where}, {bot}: {points(gains)}; another answer in {other} of {len(some)} decisions",
                    flush=True,
                )


def main() -> None:
    parser = told_by(__doc__)
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--often", type=int, default=512, help="how often each answer is played on")
    run(parser, looked_at, tell)


def told_by(text: str | None) -> argparse.ArgumentParser:
    """A command that looks at decisions of matches and writes down what it finds, with what all such are told."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", metavar="GAME:PLAYERS")
    parser.add_argument("--among", metavar="BOT", help="who has all other seats")
    parser.add_argument("--others", type=Path, metavar="FILE", help="the net by which they go on")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--told", type=Path, help="only tell what is in this file")
    return parser


def run(
    parser: argparse.ArgumentParser,
    looked_at: Callable[[int, argparse.Namespace], Iterator[dict[str, Any]]],
    tell: Callable[[Sequence[dict[str, Any]]], None],
) -> None:
    """Match after match for as long as there is time, a line for each decision; then what is in the file."""
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
