"""`wonders verify`: whether the cards of a match were dealt as its seed says."""

from pathlib import Path
from typing import NamedTuple

from wonders.cli.screen import console, write_json
from wonders.cli.settings import chosen_language, read_text
from wonders.core.decisions import CHANCE, ChanceDecision
from wonders.core.match import Match
from wonders.core.record import Record
from wonders.games.replay import replay
from wonders.server.tables.fairness import commitment_of, dealer_of, is_fair
from wonders.texts import Texts


class Verdict(NamedTuple):
    """How the draws of a record compare with its seed."""

    draws: int
    line: int = 0
    """The first line that differs."""
    label: str = ""

    @property
    def fair(self) -> bool:
        return not self.line


def run(file: Path, as_json: bool, language: str | None) -> int:
    """Deal again and compare; the exit code is 0 if all draws agree, and 1 if not."""
    texts = Texts(chosen_language(language))
    record = Record.loads(read_text(file))
    seed = record.header.seed
    verdict = verify(record) if seed else None
    fair = is_fair(seed)
    commitment = commitment_of(seed.split(":")[1]) if fair else None
    nonces = seed.split(":")[2:] if fair else []
    if as_json:
        write_json({**(verdict._asdict() if verdict else {}), "fair": bool(verdict and verdict.fair),
                    "commitment": commitment, "nonces": nonces})  # fmt: skip
    else:
        _tell(verdict, commitment, nonces, texts)
    return 0 if verdict and verdict.fair else 1


def verify(record: Record) -> Verdict:
    """Play the record again and let the dealer of its seed answer beside it."""
    replay(record)  # a record that breaks the rules is told first
    match, dealer, draws = Match(replay(_empty(record)).game), dealer_of(record.header.seed), 0
    for line, (seat, text) in enumerate(record.answers, 2):
        asked = match.pending.get(CHANCE)
        if seat == CHANCE and isinstance(asked, ChanceDecision):
            draws += 1
            if str(dealer.answer(asked)) != text:
                return Verdict(draws, line, asked.label)
        match.answer(seat, text)
    return Verdict(draws)


def _empty(record: Record) -> Record:
    return Record(record.header)


def _tell(verdict: Verdict | None, commitment: str | None, nonces: list[str], texts: Texts) -> None:
    out = console()
    if verdict is None:
        out.print(texts.text("cli-no-seed"))
    elif not verdict.fair:
        out.print(texts.text("cli-not-verified", line=verdict.line, label=verdict.label))
    else:
        out.print(texts.text("cli-verified", draws=verdict.draws))
    if verdict and verdict.fair and commitment is not None:
        out.print(texts.text("cli-verified-nonce", nonces=len(nonces)))
        out.print(texts.text("cli-verified-commitment", commitment=commitment), soft_wrap=True)
