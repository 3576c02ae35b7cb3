"""The list of choices: cards with their uses, prices before the click, reasons for what is not possible."""

from collections.abc import Iterator, Mapping
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


class Entries:
    """How the choices of a sight are listed. An entry's id is the number of its choice, from 0."""

    def __init__(self, items: Mapping[str, Item], texts: Texts) -> None:
        self._items = items
        self._texts = texts

    def of(self, sight: Sight) -> Iterator[Option]:
        """What can be chosen, card by card; then what cannot, with the reason, where it can't be highlighted."""
        refused = {id(one): one for one in sight.refused}
        numbered = list(enumerate(sight.choices))
        for card, uses in groupby(numbered, key=lambda entry: card_of(entry[1])):
            if card:
                yield Option(self._heading(card), disabled=True)
            for number, action in uses:
                yield Option(self._choice(action, bool(card)), id=str(number))
            for one in [one for one in refused.values() if card and card_of(one.action) == card]:
                yield Option(self._refusal(one, True), disabled=True)
                del refused[id(one)]
        for one in refused.values():
            yield Option(self._refusal(one, False), disabled=True)

    def details(self, action: Action) -> Text:
        """What a choice is about: the card, what it costs and does, its chains."""
        item = self._items.get(card_of(action)) or next(
            (self._items[word] for word in str(action).split() if word in self._items), None
        )
        told = [Text(self._texts.action(action), style="bold")]
        if item is not None:
            told.append(self._heading(item.id))
            told += [Text(line) for line in chain_of(item, self._texts).splitlines()]
        return Text("\n").join(told)

    def _heading(self, card: str) -> Text:
        item = self._items.get(card)
        if item is None:
            return Text(self._texts.name(card), style="bold")
        cost = self._texts.cost(item.cost) or self._texts.text("cli-free")
        line = Text(self._texts.item(item), style=style_of(item.colour) + Style(bold=True))
        return line.append(f" · {cost} · {'; '.join(effects_of(item, self._texts))}", style="not bold default")

    def _choice(self, action: Action, beside_card: bool) -> Text:
        said = self._texts.choice(action) if beside_card else self._texts.action(action)
        return Text(f"  ✓ {said}" if beside_card else f"✓ {said}")

    def _refusal(self, one: Refused, beside_card: bool) -> Text:
        said = self._texts.choice(one.action) if beside_card else self._texts.action(one.action)
        rule = f" [{one.reason.rule}]" if one.reason.rule else ""
        return Text(f"{'  ' if beside_card else ''}✗ {said}: {self._texts.refusal(one.reason)}{rule}", style="dim")
