"""`wonders verify`: whether the cards of a match were dealt as its seed says, and the seed is the one agreed on."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from wonders.cli.screen import console, write_json
from wonders.cli.settings import chosen_language, read_text
from wonders.core.decisions import CHANCE, ChanceDecision
from wonders.core.match import Match
from wonders.core.record import Header, Record
from wonders.games.replay import replay
from wonders.server.tables.fairness import Seed, Terms, commitment_of, dealer_of
from wonders.texts import Texts


class Verdict(NamedTuple):
    """How the draws of a record compare with its seed, and its seed with what was known before the deal."""

    draws: int
    line: int = 0
    """The first line that differs."""
    label: str = ""
    commitment: str = ""
    """Of the secret in the seed, for the terms in the header; empty if the seed is none of a server."""
    nonces: tuple[str, ...] = ()
    committed: bool = True
    """Whether it is the commitment that was shown before."""
    missing: tuple[str, ...] = ()
    """Nonces that were sent, but are not in the seed."""

    @property
    def fair(self) -> bool:
        return not self.line and self.committed and not self.missing


def run(file: Path, commitment: str, nonces: Sequence[str], as_json: bool, language: str | None) -> int:
    """Deal again and compare; the exit code is 0 if everything agrees, and 1 if not."""
    texts = Texts(chosen_language(language))
    record = Record.loads(read_text(file))
    verdict = verify(record, commitment, nonces) if record.header.seed else None
    if as_json:
        told = verdict._asdict() if verdict else {}
        write_json({**told, "fair": bool(verdict and verdict.fair)})
    else:
        _tell(verdict, bool(commitment), texts)
    return 0 if verdict and verdict.fair else 1


def verify(record: Record, commitment: str = "", nonces: Sequence[str] = ()) -> Verdict:
    """Play the record again, let the dealer of its seed answer beside it, and compare with what a player kept."""
    seed = Seed.parse(record.header.seed)
    found = commitment_in(record.header, seed) if seed else ""
    there = tuple(filter(None, seed.nonces)) if seed else ()
    missing = tuple(nonce for nonce in nonces if nonce not in there)
    return _dealt_again(record)._replace(
        commitment=found, nonces=there, committed=commitment.lower() in ("", found), missing=missing
    )


def commitment_in(header: Header, seed: Seed) -> str:
    """What must have been shown before the deal, if all of this is true."""
    terms = Terms(seed.table, header.game, header.rules, header.players, header.options)
    return commitment_of(seed.version, seed.secret, terms)


def _dealt_again(record: Record) -> Verdict:
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


def _tell(verdict: Verdict | None, compared: bool, texts: Texts) -> None:
    out = console()
    if verdict is None:
        out.print(texts.text("cli-no-seed"))
        return
    if verdict.line:
        out.print(texts.text("cli-not-verified", line=verdict.line, label=verdict.label))
    else:
        out.print(texts.text("cli-verified", draws=verdict.draws))
    if not verdict.committed:
        out.print(texts.text("cli-not-committed", commitment=verdict.commitment), soft_wrap=True)
    if verdict.missing:
        out.print(texts.text("cli-nonce-missing", nonces=", ".join(verdict.missing)), soft_wrap=True)
    if verdict.fair and verdict.commitment:
        out.print(texts.text("cli-verified-nonce", nonces=len(verdict.nonces)))
        key = "cli-verified-committed" if compared else "cli-verified-commitment"
        out.print(texts.text(key, commitment=verdict.commitment), soft_wrap=True)
