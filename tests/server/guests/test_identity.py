"""Guests: cookies, names, programs, another device, being forgotten."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.game import Millis
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import DAY_MILLIS
from contissimo.server.guests.names import LISTED, clean_name, listed_name
from contissimo.server.support.server_time import wall_clock
from tests.server.helpers import Client, Running, pair, serving, settings_for


def test_a_guest_gets_a_signed_cookie_that_scripts_and_other_sites_can_not_use(
    server: Running,
) -> None:
    client = Client(server.url, known=False)
    header = client.http.post("/api/me", json={"name": "Ana"}).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Strict" in header
    assert "Secure" not in header  # plain http
    name, _, signature = client.http.cookies["contissimo"].rpartition(".")
    client.http.cookies.clear()
    for forged in (f"{name}.{signature[:-2]}xx", name, "x.y", ""):
        answer = client.http.get("/api/me", headers={"cookie": f"contissimo={forged}"})
        assert (answer.status_code, answer.json()["why"]) == (401, "no_identity")
    client.end()


def test_a_cookie_lasts_from_the_last_visit_on(server: Running) -> None:
    ana = server.guest("Ana").connect()
    renewed = ana.greeting["set-cookie"], ana.http.get("/api/me").headers["set-cookie"]
    for header in renewed:
        assert header.startswith(f"contissimo={ana.http.cookies['contissimo']};")
        assert f"Max-Age={90 * 86_400}" in header
        assert "HttpOnly" in header
        assert "SameSite=Strict" in header
    nobody = server.watcher().connect()
    assert "set-cookie" not in nobody.greeting
    token = ana.http.post("/api/me/token").json()["token"]
    asked = nobody.http.get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert asked.json()["name"] == "Ana"
    assert "set-cookie" not in asked.headers  # a program keeps its token


def test_the_cookie_is_secure_on_https_when_the_proxy_is_believed(tmp_path: Path) -> None:
    https = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7"}
    for proxy in (False, True):
        with serving(settings_for(tmp_path, proxy=proxy)) as running:
            client = running.watcher()
            origin = {"origin": running.url.replace("http", "https") if proxy else running.url}
            answer = client.http.post("/api/me", json={}, headers=https | origin)
            assert ("Secure" in answer.headers["set-cookie"]) is proxy
            assert ("strict-transport-security" in answer.headers) is proxy


def test_the_key_is_in_the_database_so_a_cookie_survives_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as running:
        ana = running.guest("Ana")
        cookies = dict(ana.http.cookies)
    with serving(settings) as running:
        client = running.watcher()
        client.http.cookies.update(cookies)
        assert client.http.get("/api/me").json()["name"] == "Ana"


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("!!!", "empty"),
        ("a" * 21, "length"),
        ("two\nlines", "characters"),
        ("bidi\u202egnp", "characters"),
        ("zero\u200bwidth", "characters"),
        ("bell\x07", "characters"),
        ("z\u0301\u0302\u0303\u0304\u0305", "characters"),
        ("see http://a.b", "link"),
        ("evil.example.com", "link"),
        ("me@example", "link"),
        ("foo\u3002com", "link"),
        ("foo\uff0ecom", "link"),
        ("\u043a\u0442\u043e.\u0440\u0444", "link"),
        ("\uff48ttp\uff1a//a", "link"),
        ("10.0.0.1/x", "link"),
        ("\u3164", "characters"),
        ("Ana\u115f", "characters"),
        ("a" + "\u0e35" * 18, "characters"),
        ("a" + "\u0f71" * 18, "characters"),
        ("\u0e01" + "\u0e35\u0e48" * 2, "characters"),
        ("\u0e35Ana", "characters"),
        ("Ana \u0e35", "characters"),
        ("Ana\u20dd\u20dd\u20dd", "characters"),
        ("\ufdfa" * 8, "length"),
        ("\ufdfd Ana", "characters"),
    ],
)
def test_what_is_no_name(name: str, because: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.details["because"] == because


@pytest.mark.parametrize(
    "name",
    [
        *("Ana", "Zoë", "高橋", "O'Brien", "J. R.", "Ana  Maria", "x²"),
        *("Nguyễn Thị Ngọc Ánh", "ที่รัก", "น้ำผึ้ง", "झाड़ेंगे", "क्षितिज", "שִׁמְעוֹן", "שַּׁבָּת"),
        *("မြို့", "བསྒྲུབས", "مُحَمَّد", "ខ្ញុំ", "ஸ்ரீ", "김철수", "ｱﾅ", "Ağaoğlu", "\ufdfa"),
    ],
)
def test_what_is_a_name(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", " ".join(name.split()))


@given(st.text(max_size=60))
def test_a_clean_name_is_short_one_line_and_stays_itself(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert 1 <= len(name) <= 20
    assert name.isprintable()
    assert clean_name(name) == name


def test_names_from_the_list_differ_at_one_table() -> None:
    taken: set[str] = set()
    for number in range(9):
        taken.add(listed_name(f"guest{number % 2}", taken))
    assert len(taken) == 9
    assert taken <= set(LISTED)


def test_a_listed_table_shows_names_from_the_list(server: Running) -> None:
    ana, bo = server.guest("Rude Name").connect(), server.guest("Bo").connect()
    match = ana.table(listed=True)["match"]
    bo.done("sit", match=match)
    bo.done("enter", match=match)
    names = [p["name"] for seat in bo.wait("table")["seats"] for p in seat["people"]]
    assert set(names) <= set(LISTED)
    assert len(set(names)) == 2
    assert "Rude Name" not in server.guest().http.get("/api/tables").text
    ana.done("enter", match=match)
    ana.done("start", match=match)  # so that no other test finds it open


def test_a_name_is_fixed_during_a_game(server: Running) -> None:
    ana, _, match = pair(server)
    assert ana.http.put("/api/me", json={"name": "Zoë"}).json()["name"] == "Zoë"
    ana.done("enter", match=match)
    table = ana.wait("table", lambda t: t["phase"] == "running")
    assert table["seats"][0]["people"][0]["name"] == "Ana"


def test_who_sits_down_has_the_name_of_now_though_the_connection_is_older(server: Running) -> None:
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    bo.http.put("/api/me", json={"name": "Zoë"})
    made = ana.table()
    ana.done("enter", match=made["match"])
    bo.done("sit", match=made["match"], token=made["links"]["invite"])
    table = ana.wait("table", lambda t: t["seats"][1]["people"])
    assert table["seats"][1]["people"][0]["name"] == "Zoë"


def test_another_device_takes_over_with_a_token_that_is_good_once(server: Running) -> None:
    ana = server.guest("Ana")
    token = ana.http.post("/api/me/transfer").json()["token"]
    assert token.startswith("device-")
    phone, thief = server.watcher(), server.watcher()
    assert phone.http.post("/api/me/adopt", json={"token": token}).json()["name"] == "Ana"
    assert phone.http.get("/api/me").json()["name"] == "Ana"
    again = thief.http.post("/api/me/adopt", json={"token": token})
    assert (again.status_code, again.json()["why"]) == (400, "token_wrong")
    # It needs a click: merely opening the address does nothing.
    assert server.watcher().http.get("/api/me/adopt").status_code == 405


def test_the_token_to_another_device_runs_out(tmp_path: Path) -> None:
    late = [0]
    clock = lambda: Millis(wall_clock() + late[0])  # noqa: E731
    with serving(settings_for(tmp_path), now=clock) as running:
        ana = running.guest("Ana")
        token = ana.http.post("/api/me/transfer").json()["token"]
        late[0] = 10 * 60_000 + 1000
        phone = running.watcher()
        assert phone.http.post("/api/me/adopt", json={"token": token}).status_code == 400


def test_a_program_has_a_token_and_the_one_before_ends(server: Running) -> None:
    ana = server.guest("Ana")
    first, second = (ana.http.post("/api/me/token").json()["token"] for _ in range(2))
    program = server.watcher()
    good = program.http.get("/api/me", headers={"authorization": f"Bearer {second}"})
    assert good.json()["name"] == "Ana"
    for bad in (first, "x"):
        answer = program.http.get("/api/me", headers={"authorization": f"Bearer {bad}"})
        assert answer.status_code == 401


def test_forget_me_works_at_once(server: Running) -> None:
    ana, bo, match = pair(server)
    token = ana.http.post("/api/me/token").json()["token"]
    cookie = dict(ana.http.cookies)
    assert ana.http.delete("/api/me").status_code == 204
    assert ana.wait("bye")["why"] == "forgotten"
    program = server.watcher()
    for headers in (
        {"cookie": f"contissimo={cookie['contissimo']}"},
        {"authorization": f"Bearer {token}"},
    ):
        assert program.http.get("/api/me", headers=headers).status_code == 401
    table = bo.wait("table", lambda t: t["seats"][0]["people"][0]["name"] == "")
    assert table["seats"][0]["people"][0]["online"] is False
    assert "Ana" not in bo.http.get(f"/api/records/{match}").text


def test_who_is_forgotten_before_the_start_leaves_an_open_seat(server: Running) -> None:
    ana, bo, cy = (server.guest(name).connect() for name in ("Ana", "Bo", "Cy"))
    made = ana.table()
    match, links = made["match"], made["links"]
    bo.done("sit", match=match, token=links["invite"])
    bo.done("enter", match=match)
    assert ana.http.delete("/api/me").status_code == 204
    bo.wait("table", lambda t: t["seats"][0]["people"] == [])
    assert bo.refused("start", match=match) == "seats_open"
    invite = cy.http.post("/api/codes", json={"code": links["code"]}).json()["invite"]
    cy.done("sit", match=match, token=invite)
    cy.done("start", match=match)


def test_a_table_is_closed_when_everybody_there_and_its_maker_are_forgotten(
    tmp_path: Path,
) -> None:
    with serving(settings_for(tmp_path)) as server:
        ana, bo, eve = (server.guest(name).connect() for name in ("Ana", "Bo", "Eve"))
        made = ana.table()
        match, links = made["match"], made["links"]
        eve.done("enter", match=match, token=links["watch"])
        bo.done("sit", match=match, token=links["invite"])
        assert bo.http.delete("/api/me").status_code == 204
        assert eve.wait("table", lambda t: t["seats"][1]["people"] == [])["phase"] == "open"
        ana.done("stand", match=match)
        assert eve.wait("table", lambda t: t["seats"][0]["people"] == [])["phase"] == "open"
        assert ana.http.delete("/api/me").status_code == 204
        eve.wait("table", lambda t: t["phase"] == "closed")
        assert eve.http.post("/api/codes", json={"code": links["code"]}).status_code == 404


def test_a_connection_that_news_never_reached_seats_nobody_who_is_forgotten(
    server: Running,
) -> None:
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table()
    node = server.app.node
    connections, node.connections = node.connections, set()
    assert bo.http.delete("/api/me").status_code == 204
    node.connections = connections
    why = bo.refused("sit", match=made["match"], token=made["links"]["invite"])
    assert why == "no_identity"
    server.loop.call_soon_threadsafe(node.missed)
    assert bo.wait("bye")["why"] == "forgotten"
    assert ana.ask("ping")["t"] == "pong"


def test_idle_guests_are_forgotten_after_90_days(tmp_path: Path) -> None:
    late = [0]
    clock = lambda: Millis(wall_clock() + late[0])  # noqa: E731
    with serving(settings_for(tmp_path), now=clock) as running:
        old = running.guest("Old").connect()
        late[0] = 2 * DAY_MILLIS
        young = running.guest("Young").connect()
        late[0] = 91 * DAY_MILLIS
        running.do(running.app.node.deadlines.tidy)
        assert old.wait("bye")["why"] == "forgotten"
        assert old.http.get("/api/me").status_code == 401
        assert young.ask("ping")["t"] == "pong"
        assert young.http.get("/api/me").json()["name"] == "Young"
