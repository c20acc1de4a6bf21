"""A WebSocket from its handshake to its end: who may connect, receiving, and cleaning up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any  # as the frames of our own give them

from contissimo.server.guests.client import client_of
from contissimo.server.messages.inbound import VERSION, WRITE
from contissimo.server.messages.outbound import Welcome
from contissimo.server.services import Services
from contissimo.server.support import gc_tuning
from contissimo.server.support.asgi import Event, Receive, Scope, Send
from contissimo.server.wire import dispatch
from contissimo.server.wire.connection import Connection

NO_SHORT_CUT: dict[str, Callable[..., Any]] = {
    "at_once": lambda _: False,
    "listen": lambda *_: None,
    "abort": lambda: None,
    "deafen": lambda: None,
}
"""For a server whose frames have no `listen`."""


class Endpoint:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._gone = 0
        """Connections that are no more."""

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One WebSocket from its handshake to its end."""
        services = self._services
        client = client_of(scope, services.settings)
        await receive()
        if not services.ready or not client.is_own_origin:
            await send({"type": "websocket.close", "code": 1008})
            return
        address = client.address
        if not services.limits.sockets.hold(address):
            await send({"type": "websocket.close", "code": 1013})
            return
        try:
            guest = await services.identity.of(client, services.now())
            if guest is None and client.token:
                await send({"type": "websocket.close", "code": 1008})
                return
            accept: Event = {"type": "websocket.accept"}
            if guest is not None and not client.token:
                # The page makes no other request: the cookie lasts from the last visit on, like the guest.
                cookie = services.identity.cookie(guest, secure=client.is_secure)
                accept["headers"] = [(b"set-cookie", cookie.encode())]
            await send(accept)
            short_cut = scope.get("extensions", {}).get(WRITE, NO_SHORT_CUT)
            connection = Connection(
                services,
                dispatch.do,
                guest,
                send=send,
                short_cut=short_cut,
                address=address,
            )
            short_cut["listen"](connection.frame_came, connection.hear_at_once)
            await self._talk(connection, receive)
        finally:
            services.limits.sockets.release(address)

    async def _talk(self, connection: Connection, receive: Receive) -> None:
        services, guest = self._services, connection.guest
        services.connections.add(connection)
        services.metrics.connections.set(len(services.connections))
        name, face = (None, None) if guest is None else (guest.name, guest.face)
        connection.tell(Welcome(VERSION, name, services.now(), face))
        sending = asyncio.create_task(connection.send_all())
        try:
            while True:
                event = await receive()
                if event["type"] != "websocket.receive":
                    await connection.settle()
                    break
                await connection.hear_in_turn(event.get("text") or event.get("bytes") or b"")
                if sending.done():
                    break
                if connection.is_behind:
                    await asyncio.sleep(0)  # answers go out even while messages keep arriving
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            services.connections.discard(connection)
            services.lists.forget(connection)
            services.metrics.connections.set(len(services.connections))
            dispatch.leave_all(connection)
            self._count_gone()

    def _count_gone(self) -> None:
        self._gone += 1
        if self._gone % gc_tuning.GONE == 0:
            gc_tuning.collect_all()
