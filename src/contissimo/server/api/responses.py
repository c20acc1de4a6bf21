"""Shared by the REST handlers: the client of a request, how its body is read, and how an answer is sent."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any  # a body that is encoded already; each handler says of what

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.serialization import decode_json

from contissimo.server.api.static import accepts
from contissimo.server.guests.client import ClientInfo
from contissimo.server.guests.identity import Guest
from contissimo.server.services import Services
from contissimo.server.support.lan import origins_of

HereNode = NamedDependency[Services]
HereClient = NamedDependency[ClientInfo]
Somebody = NamedDependency[Guest | None]
Known = NamedDependency[Guest]
AnyRequest = Request[object, object, State]
PLAIN = "text/plain"


class StrictRequest(Request[object, object, State]):
    """Reads a body as the type that its handler takes, and nothing else: Litestar would take 0 for false, and "7" for a number."""

    async def json(self) -> Any:
        body = self.route_handler.parsed_data_field
        assert body is not None
        return decode_json(await self.body(), target_type=body.annotation)


def origins_for_others(node: Services, client: ClientInfo) -> list[str]:
    """Where others find this server: from the machine itself its addresses in the network, which may be none; otherwise what was asked."""
    if not client.is_local:
        return [client.origin]
    return origins_of(node.settings.host, client.port)


async def json_of(client: ClientInfo, body: bytes, packed: bytes | None = None) -> Response[Any]:
    """JSON without secrets, compressed if the client accepts that."""
    headers = {"vary": "accept-encoding"}
    if accepts(client.header("accept-encoding"))("gzip"):
        headers["content-encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body) if packed is None else packed
    return Response(body, media_type="application/json", headers=headers)
