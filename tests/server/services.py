"""PostgreSQL and Redis for tests, started from the packages of the system and thrown away afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

SECONDS = 60.0


def program(name: str) -> str | None:
    """Where a program is; Debian keeps those of PostgreSQL out of the way."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = [str(folder / name) for folder in folders if (folder / name).exists()]
    return shutil.which(name) or (found[0] if found else None)


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        assert process.poll() is None, "the service has ended"
        try:
            socket.create_connection(("127.0.0.1", port), 1.0).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the service does not answer")


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask it to end. One that does not is killed, so that nothing is left of it, and named."""
    process.terminate()
    try:
        process.wait(60)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(60)
        raise AssertionError(f"it does not end when it is asked to: {process.args!r}") from None


@contextmanager
def running(command: list[str], port: int, user: str | None = None) -> Iterator[None]:
    """A service until it is no longer needed. SIGINT makes PostgreSQL stop without waiting for its clients."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user)
    try:
        wait_for(port, process)
        yield
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(10.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10.0)


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a fresh cluster. It will not run as root, so it runs as its own user then."""
    initdb, server = program("initdb"), program("postgres")
    assert initdb and server, "PostgreSQL is not installed"
    folder = Path(tempfile.mkdtemp(prefix="wonders-pg-"))
    user = "postgres" if os.name == "posix" and os.getuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    port = free_port()
    try:
        made = [initdb, "-D", str(folder / "data"), "-U", "wonders", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run(made, check=True, capture_output=True, user=user, cwd=folder)
        command = [server, "-D", str(folder / "data"), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)]
        with running(command, port, user):
            url = f"postgresql://wonders@127.0.0.1:{port}/postgres"
            wait_until_it_answers(url)
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_until_it_answers(url: str) -> None:
    import psycopg

    until = time.monotonic() + SECONDS
    while True:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < until
            time.sleep(0.1)


@contextmanager
def redis() -> Iterator[str]:
    """The URL of a fresh server that keeps nothing."""
    server = program("redis-server")
    assert server, "Redis is not installed"
    port = free_port()
    with running([server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], port):
        yield f"redis://127.0.0.1:{port}/0"
