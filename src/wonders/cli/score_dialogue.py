"""The dialogue of the score pad: question by question, each answer looked at as soon as it is typed."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from wonders.cli.score_beginning import Beginning
from wonders.cli.score_draft import Draft, Drafts
from wonders.cli.score_typing import BACK, HELP, is_yes, prompting, typed_value
from wonders.core.wire import Json, JsonObject
from wonders.pad import BadEntry, Problem, Scored, score
from wonders.pad.reader import Reader
from wonders.texts import Texts

PUT_BACK = "-"
COURTESANS = "courtesans_guild"


class Stopped(Exception):
    """The input ended, or somebody gave up."""


class _Back(Exception):
    """The question before is asked again."""


@dataclass(frozen=True)
class Question:
    """A field of a player, of the free city (after the last player) or of the whole table (seat None)."""

    seat: int | None
    field: str


class Dialogue:
    """Asks for everything that a table needs."""

    def __init__(self, game: str, language: str, by_points: bool, out: TextIO, history: Path) -> None:
        self._drafts = Drafts(history, game, by_points)
        self._game = game
        self._texts = Texts(language, game)
        self._by_points = by_points
        self._out = out
        self._names: list[str] = []
        self._options: JsonObject = {}
        self._given: dict[Question, Json] = {}

    def score(self, names: str | None, expansions: str | None, teams: bool) -> Scored:
        """Ask, count, and ask again about what cannot be."""
        self._begin(names, expansions, teams)
        questions = [question for question in self._questions() if question not in self._given]
        while True:
            self._ask_all(questions)
            try:
                scored = score(self._entry())
                self._drafts.forget()
                return scored
            except BadEntry as wrong:
                for problem in wrong.problems:
                    self._say(problem.text(self._texts))
                questions = self._to_mend(wrong.problems)

    def wants_to_keep(self) -> bool:
        try:
            return is_yes(self._line(self._texts.text("pad-ask-keep")))
        except Stopped:
            return False

    def _begin(self, names: str | None, expansions: str | None, teams: bool) -> None:
        self._say(self._texts.text("pad-welcome", name=self._texts.text(f"{self._game}-name")))
        beginning = Beginning(self._game, self._texts, self._line, self._say)
        draft = self._drafts.load() if names is None and expansions is None and not teams else None
        if draft is not None and self._goes_on(draft):
            beginning.names, beginning.options = draft.names, draft.options
            self._given = {Question(seat, field): value for seat, field, value in draft.given}
        else:
            beginning.ask(names, expansions, teams)
        self._names, self._options, self._pad = beginning.names, beginning.options, beginning.pad()
        self._texts = Texts(self._texts.language, self._game, self._names)

    def _goes_on(self, draft: Draft) -> bool:
        told = self._texts.text("pad-ask-resume", names=", ".join(draft.names), count=len(draft.given))
        return is_yes(self._line(told))

    def keep_draft(self) -> bool:
        """Keep what was entered so far, to go on with it later; whether there was anything to keep."""
        if self._given:
            given = [(question.seat, question.field, value) for question, value in self._given.items()]
            self._drafts.keep(Draft(self._names, self._options, given))
        return bool(self._given)

    def _questions(self) -> Sequence[Question]:
        seats = range(len(self._names))
        if self._by_points:
            tie_break = (self._pad.tie_break,) if self._pad.tie_break else ()
            rows = [Question(seat, row) for seat in seats for row in (*self._pad.categories, *tie_break)]
            return [*(Question(None, field) for field in self._pad.shared_with_points), *rows]
        around = range(len(self._names) + (self._pad.id == "classic" and len(self._names) == 2))
        found = [Question(seat, field) for seat in around for field in self._pad.fields]
        shared = [Question(None, field) for field in self._pad.shared if field != "free_city"]
        return [*found, *shared]

    def _is_due(self, question: Question) -> bool:
        """Some things are asked only where they can matter."""
        ended = self._given.get(Question(None, "ending")) is not None
        if question.field == "winner" or (ended and question.field != "ending"):
            return ended and question.field == "winner"
        if question.field == "debts":
            return "cities" in self._options.get("expansions", "")
        if question.field == "copied_leader":
            return COURTESANS in self._given.get(Question(question.seat, "cards"), [])
        return True

    def _ask_all(self, questions: Sequence[Question]) -> None:
        at, went_back = 0, False
        while at < len(questions):
            if not self._is_due(questions[at]):
                at = max(at - 1, 0) if went_back else at + 1
                continue
            try:
                self._ask(questions[at])
                at, went_back = at + 1, False
            except _Back:
                at, went_back = max(at - 1, 0), True

    def _ask(self, question: Question) -> None:
        """Ask until the answer can be understood. Cards may come in several lines."""
        prompt = f"{self._prompt(question)}: "
        many: list[str] = []
        while True:
            line = self._line(prompt, self._kind(question))
            if line == HELP:
                field = "points" if self._by_points else question.field
                self._say(self._texts.text("pad-help", field=field))
            elif line == BACK:
                raise _Back
            elif line == PUT_BACK:
                many = []
            elif question.field != "cards":
                if self._accept(question, self._typed(question, line)):
                    return
            elif not line:
                if self._accept(question, many):
                    return
                many = []
            else:
                many = self._with_cards(question, many, typed_value("cards", line, self._pad.id))
                prompt = f"  {self._texts.text('pad-ask-more')}: "

    def _typed(self, question: Question, line: str) -> object:
        """What a line means. A winner is named."""
        if question.field == "winner":
            names = [name.casefold() for name in self._names]
            return names.index(line.casefold()) if line.casefold() in names else line
        field = "points" if self._by_points and question.seat is not None else question.field
        return typed_value(field, line, self._pad.id)

    def _with_cards(self, question: Question, many: list[str], new: list[str]) -> list[str]:
        """The cards so far with those that were understood; the others are told."""
        reader = Reader(self._pad.id)
        found = reader.things({"cards": new}, "cards", "cards", question.seat)
        for problem in reader.problems:
            self._say(self._texts.say(problem.said))
        if found:
            self._say(f"  + {self._texts.name(','.join(found))}")
        return [*many, *found]

    def _accept(self, question: Question, value: object) -> bool:
        """Take an answer, unless something about this very field is wrong."""
        problems = self._problems(question, value)
        for problem in problems:
            self._say(self._texts.say(problem.said))
        if not problems:
            self._given[question] = value
        return not problems

    def _problems(self, question: Question, value: object) -> list[Problem]:
        reader = Reader(self._pad.id)
        if question.field == "winner":
            reader.whole(value, "winner", highest=len(self._names) - 1)
            return reader.problems
        if question.field == "ending":
            self._pad.read_shared(reader, {"ending": value, "winner": None if value is None else 0}, by_points=True)
            return reader.problems
        if self._by_points:
            number = reader.whole(value, "points", lowest=-999)
            if question.field in self._pad.categories and number not in self._pad.possible(question.field):
                reader.wrong("points", category=question.field, value=number)
            return reader.problems
        if question.seat is None:
            self._pad.read_shared(reader, {question.field: value}, by_points=False)
        else:
            self._pad.read_city(reader, question.seat, self._city(question.seat) | {question.field: value})
        return [problem for problem in reader.problems if problem.field == question.field]

    def _city(self, seat: int) -> JsonObject:
        return {one.field: value for one, value in self._given.items() if one.seat == seat and value is not None}

    def _entry(self) -> JsonObject:
        players: list[JsonObject] = []
        for seat, name in enumerate(self._names):
            city = self._city(seat)
            if self._by_points:
                city["points"] = {row: city.pop(row) for row in self._pad.categories if row in city}
            players.append({"name": name} | city)
        shared = {one.field: value for one, value in self._given.items() if one.seat is None and value is not None}
        if free := self._city(len(self._names)):
            shared["free_city"] = free
        return {"game": self._pad.id, "options": self._options, "players": players} | shared

    def _to_mend(self, problems: Sequence[Problem]) -> list[Question]:
        """The questions to ask again: those of the problems, or for a problem of all, those of one player."""
        known = set(self._given)
        own = dict.fromkeys(Question(problem.seat, problem.field) for problem in problems if problem.seat is not None)
        found = [question for question in own if question in known]
        shared = [Question(None, p.field) for p in problems if p.seat is None and Question(None, p.field) in known]
        if found or shared:
            return [*found, *shared]
        who = self._line(self._texts.text("pad-ask-who") + " ")
        names = [name.casefold() for name in (*self._names, self._texts.name("free_city"))]
        if who.casefold() not in names:
            raise Stopped
        seat = names.index(who.casefold())
        fields = {problem.field for problem in problems}
        mine = [question for question in self._questions() if question.seat == seat]
        return [question for question in mine if question.field in fields] or mine

    def _prompt(self, question: Question) -> str:
        player = self._texts.seat(question.seat) if question.seat is not None else ""
        if self._by_points and question.field in self._pad.categories:
            return self._texts.text("pad-ask-points", player=player, row=self._texts.category(question.field))
        return self._texts.text("pad-ask", player=player, field=question.field)

    def _kind(self, question: Question) -> str:
        """What can be completed with the tabulator key."""
        kinds = {"wonder": "wonders", "wonders": "wonders", "tokens": "tokens", "cards": "cards"}
        return "" if self._by_points else kinds.get(question.field, "")

    def _line(self, prompt: str, kind: str = "") -> str:
        try:
            with prompting(self._texts.game, kind):
                return " ".join(self._input(prompt if prompt.endswith(" ") else prompt + " ").split())
        except (EOFError, KeyboardInterrupt):
            raise Stopped from None

    def _input(self, prompt: str) -> str:
        if self._out is sys.stdout:
            return input(prompt)
        print(prompt, end="", file=self._out, flush=True)
        return input()

    def _say(self, line: str) -> None:
        print(line, file=self._out)
