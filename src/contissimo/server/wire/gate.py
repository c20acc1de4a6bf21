"""Who may connect at all: TCP connections are counted from their first packet on, before any byte is read.

Behind a proxy every visitor comes from the proxy's address: there only the total of connections is counted, and the
proxy counts by visitor (docs/hosting.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import Any

from contissimo.server.settings import Settings
from contissimo.server.support.rate_limits import scrambled

resource: Any  # a module that some systems lack
try:
    resource = import_module("resource")
except ImportError:  # Windows, which has no such limit
    resource = None

_COURTESY = 16
"""Connections past an address's limit that get an answer; further ones are cut without one."""
_OUR_FILES = 128
"""Descriptors kept free for the database, the log and the other processes."""
_ANY_NUMBER = 1 << 30


class Place(Enum):
    FREE = 0
    FULL = 1
    """The address has reached its limit: answer that, and close."""
    NONE = 2
    """Cut it off."""


class Gate:
    """The open connections of a server, by address."""

    def __init__(self, settings: Settings, refused: Callable[[str], None]) -> None:
        self.settings = settings
        self.refused = refused
        """Counts a refusal by its code."""
        self.most = settings.tcp_connections or _most_connections()
        self._limit = _ANY_NUMBER if settings.proxy else settings.tcp_connections_per_address
        self._held: Counter[str] = Counter()
        self._open: dict[object, str] = {}

    def enter(self, transport: object, address: str) -> Place:
        key = scrambled(address)
        held = self._held[key]
        if len(self._open) >= self.most or held >= self._limit + _COURTESY:
            if not held:
                del self._held[key]
            return Place.NONE
        self._held[key] = held + 1
        self._open[transport] = key
        return Place.FREE if held < self._limit else Place.FULL

    def leave(self, transport: object) -> None:
        key = self._open.pop(transport, None)
        if key is not None:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]

    def __len__(self) -> int:
        return len(self._open)

    def counted(self, kind: Any) -> Any:  # a class that uvicorn has, or ours
        """The WebSocket protocol `kind`, which releases the place that its handshake took."""
        gate = self

        class Counted(kind):  # type: ignore[misc]  # whichever uvicorn was given
            def connection_lost(self, exc: Exception | None) -> None:
                gate.leave(self.transport)
                super().connection_lost(exc)

        return Counted


def _most_connections() -> int:
    if resource is None:
        return _ANY_NUMBER
    files: int
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return _ANY_NUMBER
    return max(files - _OUR_FILES, files // 2)


def take_all_files() -> None:
    """Raise our limit of open files to what the system allows: each connection takes one."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # a system that says more than it allows
            return
