"""The legal actions as a numbered list, grouped by card, with what each card costs and does."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console
from rich.style import Style
from rich.text import Text

from wonders.cli.cards import effects_of
from wonders.cli.screen import hanging, style_of
from wonders.core.actions import Action
from wonders.core.catalogue import Item
from wonders.core.decisions import IllegalAction, Seat, UnparsableAction
from wonders.core.match import AnyMatch
from wonders.texts import Texts

GAP = "   "


@dataclass(frozen=True)
class Choices:
    """What one seat may answer now, and how that is shown."""

    match: AnyMatch
    seat: Seat
    texts: Texts
    items: dict[str, Item]
    """Everything that can be looked up, by id."""

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.match.legal(self.seat)

    def show(self, out: Console) -> None:
        """Cards with their uses below them; what uses no card has a line of its own."""
        numbered = list(enumerate(self.legal, 1))
        groups = [(card, list(uses)) for card, uses in groupby(numbered, key=lambda entry: card_of(entry[1]))]
        alike = len({action.verb for action in self.legal if card_of(action)}) == 1
        for card, uses in groups:
            if not card:
                for number, action in uses:
                    out.print(hanging(out, f"{number} {self.texts.action(action)}"))
            elif alike and len(uses) == 1:  # nothing but the card is to be chosen
                out.print(self.heading(out, card, f"{uses[0][0]} "))
            else:
                out.print(self.heading(out, card))
                told = [f"{number} {self.texts.choice(action)}" for number, action in uses]
                missing = self._missing(card, {action.verb for _, action in uses})
                out.print(hanging(out, GAP.join([*told, *missing]), indent=4, deeper=0))

    def heading(self, out: Console, card: str, before: str = "") -> Text:
        """The name of a card, what it costs and what it does."""
        item, texts = self.items.get(card), self.texts
        if item is None:
            return Text(texts.name(card), style="bold")
        name, cost = texts.item(item), texts.cost(item.cost) or texts.text("cli-free")
        line = hanging(out, f"{before}{name} · {cost} · {'; '.join(effects_of(item, texts))}", deeper=4)
        line.stylize(style_of(item.colour) + Style(bold=True), len(before), len(before) + len(name))
        return line

    def _missing(self, card: str, verbs: set[str]) -> Iterator[str]:
        """Why a card cannot be put to its usual use, which is the first that the game knows."""
        notation = self.match.game.notation
        usual = notation.verbs[0]
        if usual not in verbs and (wrong := self.reasons(card).get(usual)):
            action = notation.parse(f"{usual} {card}")
            yield f"({self.texts.choice(action)}: {self.texts.refusal(wrong, 'short')})"

    def refusal(self, text: str) -> IllegalAction | None:
        """Why the seat may not answer this; None for what it may answer, or what is no action."""
        try:
            action = self.match.game.notation.parse(text)
        except UnparsableAction:
            return None
        return None if action in self.legal else self.match.game.why_not(self.match.table, self.seat, action)

    def allows(self, text: str) -> bool:
        """Whether this is the text of something that may be answered."""
        return any(str(action) == text for action in self.legal)

    def reasons(self, card: str) -> dict[str, IllegalAction]:
        """What cannot be done with a card now, by its verb, and why. What is never done now is left out."""
        found = {verb: self.refusal(f"{verb} {card}") for verb in self.match.game.notation.verbs}
        return {verb: wrong for verb, wrong in found.items() if wrong is not None and _is_worth_telling(wrong)}

    def spelled(self, text: str) -> str:
        """The text of an action with the name of a card in place of its id, put right: "build guard tower left=2"."""
        verb, *words = text.split()
        name = " ".join(word for word in words if "=" not in word)
        found = self.named(name) if verb in self.match.game.notation.verbs else []
        return " ".join((verb, found[0], *(word for word in words if "=" in word))) if found else text

    def named(self, text: str) -> list[str]:
        """Ids of the things called so, by id or name or the beginning of one; those that can be used now come first."""
        wanted = text.strip().casefold()
        names = {id: (id.casefold(), self.texts.item(item).casefold()) for id, item in self.items.items()}
        exact = [id for id, known in names.items() if wanted in known]
        begun = [id for id, known in names.items() if wanted and any(word.startswith(wanted) for word in known)]
        usable = {card_of(action) for action in self.legal}
        return sorted(exact or begun, key=lambda id: id not in usable)


def card_of(action: Action) -> str:
    """The card that an action uses, if it uses one."""
    card = getattr(action, "card", "")
    return card if isinstance(card, str) else ""


def _is_worth_telling(wrong: IllegalAction) -> bool:
    """Games mark what is simply not asked for now."""
    return not wrong.phrase.key.endswith(("-not-now", "why-not-allowed"))
