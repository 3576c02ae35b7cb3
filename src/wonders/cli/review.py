"""`wonders review`: what every decision of a match was worth."""

from pathlib import Path

from wonders.arena.crews import checked_workers
from wonders.cli.progress import with_progress
from wonders.cli.screen import console, hanging, plain_table, write_json
from wonders.cli.settings import chosen_language, read_text, write_text
from wonders.core.actions import Action
from wonders.core.match import AnyMatch
from wonders.core.options import BadOption
from wonders.core.phrases import phrase_read
from wonders.core.record import Record
from wonders.games.replay import replay
from wonders.notation import write
from wonders.notation.reading import read_record
from wonders.study.annotating import REMARKED, SIGNS, annotated
from wonders.study.decisions import decided_in, labels_of
from wonders.study.keeping import Kept, default_folder, key_of
from wonders.study.marks import Mark
from wonders.study.review import Review, assemble
from wonders.study.reviewing import DEFAULT_NODES, Reviewed
from wonders.study.running import review_all
from wonders.texts import Texts

INTERRUPTED = 130
MOST_NODES = 1_000_000


def run(
    file: Path,
    nodes: int | None,
    workers: int | None,
    as_json: bool,
    every: bool,
    language: str | None,
    notation: Path | None = None,
) -> int:
    """Review what is missing, keep it, and tell all of it; the exit code."""
    budget = DEFAULT_NODES if nodes is None else nodes
    if not 1 <= budget <= MOST_NODES:
        raise BadOption(f"--nodes is a number from 1 to {MOST_NODES}, not {budget}.")
    helpers = checked_workers(workers, "think")
    texts = Texts(chosen_language(language))
    record = read_record(read_text(file))
    match = replay(record)
    found, stopped = _reviewed(record, match, budget, helpers)
    review = assemble(match, found, budget)
    texts = Texts(texts.language, match.game.id)
    if notation is not None:
        write_text(notation, write(annotated(record, match, found, lambda one: _words(match, one, texts))))
    if as_json:
        write_json(review)
    else:
        _show(match, review, every, texts)
    if stopped:
        total = sum(1 for _ in decided_in(match))
        out = console(stderr=True)
        out.print(texts.text("study-stopped", done=len(found), all=total), soft_wrap=True)
    return INTERRUPTED if stopped else 0


def _reviewed(record: Record, match: AnyMatch, nodes: int, workers: int) -> tuple[list[Reviewed], bool]:
    """All decisions, those known from before included; whether it was interrupted."""
    kept = Kept(default_folder(), key_of(record, nodes))
    decided = list(decided_in(match))
    places = {(one.step, one.seat) for one in decided}
    found = [one for one in kept.read() if (one["step"], one["seat"]) in places]
    known = {(one["step"], one["seat"]) for one in found}
    missing = [one for one in decided if (one.step, one.seat) not in known]
    try:
        results = review_all(record, missing, nodes, min(workers, max(1, len(missing))))
        for one in with_progress(results, len(decided), len(decided) - len(missing)):
            kept.add(one)
            found.append(one)
    except KeyboardInterrupt:
        return found, True
    return found, False


def _show(match: AnyMatch, review: Review, every: bool, texts: Texts) -> None:
    out, labels = console(), labels_of(match)
    table = plain_table(
        texts.text("study-player"),
        *(texts.text(f"study-column-{name}") for name in ("accuracy", "even", "deal", "answers", "result")),
        numbers_from=1,
    )
    for seat, luck in enumerate(review["luck"]):
        accuracy = review["accuracy"][seat]
        cells = (_signed(luck[name]) for name in ("deal", "answers"))
        shown = f"{accuracy:.1f}" if accuracy is not None else "–"
        table.add_row(texts.seat(seat), shown, _percent(luck["even"]), *cells, _percent(luck["result"]))
    out.print(table)
    shown_marks = tuple(Mark) if every else REMARKED
    told = [one for one in review["decisions"] if one["mark"] in shown_marks]
    out.print()
    out.print(texts.text("study-decisions", shown=len(told), all=len(review["decisions"])))
    for one in told:
        out.print(hanging(out, _line(match, one, labels[one["step"]], texts)))


def _line(match: AnyMatch, one: Reviewed, label: str, texts: Texts) -> str:
    """A decision in a line: where, who, what, which mark, what it cost, and what would have been better."""
    answer = f"{_said(match, one['answer'], texts)}{SIGNS[Mark(one['mark'])]}"
    who, words = texts.seat(one["seat"]), _words(match, one, texts)
    return texts.text("study-decision", step=one["step"], label=label, who=who, answer=answer, words=words)


def _words(match: AnyMatch, one: Reviewed, texts: Texts) -> str:
    """What an answer was worth, and what would have been better."""
    words = texts.text(
        "study-worse" if one["answer"] != one["best"][0]["answer"] else "study-as-good",
        mark=texts.text(f"study-mark-{one['mark']}"),
        before=_percent(one["before"]),
        after=_percent(one["after"]),
        best=_said(match, one["best"][0]["answer"], texts),
    )
    reasons = [texts.say(phrase_read(reason)) for reason in one["best"][0]["reasons"]]
    return f"{words} {texts.text('study-because', reasons='; '.join(reasons))}" if reasons else words


def _said(match: AnyMatch, text: str, texts: Texts) -> str:
    action: Action = match.game.notation.parse(text)
    return texts.action(action)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _signed(share: float) -> str:
    return f"{100 * share:+.0f} %".replace("-", "−")
