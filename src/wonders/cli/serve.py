"""`wonders serve`, and plain `wonders`: the server, for one person or many."""

import logging.config
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from logging import ERROR, INFO, WARNING
from typing import TYPE_CHECKING

from wonders.cli.findings import told
from wonders.cli.lan import lan_address, offer_link, works_here_only
from wonders.cli.screen import console
from wonders.cli.settings import chosen_language
from wonders.core.decisions import WondersError
from wonders.core.machine import usable_cores
from wonders.core.options import BadOption
from wonders.core.wire import JsonObject
from wonders.texts import Texts

if TYPE_CHECKING:
    from wonders.server.settings import Settings


Say = Callable[[int, str], None]
"""Says a sentence, with how grave it is."""

TELLING = "telling where it serves"
"""The name of the thread that does."""

LONGEST_FOLDER = 60
"""Bytes; the path of a Unix socket in it may have a hundred."""


def run(
    host: str | None = None,
    port: int | None = None,
    db: str | None = None,
    workers: int | None = None,
    root_path: str | None = None,
    open_browser: bool = False,
    lan: bool = False,
) -> None:
    """Serve until told to stop; with `lan`, for everybody in the local network."""
    address = lan_address() if lan else ""
    given = {"host": host or ("0.0.0.0" if lan else None), "port": port, "db": db, "workers": workers}
    given["root_path"] = root_path
    settings = read_settings({name: value for name, value in given.items() if value is not None})
    from wonders.server.traces import check_traces

    say = _voice(settings)
    try:
        port = _free_port(settings.host, settings.port, searching=open_browser)
        links = f"http://{address}:{port}{settings.root_path}" if lan else settings.links
        settings = settings.model_copy(update={"port": port, "links": links})
        _check_workers(settings)
        _check_database(settings)
        if settings.traces:
            check_traces()
    except WondersError as wrong:
        if settings.log_format == "text":
            raise
        say(ERROR, str(wrong))
        sys.exit(2)
    _name_unknown_variables(say)
    ended = threading.Event()
    given_on = (settings, say, open_browser, lan, ended)
    threading.Thread(target=_tell_when_up, args=given_on, name=TELLING, daemon=True).start()
    try:
        _serve(settings)
    finally:
        ended.set()


def _voice(settings: "Settings") -> Say:
    """How the command itself speaks: in sentences, or where logs are for programs, in lines like all others."""
    if settings.log_format == "text":
        return lambda level, text: console(stderr=True).print(text, soft_wrap=True, markup=False)
    from wonders.server.logs import log_config

    logging.config.dictConfig(log_config(True, settings.log_level))
    logging.captureWarnings(True)
    return logging.getLogger("wonders.server").log


def read_settings(given: JsonObject) -> "Settings":
    """The settings of the environment, with some given; a sentence for what does not fit."""
    from pydantic import ValidationError

    from wonders.server.settings import Settings

    try:
        return Settings(**given)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        raise BadOption(f"The setting {first['loc'][0]} does not fit: {first['msg']}.") from None


def _check_workers(settings: "Settings") -> None:
    if settings.workers > 1 and sys.platform == "win32":
        raise BadOption("Several workers pass open lines on to each other, which Windows does not let them do.")
    if len(os.fsencode(settings.run_folder)) > LONGEST_FOLDER:
        raise BadOption(f"The path of the folder for sockets may have {LONGEST_FOLDER} bytes at most.")
    if settings.run_folder:
        try:
            os.makedirs(settings.run_folder, mode=0o700, exist_ok=True)
        except OSError as wrong:
            raise BadOption(f"The folder {settings.run_folder} cannot be made: {wrong.strerror}.") from None


def _check_database(settings: "Settings") -> None:
    """Whatever is wrong with it is told before anything is served."""
    from wonders.server.store.databases import open_database

    open_database(settings.db).engine.dispose()


def _name_unknown_variables(say: Say) -> None:
    """A slip in a variable's name would silently leave a setting as it is."""
    from wonders.server.doctor import variables

    texts = Texts(chosen_language(None))
    for one in variables(os.environ):
        said = told(one, texts)
        say(WARNING, f"{said['text']} {said['advice']}")


def _serve(settings: "Settings") -> None:
    import uvicorn

    from wonders.server.metrics import FOLDER
    from wonders.server.serving import options
    from wonders.server.supervising import watch_workers

    with tempfile.TemporaryDirectory(prefix="wonders-") as folder:  # open to this user only
        alone = settings.workers == 1
        settings = settings.model_copy(update={} if alone else _shared(settings, folder))
        if not alone:
            os.environ[FOLDER] = os.path.join(folder, "metrics")
            os.mkdir(os.environ[FOLDER])
            watch_workers()
        for name, value in settings.model_dump().items():
            os.environ[f"WONDERS_{name.upper()}"] = str(value)  # each worker reads its settings from here
        uvicorn.run(
            "wonders.server.app:served",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=None if alone else settings.workers,
            **options(settings),
        )


def _shared(settings: "Settings", folder: str) -> dict[str, object]:
    """What several workers share: the folder of their sockets, and the cores for bots."""
    cores = {} if "bot_processes" in settings.model_fields_set else {"bot_processes": _cores_each(settings.workers)}
    return {"run_folder": settings.run_folder or folder, **cores}


def _cores_each(workers: int) -> int:
    return max(1, (usable_cores() - workers) // workers)


def _free_port(host: str, port: int, searching: bool) -> int:
    """The port, if it is free; whoever just wants to play gets the next one that is."""
    for candidate in range(port, port + (20 if searching else 1)):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError as wrong:
                reason = wrong.strerror or str(wrong)
                continue
            bound: int = probe.getsockname()[1]
            return bound
    raise BadOption(f"The server cannot listen at {host}, port {port}: {reason}.")


def _shown(host: str, here: bool) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1" if here else socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), 1.0).close()
    except OSError:
        return False
    return True


def _tell_when_up(settings: "Settings", say: Say, open_browser: bool, lan: bool, ended: threading.Event) -> None:
    """Say where it serves and for whom, and open the browser, as soon as somebody answers there."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    while not _answers(host, settings.port):
        if ended.wait(0.1):
            return
    texts = Texts(chosen_language(None))
    url = f"http://{_shown(settings.host, here=open_browser)}:{settings.port}{settings.root_path}/"
    say(INFO, texts.text("cli-serving", url=url))
    if lan and settings.log_format == "text":
        offer_link(f"{settings.links}/", texts)
    elif works_here_only(settings.host) and not settings.links and not settings.behind_proxy:
        say(INFO, texts.text("cli-here-only"))
    if open_browser:
        webbrowser.open(url)
