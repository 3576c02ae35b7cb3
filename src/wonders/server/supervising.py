"""The parent of several workers notices at once when one of them dies."""

from uvicorn.supervisors import multiprocess


class Worker(multiprocess.Process):
    """uvicorn's parent keeps the worker's end of their line open beside its own. So when a worker died while it was
    asked for a sign of life, nothing told the parent: it heard no signal and replaced nobody until its patience of half
    a minute was over. With that end closed here, the line breaks with the worker."""

    def start(self) -> None:
        super().start()
        self.child_conn.close()


def watch_workers() -> None:
    """Let uvicorn's supervisor start its processes so; it has no place to say which."""
    multiprocess.Process = Worker  # type: ignore[misc]
