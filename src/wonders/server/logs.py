"""Logs: one line an event, as text or as JSON. No token, name or thing said ever stands in them."""

import json
import logging
from typing import Final

from wonders.core.wire import JsonObject

FIELDS: Final = ("table", "seat", "error", "status", "seconds", "count")
"""What may stand beside the message."""


class Lines(logging.Formatter):
    """Text for people, or JSON for programs."""

    def __init__(self, as_json: bool) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if not self._as_json:
            told = " ".join(f"{name}={value}" for name, value in extra.items())
            return f"{super().format(record)} {told}".rstrip()
        line: JsonObject = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **extra,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class OurFaults(logging.Filter):
    """Passes over uvicorn's traces of text that is no UTF-8: they are the visitor's fault, and would fill disks."""

    def filter(self, record: logging.LogRecord) -> bool:
        wrong = record.exc_info[1] if record.exc_info else None
        return not (record.name == "uvicorn.error" and isinstance(wrong, UnicodeDecodeError))


def log_config(as_json: bool, level: str) -> JsonObject:
    """For `logging.config`, uvicorn's own loggers included. Requests are not logged one by one: see /metrics."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "wonders.server.logs.Lines", "as_json": as_json}},
        "filters": {"ours": {"()": "wonders.server.logs.OurFaults"}},
        "handlers": {
            "err": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["ours"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["err"], "level": "INFO" if level == "debug" else level.upper()},
        "loggers": {
            # Ours alone may go into detail: libraries tell every frame and statement, with all that is secret in them.
            "wonders": {"level": level.upper()},
            "uvicorn.access": {"level": "WARNING"},
            "alembic": {"level": "WARNING"},
        },
    }
