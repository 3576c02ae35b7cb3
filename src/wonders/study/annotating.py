"""A review as notation: answers worth a remark have their marks and figures behind them, better ones as variations."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from wonders.core.decisions import Seat
from wonders.core.match import AnyMatch
from wonders.core.record import Record
from wonders.notation.chronicle import Answer, Chronicle, Comment, Item, Variation
from wonders.study.marks import Mark
from wonders.study.reviewing import Reviewed

SIGNS: Mapping[Mark, str] = {
    Mark.BEST: "!", Mark.GOOD: "", Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"
}  # fmt: skip
"""Marks as they stand behind an answer in books."""
REMARKED = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)

Words = Callable[[Reviewed], str]


def annotated(record: Record, match: AnyMatch, decisions: list[Reviewed], words: Words) -> Chronicle:
    """The match with remarks; `words` says what a decision was worth."""
    found = {(one["step"], one["seat"]): one for one in decisions if Mark(one["mark"]) in REMARKED}
    whole = Chronicle.of(record)
    return Chronicle(whole.tags, tuple(_line(whole, match, found, words)))


def _line(
    whole: Chronicle, match: AnyMatch, found: Mapping[tuple[int, Seat], Reviewed], words: Words
) -> Iterator[Item]:
    answers = iter(whole.line)
    for step, before in enumerate(match.steps[:-1]):
        better: list[Variation] = []
        for _ in match.game.pending(before.table):
            answer = next(answers)
            assert isinstance(answer, Answer)
            one = found.get((step, answer.seat))
            yield answer if one is None else replace(answer, mark=SIGNS[Mark(one["mark"])])
            if one is not None:
                yield Comment(words(one))
                better.append(Variation((Answer(answer.seat, one["best"][0]["answer"]),)))
        yield from better
