"""Bots of others by name."""

import shlex
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from wonders import make
from wonders.bots import guests
from wonders.bots.guard import Guarded
from wonders.bots.guests import guest_names, split_names
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot, make_bots
from wonders.bots.uniform import Uniform
from wonders.core.options import BadOption

PYTHON = shlex.quote(sys.executable)


class Settled(Uniform):
    def __init__(self, depth: str = "1", colour: str = "blue") -> None:
        self.depth, self.colour = depth, colour


def broken() -> Uniform:
    raise ValueError("no weights")


def wooden() -> object:
    return object()


@pytest.fixture(autouse=True)
def offers(monkeypatch: pytest.MonkeyPatch) -> None:
    here = "tests.bots.test_guests"
    values = {"settled": "Settled", "broken": "broken", "wooden": "wooden", "lost": "nothing", "random": "broken"}
    entries = [EntryPoint(name, f"{here}:{value}", guests.GROUP) for name, value in values.items()]
    monkeypatch.setattr(guests, "entry_points", lambda group: entries if group == "wonders.bots" else [])


def test_an_entry_point_offers_a_bot_by_its_name() -> None:
    bot = make_bot("settled")
    assert isinstance(bot, Guarded) and bot.name == "settled"
    assert play_match(make("duel"), (bot, Uniform()), "1").faults == ()


def test_a_bot_takes_settings() -> None:
    bot, _ = make_bots("settled:depth=3,colour=red,random", 2)
    assert isinstance(bot, Guarded)
    inner = bot._guest._bot  # type: ignore[attr-defined]
    assert (inner.depth, inner.colour) == ("3", "red")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("broken", "The bot 'broken' cannot be made: ValueError: 'no weights'"),
        ("wooden", "has no method 'choose'"),
        ("lost", "The bot 'lost' cannot be made: AttributeError"),
        ("settled:height=3", "The bot 'settled' cannot be made: TypeError"),
        ("nobody", "There is no bot 'nobody'; there are: random, .*settled.*run:COMMAND"),
        ("run:", "A program is named after run:"),
        ("run:no_such_program --fast", "There is no program 'no_such_program' to run"),
        ("run:'python", "A quote is open"),
    ],
)
def test_a_bot_that_cannot_be_made_gets_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make_bot(name)


def test_our_own_names_are_ours() -> None:
    assert isinstance(make_bot("random"), Uniform)


def test_names_of_guests_are_listed() -> None:
    assert guest_names() == ("broken", "lost", "random", "settled", "wooden")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("random", ["random"]),
        ("random, easy ,hard:nodes=3", ["random", "easy", "hard:nodes=3"]),
        ("run:bot --ages '1,2',random", ["run:bot --ages '1,2'", "random"]),
        ('run:"bot a, b",run:bot', ['run:"bot a, b"', "run:bot"]),
        ("", [""]),
    ],
)
def test_commas_within_quotes_do_not_part_names(text: str, names: list[str]) -> None:
    assert split_names(text) == names


def test_a_quoted_command_stands_for_its_content() -> None:
    assert guests._words(f"run:{PYTHON} -c 'a b'") == [sys.executable, "-c", "a b"]
    assert guests._words(f'run:"{PYTHON} -c pass"') == [sys.executable, "-c", "pass"]


def test_every_seat_has_a_guest_of_its_own() -> None:
    assert len({id(bot) for bot in make_bots("settled", 4)}) == 4


def test_an_installed_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real search, over a package laid out as an installer does it."""
    monkeypatch.setattr(guests, "entry_points", entry_points)
    about = tmp_path / "guest_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[wonders.bots]\nlast = guest_bots:Last\n", encoding="utf-8")
    source = "class Last:\n    def choose(self, asked, legal, seen):\n        return legal[-1]\n"
    (tmp_path / "guest_bots.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "last" in guest_names()
    assert play_match(make("duel"), make_bots("last,random", 2), "1").faults == ()
