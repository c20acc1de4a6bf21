"""Who may ask, how often, from where; and what never stands in a log."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from contissimo.server.guests.client import ClientInfo
from contissimo.server.log import hear_libraries
from contissimo.server.settings import Settings
from contissimo.server.support.rate_limits import Bucket, Counts, Rates, scrambled
from contissimo.server.wire.connection import Connection
from tests.server.helpers import PATIENCE, Clock, Running, pair, serving, settings_for, until


def test_a_socket_from_another_origin_is_refused(server: Running) -> None:
    ana = server.guest("Ana")
    cookie = {"cookie": f"contissimo={ana.http.cookies['contissimo']}"}
    address = server.url.replace("http", "ws") + "/ws"
    other_schemes = [f"{scheme}://{server.address}" for scheme in ("https", "ftp", "ws", "")]
    elsewhere = ["https://evil.example", "null", f"{server.url}.evil.example", "http://["]
    for origin in elsewhere + other_schemes:
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(
                address, origin=Origin(origin), additional_headers=cookie, open_timeout=PATIENCE
            ),
        ):
            pass
        assert refused.value.response.status_code == 403
    with connect(
        address, origin=Origin(server.url), additional_headers=cookie, open_timeout=PATIENCE
    ) as socket:
        assert '"Ana"' in str(socket.recv(5))


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_another_sites_page_can_change_nothing(server: Running, method: str) -> None:
    ana = server.guest("Ana")
    body = None if method == "DELETE" else {"name": "Eve"}
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "", "sec-fetch-site": "cross-site"},
        {"origin": "http://[203.0.113.9-and-more]"},
        {"origin": "https://evil.example", "x-forwarded-host": "evil.example"},
    ):
        answer = ana.http.request(method, "/api/me", headers=headers, json=body)
        assert (answer.status_code, answer.json()["why"]) == (403, "origin_wrong")
    assert ana.http.get("/api/me").json()["name"] == "Ana"


def test_what_libraries_say_is_logged_without_what_it_was_about(
    capfd: pytest.CaptureFixture[str],
) -> None:
    hear_libraries()
    for name in ("uvicorn.error", "asyncio"):
        capfd.readouterr()
        failure = ValueError("a secret")
        logging.getLogger(name).error("It failed\n%s", "of 203.0.113.9", exc_info=failure)
        (line,) = capfd.readouterr().err.splitlines()
        said = json.loads(line)
        assert (said["text"], said["error"], said["name"]) == ("It failed", "ValueError", name)
        assert "secret" not in line
        assert "203" not in said["text"]


def test_a_token_that_is_none_opens_no_socket(server: Running) -> None:
    address = server.url.replace("http", "ws") + "/ws"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            address, additional_headers={"authorization": "Bearer nonsense"}, open_timeout=PATIENCE
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_an_origin_can_be_allowed(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, origins=("https://play.example.org",))
    with serving(settings) as running:
        client = running.watcher()
        answer = client.http.post(
            "/api/me", json={}, headers={"origin": "https://play.example.org"}
        )
        assert answer.status_code == 201


def test_every_answer_has_the_usual_headers(server: Running) -> None:
    for path in ("/api/health", "/api/nothing", "/nothing"):
        headers = httpx.get(server.url + path, timeout=PATIENCE).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "geolocation=()" in headers["permissions-policy"]
        assert "server" not in headers


def test_in_a_network_at_home_no_header_makes_browsers_complain(server: Running) -> None:
    """At a plain address they ignore this one, and write an error for every page."""
    here = {"host": "192.168.1.7:8000"}
    answer = httpx.get(server.url + "/api/health", headers=here, timeout=PATIENCE)
    assert "cross-origin-opener-policy" not in answer.headers
    assert answer.headers["x-frame-options"] == "DENY"


METRICS = "/api/metrics"


def test_metrics_are_for_the_machine_itself(server: Running) -> None:
    assert "contissimo_moves" in httpx.get(server.url + METRICS, timeout=PATIENCE).text
    for headers in (
        {"host": "play.example.org"},
        {"x-forwarded-for": "203.0.113.9"},
        {"x-real-ip": "203.0.113.9"},
        {"via": "1.1 proxy"},
        {"authorization": "Bearer nonsense", "x-forwarded-for": "203.0.113.9"},
    ):
        answer = httpx.get(server.url + METRICS, headers=headers, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["why"]) == (404, "not_found")


@pytest.mark.parametrize("proxy", [False, True])
def test_metrics_are_for_who_has_the_token(tmp_path: Path, proxy: bool) -> None:
    settings = settings_for(tmp_path, metrics_token="let-me-in", proxy=proxy)
    with serving(settings) as running:

        def status(token: str, path: str = METRICS) -> int:
            from_elsewhere = {"x-forwarded-for": "203.0.113.9", "authorization": f"Bearer {token}"}
            return httpx.get(
                running.url + path, headers=from_elsewhere, timeout=PATIENCE
            ).status_code

        assert [status("let-me-in"), status("let-me-out")] == [200, 404]
        for odd in ("/", "//", "%2f", "%2F", "/%2e"):
            assert status("let-me-in", METRICS + odd) == 404, odd
        assert status("let-me-in", "/api//metrics") == 404
        assert status("let-me-in", "/api/%6detrics") == 404
        assert httpx.get(running.url + METRICS, timeout=PATIENCE).status_code == 200, (
            "from here, past the proxy"
        )


def test_a_proxy_is_believed_only_when_told_to() -> None:
    def asked(*, proxy: bool, forwarded: str = "203.0.113.9, 198.51.100.7") -> str:
        scope = {"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", forwarded.encode())]}
        return ClientInfo(scope, Settings(proxy=proxy)).address

    assert asked(proxy=False) == scrambled("10.0.0.1")
    assert asked(proxy=True) == scrambled("198.51.100.7")  # what our proxy itself wrote
    assert asked(proxy=True, forwarded="") == scrambled("10.0.0.1")


def test_an_address_is_kept_as_a_hash_and_ipv6_by_its_network() -> None:
    assert re.fullmatch("[0-9a-f]{24}", scrambled("198.51.100.7"))
    assert scrambled("198.51.100.7") != scrambled("198.51.100.8")
    assert scrambled("2001:db8::1") == scrambled("2001:db8::2")
    assert scrambled("2001:db8::1") != scrambled("2001:db8:0:1::1")
    assert scrambled("::ffff:198.51.100.7") == scrambled("198.51.100.7")
    assert scrambled("a unix socket") == scrambled("a unix socket")


def test_connections_are_limited_for_each_address(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, connections_per_address=3)) as running:
        clients = [running.guest().connect() for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            running.guest().connect()
        assert refused.value.response.status_code == 403
        clients[0].close()
        until(lambda: len(running.app.node.connections) == 2)
        running.guest().connect()


def test_by_default_a_whole_class_may_sit_behind_one_address() -> None:
    assert Settings().connections_per_address == 300


def test_requests_are_limited_for_each_address(tmp_path: Path) -> None:
    time = [0.0]
    with serving(settings_for(tmp_path)) as running:
        running.app.node.limits.requests = Rates(2, 20, lambda: time[0])
        client = running.watcher()

        def answers(number: int) -> list[int]:
            return [client.http.get("/api/health").status_code for _ in range(number)]

        assert answers(22) == [200] * 20 + [429] * 2
        time[0] += 1
        assert answers(4) == [200] * 2 + [429] * 2


def test_new_guests_are_limited_for_each_address(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, guests_per_address_hour=3), now=Clock()) as running:
        codes = [
            httpx.post(f"{running.url}/api/me", json={}, timeout=PATIENCE).status_code
            for _ in range(5)
        ]
    assert codes == [201] * 3 + [429] * 2


def test_only_what_matters_is_remembered_of_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contissimo.server.support.rate_limits._REMEMBERED", 10)
    time = [0.0]
    rates = Rates(1, 2, lambda: time[0])
    for number in range(1000):
        assert rates.take(str(number))
        time[0] += 1
        assert len(rates._buckets) <= 10
    for number in range(1000):  # all of them at once
        assert rates.take(f"again {number}")
        assert len(rates._buckets) <= 10


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(2, 2, 0)
    assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]


def test_a_clock_that_runs_back_costs_no_more_than_it_gave() -> None:
    bucket = Bucket(2, 2, 3600)
    assert bucket.take(0)
    assert [bucket.take(0), bucket.take(0)] == [True, False]
    assert bucket.take(1)


def test_a_count_is_given_back() -> None:
    counts = Counts(1)
    assert [counts.hold("a"), counts.hold("a"), counts.hold("b")] == [True, False, True]
    counts.release("a")
    assert counts.hold("a")


def test_no_secret_and_no_address_stands_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(settings_for(tmp_path)) as running:
        ana, bo, match = pair(running, "calculissimo")
        state = ana.state(match)
        mover = ana if state["to_act"] == [1] else bo
        mover.move(match, state["seq"], "pass")
        secret = running.app.node.rooms[match].table.secret
        assert secret.seed is not None
        pairs = ana.table(seats=[{"kind": "me", "places": 2}, {"kind": "open"}])["links"]
        bot = ana.http.post("/api/me/token").json()["token"]
        device = ana.http.post("/api/me/transfer").json()["token"]
        for number, token in enumerate((device, device)):
            adopted = running.watcher().http.post("/api/me/adopt", json={"token": token})
            assert adopted.is_success is (number == 0)
        found = bo.http.post("/api/codes", json={"code": pairs["code"]})
        assert found.status_code == 200
        (me,) = {
            c.guest_id
            for c in running.app.node.connections
            if isinstance(c, Connection) and c.guest and c.guest.name == "Ana"
        }
        hidden = [secret.seed.hex(), secret.invite, secret.watch, ana.http.cookies["contissimo"]]
        hidden += [pairs["code"], pairs["partners"]["1"], bot, device, str(me)]
        table = ana.wait("table", lambda t: t["phase"] == "running")
        assert table["fairness"]["seed"] is None
        told = "".join([*ana.raw, *bo.raw])
    logged = capsys.readouterr()
    for text in (logged.out, logged.err):
        assert not any(word in text for word in [*hidden, "127.0.0.1", "Ana"])
    assert secret.seed.hex() not in told
