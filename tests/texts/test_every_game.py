"""Everything that a registered game can say has a message, in every language, with the arguments it needs."""

import ast
import dataclasses
import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.driving import AnyMatch, Variant, a_finished_match, variants
from tests.texts.messages import FILES, arguments_of, messages, variables
from wonders import SPECTATOR
from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction
from wonders.core.events import Event
from wonders.core.game import Game
from wonders.core.options import Given
from wonders.games.registry import GAMES, game_class, make_as
from wonders.texts import LANGUAGES, Texts
from wonders.texts.bundle import load
from wonders.texts.texts import fields

every_game = pytest.mark.parametrize("game", list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_variant = pytest.mark.parametrize("variant", list(variants()), ids=str)

ENOUGH = 8
"""Events of a kind that are told in one match."""

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hera")


def texts_of(match: AnyMatch, language: str) -> Texts:
    return Texts(language, match.game.id, NAMES[: match.game.players], strict=True)


@cache
def packages_of(game: str) -> tuple[str, ...]:
    """The package of a game and those of the expansions it has texts for, with all their modules loaded."""
    own = game_class(game).__module__.rpartition(".")[0]
    beside = own.rpartition(".")[0]
    expansions = (file.removesuffix(".ftl").partition("-")[2] for file in FILES if file.startswith(f"{game}-"))
    names = (own, *(f"{beside}.{expansion}" for expansion in expansions))
    for name in names:
        for module in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
            importlib.import_module(module.name)
    return names


def kinds(base: type[Any], game: str) -> Iterator[type[Any]]:
    """Every class of a game that is one of these, however deep."""
    packages = packages_of(game)
    for kind in base.__subclasses__():
        if kind.__module__.startswith(tuple(f"{package}." for package in packages)):
            yield kind
        yield from kinds(kind, game)


def leaves(base: type[Any], game: str) -> list[type[Any]]:
    """Those of them that things are made of, not the ones they only derive from."""
    return [kind for kind in kinds(base, game) if not kind.__subclasses__()]


@every_language
@every_game
def test_a_game_has_a_name_and_its_options_are_explained(game: str, language: str) -> None:
    assert {f"{game}-name", *(f"{game}-option-{option.name}" for option in game_class(game).options_known)} <= set(
        messages(language, game)
    )


@every_language
@every_game
def test_every_action_has_a_message_with_no_other_arguments_than_its_fields(game: str, language: str) -> None:
    for kind in leaves(Action, game):
        if kind.verb in made(game).notation.verbs:
            check(f"{game}-action-{kind.verb}", kind, game, language)
            if f"{game}-choice-{kind.verb}" in messages(language, game):
                check(f"{game}-choice-{kind.verb}", kind, game, language)


@every_language
@every_game
def test_every_decision_has_a_message_with_no_other_arguments_than_its_fields(game: str, language: str) -> None:
    for kind in leaves(Decision, game):
        check(f"{game}-decision-{kind.kind}", kind, game, language)


@every_language
@every_game
def test_every_event_has_a_message_and_keeps_its_secrets(game: str, language: str) -> None:
    """Whoever may not see the secret fields is told by a message that does not need them."""
    for kind in leaves(Event, game):
        key = f"{game}-event-{kind.wire_name}"
        check(key, kind, game, language, also={"hand"})
        needed = variables(language, game, key) & arguments_of({*kind.secret, "hand"})
        if needed:
            assert variables(language, game, f"{key}-hidden").isdisjoint(arguments_of({*kind.secret, "hand"}))


def check(key: str, kind: type[Any], game: str, language: str, also: frozenset[str] | set[str] = frozenset()) -> None:
    assert key in messages(language, game), f"{key} is missing in {language}"
    allowed = arguments_of({field.name for field in dataclasses.fields(kind)} | also)
    assert variables(language, game, key) <= allowed, f"{key} in {language} uses arguments that {kind} has not"


@every_language
@every_game
def test_everything_in_the_catalogue_has_a_name_and_its_effects_have_words(game: str, language: str) -> None:
    texts = Texts(language, game, strict=True)
    for item in game_class(game).catalogue():
        assert texts.knows(item.id) or texts.has(f"{game}-kind-{item.kind}-numbered"), item.id
        for word in (*item.free_if, *item.free_for, item.group, item.colour):
            assert not word or texts.knows(word), word
        said = [texts.item(item), texts.kind(item.kind), texts.cost(item.cost), *map(texts.say, item.effects)]
        assert all("{" not in text and "???" not in text for text in said)


@every_language
@every_variant
def test_whatever_happens_in_a_match_can_be_told_to_everybody(variant: Variant, language: str) -> None:
    match = a_finished_match(str(variant))
    texts = texts_of(match, language)
    told_of: Counter[str] = Counter()
    for event in (event for step in match.steps for event in step.events):
        told_of[event.wire_name] += 1
        if told_of[event.wire_name] <= ENOUGH:
            for seat in (*match.game.seats, SPECTATOR):
                told = texts.event(event.seen_by(seat))
                assert "{" not in told and "seat -" not in told, told


@every_language
@every_variant
def test_every_question_answer_and_view_of_a_match_has_words(variant: Variant, language: str) -> None:
    match = a_finished_match(str(variant))
    texts, rng, game = texts_of(match, language), Random(1), match.game
    for step in rng.sample(match.steps, min(len(match.steps), 6)):
        for seat, decision in game.pending(step.table).items():
            assert texts.decision(decision)
            for action in game.legal(step.table, seat):
                assert texts.action(action) and texts.choice(action)
        for seat in (*game.seats, SPECTATOR):
            for phrase in game.describe(game.view(step.table, seat)):
                assert texts.say(phrase)


@every_language
@every_variant
def test_every_line_of_the_score_sheet_has_words(variant: Variant, language: str) -> None:
    match = a_finished_match(str(variant))
    texts, outcome = texts_of(match, language), match.outcome
    assert outcome is not None
    assert texts.ending(outcome.reason)
    for category in outcome.categories:
        assert texts.category(category)
    for column in outcome.sheet:
        assert texts.owner(column) != column.owner
        for line in column.lines:
            assert texts.line(line)
            assert texts.knows(line.source), line.source


@every_variant
def test_reasons_given_as_phrases_have_words_and_a_short_form(variant: Variant) -> None:
    match, rng = a_finished_match(str(variant)), Random(2)
    game = match.game
    tried = [action for _, action in rng.sample(match.answers, min(len(match.answers), 20))]
    for step in rng.sample(match.steps[:-1], 10):
        for seat in game.pending(step.table):
            for action in tried if seat >= 0 else ():
                if action in game.legal(step.table, seat):
                    continue
                wrong = game.why_not(step.table, seat, action)
                for language in LANGUAGES:
                    assert said_well(wrong, texts_of(match, language)), wrong


def said_well(wrong: IllegalAction, texts: Texts) -> bool:
    return all("{" not in texts.refusal(wrong, part) for part in ("", *(["short"] if hasattr(wrong, "phrase") else [])))


@every_language
@every_game
def test_every_key_in_the_code_of_a_game_has_a_message(game: str, language: str) -> None:
    folders = [Path(str(importlib.import_module(package).__file__)).parent for package in packages_of(game)]
    key = re.compile(rf"{game}(-[a-zA-Z_]\w*)+")
    keys = {
        node.value
        for folder in folders
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and key.fullmatch(node.value)
    }
    assert {found for found in keys if not load(language, game).has(found)} == set()


def made(game: str) -> Game[Any, Any]:
    """A game with everything there is for it."""
    options: dict[str, Given] = {"expansions": "cities,leaders"} if game == "classic" else {}
    return make_as(game, None, None, options)


def test_fields_of_an_action_are_its_arguments() -> None:
    action = made("classic").notation.parse("build baths left=2")
    assert fields(action) == {"card": "baths", "left": 2, "right": 0, "bank": 0, "using": ""}
