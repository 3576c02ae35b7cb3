"""Everything a game can say, in one language and for one audience."""

import dataclasses
import re
from collections.abc import Mapping, Sequence

from wonders.core.actions import Action
from wonders.core.catalogue import Item
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.core.goods import Cost, Good
from wonders.core.outcome import Column, Line
from wonders.core.phrases import Phrase
from wonders.core.values import Value
from wonders.texts.arguments import Arguments, Said, as_they_are
from wonders.texts.bundle import BadMessage, load
from wonders.texts.fields import seat_fields
from wonders.texts.language import LANGUAGES, checked_language

KINDS_OF_NAME = ("card", "wonder", "token", "word")


class Texts:
    """The texts of a game in a language; `names` are the players', by seat.

    A message that is missing is said in the first language, or else by its key: a gap in the texts must not end a
    match. With `strict`, as in the tests, it is an error.
    """

    def __init__(self, language: str, game: str = "", names: Sequence[str] = (), strict: bool = False) -> None:
        self.language = checked_language(language)
        self.game = game
        self.names = tuple(names)
        self._strict = strict
        self._bundles = [load(language, game)]
        if not strict and language != LANGUAGES[0]:
            self._bundles.append(load(LANGUAGES[0], game))
        self._arguments = Arguments(self._name, self.seat, self.action)

    def say(self, phrase: Phrase, part: str = "") -> str:
        """A phrase of the rules, or a named part of its message."""
        return self._format(phrase.key, phrase.args, part)

    def text(self, key: str, **args: object) -> str:
        """A message by its key. Its arguments are words already, and stay as they are: use `name` and `seat`."""
        return self._render(key, as_they_are(args))

    def has(self, key: str) -> bool:
        return self._bundles[0].has(key)

    def name(self, id: str) -> str:
        """The name of a card, wonder, token or word of the game, or of several (see `Arguments.named`)."""
        return self._arguments.named(id)

    def knows(self, id: str) -> bool:
        """Whether there is a name for it."""
        return self._name(id) is not None

    def seat(self, seat: Seat) -> str:
        """Who sits there. A city beyond the last seat belongs to nobody."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.name("free_city") if 0 < len(self.names) <= seat else self._format("seat", {"n": seat})

    def owner(self, column: Column) -> str:
        """Whose column of a score sheet it is."""
        at = re.fullmatch(r"seat (\d+)", column.owner)
        return self.seat(int(at[1])) if at else self.name(column.owner.replace(" ", "_"))

    def action(self, action: Action) -> str:
        """A whole action, as in "build the Baths, 2 coins to the left"."""
        return self._worded(f"action-{action.verb}", fields(action), f"action-{action.verb}")

    def choice(self, action: Action) -> str:
        """The same where the card it uses has been named already; games may have shorter texts for it."""
        short = f"choice-{action.verb}"
        known = self.has(f"{self.game}-{short}")
        return self._worded(short, fields(action), f"action-{action.verb}") if known else self.action(action)

    def decision(self, decision: Decision) -> str:
        return self.asked({"kind": decision.kind, **fields(decision)})

    def asked(self, told: Mapping[str, object]) -> str:
        """A decision in its plain form, as a server sends it."""
        thing = f"decision-{told['kind']}"
        return self._worded(thing, {name: value for name, value in told.items() if name != "kind"}, thing)

    def event(self, seen: Mapping[str, object]) -> str:
        """An event as a seat sees it (`Event.seen_by`); empty for one that is not worth telling."""
        thing = f"event-{seen['event']}"
        args = {name: value for name, value in seen.items() if name != "event"}
        if self.has(f"{self.game}-{thing}-hidden"):
            try:
                return _tidy(self._bundles[0].format(f"{self.game}-{thing}", self._said(args, thing)))
            except BadMessage:  # it needs what this seat may not know
                return self._worded(f"{thing}-hidden", args, thing)
        return self._worded(thing, args, thing)

    def line(self, line: Line) -> str:
        """What a line of a score sheet is for."""
        # A reason is a sentence already: none of its words is to be taken for the name of a thing.
        return self._render("sheet-line", {"source": self.name(line.source), "reason": self.say(line.reason)})

    def category(self, category: str) -> str:
        return self._format(f"{self.game}-category-{category}", {})

    def ending(self, reason: str) -> str:
        return self._format(f"{self.game}-ending-{reason}", {})

    def kind(self, kind: str) -> str:
        return self._format(f"{self.game}-kind-{kind}", {})

    def item(self, item: Item) -> str:
        """The name of a catalogue item. A kind may have a message for items that are just numbered within a group."""
        numbered = f"{self.game}-kind-{item.kind}-numbered"
        if not self.knows(item.id) and self.has(numbered):
            return self._format(numbered, {"group": item.group, "n": int(item.id.rpartition("_")[2])})
        return self.name(item.id)

    def cost(self, cost: str) -> str:
        """A cost like "1c 2W" in words; empty for nothing."""
        paid = Cost.parse(cost)
        coins = [self._format("coins", {"n": paid.coins})] if paid.coins else []
        goods = [(good, paid.goods.count(good)) for good in Good if good in paid.goods]
        return ", ".join([*coins, *(f"{count} {self.name(good.value)}" for good, count in goods)])

    def refusal(self, wrong: IllegalAction, part: str = "") -> str:
        """Why an action is not allowed, in this language."""
        said = self.say(wrong.phrase, part)
        return said if part else said[:1].upper() + said[1:]

    def _name(self, id: str) -> str | None:
        for kind in KINDS_OF_NAME:
            for bundle in self._bundles:
                if bundle.has(key := f"{self.game}-{kind}-{id}"):
                    return bundle.format(key, {})
        return None

    def _format(self, key: str, values: Mapping[str, object], part: str = "") -> str:
        return self._render(key, self._arguments.of(values), part)

    def _worded(self, key: str, values: Mapping[str, object], thing: str) -> str:
        """A message of the game about an action, a decision or an event."""
        return self._render(f"{self.game}-{key}", self._said(values, thing))

    def _said(self, values: Mapping[str, object], thing: str) -> Said:
        return self._arguments.of(values, seat_fields(self.game).get(thing, ()))

    def _render(self, key: str, args: Mapping[str, str | int], part: str = "") -> str:
        for bundle in self._bundles:
            try:
                return _tidy(bundle.format(key, args, part))
            except BadMessage:
                if self._strict:
                    raise
        return _makeshift(key, args)


def fields(value: Value) -> dict[str, object]:
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}


def _tidy(text: str) -> str:
    """Empty variants leave double spaces behind; in a text of several lines spaces are meant."""
    return text if "\n" in text else re.sub(r"  +", " ", text).strip()


def _makeshift(key: str, args: Mapping[str, str | int]) -> str:
    """What is said where no language has a message: the key's last word and what it is about."""
    told = ", ".join(str(value) for name, value in args.items() if not name.endswith(("_id", "_seat", "_count")))
    return f"{key.rpartition('-')[2]} ({told})" if told else key.rpartition("-")[2]
