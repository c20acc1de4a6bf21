"""The application: REST by Litestar, the socket, and the headers of every answer.

`create_app` is all that a server, a test or a bench needs. Chance and time come in as arguments only here, so nothing
that an operator can type reaches them.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIResponse
from litestar.serialization import decode_json
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from contissimo import __version__
from contissimo.core.errors import BadFile, ContissimoError
from contissimo.core.game import Millis
from contissimo.server.api import class_schemas
from contissimo.server.api.responses import AnyRequest, StrictRequest
from contissimo.server.api.router import router
from contissimo.server.api.schemas import STRICT
from contissimo.server.api.static import Page
from contissimo.server.guests.client import ClientInfo, client_of
from contissimo.server.log import log
from contissimo.server.messages.outbound import write
from contissimo.server.messages.refusal import Refusal
from contissimo.server.node import GivenChance, Node
from contissimo.server.settings import Settings
from contissimo.server.support.asgi import Application, Event, Receive, Scope, Send
from contissimo.server.wire.endpoint import Endpoint
from contissimo.server.wire.gate import Gate

MAX_BODY = 32 * 1024
_SAFE = ("GET", "HEAD", "OPTIONS")
_STATUS = {
    "no_identity": 401,
    "origin_wrong": 403,
    "no_such_table": 404,
    "sheet_unknown": 404,
    "no_such_lesson": 404,
    "no_such_review": 404,
    "code_wrong": 404,
    "not_running": 409,
    "closed": 409,
    "moves_while_playing": 409,
    "moves_in_round": 409,
    **dict.fromkeys(("no_such_class", "no_such_pupil", "no_such_set", "no_such_answer"), 404),
    **dict.fromkeys(("class_open", "class_closed", "class_locked", "class_full"), 409),
    **dict.fromkeys(("animal_taken", "not_now", "no_activity", "no_round", "stale"), 409),
    **dict.fromkeys(("secret_wrong", "shut_out", "words_wrong", "removed", "not_admitted"), 403),
    "table_damaged": 409,
    "again": 503,
    "too_fast": 429,
    "too_many": 429,
    "busy": 503,
}
_HEADERS = {
    "content-security-policy": (
        # 'self' includes the socket. Nothing inline: the page's build puts everything into files.
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), interest-cohort=()",
}
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
_PART = re.compile(r"/assets/[^/]+\.(?:css|js|woff2)")
_OF_PARTS = (b"x-content-type-options", b"cross-origin-resource-policy")
# What may run is said by the document: with its parts it would only be weight, half a kilobyte each.
_RAW_PART_HEADERS = [pair for pair in _RAW_HEADERS if pair[0] in _OF_PARTS]
_JSON = (b"content-type", b"application/json")
_OPENER = (b"cross-origin-opener-policy", b"same-origin")
_HSTS = (b"strict-transport-security", b"max-age=31536000")

# A handler takes the errors that it stands at, which a mapping can't say.
_Handler = Callable[[AnyRequest, Any], Response[Refusal]]


class App:
    """An ASGI application that owns a node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.gate = Gate(node.settings, node.metrics.refused)
        self.rest = _litestar(node)
        self._rest = cast("Application", self.rest)  # Litestar has a type for each kind of event
        self._sockets = Endpoint(node)
        self.page = None if node.settings.page is None else Page(node.settings.page)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "websocket":
            if scope["path"] == "/ws":
                await self._sockets.serve(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
        elif kind == "http":
            await self._http(scope, receive, send)
        else:
            await self._rest(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope, self.node.settings)
        path = scope["path"]
        is_part = _PART.fullmatch(path) is not None
        headers = _RAW_PART_HEADERS if is_part else _RAW_HEADERS
        if not is_part and client.is_trustworthy:
            headers = [*headers, _OPENER]
        if client.is_secure:
            headers = [*headers, _HSTS]
        api = path in ("/api", "/ws") or path.startswith("/api/")

        async def send_with_headers(event: Event) -> None:
            if event["type"] == "http.response.start":
                told = [*event.get("headers", ()), *headers]
                if api and not any(name == b"cache-control" for name, _ in told):
                    told.append((b"cache-control", b"no-store"))
                event["headers"] = told
            await send(event)

        page = None if api else self.page
        if page is not None:
            served = page.serve(scope, send_with_headers, client.origin)
            if await self.node.metrics.meter.of("page", served):
                return  # from memory: not worth counting, and a class opens the page all at once
        if self._may_ask(client):
            work = self._rest(scope, receive, send_with_headers)
            await self.node.metrics.meter.of("rest", work)
            return
        self.node.metrics.refused("too_fast")
        body = write(Refusal("too_fast", {}))
        start = {"type": "http.response.start", "status": 429, "headers": [_JSON]}
        await send_with_headers(start)
        await send({"type": "http.response.body", "body": body})

    def _may_ask(self, client: ClientInfo) -> bool:
        """Whether the address has requests left, or an admitted pupil of an open class has some of their own."""
        limits = self.node.limits
        if limits.requests.take(client.address):
            return True
        guest = self.node.identity.signed(client)
        return self.node.classes.is_admitted(guest) and limits.pupils.take(guest)


def create_app(
    settings: Settings,
    chance: GivenChance | None = None,
    now: Callable[[], Millis] | None = None,
) -> App:
    """The application. `chance` and `now` are for tests and benches."""
    return App(Node(settings, chance, now))


def _litestar(node: Node) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            await node.start()
        except (
            Exception
        ) as failed:  # uvicorn would write only its text, and for an exception group not even that
            log.error("start_failed", exc_info=failed)
            raise
        try:
            yield
        finally:
            await node.stop()

    async def check_origin(request: AnyRequest) -> Response[Refusal] | None:
        client = client_of(request.scope, node.settings)
        if request.method in _SAFE or client.is_own_origin:
            return None
        return Response(Refusal("origin_wrong", {}), status_code=403)

    app = Litestar(
        route_handlers=[router(node)],
        lifespan=[lifespan],
        before_request=check_origin,
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Contissimo",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        exception_handlers={
            ContissimoError: _refused(node),
            HTTPException: _http_error(node),
            RecursionError: _unreadable(node),
            UnicodeDecodeError: _unreadable(node),
            **dict.fromkeys((DBAPIError, PoolTimeout, OSError), _away),
            **dict.fromkeys((IntegrityError, DataError, ProgrammingError), _failed),
            Exception: _failed,
        },
    )
    _correct(app.openapi_schema)
    return app


