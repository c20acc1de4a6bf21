"""A third game is one more entry in `GAMES`: every endpoint answers for it, and for the old games as before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contissimo.games import GAMES
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import verify
from tests.play.toy import TOY
from tests.server.helpers import Client, Running, pair, serving, settings_for, small_chance
from tests.server.third_game import toy_registered

ME, OPEN = {"kind": "me"}, {"kind": "open"}
MANY = {"hints_per_minute": 6000, "asks_per_second": 1000}


def computer(level: str) -> dict[str, str]:
    return {"kind": "computer", "level": level}


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("toys")
    with toy_registered(), serving(settings_for(folder, **MANY), chance=small_chance(7)) as running:
        yield running


@pytest.fixture
def server(toys: Running) -> Iterator[Running]:
    yield toys
    toys.forget_clients()


def begun(server: Running, ruleset: str, *others: dict[str, str], **fields: Any) -> Client:
    """Ana at a table with others who need no invitation, in her first turn."""
    ana = server.guest("Ana").connect()
    table = ana.table("toy", seats=[ME, *others], ruleset=ruleset, **fields)
    ana.done("enter", match=table["match"])
    ana.done("start", match=table["match"])
    ana.give(table["match"])
    return ana


def my_turn(client: Client, seq: int = 0) -> dict[str, Any]:
    return client.wait(
        "state", lambda s: s["seq"] >= seq and (s["you"] in s["to_act"] or s["outcome"] is not None)
    )


def rack_of(state: dict[str, Any]) -> str:
    """What the reader of a state holds, as its view has it."""
    rack: str = state["view"].split(" ")[0].split(",")[state["you"] - 1]
    return rack


def test_the_list_of_games_has_all_of_them(server: Running) -> None:
    told = {game["game"]: game for game in server.watcher().http.get("/api/games").json()}
    assert list(told) == list(GAMES) == ["calculissimo", "contig60", "toy"]
    toy = told["toy"]
    assert toy["seats"] == [2, 3, 4]
    assert toy["levels"] == ["random", "greedy"]
    assert [rules["name"] for rules in toy["rulesets"]] == list(TOY.rulesets)
    material = toy["rulesets"][0]["material"]
    assert (material["width"], material["height"], material["rack"]) == (10, 1, 2)
    assert material["squares"] == [list("0123456789")]
    assert {option["name"] for option in toy["options"]} >= {"turn", "judging"}


def test_rules_of_ones_own_are_read(server: Running) -> None:
    http = server.guest("Ana").http
    told = http.post("/api/rulesets", json={"game": "toy", "text": "turn = 5000\n"}).json()
    assert (told["name"], told["options"]["turn"]) == ("custom", 5000)
    wrong = http.post("/api/rulesets", json={"game": "toy", "text": "colour = 1\n"})
    assert (wrong.status_code, wrong.json()["why"]) == (400, "option_unknown")


def test_two_people_play_with_a_window_between_moves(server: Running) -> None:
    ana, bram, match = pair(server, "toy")
    state = my_turn(ana)
    tile = max(rack_of(state))
    assert state["view"].split(" ")[0].split(",")[1] == "__"
    assert ana.ask("move", match=match, seq=state["seq"], move="lay x")["why"] == "move_unreadable"
    missing = next(digit for digit in "123456789" if digit not in rack_of(state))
    refused = ana.ask("move", match=match, seq=state["seq"], move=f"lay {missing}")
    assert refused["why"] == "not_on_rack"
    assert ana.ask("try", match=match, seq=state["seq"], move=f"lay {tile}")["why"] == "try_refused"
    assert ana.refused("hint", match=match, seq=state["seq"]) == "only_against_computers"
    ana.send("move", match=match, seq=state["seq"], move=f"lay {tile}")
    window = my_turn(bram, state["seq"] + 1)
    assert window["clocks"]["wait"] == "window"
    bram.send("move", match=match, seq=window["seq"], move="accept")
    after = my_turn(bram, window["seq"] + 1)
    assert after["scores"] == [int(tile), 0]
    draws = [line[2] for line in after["log"] if line[2].startswith("draw 1")]
    assert all("_" in draw for draw in draws)


def test_previews_hints_and_help_where_a_referee_judges(server: Running) -> None:
    ana = begun(server, "referee", computer("greedy"), help=True)
    state = my_turn(ana)
    match, seq = state["match"], state["seq"]
    tiles = sorted({tile for tile in rack_of(state) if tile != "0"}, reverse=True)
    tried = ana.ask("try", match=match, seq=seq, move=f"lay {tiles[0]}")
    assert (tried["points"], tried["lines"][0]["text"]) == (int(tiles[0]), tiles[0])
    assert ana.ask("try", match=match, seq=seq, move="pass")["why"] == "try_refused"
    reach = ana.ask("reach", match=match, seq=seq)
    assert [made["square"] for made in reach["squares"]] == tiles
    assert (reach["placements"], reach["threats"]) == (None, [])
    hint = ana.ask("hint", match=match, seq=seq)
    assert (hint["move"], hint["points"]) == (f"lay {tiles[0]}", int(tiles[0]))
    assert ana.refused("possible", match=match, seq=seq) == "possible_refused"


@pytest.mark.parametrize("ruleset", ["plain", "referee"])
def test_computer_players_play_to_the_end_and_the_record_replays(
    server: Running, ruleset: str
) -> None:
    ana = begun(server, ruleset, computer("random"), computer("greedy"))
    state = my_turn(ana)
    for _ in range(400):
        if state["outcome"] is not None:
            break
        wait = state["clocks"]["wait"]
        tile = max(rack_of(state).strip(".") or "0")
        move = "accept" if wait == "window" else "pass" if tile == "0" else f"lay {tile}"
        told = ana.move(state["match"], state["seq"], move)
        if told["t"] == "refused":
            assert told["why"] == "stale"  # a computer player answered first
            told = ana.state(state["match"], state["seq"] + 1)
        mine = told["you"] in told["to_act"] or told["outcome"] is not None
        state = told if mine else my_turn(ana, told["seq"] + 1)
    outcome = state["outcome"]
    assert outcome["reason"] == "stuck"
    table = ana.wait("table", lambda t: t["phase"] == "over")
    text = ana.http.get(f"/api/records/{table['match']}").text
    record = read_record(text, GAMES)
    assert list(replay(record, TOY).position.scores) == outcome["scores"]
    told = ana.http.post("/api/replay", json={"text": text}).json()
    assert (told["game"], told["outcome"]) == ("toy", outcome)
    laid = [entry for entry in told["entries"] if entry["lines"]]
    assert laid
    assert laid[0]["lines"][0]["points"] == int(laid[0]["move"][-1])
    best = ana.http.post("/api/replay/best", json={"text": text, "seq": laid[0]["seq"]}).json()
    assert best["points"] >= laid[0]["lines"][0]["points"]


def test_a_match_by_the_servers_own_chance_is_proved(tmp_path: Path) -> None:
    with toy_registered(), serving(settings_for(tmp_path)) as server:
        ana = begun(server, "referee", computer("greedy"))
        state = my_turn(ana)
        ana.move(state["match"], state["seq"], "resign")
        ana.wait("table", lambda t: t["phase"] == "over")
        text = ana.http.get(f"/api/records/{state['match']}").text
        assert verify(read_record(text, GAMES), TOY).ok
        assert ana.http.post("/api/replay", json={"text": text}).json()["proof"] == "ok"


def test_a_move_is_taken_back(server: Running) -> None:
    ana = begun(server, "referee", computer("random"))
    state = my_turn(ana)
    after = ana.move_and_wait(state["match"], state["seq"], "pass")
    ana.done("takeback", match=state["match"], seq=after["seq"])
    back = ana.wait("state", lambda s: "back " in s["log"][-1][2])
    assert back["view"] == state["view"]


def test_a_table_is_listed_and_its_clock_is_the_games_own(server: Running) -> None:
    ana = server.guest("Ana").connect()
    table = ana.table("toy", seats=[ME, OPEN], listed=True, ruleset="timed")
    listed = ana.http.get("/api/tables").json()
    assert [(t["game"], t["ruleset"]) for t in listed if t["match"] == table["match"]] == [
        ("toy", "timed")
    ]
    clock = {"turn": 30, "main": None, "increment": 0}
    seats = [ME, OPEN]
    answer = ana.http.post("/api/tables", json={"game": "toy", "seats": seats, "clock": clock})
    assert answer.json()["why"] == "clock_unknown"


def test_what_the_game_does_not_bring_is_refused(server: Running) -> None:
    http = server.guest("Ana").http
    assert http.get("/api/lessons/toy").json()["why"] == "no_such_lesson"
    assert http.get("/api/print/toy/board").json()["why"] == "sheet_unknown"
    assert http.get("/api/examples/printed?game=toy").json()["why"] == "game_unknown"


@pytest.mark.parametrize("key", ["calculissimo", "contig60"])
def test_the_old_games_answer_as_before(server: Running, key: str) -> None:
    http = server.guest("Ana").http
    assert len(http.get(f"/api/lessons/{key}").json()["tasks"]) > 8
    assert http.get(f"/api/examples/printed?game={key}").text.startswith(f'[Game "{key}"]')
