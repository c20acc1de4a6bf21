"""REST for operators: the server's addresses, health and metrics."""

from __future__ import annotations

import hmac

from litestar import Response, get
from litestar.exceptions import NotFoundException

from contissimo.server.api.responses import AnyRequest, HereClient, HereNode, origins_for_others
from contissimo.server.api.schemas import REFUSALS, UNWELL, Health, Here
from contissimo.server.messages.inbound import VERSION


@get("/here", responses=REFUSALS, summary="Under which address do others find this server?")
async def here(client: HereClient, node: HereNode) -> Here:
    return Here(origins_for_others(node, client), local=client.is_local)


@get("/health", responses=UNWELL, summary="Is the server up?")
async def health(node: HereNode) -> Response[Health]:
    well = node.ready and node.health.can_write
    found = Health(well, VERSION, node.health.since)
    return Response(found, status_code=200 if well else 503)


_METRICS = b"/api/metrics"


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(node: HereNode, client: HereClient, request: AnyRequest) -> bytes:
    """For this machine itself, or for clients with the token; for others, and under other spellings, it does not exist."""
    token = node.settings.metrics_token
    known = bool(token) and hmac.compare_digest(client.token.encode(), token.encode())
    if request.scope["raw_path"] != _METRICS or not (known or client.is_undisguised):
        raise NotFoundException
    return node.metrics.text()
