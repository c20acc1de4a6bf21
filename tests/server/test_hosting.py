"""What docs/hosting.md has people install: loaded by a real nginx, and verified by systemd."""

from __future__ import annotations

import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.ports import HOST, Port
from tests.server.helpers import PATIENCE, Client, Running, begin, serving, settings_for

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="the documents are for Linux"),
]
DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "play.example.org"
OTHER = "127.0.0.2"
"""Where a second visitor comes from: all of 127.0.0.0/8 is this machine."""
TOKEN = "let-me-in"
NEWER = (1, 25, 1)
"""From here on nginx has a directive of its own for HTTP/2, and complains about the old one."""


def block(kind: str) -> str:
    """The one text of a kind in the document."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```", DOCUMENT.read_text(), re.DOTALL | re.MULTILINE)
    text: str = found
    return text


def program(name: str) -> str:
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if found is None:
        pytest.skip(f"no {name} here; .ci/bring installs it where it may")
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    made, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        [
            program("openssl"),
            *("req", "-x509", "-newkey", "rsa:2048", "-nodes"),
            *("-keyout", str(key), "-out", str(made), "-days", "2", "-subj", f"/CN={NAME}"),
            *("-addext", f"subjectAltName=DNS:{NAME}"),
        ],
        check=True,
        capture_output=True,
    )
    return made, key


def version_of(nginx: str) -> tuple[int, ...]:
    said = subprocess.run([nginx, "-v"], capture_output=True, text=True, check=True).stderr
    found = re.search(r"nginx/(\d+)\.(\d+)\.(\d+)", said)
    assert found is not None, said
    return tuple(map(int, found.groups()))


def configured(nginx: str, running: Running, port: int, made: Path, key: Path) -> str:
    """The text of the document, with our ports and files instead of its own."""
    text = block("nginx")
    old, newer = re.findall(r"^ *(listen .*?;) +# nginx .* say: (.*)$", text, re.MULTILINE)[0]
    if version_of(nginx) >= NEWER:
        text = text.replace(old, newer)
    for theirs, ours in (
        ("listen 443", f"listen {HOST}:{port}"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(made)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
        ("127.0.0.1:8000;", f"{HOST}:{running.port};"),
    ):
        assert theirs in text, theirs
        text = text.replace(theirs, ours)
    return text


@contextmanager
def proxied(running: Running, folder: Path) -> Iterator[tuple[int, ssl.SSLContext]]:
    """A real nginx with the text of the document; where it listens, and who trusts its certificate."""
    nginx, port = program("nginx"), Port()
    made, key = certificate(folder)
    kept = "".join(
        f"{what}_temp_path {folder}/{what};\n"
        for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole, errors = folder / "nginx.conf", folder / "error.log"
    whole.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {errors};\n"
        "events {}\nhttp {\naccess_log off;\n"
        f"{kept}{configured(nginx, running, port.number, made, key)}}}\n"
    )
    command = [nginx, "-p", str(folder), "-c", str(whole), "-e", str(errors)]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr
    assert "[warn]" not in tested.stderr, tested.stderr
    process = subprocess.Popen(command)
    try:
        wait_until_it_listens(process, port.number, errors)
        trusting = ssl.create_default_context(cafile=str(made))
        trusting.check_hostname = False  # it is asked by its number
        yield port.number, trusting
    finally:
        process.terminate()
        process.wait(PATIENCE)
        port.give_back()


def wait_until_it_listens(process: subprocess.Popen[bytes], port: int, errors: Path) -> None:
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((HOST, port), PATIENCE).close()
        except ConnectionRefusedError:
            assert process.poll() is None, errors.read_text()
            assert time.monotonic() < limit
            time.sleep(0.05)  # nginx says nobody when it is ready
        else:
            return


class Visitor(Client):
    """Somebody who comes through the proxy, by its name, from an address of their own."""

    def __init__(self, port: int, trusting: ssl.SSLContext, address: str = HOST) -> None:
        self.name = f"{NAME}:{port}"
        super().__init__(f"https://{self.name}", known=False)
        self.http.close()
        self.http = httpx.Client(
            base_url=f"https://{HOST}:{port}",
            headers={"host": self.name, "origin": self.url},
            transport=httpx.HTTPTransport(verify=trusting, local_address=address),
            timeout=PATIENCE,
        )
        self._port, self._trusting, self._address = port, trusting, address

    def connect(self) -> Client:
        line = socket.create_connection(
            (HOST, self._port), PATIENCE, source_address=(self._address, 0)
        )
        self._socket = self._open.enter_context(
            connect(
                f"wss://{self.name}/ws",
                sock=line,
                ssl=self._trusting,
                origin=Origin(self.url),
                additional_headers={
                    "cookie": "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
                },
                compression=None,
                open_timeout=PATIENCE,
            )
        )
        self.wait("welcome")
        return self

    def status(self, target: str) -> int:
        """Of the answer to a target exactly as it is spelt here, asked with the token of the metrics."""
        line = http.client.HTTPSConnection(
            HOST, self._port, context=self._trusting, timeout=PATIENCE
        )
        try:
            line.request(
                "GET", target, headers={"host": self.name, "authorization": f"Bearer {TOKEN}"}
            )
            return line.getresponse().status
        finally:
            line.close()


@contextmanager
def visited(folder: Path, *addresses: str, **changes: int) -> Iterator[list[Visitor]]:
    """Visitors of a server behind nginx."""
    settings = settings_for(folder, proxy=True, metrics_token=TOKEN, **changes)
    with serving(settings) as running, proxied(running, folder) as (port, trusting):
        direct = httpx.get(
            f"{running.url}/api/metrics",
            headers={"authorization": f"Bearer {TOKEN}"},
            timeout=PATIENCE,
        )
        assert direct.status_code == 200, "who asks the server itself gets them"
        visitors = [Visitor(port, trusting, address) for address in addresses]
        try:
            yield visitors
        finally:
            for visitor in visitors:
                visitor.end()


def test_a_game_is_played_through_the_nginx_of_the_documents(tmp_path: Path) -> None:
    with visited(tmp_path, HOST, OTHER) as (ana, bo):
        for visitor, name in ((ana, "Ana"), (bo, "Bo")):
            me = visitor.http.post("/api/me", json={"name": name})
            assert me.status_code == 201, me.text
            assert "; Secure" in me.headers["set-cookie"]
            assert me.headers["strict-transport-security"]
            visitor.connect()
        assert ana.http.get("/api/here").json() == {"origins": [ana.url], "local": False}
        foreign = ana.http.post("/api/me", json={}, headers={"origin": f"http://{ana.name}"})
        assert (foreign.status_code, foreign.json()["why"]) == (403, "origin_wrong")
        match = begin(ana, bo)
        told = ana.state(match)
        mover, other = (ana, bo) if told["to_act"] == [1] else (bo, ana)
        moved = mover.move(match, told["seq"], "pass")
        assert moved["t"] == "state", moved
        assert other.state(match, moved["seq"])["log"] != []


def test_nginx_shows_nobody_the_metrics_however_they_are_spelt(tmp_path: Path) -> None:
    with visited(tmp_path, HOST) as (eve,):
        assert eve.status("/api/health") == 200
        for end in ("", "/", "//", "%2f", "%2F", "/.", "/%2e", "?a=b", "x", "%00", "/..%2fmetrics"):
            assert eve.status(f"/api/metrics{end}") in (400, 404), end
        for odd in (
            *("//api/metrics", "/api//metrics", "/api/./metrics", "/./api/metrics"),
            *("/api/%6detrics", "/%61pi/metrics", "/api%2fmetrics", "/x/../api/metrics"),
        ):
            assert eve.status(odd) == 404, odd


def test_behind_nginx_limits_are_those_of_each_visitor(tmp_path: Path) -> None:
    with visited(tmp_path, HOST, OTHER, guests_per_address_hour=3) as (ana, bo):

        def new(visitor: Visitor, **headers: str) -> int:
            visitor.http.cookies.clear()
            return visitor.http.post("/api/me", json={}, headers=headers).status_code

        assert [new(ana) for _ in range(4)] == [201, 201, 201, 429]
        assert new(ana, **{"x-forwarded-for": "198.51.100.7"}) == 429, "nginx says who it is"
        assert [new(bo) for _ in range(4)] == [201, 201, 201, 429]


def test_nginx_offers_http_2(tmp_path: Path) -> None:
    with (
        serving(settings_for(tmp_path, proxy=True)) as running,
        proxied(running, tmp_path) as (port, trusting),
    ):
        trusting.set_alpn_protocols(["h2"])
        with (
            socket.create_connection((HOST, port), PATIENCE) as line,
            trusting.wrap_socket(line, server_hostname=NAME) as safe,
        ):
            assert safe.selected_alpn_protocol() == "h2"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    import pwd  # noqa: PLC0415  # not on Windows

    analyze = program("systemd-analyze")
    unit = block("ini")
    for wanted in ("UMask=0077", "StateDirectoryMode=0700", "Wants=network-online.target"):
        assert wanted in unit
    start = tmp_path / "contissimo"
    start.write_text("#!/bin/sh\n")
    start.chmod(0o755)
    # A program that is there, and a user who is: neither is what is verified.
    user = pwd.getpwuid(os.getuid()).pw_name
    for theirs, ours in (
        ("/opt/contissimo/bin/contissimo", str(start)),
        ("User=contissimo", f"User={user}"),
    ):
        assert theirs in unit
        unit = unit.replace(theirs, ours)
    file = tmp_path / "contissimo.service"

    def verified(text: str) -> tuple[int, str]:
        file.write_text(text)
        done = subprocess.run(
            [analyze, "verify", "--man=no", "--recursive-errors=no", str(file)],
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stderr

    assert verified(unit) == (0, "")
    assert "Restrt" in verified(unit.replace("Restart=", "Restrt="))[1], "it would say so"
