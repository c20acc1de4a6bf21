"""Ports that nobody can take: found by the system, and held until they are given back."""

from __future__ import annotations

import socket

HOST = "127.0.0.1"


class Port:
    """One that is ours whether something listens or not: a server that was killed comes back on it.

    The socket that holds it never listens. So whoever connects while no server is there is refused, the system gives the number to nobody
    else, and a server that reuses addresses (ours, Redis) may bind it beside us.
    """

    def __init__(self, host: str = HOST) -> None:
        self._host = host
        self._held = _bound(host, 0)
        self.number: int = self._held.getsockname()[1]

    def listen(self) -> socket.socket:
        """A socket that takes connections from now on; they wait until a server reads them."""
        listening = _bound(self._host, self.number)
        listening.listen(100)
        return listening

    def give_back(self) -> None:
        self._held.close()


def listening(host: str = HOST) -> socket.socket:
    """A socket that listens on a port which the system finds."""
    made = _bound(host, 0)
    made.listen(100)
    return made


def _bound(host: str, number: int) -> socket.socket:
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, number))
    return made
