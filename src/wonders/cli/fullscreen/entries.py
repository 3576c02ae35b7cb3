"""The list of choices: a line for each card, which opens to its uses; reasons for what is not possible on demand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.style import Style
from rich.text import Text
from textual.widgets.option_list import Option

from wonders.cli.cards import chain_of, effects_of
from wonders.cli.choices import card_of
from wonders.cli.places.sight import Refused, Sight
from wonders.cli.screen import style_of
from wonders.core.actions import Action
from wonders.core.catalogue import Item
from wonders.texts import Texts

CARD = "card:"
"""What the id of a card's line begins with; the id of a choice is its number, from 0."""


@dataclass(frozen=True)
class Entries:
    """How the choices of a sight are listed."""

    items: Mapping[str, Item]
    texts: Texts
    open_card: str = ""
    """The card whose uses are shown."""
    with_reasons: bool = False

    def of(self, sight: Sight) -> Iterator[Option]:
        """Card by card what can be chosen; then what belongs to no card that could be."""
        shown: set[int] = set()
        numbered = list(enumerate(sight.choices))
        alike = len({action.verb for action in sight.choices if card_of(action)}) == 1
        usual = sight.refused[0].action.verb if sight.refused else sight.choices[0].verb if sight.choices else ""
        for card, group in groupby(numbered, key=lambda entry: card_of(entry[1])):
            uses = list(group)
            if not card:
                yield from (Option(Text(f"  {self.texts.action(action)}"), id=str(number)) for number, action in uses)
                continue
            refused = [one for one in sight.refused if card_of(one.action) == card]
            shown.update(map(id, refused))
            if alike and len(uses) == 1:  # nothing but the card is to be chosen
                yield Option(Text("  ").append(self._heading(card)), id=str(uses[0][0]))
            else:
                yield from self._card(card, uses, usual)
            yield from self._reasons(refused, "    ")
        yield from self._reasons([one for one in sight.refused if id(one) not in shown], "  ")

    def details(self, sight: Sight, chosen: str) -> Text:
        """What the line of a card or a choice is about: what it costs and does, its chains."""
        if chosen.startswith(CARD):
            return self._told(self.items.get(chosen.removeprefix(CARD)))
        action = sight.choices[int(chosen)]
        words = (self.items[word] for word in str(action).split() if word in self.items)
        item = self.items.get(card_of(action)) or next(words, None)
        return Text(self.texts.action(action), style="bold").append("\n").append(self._told(item))

    def _card(self, card: str, uses: Sequence[tuple[int, Action]], usual: str) -> Iterator[Option]:
        is_open, can = card == self.open_card, any(action.verb == usual for _, action in uses)
        mark = Text(f"{'▾' if is_open else '▸'} {'✓' if can else '✗'} ")
        yield Option(mark.append(self._heading(card)), id=f"{CARD}{card}")
        if is_open:
            for number, action in uses:
                yield Option(Text(f"    • {self.texts.choice(action)}"), id=str(number))

    def _reasons(self, refused: Sequence[Refused], indent: str) -> Iterator[Option]:
        for one in refused if self.with_reasons else ():
            beside_card = self.texts.choice if len(indent) > 2 else self.texts.action
            rule = f" [{one.reason.rule}]" if one.reason.rule else ""
            said = f"{indent}✗ {beside_card(one.action)}: {self.texts.refusal(one.reason)}{rule}"
            yield Option(Text(said, style="dim"), disabled=True)

    def _told(self, item: Item | None) -> Text:
        if item is None:
            return Text()
        lines = [self._heading(item.id), *map(Text, chain_of(item, self.texts).splitlines())]
        return Text("\n").join(lines)

    def _heading(self, card: str) -> Text:
        item = self.items.get(card)
        if item is None:
            return Text(self.texts.name(card), style="bold")
        cost = self.texts.cost(item.cost) or self.texts.text("cli-free")
        line = Text(self.texts.item(item), style=style_of(item.colour) + Style(bold=True))
        return line.append(f" · {cost} · {'; '.join(effects_of(item, self.texts))}", style="not bold default")
