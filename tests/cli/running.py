"""Running the command in this process, as if it had been typed."""

import io
import json
import logging
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from wonders.cli.main import main


@dataclass(frozen=True)
class Ran:
    """What a command wrote, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Terminal:
    """Types commands. Its language is English unless a command says otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._patch = monkeypatch
        self._capture = capsys
        monkeypatch.setenv("LC_ALL", "C")
        monkeypatch.setenv("COLUMNS", "80")

    def run(self, *words: object, typed: str = "") -> Ran:
        self._patch.setattr(sys, "argv", ["wonders", *map(str, words)])
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        # A command that sets up its logs closes all handlers there are, and some close the stream of the tests.
        self._patch.setattr(logging, "_handlerList", [])
        self._capture.readouterr()
        code: Any = 0
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
        out, err = self._capture.readouterr()
        return Ran(code, out, err)

    def refused(self, *words: object) -> str:
        """The sentence of a command that must end with exit code 2 and nothing else."""
        ran = self.run(*words)
        assert ran.code == 2 and ran.out == "" and "Traceback" not in ran.err
        return ran.err.strip()
