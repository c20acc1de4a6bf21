"""Positions over REST: read, judged, printed, played on from; never a word to somebody who could use it against others."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

from contissimo.games import GAMES
from contissimo.play.record_reader import read_record
from contissimo.play.verify import verify
from contissimo.server.jobs.positions import PositionInfo, PositionMoves
from contissimo.server.messages.reviews import TriedMove
from contissimo.server.storage.schema import snapshots
from tests.server.helpers import (
    PATIENCE,
    Client,
    Clock,
    Running,
    pair,
    serving,
    settings_for,
    until,
)
from tests.server.storage.test_damage import checked

EMPTY = "|".join(["........"] * 8)
DICE = f"x{EMPTY[1:]} 60,60 24,25 2,3,4 1 begin:1"
ROWS = "|".join(["." * 15] * 15)
RACKS = "9+6/257,4-31+2+"


def calculissimo(racks: str = RACKS, to_move: str = "1 -") -> str:
    """The first turn on the classic board, with what is left in the bag."""
    bag = list(GAMES["calculissimo"].rulesets["classic"].bag)  # type: ignore[attr-defined]  # a field of this game's
    for tile in racks.replace(",", ""):
        bag.remove(tile)
    ordered = ",".join("".join(sorted(rack, key=ORDER.index)) for rack in racks.split(","))
    return f"{ROWS} {ordered} {''.join(sorted(bag, key=ORDER.index))} 0,0 {to_move}"


ORDER = "0123456789+-*/?"
GIVEN: dict[str, dict[str, Any]] = {
    "contig60": {"game": "contig60", "ruleset": "contig60", "position": DICE},
    "calculissimo": {
        "game": "calculissimo",
        "ruleset": "classic",
        "position": calculissimo(),
    },
}
ME, GREEDY = {"kind": "me"}, {"kind": "computer", "level": "greedy"}


def post(server: Running, path: str, client: Any = None, **given: Any) -> tuple[int, Any]:
    http = httpx if client is None else client.http
    address = f"{server.url}/api/positions{path}" if client is None else f"/api/positions{path}"
    answer = http.post(address, json=given, timeout=PATIENCE)
    return answer.status_code, answer.json()


# Reading


@pytest.mark.parametrize("game", GIVEN)
def test_a_position_is_told_back_with_its_rules(server: Running, game: str) -> None:
    status, found = post(server, "", **GIVEN[game])
    assert status == 200, found
    info = msgspec.convert(found, PositionInfo, strict=True)
    assert (info.position, info.seats, info.to_act) == (GIVEN[game]["position"], 2, [1])
    assert info.ruleset_text == GAMES[game].rulesets[GIVEN[game]["ruleset"]].text


def test_where_something_is_thrown_first_nobody_is_to_act(server: Running) -> None:
    text = f"{EMPTY} 60,60 25,25 _ - begin:2"
    assert post(server, "", game="contig60", position=text)[1]["to_act"] == []


WRONG = {
    "words": (DICE[:-8], "position_fields"),
    "dice": (DICE.replace("2,3,4", "2,3,9"), "position_dice"),
    "markers": (DICE.replace("24,25", "25,25"), "position_markers"),
    "line": (f"xxxxx...{EMPTY[8:]} 60,60 20,25 2,3,4 1 begin:1", "position_impossible"),
    "over": (f"{EMPTY} 60,60 25,25 _ . begin:1;over:resign;by:1", "position_over"),
    "window": (
        f"....{EMPTY[4:]} 60,60 25,25 2,3,4 2 begin:1;said:2+3+4=9",
        "position_impossible",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_one_that_nobody_can_go_on_from_is_refused_with_a_reason(
    server: Running, case: str
) -> None:
    text, why = WRONG[case]
    for path, more in (("", {}), ("/moves", {}), ("/moves/one", {"move": "pass"}), ("/print", {})):
        status, refusal = post(server, path, game="contig60", position=text, **more)
        assert (status, refusal["why"]) == (400, why), (path, refusal)


def test_there_are_no_more_tiles_than_the_set_has(server: Running) -> None:
    many = calculissimo().split(" ")
    many[1] = "?" * 7 + ",1"
    given = {"game": "calculissimo", "ruleset": "classic", "position": " ".join(many)}
    status, refusal = post(server, "", **given)
    assert (status, refusal["why"]) == (400, "position_tiles")


def test_rules_of_ones_own_count(server: Running) -> None:
    text = GAMES["contig60"].rulesets["contig60"].text
    _, found = post(server, "", game="contig60", position=DICE, text=text, options={"points": 50})
    assert found["ruleset"]["options"]["points"] == 50
    status, refusal = post(server, "", game="chess", position=DICE)
    assert (status, refusal["why"]) == (400, "game_unknown")
    assert post(server, "", game="contig60", position="x" * 4_001)[1]["why"] == "unreadable"


# Moves


@pytest.mark.parametrize("game", GIVEN)
def test_its_moves_are_valued_best_first(server: Running, game: str) -> None:
    status, found = post(server, "/moves", **GIVEN[game])
    assert status == 200, found
    told = msgspec.convert(found, PositionMoves, strict=True)
    assert msgspec.to_builtins(told) == found
    assert told.seat == 1
    assert sum(told.shares) == pytest.approx(1)
    shares = [each.share for each in told.classes]
    assert shares == sorted(shares, reverse=True)
    assert len(shares) > 3
    if game == "calculissimo":
        assert max(each.points for each in told.classes) >= 32


@pytest.mark.parametrize("game", GIVEN)
def test_one_move_is_valued_as_in_the_list(server: Running, game: str) -> None:
    _, found = post(server, "/moves", **GIVEN[game])
    told = msgspec.convert(found, PositionMoves)
    status, tried = post(server, "/moves/one", **GIVEN[game], move=told.classes[-1].move)
    assert status == 200, tried
    one = msgspec.convert(tried, TriedMove, strict=True)
    assert one.valued.share == pytest.approx(told.classes[-1].share)
    assert one.loss == pytest.approx(told.classes[0].share - told.classes[-1].share)
    status, refusal = post(server, "/moves/one", **GIVEN[game], move="accept")
    assert (status, refusal["why"]) == (409, "not_now")
    status, refusal = post(server, "/moves/one", **GIVEN[game], move="hello there")
    assert (status, refusal["why"]) == (400, "move_unreadable")


def test_a_closer_look_is_one_too(server: Running) -> None:
    status, found = post(server, "/moves", **GIVEN["contig60"], deep=True)
    assert status == 200
    assert found["classes"][0]["looked"]


def test_where_chance_is_to_move_there_is_nothing_to_choose(server: Running) -> None:
    text = f"{EMPTY} 60,60 25,25 _ - begin:2"
    status, refusal = post(server, "/moves", game="contig60", position=text)
    assert (status, refusal["why"]) == (400, "no_decision")


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GIVEN)
def test_it_is_printed(server: Running, game: str, paper: str) -> None:
    given = GIVEN[game] | {"paper": paper, "lang": "ja", "ink": "saving"}
    answer = httpx.post(f"{server.url}/api/positions/print", json=given, timeout=PATIENCE)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")


# Nobody is helped who plays with others


STARTED = f"""[Game "contig60"]
[Ruleset "contig60"]
[Position "{DICE}"]

