"""The dialogue of the score pad: question by question, each answer looked at as soon as it is typed."""

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from wonders.cli.editing import Complete, read_line
from wonders.cli.score_beginning import Beginning
from wonders.cli.score_draft import Draft, Drafts
from wonders.cli.score_questions import Question, completing, in_words, is_due, prompt_of, questions_of
from wonders.cli.score_typing import BACK, HELP, NOTHING, is_yes, typed_value
from wonders.core.wire import Json, JsonObject
from wonders.pad import BadEntry, Problem, Scored, score
from wonders.pad.reader import Reader
from wonders.texts import Texts


class Stopped(Exception):
    """The input ended, or somebody gave up."""


class Back(Exception):
    """The question before is asked again."""


class Dialogue:
    """Asks for everything that a table needs."""

    def __init__(self, game: str, language: str, by_points: bool, out: TextIO, history: Path) -> None:
        self._drafts = Drafts(history, game, by_points)
        self._game = game
        self._texts = Texts(language, game)
        self._by_points = by_points
        self._out = out
        self._given: dict[Question, Json] = {}
        self._beginning = Beginning(game, self._texts, self._line, self._say)

    @property
    def _names(self) -> list[str]:
        return self._beginning.names

    @property
    def _options(self) -> JsonObject:
        return self._beginning.options

    def score(self, names: str | None, expansions: str | None, teams: bool) -> Scored:
        """Ask, count, and ask again about what cannot be."""
        self._begin(names, expansions, teams)
        return self._counted([question for question in self._questions() if question not in self._given])

    def score_again(self) -> Scored:
        """The same table from its last question on, or from any before it."""
        due = [question for question in self._questions() if self._is_due(question)]
        return self._counted(due, len(due) - 1)

    def _counted(self, questions: Sequence[Question], at: int = 0) -> Scored:
        while True:
            while not self._ask_all(questions, at):
                self._begin_again()
                questions, at = self._questions(), 0
            try:
                return score(self._entry())
            except BadEntry as wrong:
                for problem in wrong.problems:
                    self._say(problem.text(self._texts))
                questions, at = self._to_mend(wrong.problems)

    def wants_to_keep(self) -> bool:
        """Whether the table goes into the history; Back if something is to be changed before."""
        while True:
            try:
                line = self._line(self._texts.text("pad-ask-keep"))
            except Stopped:
                self.keep_draft()
                return False
            if line == BACK:
                raise Back
            if line != HELP:
                return is_yes(line)
            self._say(self._texts.text("pad-help", field="keep"))

    def forget_draft(self) -> None:
        self._drafts.forget()

    def keep_draft(self) -> bool:
        """Keep what was entered so far, to go on with it later; whether there was anything to keep."""
        if self._given:
            given = [(question.seat, question.field, value) for question, value in self._given.items()]
            self._drafts.keep(Draft(self._names, self._options, given))
        return bool(self._given)

    def _begin(self, names: str | None, expansions: str | None, teams: bool) -> None:
        self._say(self._texts.text("pad-welcome", name=self._texts.text(f"{self._game}-name")))
        draft = self._drafts.load() if names is None and expansions is None and not teams else None
        if draft is not None and self._goes_on(draft):
            self._beginning.names, self._beginning.options = draft.names, draft.options
            self._given = {Question(seat, field): value for seat, field, value in draft.given}
        else:
            self._beginning.ask(names, expansions, teams)
        self._settle()

    def _begin_again(self) -> None:
        """Back from the first field to who plays; answers stay with their seats."""
        self._beginning.ask_again()
        self._settle()
        asked = set(self._questions())
        self._given = {question: value for question, value in self._given.items() if question in asked}

    def _settle(self) -> None:
        self._pad = self._beginning.pad()
        self._texts = Texts(self._texts.language, self._game, self._names)

    def _goes_on(self, draft: Draft) -> bool:
        told = self._texts.text("pad-ask-resume", names=", ".join(draft.names), count=len(draft.given))
        while (line := self._line(told)) in (HELP, BACK):
            self._say(self._texts.text("pad-help", field="resume"))
        return is_yes(line)

    def _questions(self) -> Sequence[Question]:
        return questions_of(self._pad, len(self._names), self._by_points)

    def _is_due(self, question: Question) -> bool:
        return is_due(question, self._given, self._options)

    def _ask_all(self, questions: Sequence[Question], at: int) -> bool:
        """Whether all were answered; otherwise somebody went back before the first of all."""
        everything = self._questions()
        while at < len(questions):
            if not self._is_due(questions[at]):
                at += 1
                continue
            try:
                self._ask(questions[at])
                at += 1
            except Back:
                before = [one for one in everything[: everything.index(questions[at])] if self._is_due(one)]
                if not before:
                    return False
                if before[-1] not in questions[:at]:
                    questions, at = [*questions[:at], before[-1], *questions[at:]], at + 1
                at = questions.index(before[-1])
        return True

    def _ask(self, question: Question) -> None:
        """Ask until the answer can be understood. Nothing typed leaves what was answered before."""
        if question.field == "cards" and not self._by_points:
            self._ask_cards(question)
            return
        while True:
            line = self._line(f"{self._prompt(question)}: ", completing(question, self._pad, self._by_points))
            if line == HELP:
                self._help(question)
            elif line == BACK:
                raise Back
            elif not line and question in self._given:
                return
            elif self._accept(question, self._typed(question, "" if line == NOTHING else line)):
                return

    def _ask_cards(self, question: Question) -> None:
        """Cards may come in several lines; those of before are among them."""
        many: list[Json] = list(self._given.get(question, []))
        prompt = f"{self._prompt(question)}: "
        while True:
            line = self._line(prompt, completing(question, self._pad, False))
            if line == HELP:
                self._help(question)
            elif line == BACK:
                raise Back
            elif line == NOTHING:
                many = []
            elif line:
                many = self._with_cards(question, many, typed_value("cards", line, self._pad.id))
                prompt = f"  {self._texts.text('pad-ask-more')}: "
            elif self._accept(question, many):
                return
            else:
                many = []

    def _help(self, question: Question) -> None:
        field = "points" if self._by_points and question.seat is not None else question.field
        self._say(self._texts.text("pad-help", field=field, game=self._pad.id))

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

    def _to_mend(self, problems: Sequence[Problem]) -> tuple[list[Question], int]:
        """The questions to ask again: those of the problems, or for a problem of all, those of one player."""
        known = set(self._given)
        own = dict.fromkeys(Question(problem.seat, problem.field) for problem in problems)
        if found := [question for question in own if question in known]:
            return sorted(found, key=lambda question: question.seat is None), 0
        seat = self._whose()
        due = [question for question in self._questions() if self._is_due(question)]
        if seat is None:
            return due, len(due) - 1
        fields = {problem.field for problem in problems}
        mine = [question for question in self._questions() if question.seat == seat]
        return [question for question in mine if question.field in fields] or mine, 0

    def _whose(self) -> int | None:
        """The seat whose answers are to be changed; None for the last question of all."""
        names = [name.casefold() for name in (*self._names, self._texts.name("free_city"))]
        while True:
            who = self._line(self._texts.text("pad-ask-who")).casefold()
            if who in names:
                return names.index(who)
            if who == BACK:
                return None
            if not who:
                raise Stopped
            self._say(self._texts.text("pad-help", field="who"))

    def _prompt(self, question: Question) -> str:
        asked = prompt_of(question, self._pad, self._by_points, self._texts)
        if question not in self._given:
            return asked
        return f"{asked} [{in_words(question, self._given[question], self._names, self._texts)}]"

    def _line(self, prompt: str, complete: Complete | None = None) -> str:
        try:
            return " ".join(read_line(prompt if prompt.endswith(" ") else prompt + " ", self._out, complete).split())
        except (EOFError, KeyboardInterrupt):
            raise Stopped from None

    def _say(self, line: str) -> None:
        print(line, file=self._out)
