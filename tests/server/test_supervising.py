import os
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection

import pytest
from uvicorn import Config
from uvicorn.supervisors import multiprocess

from wonders.server.supervising import Worker, watch_workers


def die_when_asked(line: Connection) -> None:
    line.recv()
    os._exit(1)


def test_a_worker_that_dies_while_it_is_asked_is_missed_at_once() -> None:
    worker = Worker(Config(lambda: None), [])
    worker.process = get_context("spawn").Process(target=die_when_asked, args=(worker.child_conn,))
    worker.start()
    began = time.monotonic()
    assert not worker.is_alive(timeout=60)
    assert time.monotonic() - began < 30, "it was waited for until patience was over"
    worker.kill()
    worker.join()


def test_uvicorn_starts_such_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocess, "Process", multiprocess.Process)  # put back afterwards
    watch_workers()
    supervisor = object.__new__(multiprocess.Multiprocess)
    supervisor.config, supervisor.sockets, supervisor.processes_num, supervisor.processes = Config(""), [], 1, []
    monkeypatch.setattr(Worker, "start", lambda _: None)
    supervisor.init_processes()
    assert [type(one) for one in supervisor.processes] == [Worker]
