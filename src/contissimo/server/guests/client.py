"""What a request or handshake says about its client: address, origin, cookie, token."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from litestar.types import HTTPScope

from contissimo.server.settings import Settings
from contissimo.server.support.asgi import Scope
from contissimo.server.support.lan import is_loopback
from contissimo.server.support.rate_limits import scrambled

COOKIE = "contissimo"
_KEPT = "contissimo.client"
"""Where a scope keeps what was read of it."""
_SECURE = {"http": "https", "ws": "wss"}


class ClientInfo:
    """The headers of an ASGI scope, as far as they can be trusted."""

    def __init__(self, scope: Scope | HTTPScope, settings: Settings) -> None:
        headers: Iterable[tuple[bytes, bytes]] = scope.get("headers", ())
        self._headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in headers}
        self._settings = settings
        client = scope.get("client")
        self._client = client[0] if client else ""
        self._scheme = scope.get("scheme", "http")
        server = scope.get("server")
        self.port: int = (server[1] if server else None) or settings.port

    def header(self, name: str) -> str:
        return self._headers.get(name, "")

    @property
    def address(self) -> str:
        """A key for the client. The last address is the one that our own proxy wrote."""
        forwarded = self.header("x-forwarded-for") if self._settings.proxy else ""
        return scrambled(forwarded.rpartition(",")[2].strip() or self._client)

    @property
    def is_secure(self) -> bool:
        forwarded = self.header("x-forwarded-proto") if self._settings.proxy else ""
        return (forwarded or self._scheme) in _SECURE.values()

    @property
    def is_trustworthy(self) -> bool:
        """Whether browsers call the origin trustworthy, as far as we can know; at any other they complain of some headers."""
        return self.is_secure or self._settings.proxy or is_loopback(self.host)

    @property
    def host(self) -> str:
        forwarded = self.header("x-forwarded-host") if self._settings.proxy else ""
        return (forwarded or self.header("host")).lower()

    @property
    def is_local(self) -> bool:
        """Whether the request came from this machine itself, under a local name; a proxy asks on behalf of others."""
        return not self._settings.proxy and self._is_loopback

    @property
    def _is_loopback(self) -> bool:
        return is_loopback(self.host) and is_loopback(
            f"[{self._client}]" if ":" in self._client else self._client
        )

    @property
    def is_undisguised(self) -> bool:
        """Whether the request came from this machine itself and not through a proxy, even if one is configured."""
        names = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
        return not any(map(self.header, names)) and self._is_loopback

    @property
    def origin(self) -> str:
        """The address that was asked, as a browser shows it."""
        return f"{'https' if self.is_secure else 'http'}://{self.host}"

    @property
    def is_own_origin(self) -> bool:
        """Whether this can't have been sent by a foreign page in a browser. Programs send no origin."""
        origin = self.header("origin").lower()
        if not origin:
            return self.header("sec-fetch-site") in ("", "same-origin", "none")
        if origin in {allowed.lower().rstrip("/") for allowed in self._settings.origins}:
            return True
        return origin == self.origin

    @property
    def cookie(self) -> str:
        """Ours has no quotes and no escapes. The library's parser takes ten times as long for a header full of others."""
        for part in self.header("cookie").split(";"):
            name, _, value = part.partition("=")
            if name.strip() == COOKIE:
                return value.strip()
        return ""

    @property
    def token(self) -> str:
        kind, _, token = self.header("authorization").partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""


def client_of(scope: Scope | HTTPScope, settings: Settings) -> ClientInfo:
    """The client of a request or handshake, read once."""
    # Litestar's scope has fixed keys for its type checker; ASGI allows others.
    kept = cast("Scope", scope)
    found: ClientInfo | None = kept.get(_KEPT)
    if found is None:
        found = kept[_KEPT] = ClientInfo(scope, settings)
    return found
