"""What a request says about its client."""

from __future__ import annotations

import pytest

from contissimo.server.guests.client import ClientInfo, client_of
from contissimo.server.settings import Settings


def client(header: str) -> ClientInfo:
    return ClientInfo({"headers": [(b"cookie", header.encode("latin-1"))]}, Settings())


@pytest.mark.parametrize(
    ("header", "cookie"),
    [
        ("", ""),
        ("contissimo=a1.b-_", "a1.b-_"),
        ("other=1; contissimo=a1; last=2", "a1"),
        ("other=1;contissimo = a1 ;last=2", "a1"),
        ("notcontissimo=a1; contissimo2=b; contissimo", ""),
        ("contissimo=a=b", "a=b"),
        ('x="; contissimo=a1', "a1"),
        ("é=1; contissimo=é", "é"),
        ("=;;=;", ""),
    ],
)
def test_our_cookie_is_found_among_others(header: str, cookie: str) -> None:
    assert client(header).cookie == cookie


def test_a_scope_is_read_once() -> None:
    scope: dict[str, object] = {"headers": []}
    assert client_of(scope, Settings()) is client_of(scope, Settings())
