"""Writes what Python says about some matches and score pads; tests of the client compare what it says itself."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from pad_fixtures import pads

from wonders import Dealer, Match, make
from wonders.core.decisions import SPECTATOR
from wonders.core.wire import plain
from wonders.server.tables import entries as e
from wonders.server.tables.answers import answer
from wonders.server.tables.fairness import VERSION
from wonders.server.tables.info import table_info
from wonders.server.tables.options import event_seen, option, outcome_told
from wonders.server.tables.replay import fairness_of
from wonders.server.tables.seats import start
from wonders.server.tables.state import TableState
from wonders.texts import LANGUAGES, Texts

NAMES = ("Ada", "wood", "science/stone", "free_city", "Ezra", "Finn", "Gaia", "Hugo")
MATCHES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("classic", 2, {}),
    ("classic", 4, {"expansions": "cities,leaders", "teams": True}),
    ("classic", 7, {"expansions": "cities"}),
    ("duel", 2, {}),
    ("architects", 4, {}),
)
ENOUGH = 6
"""Of each kind of thing to say, this many from a match."""

Said = dict[str, Any]


def things(match: Match[Any, Any]) -> Iterator[tuple[str, str, Any, Any]]:
    """What can be said of a match: how, of which kind, as the client gets it, as Python has it."""
    game = match.game
    for item in game.catalogue():
        yield "item", "item", {name: plain(getattr(item, name)) for name in item.__dataclass_fields__}, item
        yield "cost", "cost", item.cost, item.cost
        yield from (("say", effect.key, plain(effect), effect) for effect in item.effects)
    for step in match.steps:
        for event in step.events:
            for seat in (0, SPECTATOR):
                seen = event.seen_by(seat)
                yield "event", f"{seen['event']} {len(seen)}", event_seen(event, seat), seen
        yield from (("say", told.key, plain(told), told) for told in game.describe(game.view(step.table, 0)))
        for seat, asked in game.pending(step.table).items():
            if seat >= 0:
                yield "decision", asked.kind, plain(asked), asked
                for action in game.legal(step.table, seat):
                    yield "action", action.verb, option(action), action
                    yield "choice", action.verb, option(action), action
    outcome = match.outcome
    assert outcome is not None, "the match was played to its end"
    told = outcome_told(outcome)
    yield "ending", "ending", outcome.reason, outcome.reason
    yield from (("category", "category", one, one) for one in outcome.categories)
    for column, shown in zip(outcome.sheet, told.sheet, strict=True):
        yield "owner", "owner", shown, column
        pairs = zip(column.lines, shown.lines, strict=True)
        yield from (("line", line.category, one, line) for line, one in pairs)


def played(game: str, players: int, options: dict[str, Any]) -> Match[Any, Any]:
    rng = Random(f"{game} {players}")
    match = Match(make(game, players, **options), Dealer.from_seed("fixtures"), seed="fixtures")
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match


def said(game: str, players: int, options: dict[str, Any]) -> Said:
    names = NAMES[:players]
    texts = {language: Texts(language, game, names) for language in LANGUAGES}
    seen: Counter[tuple[str, str]] = Counter()
    lines: list[Said] = []
    for how, kind, given, ours in things(played(game, players, options)):
        seen[how, kind] += 1
        if seen[how, kind] <= ENOUGH:
            lines.append({"how": how, "given": given} | {one: getattr(texts[one], how)(ours) for one in LANGUAGES})
    return {"game": game, "names": names, "lines": lines}


DEALT: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("classic", 2, {}),
    ("classic", 4, {"expansions": "cities,leaders", "teams": True}),
    ("classic", 5, {"expansions": "leaders"}),
    ("duel", 2, {}),
    ("duel", 2, {"fair": "bid", "first": "lot"}),
    ("architects", 3, {}),
)


def dealt(game: str, players: int, options: dict[str, Any]) -> Said:
    """What a server tells of a whole match after its end, and what seat 0 knew before and saw in it."""
    rules = make(game, players, **options)
    specs = tuple(e.SeatSpec("person", NAMES[at], "", True, f"n{at}" if at != 1 else "") for at in rules.seats)
    seats = tuple(spec if spec.nonce else e.SeatSpec("bot", spec.name, "easy", True) for spec in specs)
    made = e.Created(at=0.0, game=game, rules=rules.rules, players=players, options=dict(rules.options), code="BCDFGH",
                     secret="ab" * 32, host="", seats=seats, fair=VERSION)  # fmt: skip
    state, rng = TableState("k3v"), Random(f"{game} {players}")
    state.apply(made)
    before = table_info(state, frozenset(), 0)
    state.follow(start(state, 0.0))
    while (match := state.match) is not None and not match.over:
        seat = match.waiting_for[0]
        text = str(rng.choice(match.game.legal(match.table, seat)))
        state.follow(answer(state, seat, match.numbers[seat], text, 0.0))
    assert match is not None, "the match was played"
    events = [event_seen(event, 0) for step in match.story for event in step]
    cards = [{name: plain(getattr(item, name)) for name in item.__dataclass_fields__} for item in rules.catalogue()]
    return {"info": before, "told": fairness_of(state), "events": events, "cards": cards}


def catalogues() -> Said:
    """Everything that needs a picture, by game."""
    games = (("classic", 7, {"expansions": "cities,leaders"}), ("duel", 2, {}), ("architects", 4, {}))
    return {
        game: [{name: plain(getattr(item, name)) for name in item.__dataclass_fields__} for item in made.catalogue()]
        for game, made in ((game, make(game, players, **options)) for game, players, options in games)
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in (
        ("texts", [said(*match) for match in MATCHES]),
        ("deals", [dealt(*match) for match in DEALT]),
        ("catalogues", catalogues()),
        ("pads", pads()),
    ):
        (folder / f"{name}.json").write_text(msgspec.json.encode(content).decode(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
