"""Anybody's records: told entry by entry, refused with the entry at fault, and never costly for others."""

from __future__ import annotations

import gzip
import os
import signal
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from contissimo.core.errors import IllegalMove
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import record_of
from contissimo.play.record_reader import read_record
from contissimo.server.jobs.pool import Worker, WorkerDied
from contissimo.server.jobs.process import _answer
from contissimo.server.jobs.replays import best_at
from tests.server.helpers import (
    PATIENCE,
    Clock,
    Running,
    serving,
    settings_for,
    small_chance,
    until,
)

PLAYTHROUGHS = Path(__file__).parents[2] / "data" / "playthroughs"
HEADER = '[Game "contig60"]\n[Ruleset "contig60"]\n\n'


def post(server: Running, path: str, **given: Any) -> tuple[int, Any]:
    answer = httpx.post(server.url + path, json=given, timeout=PATIENCE)
    return answer.status_code, answer.json()


def replayed(server: Running, text: str) -> dict[str, Any]:
    status, told = post(server, "/api/replay", text=text)
    assert status == 200, told
    assert isinstance(told, dict)
    return told


def printed(server: Running) -> str:
    answer = httpx.get(server.url + "/api/examples/printed", timeout=PATIENCE)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    return answer.text


def test_the_printed_examples_step_by_step(server: Running) -> None:
    """calculissimo §8"""
    told = replayed(server, printed(server))
    assert (told["game"], told["seats"], told["players"]) == ("calculissimo", 2, ["Ana", "Bram"])
    assert told["ruleset"]["material"]["width"] == 15
    placed = [entry for entry in told["entries"] if entry["lines"]]
    assert [entry["points"] for entry in placed] == [[48], [12], [33], [38], [19]]
    assert placed[0]["lines"] == [
        {
            "text": "9+6/2",
            "squares": ["d8", "e8", "f8", "g8", "h8"],
            "steps": ["(6×2) ÷ 2 = 6", "6 + (9×2) = 24", "24 × 2 = 48"],
            "points": 48,
        }
    ]
    assert told["outcome"]["scores"] == told["entries"][-1]["scores"] == [65, 50]
    assert told["proof"] == "seed_missing"
    assert all(entry["stands"] for entry in told["entries"])
    assert (told["entries"][2]["wait"], told["entries"][-1]["wait"]) == ("turn", "")


def test_the_printed_examples_of_contig_are_part_of_a_short_game(server: Running) -> None:
    """contig60 §8"""
    answer = httpx.get(server.url + "/api/examples/printed?game=contig60", timeout=PATIENCE)
    told = replayed(server, answer.text)
    said = {entry["move"]: entry["points"] for entry in told["entries"] if entry["seat"]}
    assert said["(2+3)*4=20"] == [0]
    assert said["4*6+4=28"] == [3]
    assert said["steal 3*6*3=54"] == [4]
    assert told["outcome"]["reason"] == "line"
    assert (
        httpx.get(server.url + "/api/examples/printed?game=chess", timeout=PATIENCE).status_code
        == 400
    )


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.record")), ids=lambda p: p.stem)
def test_every_playthrough_is_told_as_it_was(server: Running, file: Path) -> None:
    text = file.read_text("utf-8")
    told = replayed(server, text)
    game = GAMES[told["game"]]
    options = {name: value for name, value in told["ruleset"]["options"].items() if name != "game"}
    rules = game.change_ruleset(next(iter(game.rulesets.values())), options)
    lines = [line.split("\t") for line in text.split("\n\n", 1)[1].splitlines()]
    assert len(lines) == len(told["entries"])
    for line, entry in zip(lines, told["entries"], strict=True):
        seat = "-" if entry["seat"] is None else str(entry["seat"])
        assert [str(entry["seq"]), seat, entry["move"]] == line[:3]
        assert str(game.read_position(entry["position"], rules)) == entry["position"]
        assert ",".join(map(str, entry["points"])) == line[3].replace("-", "", line[3] == "-")
    own = read_record(text, GAMES).value("Position")
    assert told["start"] == (own or str(game.start(rules, told["seats"])))


