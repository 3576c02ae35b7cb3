"""Nets compute on one core, unless somebody wants it otherwise."""

import os

import pytest

from wonders.bots.threads import LIBRARIES, one_thread


def test_what_somebody_has_asked_for_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in LIBRARIES:
        monkeypatch.delenv(f"{library}_NUM_THREADS", raising=False)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "4")
    one_thread()
    assert [os.environ[f"{library}_NUM_THREADS"] for library in LIBRARIES] == ["4", "1", "1"]


def test_the_command_asks_for_it_before_anything_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    from wonders.cli import main

    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    seen: list[str | None] = []
    monkeypatch.setattr(main, "app", lambda prog_name: seen.append(os.environ.get("OPENBLAS_NUM_THREADS")))
    monkeypatch.setattr(main, "prepare_streams", lambda: None)
    main.main()
    assert seen == ["1"]
