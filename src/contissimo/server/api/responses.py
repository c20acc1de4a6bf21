"""What the handlers of REST share: who is asked, by whom, and how an answer goes out."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import Response
from litestar.di import NamedDependency

from contissimo.server.api.static import accepts
from contissimo.server.guests.client import Asked
from contissimo.server.guests.identity import Guest
from contissimo.server.node import Node

HereNode = NamedDependency[Node]
HereAsked = NamedDependency[Asked]
Somebody = NamedDependency[Guest | None]
Known = NamedDependency[Guest]
PLAIN = "text/plain"


async def json_of(asked: Asked, body: bytes, packed: bytes | None = None) -> Response[Any]:
    """JSON without secrets, compressed for whoever takes that."""
    headers = {"vary": "accept-encoding"}
    if accepts(asked.header("accept-encoding"))("gzip"):
        headers["content-encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body) if packed is None else packed
    return Response(body, media_type="application/json", headers=headers)
