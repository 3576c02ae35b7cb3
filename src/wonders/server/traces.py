"""Traces of requests for OpenTelemetry: an extra, and off unless the operator names where they go.

They tell the kind of a request, how long it took and how it ended. Ids of tables, addresses and what stands behind a
question mark are left out, tokens are never part of a trace, and sockets, which last for hours, are not traced.
"""

import re
from typing import TYPE_CHECKING, Final, Protocol

from starlette.types import Scope

from wonders.core.extras import MissingExtra

if TYPE_CHECKING:
    from fastapi import FastAPI
    from opentelemetry.sdk.trace.export import SpanExporter

UNTRACED: Final = "/ws$,/healthz$,/metrics$"
TABLE: Final = re.compile(r"^(/api/tables)/(?!mine$|by-code/)[^/]+|(?<=^/api/tables/by-code/).+")


def check_traces() -> None:
    """A sentence if what traces need is not installed."""
    try:
        import opentelemetry.instrumentation.asgi
        import opentelemetry.sdk.trace  # noqa: F401
    except ModuleNotFoundError:
        raise MissingExtra("WONDERS_TRACES needs OpenTelemetry", "otel") from None


def add_traces(app: "FastAPI", endpoint: str, exporter: "SpanExporter | None" = None) -> None:
    """Trace requests that have passed the guard, and send them where the operator wants them."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.instrumentation.asgi import OpenTelemetryMiddleware
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": "wonders"}))
    provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter(endpoint=endpoint)))
    app.state.tracer_provider = provider
    app.add_middleware(
        OpenTelemetryMiddleware,
        excluded_urls=UNTRACED,
        default_span_details=named,
        tracer_provider=provider,
        exclude_spans=["receive", "send"],
        server_request_hook=_discreet,
    )


def named(scope: Scope) -> tuple[str, dict[str, str]]:
    """The kind of a request: all tables have the same name."""
    path = TABLE.sub(lambda found: f"{found[1]}/{{id}}" if found[1] else "{code}", scope["path"])
    return f"{scope.get('method', '')} {path}".strip(), {"http.route": path}


class Span(Protocol):
    """A span of OpenTelemetry, as far as it is used."""

    def set_attribute(self, key: str, value: str, /) -> object: ...


def _discreet(span: Span, scope: Scope) -> None:
    """What names a table or a visitor is not told."""
    _, told = named(scope)
    for name in ("http.url", "http.target", "url.full", "url.path", "http.route"):
        span.set_attribute(name, told["http.route"])
    for name in ("url.query", "net.peer.ip", "client.address", "net.peer.port", "client.port", "http.user_agent"):
        span.set_attribute(name, "")