def _correct(document: OpenAPI) -> None:
    """What Litestar doesn't document: that a body may have no other fields, and that 204 has no body."""
    for kind in (*STRICT, *class_schemas.STRICT):
        document.components.schemas[kind.__name__].additional_properties = False
    for path in (document.paths or {}).values():
        responses = (path.delete and path.delete.responses) or {}
        if isinstance(nothing := responses.get("204"), OpenAPIResponse):
            nothing.content = None


def _refused(node: Node) -> _Handler:
    def handle(_: AnyRequest, error: ContissimoError) -> Response[Refusal]:
        node.metrics.refused(error.why)
        details = {
            k: v for k, v in error.details.items() if k != "file" or isinstance(error, BadFile)
        }
        return Response(Refusal(error.why, details), status_code=_STATUS.get(error.why, 400))

    return handle


def _http_error(node: Node) -> _Handler:
    codes = {404: "not_found", 405: "method_wrong", 413: "too_large"}

    def handle(_: AnyRequest, error: HTTPException) -> Response[Refusal]:
        why = codes.get(error.status_code, "unreadable")
        node.metrics.refused(why)
        return Response(
            Refusal(why, {}), status_code=error.status_code, headers=error.headers or {}
        )

    return handle


def _unreadable(node: Node) -> _Handler:
    """What msgspec raises for a body that is nested too deep or not UTF-8; from anywhere else it is our own mistake."""

    def handle(request: AnyRequest, error: Exception) -> Response[Refusal]:
        places = traceback.extract_tb(error.__traceback__)
        if not any(place.name == decode_json.__name__ for place in places):
            return _failed(request, error)
        node.metrics.refused("unreadable")
        return Response(Refusal("unreadable", {}), status_code=400)

    return handle


def _away(_: AnyRequest, error: Exception) -> Response[Refusal]:
    """The database is unresponsive, locked, full or gone: the same answer as for a move."""
    log.error("database_away", exc_info=error)
    return Response(Refusal("again", {}), status_code=503)


def _failed(_: AnyRequest, error: Exception) -> Response[Refusal]:
    log.error("failed", exc_info=error)
    return Response(Refusal("failed", {}), status_code=500)
