"""Shared by the REST handlers: the client of a request, and how an answer is sent."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any  # a body that is encoded already; each handler says of what

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency

from contissimo.server.api.static import accepts
from contissimo.server.guests.client import ClientInfo
from contissimo.server.guests.identity import Guest
from contissimo.server.services import Services

HereNode = NamedDependency[Services]
HereClient = NamedDependency[ClientInfo]
Somebody = NamedDependency[Guest | None]
Known = NamedDependency[Guest]
AnyRequest = Request[object, object, State]
PLAIN = "text/plain"


async def json_of(client: ClientInfo, body: bytes, packed: bytes | None = None) -> Response[Any]:
    """JSON without secrets, compressed if the client accepts that."""
    headers = {"vary": "accept-encoding"}
    if accepts(client.header("accept-encoding"))("gzip"):
        headers["content-encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body) if packed is None else packed
    return Response(body, media_type="application/json", headers=headers)
