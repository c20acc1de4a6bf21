"""A WebSocket from its handshake to its end: who may come in, what is heard of them, and what is left when they go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from contissimo.server.guests.client import Asked
from contissimo.server.messages.inbound import VERSION, WRITE
from contissimo.server.messages.outbound import Welcome
from contissimo.server.wire.connection import Connection

if TYPE_CHECKING:
    from contissimo.server.node import Node


async def serve(node: Node, scope: Any, receive: Any, send: Any) -> None:
    """One WebSocket from its handshake to its end."""
    asked = Asked(scope, node.settings)
    await receive()
    if not node.ready or not asked.is_own_origin:
        await send({"type": "websocket.close", "code": 1008})
        return
    address = asked.address
    if not node.sockets.hold(address):
        await send({"type": "websocket.close", "code": 1013})
        return
    try:
        guest = await node.identity.of(asked, node.now())
        if guest is None and asked.token:
            await send({"type": "websocket.close", "code": 1008})
            return
        accept: dict[str, Any] = {"type": "websocket.accept"}
        if guest is not None and not asked.token:
            # The page has nothing else to ask us: the cookie lasts from the last visit on, as the guest does.
            cookie = node.identity.cookie(guest, secure=asked.is_secure)
            accept["headers"] = [(b"set-cookie", cookie.encode())]
        await send(accept)
        extension = scope.get("extensions", {}).get(WRITE, NO_SHORT_CUT)
        connection = Connection(node, guest, send, extension)
        connection.address = address
        extension["listen"](connection.hear_at_once, connection.frame_came)
        await _talk(connection, receive)
    finally:
        node.sockets.release(address)


NO_SHORT_CUT: dict[str, Callable[..., Any]] = {
    "at_once": lambda _: False,
    "listen": lambda *_: None,
    "abort": lambda: None,
    "deafen": lambda: None,
}
"""Of a server whose frames know none."""


async def _talk(connection: Connection, receive: Any) -> None:
    node, guest = connection.node, connection.guest
    node.connections.add(connection)
    node.metrics.connections.set(len(node.connections))
    connection.tell(Welcome(VERSION, None if guest is None else guest.name, node.now()))
    telling = asyncio.create_task(connection.send_all())
    try:
        while True:
            event = await receive()
            async with connection.turn:
                if event["type"] != "websocket.receive":
                    break
                await connection.hear(event.get("text") or event.get("bytes") or b"")
            if telling.done():
                break
            if connection.is_behind:
                await asyncio.sleep(0)  # answers go out even while messages keep coming in
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        node.connections.discard(connection)
        node.lists.forget(connection)
        node.metrics.connections.set(len(node.connections))
        connection.leave_all()
        node.gone()
