"""Where others in the network find the server: what an invitation made on localhost carries."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from contissimo.server.guests.client import ClientInfo
from contissimo.server.settings import Settings
from contissimo.server.support import lan
from contissimo.server.support.lan import is_loopback, lan_addresses, origins_of
from tests.server.helpers import PATIENCE, Running, serving, settings_for

EVERYWHERE = lan.EVERY_ADDRESS[0]


def test_a_request_to_localhost_is_told_the_networks_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "lan_addresses", lambda: ["192.168.1.7", "10.8.0.2"])
    with serving(settings_for(tmp_path, host=EVERYWHERE)) as server:
        port = server.port
        for name in ("localhost", "127.0.0.1"):
            answer = httpx.get(
                f"http://127.0.0.1:{port}/api/here",
                headers={"host": f"{name}:{port}"},
                timeout=PATIENCE,
            )
            assert answer.json() == {
                "origins": [f"http://192.168.1.7:{port}", f"http://10.8.0.2:{port}"],
                "local": True,
            }
        elsewhere = httpx.get(
            f"http://127.0.0.1:{port}/api/here",
            headers={"host": f"192.168.1.7:{port}"},
            timeout=PATIENCE,
        )
        assert elsewhere.json() == {"origins": [f"http://192.168.1.7:{port}"], "local": False}


def test_a_server_that_listens_to_nobody_else_has_no_address_for_them(server: Running) -> None:
    answer = httpx.get(server.url + "/api/here", timeout=PATIENCE)
    assert answer.json() == {"origins": [], "local": True}


def asked(client: str, host: str, *, proxy: bool = False, **headers: str) -> ClientInfo:
    told = {"host": host} | {name.replace("_", "-"): value for name, value in headers.items()}
    scope = {
        "client": (client, 5),
        "headers": [(name.encode(), value.encode()) for name, value in told.items()],
    }
    return ClientInfo(scope, Settings(proxy=proxy))


def test_only_the_machine_itself_is_told_its_addresses() -> None:
    assert asked("127.0.0.1", "localhost:8000").is_local
    assert asked("::1", "[::1]:8000").is_local
    assert not asked("192.168.1.9", "localhost:8000").is_local, "anybody can write a header"
    assert not asked("127.0.0.1", "play.example.org").is_local
    assert not asked("127.0.0.1", "localhost", proxy=True).is_local, "the proxy speaks for others"
    behind = asked(
        "127.0.0.1",
        "localhost",
        proxy=True,
        x_forwarded_host="play.example.org",
        x_forwarded_proto="https",
    )
    assert behind.origin == "https://play.example.org"


@pytest.mark.parametrize(
    ("host", "own"),
    [
        *(("localhost", True), ("localhost:8000", True), ("127.0.0.2:80", True), ("[::1]", True)),
        *(("table.localhost:8000", True), ("192.168.1.7:8000", False), ("[2001:db8::1]:80", False)),
        *(("localhost.example.org", False), ("", False)),
    ],
)
def test_names_of_the_machine_itself(host: str, own: bool) -> None:
    assert is_loopback(host) == own


def test_no_packet_is_sent_to_find_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def kinds(*given: Any) -> Any:
        assert given == (socket.AF_INET, socket.SOCK_DGRAM)
        return made(*given)

    made = socket.socket
    monkeypatch.setattr(socket, "socket", kinds)
    for address in lan_addresses():
        assert not is_loopback(address)


def test_addresses_that_nobody_else_can_use_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = iter(["192.168.1.7", "127.0.0.1", "169.254.3.4", None, "192.168.1.7"])
    monkeypatch.setattr(lan, "_source", lambda _far: next(sources))
    assert lan_addresses() == ["192.168.1.7"]


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplugged(socket.socket):
        def connect(self, _address: Any) -> None:
            raise OSError

    monkeypatch.setattr(socket, "socket", Unplugged)
    assert lan_addresses() == []
    assert origins_of(EVERYWHERE, 8000) == []
    assert origins_of(EVERYWHERE, 8000, ["192.168.1.7"]) == ["http://192.168.1.7:8000"]
    assert origins_of("127.0.0.1", 8000, ["192.168.1.7"]) == []
