"""What the README and the package promise is run."""

import doctest
import re
from pathlib import Path

import pytest

import wonders
from wonders.cli.main import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_of_the_readme_work() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 5 and failed == 0


def test_the_example_of_the_package_works() -> None:
    failed, tried = doctest.testmod(wonders)
    assert tried > 0 and failed == 0


def test_every_command_in_the_readme_exists() -> None:
    apps = [app, *(group.typer_instance for group in app.registered_groups if group.typer_instance and not group.name)]
    known = {command.callback.__name__ for one in apps for command in one.registered_commands if command.callback}
    known |= {group.name for group in app.registered_groups if group.name}
    named = set(re.findall(r"^scripts/play (\w+)", README, flags=re.MULTILINE))
    assert named and named <= known


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md"])
def test_every_link_to_a_file_leads_somewhere(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", text) if "://" not in target]
    assert targets and all((ROOT / target).exists() for target in targets)
