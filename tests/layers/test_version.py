"""The version stands in one place, and the changelog knows it."""

import re
from pathlib import Path

import pytest

from wonders._version import __version__

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


def sections(changelog: str) -> dict[str, str]:
    """The text under each `## [name]` heading, by name."""
    _, *rest = re.split(r"^## \[?([^\]\s]+)\]?.*$", changelog, flags=re.MULTILINE)
    return dict(zip(rest[::2], rest[1::2], strict=True))


def is_announced(version: str, changelog: str) -> bool:
    """A version has a heading of its own, or the unreleased section says that it will become this version."""
    found = sections(changelog)
    return version in found or f"To be released as {version}." in found.get("Unreleased", "")


def test_the_changelog_knows_the_version() -> None:
    assert is_announced(__version__, CHANGELOG.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "changelog",
    [
        "# Changelog\n\n## [1.2.0] - 2027-01-31\n\n- New.\n",
        "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2027-01-31\n\n## [1.1.0] - 2027-01-01\n",
        "# Changelog\n\n## [Unreleased]\n\nTo be released as 1.2.0.\n\n## [1.1.0] - 2027-01-01\n",
    ],
)
def test_a_heading_or_an_announcement_will_do(changelog: str) -> None:
    assert is_announced("1.2.0", changelog)


@pytest.mark.parametrize(
    "changelog",
    [
        "# Changelog\n",
        "# Changelog\n\n## [Unreleased]\n\n- New.\n\n## [1.1.0] - 2027-01-01\n",
        "# Changelog\n\n## [Unreleased]\n\nTo be released as 1.3.0.\n\n## [1.1.0] - 2027-01-01\n",
        "# Changelog\n\n## [1.1.0] - 2027-01-01\n\nTo be released as 1.2.0.\n",
        "# Changelog\n\n## [1.2.0rc1] - 2027-01-01\n",
    ],
)
def test_a_version_the_changelog_does_not_name_is_found(changelog: str) -> None:
    assert not is_announced("1.2.0", changelog)