1\t-\tstart
2\t1\tpass
3\t2\tdecline
4\t-\troll 1 2 3
5\t2\tresign
"""
PATHS: dict[str, dict[str, Any]] = {
    "/api/positions/moves": GIVEN["contig60"],
    "/api/positions/moves/one": GIVEN["contig60"] | {"move": "pass"},
    "/api/replay/best": {"text": STARTED, "seq": 2},
    "/api/reviews": {"text": STARTED},
    "/api/reviews/moves": {"text": STARTED, "seq": 2, "move": "pass"},
}


@pytest.mark.parametrize("path", PATHS)
def test_who_plays_with_people_is_told_no_moves(server: Running, path: str) -> None:
    ana, bo, match = pair(server)
    eve = server.guest("Eve")
    seq = ana.state(match)["seq"]
    for client in (ana, bo):
        answer = client.http.post(path, json=PATHS[path], timeout=PATIENCE)
        assert (answer.status_code, answer.json()["why"]) == (409, "moves_while_playing")
    assert eve.http.post(path, json=PATHS[path], timeout=PATIENCE).status_code == 200
    ana.move(match, seq, "resign")
    ana.wait("table", lambda t: t["phase"] == "over")
    assert ana.http.post(path, json=PATHS[path], timeout=PATIENCE).status_code == 200


def test_who_plays_alone_is_told_and_so_is_who_shares_a_device(server: Running) -> None:
    for seats in ([ME, GREEDY], [ME, ME]):
        ana = server.guest("Ana").connect()
        match = ana.table("contig60", seats)["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        for seat in range(1, 1 + seats.count(ME)):
            ana.give(match, seat=seat)
        ana.state(match, 1)
        status, _ = post(server, "/moves", ana, **GIVEN["contig60"])
        assert status == 200


def test_the_board_of_a_running_game_is_known_whoever_asks(server: Running) -> None:
    """Nine markers of a game that is being played: without a name, and as a position or as a record that begins with it."""
    ana, _, match = pair(server)
    ana.state(match)
    laid = f"xoxoxoxo|.......x|{'........|' * 5}........ 60,60 20,21 1,1,1 2 begin:1;turns:9"

    async def lies() -> None:
        changed = update(snapshots).where(snapshots.c.match == match).values(position=laid)
        await server.app.node.store.execute(changed)

    asked = {"game": "contig60", "ruleset": "contig60", "position": laid}
    assert post(server, "/moves", **asked)[0] == 200
    server.do(lies)
    for path, more in (("/moves", {}), ("/moves/one", {"move": "pass"})):
        status, refusal = post(server, path, **asked, **more)
        assert (status, refusal["why"]) == (400, "review_running")
    record = STARTED.replace(DICE, laid).replace(
        "2\t1\tpass\n3\t2\tdecline", "2\t2\tpass\n3\t1\tdecline"
    )
    record = record.replace("5\t2", "5\t1")
    for path, seq in (("/api/replay/best", {"seq": 2}), ("/api/reviews", {})):
        answer = httpx.post(server.url + path, json={"text": record, **seq}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["why"]) == (400, "review_running")


# Limits


def test_anonymous_questions_count_as_reviews_of_their_address(tmp_path: Path) -> None:
    given = settings_for(tmp_path, reviews_per_address_minute=4)
    with serving(given, now=Clock()) as server:
        codes = [post(server, "/moves", **GIVEN["contig60"])[0] for _ in range(3)]
        assert codes == [200, 200, 429]


def test_reading_is_limited_too(tmp_path: Path) -> None:
    given = settings_for(tmp_path, rulesets_per_address_second=1)
    with serving(given, now=Clock()) as server:
        codes = [post(server, "", **GIVEN["contig60"])[0] for _ in range(11)]
        assert codes == [200] * 10 + [429]


@pytest.mark.parametrize(
    ("pool", "path"), [("reading", ""), ("reviews", "/moves"), ("tables", "/api/tables")]
)
def test_a_position_whose_process_dies_is_refused(tmp_path: Path, pool: str, path: str) -> None:
    with serving(settings_for(tmp_path, review_workers=1)) as server:
        node = server.app.node
        there = node.reviews.pool if pool == "reviews" else node.reading
        ana = server.guest("Ana")
        assert post(server, path if pool == "reviews" else "", **GIVEN["contig60"])[0] == 200
        (pid,) = [worker.pid for worker in there.workers]
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)  # nothing that is slow is as sure not to answer
        table = {"game": "contig60", "seats": [ME, GREEDY], "position": DICE}

        def ask() -> Any:
            if pool == "tables":
                return ana.http.post(path, json=table, timeout=PATIENCE).json()
            return post(server, path, **GIVEN["contig60"])[1]

        with ThreadPoolExecutor(1) as thread:
            answer = thread.submit(ask)
            until(lambda: there.waiting == 1)
            os.kill(pid, signal.SIGKILL)
            assert answer.result(PATIENCE)["why"] == "position_slow"


# Tables


def playing(server: Running, game: str, seats: Any = None, **fields: Any) -> tuple[Client, str]:
    ana = server.guest("Ana").connect()
    given = {"position": GIVEN[game]["position"], "ruleset": GIVEN[game]["ruleset"]} | fields
    match = ana.table(game, seats or [ME, GREEDY], **given)["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match)
    return ana, match


@pytest.mark.parametrize("game", GIVEN)
def test_a_table_begins_with_a_position_and_its_record_proves_it(
    server: Running, game: str
) -> None:
    ana, match = playing(server, game)
    state = ana.wait("state", lambda s: s["to_act"] == [1])
    assert state["seq"] == 1
    assert [entry[2] for entry in state["log"]] == ["start"]
    move = "2*3+4=10" if game == "contig60" else "8d 9+6/2"
    after = ana.move(match, 1, move)
    assert after["t"] == "state"
    state = ana.wait("state", lambda s: s["to_act"] == [1] and s["seq"] > after["seq"])
    ana.done("takeback", match=match, seq=state["seq"])
    back = ana.wait("state", lambda s: s["log"][-1][2] == "back 1")
    assert back["view"].split(" ")[0] == GIVEN[game]["position"].split(" ")[0]
    assert ana.refused("takeback", match=match, seq=back["seq"]) == "nothing_to_take_back"
    ana.move(match, back["seq"], "resign")
    ana.wait("table", lambda t: t["phase"] == "over")
    text = ana.http.get(f"/api/records/{match}").text
    record = read_record(text, GAMES)
    assert record.value("Position") == GIVEN[game]["position"]
    assert verify(record, GAMES[game]).ok


def test_a_restart_folds_from_the_position_and_so_does_the_operator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as server:
        ana, match = playing(server, "calculissimo")
        ana.wait("state", lambda s: s["to_act"] == [1])
        after = ana.move(match, 1, "8d 9+6/2")
        ana.wait("state", lambda s: s["to_act"] == [1] and s["seq"] > after["seq"])
    with serving(settings) as server:
        ana.go_to(server.url)
        ana.done("enter", match=match)
        state = ana.state(match)
        assert state["log"][0][2] == "start"
        ana.done("takeback", match=match, seq=state["seq"])  # nothing is remembered: it is folded
        assert ana.wait("state", lambda s: s["log"][-1][2] == "back 1")["to_act"] == [1]
        ana.end()
    assert checked(capsys, "--database", settings.database) == (0, {"tables": 1, "found": []})


def test_a_rematch_is_the_same_task_once_more(server: Running) -> None:
    ana, match = playing(server, "contig60")
    state = ana.wait("state", lambda s: s["to_act"] == [1])
    ana.move(match, state["seq"], "resign")
    ana.wait("table", lambda t: t["phase"] == "over")
    ana.done("rematch", match=match)
    new = ana.wait("table", lambda t: t["match"] == match and t["next"] is not None)["next"]
    ana.done("enter", match=new)
    ana.wait("table", lambda t: t["match"] == new and t["phase"] == "giving")
    ana.give(new)
    again = ana.wait("state", lambda s: s["match"] == new and s["seq"] == 1)
    assert (again["view"], again["you"]) == (DICE, 1)


OPEN = {"kind": "open"}


@pytest.mark.parametrize(
    ("fields", "status", "why"),
    [
        ({"seats": [ME, OPEN]}, 400, "position_open_seats"),
        ({"seats": [ME | {"places": 2}, GREEDY]}, 400, "position_open_seats"),
        ({"seats": [ME, GREEDY], "position": "nonsense"}, 400, "position_fields"),
        ({"seats": [ME, GREEDY], "position": WRONG["over"][0]}, 400, "position_over"),
    ],
)
def test_a_table_that_can_not_begin_with_it_is_not_made(
    server: Running, fields: dict[str, Any], status: int, why: str
) -> None:
    ana = server.guest("Ana")
    given = {"game": "contig60", "ruleset": "contig60", "position": DICE} | fields
    answer = ana.http.post("/api/tables", json=given)
    assert (answer.status_code, answer.json()["why"]) == (status, why)


def test_three_seats_are_not_two(server: Running) -> None:
    given = {"game": "calculissimo", "ruleset": "classic", "position": calculissimo()}
    seats = [ME, GREEDY, GREEDY]
    answer = server.guest("Ana").http.post("/api/tables", json=given | {"seats": seats})
    assert (answer.status_code, answer.json()["why"]) == (400, "seat_count")


def test_who_watches_sees_neither_racks_nor_bag_before_the_end(server: Running) -> None:
    """Position, log, state and record of a running game: what its maker set up is hidden from everybody else."""
    secret = calculissimo("9+6/257,4-31+2*")
    hidden = [secret.split(" ")[1].split(",")[n] for n in (0, 1)] + [secret.split(" ")[2]]
    ana, match = playing(server, "calculissimo", position=secret, listed=True)
    state = ana.wait("state", lambda s: s["to_act"] == [1])
    eve = server.guest("Eve").connect()
    eve.done("enter", match=match)
    eve.state(match)
    record = eve.http.get(f"/api/records/{match}").text
    assert '[Position "' in record
    for text in (*eve.raw, record):
        assert not any(tiles in text for tiles in hidden)
    mine = ana.http.get(f"/api/records/{match}").text
    assert hidden[0] in mine
    assert hidden[1] not in mine
    ana.move(match, state["seq"], "resign")
    eve.wait("table", lambda t: t["phase"] == "over")
    assert secret in eve.http.get(f"/api/records/{match}").text
