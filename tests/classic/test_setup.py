"""Rulebook: "Spielvorbereitung"."""

from collections import Counter

import pytest

from tests.classic.builders import chance, game_of, ids, legal, play
from wonders.core.chance import Dealer, Stream
from wonders.core.decisions import CHANCE, SPECTATOR, IllegalAction
from wonders.core.match import Match
from wonders.core.options import BadOption
from wonders.games.classic.actions import DealBoards, DealHands
from wonders.games.classic.cards import ALL_CARDS, CARDS
from wonders.games.classic.decisions import DealingBoards, DealingHands
from wonders.games.classic.game import Classic
from wonders.games.classic.setup import deck_for, guild_count
from wonders.games.classic.table import Table


def marks_used(players: int) -> set[int]:
    """The marks of all copies that a number of players has in its three decks."""
    copies = Counter(card for age in (1, 2, 3) for card in deck_for(ALL_CARDS, age, players))
    return {mark for card, count in copies.items() for mark in sorted(card.marks)[:count]}


def dealt(game: Classic, age: int, seed: int = 1) -> DealHands:
    asked = DealingHands("", *deal_of(game, age))
    answer = asked.sample(Stream(b"secret", f"{seed}"))
    assert asked.accepts(answer)
    return answer


def deal_of(game: Classic, age: int) -> tuple[tuple[object, ...], ...]:
    table = game.start()
    while game.pending(table):
        asked = game.pending(table)[CHANCE]
        if isinstance(asked, DealingHands):
            break
        table = game.apply(table, {CHANCE: asked.sample(Stream(b"", "wonders"))}).table  # type: ignore[attr-defined]
    deals = [phase for phase in game.ruleset.start_of_age if phase.name == "deal_age"]
    asked = deals[0].ask(table.but(age=age - 1))[CHANCE]
    assert isinstance(asked, DealingHands)
    return asked.deck, asked.guilds, asked.guild_count  # type: ignore[return-value]