@pytest.mark.parametrize(
    ("text", "why", "seq"),
    [
        ("nonsense", "record_header_unreadable", 0),
        ('[Game "chess"]\n[Ruleset "x"]\n', "record_game_unknown", 0),
        (HEADER + "1\t-\tfirst 3\n", "record_illegal_move", 1),
        (HEADER + "1\t-\tfirst 1\n2\t-\troll 1 2 3\n3\t1\t1+2+3=7\n", "record_illegal_move", 3),
        (HEADER + "1\t-\tfirst 1\n2\t-\troll 1 2 3\n3\t1\thello\n", "record_unreadable_move", 3),
    ],
)
def test_a_record_that_is_wrong_is_refused_with_its_entry(
    server: Running, text: str, why: str, seq: int
) -> None:
    for path, more in (("/api/replay", {}), ("/api/replay/best", {"seq": 1})):
        status, refusal = post(server, path, text=text, **more)
        assert (status, refusal["why"], refusal["details"]["seq"]) == (400, why, seq)
    assert refusal["details"]["line"] > 0


def test_what_hides_something_can_not_be_replayed(server: Running) -> None:
    ana = server.guest("Ana").connect()
    seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
    match = ana.table("calculissimo", seats)["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match)
    ana.state(match)
    text = ana.http.get(f"/api/records/{match}").text
    status, refusal = post(server, "/api/replay", text=text)
    assert (status, refusal["why"]) == (400, "record_hidden")


def test_what_was_taken_back_is_marked_and_the_chance_proved(server: Running) -> None:
    ana = server.guest("Ana").connect()
    seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
    match = ana.table("contig60", seats)["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match)
    state = ana.wait("state", lambda s: s["to_act"] == [1])
    state = ana.move_and_wait(
        match, state["seq"], "decline" if state["clocks"]["wait"] == "steal" else "pass"
    )
    ana.done("takeback", match=match, seq=state["seq"])
    back = ana.wait("state", lambda s: "back " in s["log"][-1][2])
    ana.move(match, back["seq"], "resign")
    ana.wait("table", lambda t: t["phase"] == "over")
    told = replayed(server, ana.http.get(f"/api/records/{match}").text)
    to = int(back["log"][-1][2].split(" ")[1])
    gone = range(to + 1, back["seq"] + 1)
    assert [e["seq"] for e in told["entries"] if not e["stands"]] == list(gone)
    assert told["entries"][back["seq"] - 1]["position"] == told["entries"][to - 1]["position"]
    assert (told["proof"], told["match"]) == ("ok", match)


def test_a_placement_that_can_not_be_admitted_has_no_card(server: Running) -> None:
    text = (PLAYTHROUGHS / "calculissimo-contest.record").read_text("utf-8")
    told = replayed(server, text)
    placed = [entry for entry in told["entries"] if entry["seat"] and " " in entry["move"]]
    laid = [entry for entry in placed if not entry["move"].startswith("swap")]
    assert laid
    for entry in laid:
        assert sum(line["points"] for line in entry["lines"]) >= 0
    assert told["ruleset"]["options"]["judging"] == "challenge"


# The best of a moment


def test_the_best_placement_of_a_moment(server: Running) -> None:
    text = printed(server)
    status, best = post(server, "/api/replay/best", text=text, seq=4)
    assert status == 200
    assert (best["seq"], best["seat"]) == (4, 1)
    assert best["points"] == sum(line["points"] for line in best["lines"]) >= 48
    game, rules = GAMES["calculissimo"], GAMES["calculissimo"].rulesets["classic"]
    position: Any = game.read_position(replayed(server, text)["entries"][2]["position"], rules)
    placement = game.read_move(best["move"])
    assert position.score(1, placement).total == best["points"]


def test_the_best_sentence_of_a_moment(server: Running) -> None:
    text = (PLAYTHROUGHS / "contig60.record").read_text("utf-8")
    told = replayed(server, text)
    game, rules = GAMES["contig60"], GAMES["contig60"].rulesets[told["ruleset"]["name"]]
    decisions = [e["seq"] for e in told["entries"] if e["seat"] is not None]
    for seq in (decisions[3], decisions[20], decisions[-1]):
        _, best = post(server, "/api/replay/best", text=text, seq=seq)
        position: Any = game.read_position(told["entries"][seq - 2]["position"], rules)
        says = [m for m in position.moves(best["seat"]) if hasattr(m, "sentence")]
        most = max((position.score(m.sentence) for m in says), default=0)
        assert best["points"] == most
        assert (best["move"] is None) == (not says)


@pytest.mark.parametrize("seq", [1, 3, 15, 16, 999])
def test_where_nobody_decided_there_is_no_best(server: Running, seq: int) -> None:
    status, refusal = post(server, "/api/replay/best", text=printed(server), seq=seq)
    assert (status, refusal["why"], refusal["details"]) == (400, "no_decision", {"seq": seq})


def test_a_contest_is_no_turn_and_nothing_to_say_is_nothing() -> None:
    text = (PLAYTHROUGHS / "calculissimo-contest.record").read_text("utf-8")
    seq = next(
        int(line.split("\t")[0])
        for line in text.splitlines()
        if "\tchallenge\t" in line or "\taccept\t" in line
    )
    with pytest.raises(IllegalMove, match="no_decision"):
        best_at(text, seq)
    game = GAMES["contig60"]
    rules = game.change_ruleset(game.rulesets["contig60"], {"layout": "216 1000\n1001 1002\n"})
    match = Match.begin(game, rules, 2).advance(small_chance(1)(""))
    match = match.play(min(match.position.to_act), game.read_move("resign"), match.time)
    told = best_at(str(record_of(match)), len(match.log) - 1)
    assert b'"move":null,"points":0' in told


# Limits


def test_a_record_that_is_too_long_is_refused(server: Running) -> None:
    status, refusal = post(server, "/api/replay", text="x" * 600_000)
    assert (status, refusal["why"]) == (413, "too_large")
    status, refusal = post(server, "/api/replay", text="x" * 200_001)
    assert (status, refusal["why"]) == (400, "record_too_large")
    assert refusal["details"]["limit"] == 200_000


def test_a_record_that_was_cut_short_is_told_with_that_proof(server: Running) -> None:
    text = (PLAYTHROUGHS / "contig60.record").read_text("utf-8")
    assert post(server, "/api/replay", text=text)[1]["proof"] == "ok"
    header, _, entries = text.partition("\n\n")
    header = header.replace(header.splitlines()[-1], '[Result "*"]')
    half = "".join(entries.splitlines(True)[:40])
    status, told = post(server, "/api/replay", text=f"{header}\n\n{half}")
    assert (status, told["proof"], told["outcome"]) == (200, "cut_short", None)


def test_an_answer_is_packed_for_who_takes_that(server: Running) -> None:
    given = {"text": printed(server)}
    headers = {"accept-encoding": "gzip"}
    with httpx.stream(
        "POST", server.url + "/api/replay", json=given, headers=headers, timeout=PATIENCE
    ) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(gzip.decompress(packed)) > 3 * len(packed)


def test_a_record_that_takes_too_long_is_given_up_and_the_next_one_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = Worker.ask

    def stuck(self: Worker, job: Any) -> Any:
        if job[0] == "retold" and not given_up:
            given_up.append(job[2])
            self.kill()
            raise WorkerDied
        return ask(self, job)

    given_up: list[int] = []
    monkeypatch.setattr(Worker, "ask", stuck)
    with serving(settings_for(tmp_path)) as server:
        status, refusal = post(server, "/api/replay", text=printed(server))
        assert (status, refusal["why"]) == (400, "replay_too_long")
        assert given_up == [server.settings.replay_millis]
        assert replayed(server, printed(server))["seats"] == 2


def test_a_process_that_is_stuck_is_ended() -> None:
    worker = Worker(grace=0)
    try:
        assert worker.ask(("best_at", (_printed(), 4, ()), 60_000))
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)  # nothing that is slow is as sure not to answer
        with pytest.raises(WorkerDied):
            worker.ask(("retold", (_printed(),), 0))
        assert worker.pid is None
    finally:
        worker.kill()


def _printed() -> str:
    return GAMES["calculissimo"].shipped("printed-examples.record") or ""


def test_a_process_answers_with_a_refusal() -> None:
    refusal = _answer("retold", ("nonsense",), 0)
    assert (refusal.why, refusal.seq) == ("record_header_unreadable", 0)


def test_nobody_waits_behind_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = threading.Event()
    ask = Worker.ask

    def later(self: Worker, job: Any) -> Any:
        assert free.wait(PATIENCE)
        return ask(self, job)

    monkeypatch.setattr(Worker, "ask", later)
    with serving(settings_for(tmp_path, replays_waiting=1)) as server:
        codes: list[int] = []
        text = printed(server)
        some = [
            threading.Thread(target=lambda: codes.append(post(server, "/api/replay", text=text)[0]))
            for _ in range(2)  # one is being read, one waits
        ]
        for thread in some:
            thread.start()
        until(lambda: server.app.node.reading.waiting == 2)
        status, refusal = post(server, "/api/replay", text=text)
        assert (status, refusal["why"]) == (503, "busy")
        free.set()
        for thread in some:
            thread.join(PATIENCE)
        assert codes == [200, 200]


def test_replays_are_limited_for_each_address(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, replays_per_address_minute=6), now=Clock()) as server:
        codes = [post(server, "/api/replay", text="nonsense")[0] for _ in range(4)]
    assert codes == [400, 400, 429, 429]
