"""What an operator can set, by environment variables named WONDERS_…; docs/operations.md has them in one table."""

import re
from typing import Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from wonders.core.machine import usable_cores
from wonders.pad.folders import data_folder


def default_database() -> str:
    """A file in the place where the user's programs keep their things."""
    return f"sqlite:///{data_folder() / 'wonders.db'}"


def default_bot_processes() -> int:
    """One core is left to the server."""
    return max(1, usable_cores() - 1)


class Settings(BaseSettings):
    """Every limit and switch of the server."""

    model_config = SettingsConfigDict(env_prefix="WONDERS_", extra="ignore")

    db: str = Field(default_factory=default_database, description="where tables are kept: a file, or a URL")
    redis: str = Field(default="", description="URL of a Redis server, for several servers with one PostgreSQL")
    host: str = Field(default="127.0.0.1", description="address to listen at")
    port: int = Field(default=8000, ge=0, le=65535, description="port to listen at")
    workers: int = Field(default=1, ge=1, le=128, description="server processes, among which tables are shared out")
    run_folder: str = Field(default="", description="folder for the sockets between processes; made if there is none")
    root_path: str = Field(default="", description="path of the site below which the server lies, such as /wonders")
    origins: str = Field(
        default="", description="further web origins whose pages may use it (CORS), with commas; * for all"
    )
    hosts: str = Field(default="", description="host names the server answers to, with commas; empty for any")
    links: str = Field(default="", description="what links to tables begin with, for browsers on this machine")
    behind_proxy: bool = Field(default=False, description="take the visitor's address from X-Forwarded-For")
    log_format: Literal["text", "json"] = Field(default="text", description="how logs are written: text or json")
    log_level: Literal["debug", "info", "warning", "error"] = Field(default="info", description="what is logged")

    traces: str = Field(
        default="", description="URL that traces go to (OTLP over HTTP, the extra otel); empty for none"
    )

    max_tables: int = Field(default=5000, ge=1, description="tables in memory at once")
    max_sockets: int = Field(default=10000, ge=1, description="open sockets of a process")
    max_sockets_per_address: int = Field(default=200, ge=1, description="open sockets of one address")
    max_watchers: int = Field(default=100, ge=0, description="watchers of one table")
    max_lines_per_address: int = Field(default=100, ge=1, description="lines for requests of one address")
    max_message: int = Field(default=16384, ge=4096, description="bytes of a message over the socket")
    max_body: int = Field(default=65536, ge=4096, description="bytes of the body of a request")
    max_chat: int = Field(default=500, ge=0, description="things said at one table")
    creates_per_minute: int = Field(default=30, ge=1, description="tables set up, per address")
    keeps_per_day: int = Field(
        default=1000, ge=1, description="tables, profiles, notebooks and other things that are kept, per address"
    )
    tournaments_per_day: int = Field(default=10, ge=1, description="tournaments made, per address")
    joins_per_minute: int = Field(default=60, ge=1, description="seats taken and codes tried, per address")
    entries_per_minute: int = Field(default=10, ge=1, description="attempts to come back to a profile, per address")
    requests_per_minute: int = Field(default=600, ge=1, description="requests, per address")
    request_seconds: float = Field(default=10.0, gt=0, description="seconds in which a request must be whole")
    handshakes_per_12_seconds: int = Field(default=60, ge=1, description="sockets opened, per address")
    address_messages_per_20_seconds: int = Field(
        default=4000, ge=1, description="messages of all sockets of an address"
    )
    messages_per_20_seconds: int = Field(default=100, ge=1, description="messages of a socket with a seat")
    watcher_messages_per_20_seconds: int = Field(default=50, ge=1, description="messages of a watcher's socket")
    says_per_30_seconds: int = Field(default=10, ge=1, description="things said by one seat")

    reports_per_hour: int = Field(default=20, ge=1, description="reports of things said, per address")
    token_requests_per_minute: int = Field(default=120, ge=1, description="requests with one token of a program")
    push_contact: str = Field(
        default="mailto:nobody@example.org", description="where push services reach the operator: mailto: or https:"
    )
    push_seconds: float = Field(default=10.0, ge=0, description="seconds in which one may look before a push is sent")
    pushes_per_hour: int = Field(default=60, ge=1, description="pushes to one profile")
    push_allowed: str = Field(default="", description="a push service on this machine (http://HOST:PORT), for tests")
    moderators: str = Field(default="", description="profiles that decide on reports: ids or public names, with commas")
    keep_open_days: float = Field(
        default=14, ge=0, description="days an untouched table waits for its match; 0: for ever"
    )
    keep_playing_days: float = Field(default=180, ge=0, description="days an abandoned match without a clock is kept")
    keep_over_days: float = Field(default=730, ge=0, description="days a match that is over is kept, to be replayed")
    keep_chat_days: float = Field(default=90, ge=0, description="days after a match in which its chat is kept")
    keep_profiles_days: float = Field(default=730, ge=0, description="days a profile is kept that nobody uses")
    keep_reports_days: float = Field(default=180, ge=0, description="days reports are kept")
    keep_acts_days: float = Field(default=730, ge=0, description="days the acts of moderators and operators are kept")
    keep_notebooks_days: float = Field(default=730, ge=0, description="days a notebook is kept that nobody changes")
    keep_reviews_days: float = Field(default=365, ge=0, description="days the review of a match is kept")

    bot_processes: int = Field(
        default_factory=default_bot_processes, ge=1, le=64, description="processes for bots, of each server process"
    )
    bot_seconds: float = Field(default=10.0, gt=0, description="seconds after which another answers for a bot")
    bot_seconds_per_minute: int = Field(
        default=30, ge=1, description="thinking of bots, per address, before others go first"
    )
    review_nodes: int = Field(default=400, ge=1, le=100_000, description="simulations for each decision of a review")
    reviews_per_hour: int = Field(default=12, ge=1, description="matches given to be reviewed, per address")
    absence_seconds: float = Field(default=30.0, ge=0, description="how long a seat is away before others may act")
    clock_grace: float = Field(default=15.0, ge=0, description="seconds that clocks allow after a table is loaded")
    keep_seconds: float = Field(default=60.0, ge=0, description="seconds a table without visitors stays in memory")
    slow_commit: float = Field(default=0.0, ge=0, le=10, description="seconds waited before each commit, for tests")

    @field_validator("root_path")
    @classmethod
    def _a_path(cls, path: str) -> str:
        path = path.strip("/")
        if not re.fullmatch(r"[\w.~/-]*", path, re.ASCII) or ".." in path or "//" in path:
            raise ValueError("it is written like /wonders or /games/wonders")
        return f"/{path}" if path else ""

    @property
    def origin_list(self) -> frozenset[str]:
        return frozenset(origin.strip().lower().rstrip("/") for origin in self.origins.split(",") if origin.strip())

    @property
    def moderator_list(self) -> frozenset[str]:
        return frozenset(one.strip() for one in self.moderators.split(",") if one.strip())

    @property
    def host_list(self) -> frozenset[str]:
        return frozenset(host.strip().lower() for host in self.hosts.split(",") if host.strip())
