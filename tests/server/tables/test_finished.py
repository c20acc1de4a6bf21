"""One's own finished games: only one's own, page by page, and gone with their guest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from contissimo.server.storage.schema import matches, snapshots
from contissimo.server.tables.finished import MOST, finished
from tests.server.helpers import Client, Clock, Running, begin, pair, serving, settings_for

ME, GREEDY = {"kind": "me"}, {"kind": "computer", "level": "greedy"}


def ended(client: Client, other: Client, match: str) -> str:
    client.move(match, client.state(match)["seq"], "resign")
    for each in (client, other):
        each.wait("table", lambda t: t["match"] == match and t["phase"] == "over")
    return match


def games(client: Client, **query: Any) -> list[dict[str, Any]]:
    answer = client.http.get("/api/me/games", params=query)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


def test_a_game_is_listed_once_it_is_over_for_those_who_sat_there(server: Running) -> None:
    ana, bo, match = pair(server, "calculissimo")
    eve = server.guest("Eve").connect()
    assert games(ana) == []
    ended(ana, bo, match)
    (mine,) = games(ana)
    assert (mine["match"], mine["game"], mine["yours"]) == (match, "calculissimo", [1])
    assert [seat["people"][0]["name"] for seat in mine["seats"]] == ["Ana", "Bo"]
    assert (mine["winners"], len(mine["scores"])) == ([2], 2)
    assert mine["ended"] > 0
    (theirs,) = games(bo)
    assert theirs == mine | {"yours": [2]}
    assert games(eve) == []
    # Whom one shows it to can read it with this.
    record = eve.http.get(f"/api/records/{match}", params={"token": mine["watch"]})
    assert record.status_code == 200
    assert eve.http.get(f"/api/records/{match}").status_code == 404


def test_nobody_is_told_whether_the_others_are_online_now(server: Running) -> None:
    ana, bo, match = pair(server)
    ended(ana, bo, match)
    bo.close()
    people = [person for game in games(ana) for seat in game["seats"] for person in seat["people"]]
    assert [(person["online"], person["away"]) for person in people] == [(False, None)] * 2


def test_who_only_made_the_table_did_not_play(server: Running) -> None:
    host, ana = server.guest("Eve").connect(), server.guest("Ana").connect()
    made = host.table(seats=[{"kind": "open"}, GREEDY])
    match = made["match"]
    ana.done("sit", match=match, token=made["links"]["invite"])
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match)
    ana.move(match, ana.state(match)["seq"], "resign")
    ana.wait("table", lambda t: t["phase"] == "over")
    assert [game["match"] for game in games(ana)] == [match]
    assert games(host) == []


def test_those_that_ended_last_come_first_and_the_others_follow(tmp_path: Path) -> None:
    """Two of them end in the same millisecond."""
    clock = Clock()
    with serving(settings_for(tmp_path, give_seconds=600), now=clock) as server:
        ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
        played = []
        for seconds in (0, 5, 5, 0, 5):
            clock.pass_time(seconds)
            played.append(ended(ana, bo, begin(ana, bo)))
        whole = [game["match"] for game in games(ana)]
        assert whole[0] == played[4]
        assert sorted(whole[1:3]) == sorted(played[2:4])
        assert whole[3:] == [played[1], played[0]]
        found: list[str] = []
        after = None
        for _ in range(3):
            query = {"most": 2} | ({} if after is None else {"after": after})
            answer = ana.http.get("/api/me/games", params=query).json()
            found += [game["match"] for game in answer["games"]]
            after = answer["next"]
        assert (found, after) == (whole, None)


def test_a_list_is_never_longer_than_a_page(server: Running) -> None:
    ana = server.guest("Ana")
    for query in ({"most": MOST + 1}, {"most": 0}, {"after": "yesterday"}, {"after": "1-../x"}):
        assert ana.http.get("/api/me/games", params=query).status_code == 400
    assert server.watcher().http.get("/api/me/games").json()["why"] == "no_identity"


def test_the_list_goes_with_its_guest_and_names_go_from_the_others(server: Running) -> None:
    ana, bo, match = pair(server)
    ended(ana, bo, match)
    guest = server.do(
        lambda: server.app.node.store.row(select(matches.c.host).where(matches.c.id == match))
    )
    assert guest is not None
    assert ana.http.delete("/api/me").status_code == 204
    assert ana.http.get("/api/me/games").json()["why"] == "no_identity"
    left = server.do(lambda: finished(server.app.node.store, guest["host"] or "", None, MOST))
    assert left.games == []
    (mine,) = games(bo)
    assert [[person["name"] for person in seat["people"]] for seat in mine["seats"]] == [
        [""],
        ["Bo"],
    ]
    assert "Ana" not in bo.http.get("/api/me/games").text


def test_a_game_goes_on_in_the_list_of_another_device(server: Running) -> None:
    ana, bo, match = pair(server)
    ended(ana, bo, match)
    token = ana.http.post("/api/me/transfer", json={}).json()["token"]
    phone = server.watcher()
    assert phone.http.post("/api/me/adopt", json={"token": token}).status_code == 201
    assert [game["match"] for game in games(phone)] == [match]


def test_one_that_can_not_be_read_is_left_out(server: Running) -> None:
    ana, bo, match = pair(server)
    good = ended(ana, bo, match)
    bad = ended(ana, bo, begin(ana, bo))

    async def lies() -> None:
        nonsense = update(snapshots).where(snapshots.c.match == bad).values(position="nonsense")
        await server.app.node.store.execute(nonsense)

    server.do(lies)
    assert [game["match"] for game in games(ana)] == [good]


@settings(max_examples=5)
@given(data=st.data())
def test_nobody_is_shown_a_game_at_which_they_did_not_sit(
    shared_server: Running, data: Any
) -> None:
    """Whatever is asked for: only matches that are over, and only one's own."""
    people = [shared_server.guest(name).connect() for name in ("Ana", "Bo", "Eve")]
    seats = data.draw(st.permutations(people))
    one, two, other = seats
    over = ended(one, two, begin(one, two))
    running = begin(two, other)
    after = data.draw(st.none() | st.integers(0, 10**15 - 1).map(lambda at: f"{at}-{running}"))
    most = data.draw(st.integers(1, MOST))
    shown = {
        person: games(person, most=most, **({} if after is None else {"after": after}))
        for person in people
    }
    for person, found in shown.items():
        assert {game["match"] for game in found} <= ({over} if person is not other else set())
        assert running not in str(found)
    for person in people:
        person.close()
