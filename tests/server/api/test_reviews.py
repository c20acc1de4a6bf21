"""Reviews over REST: the library's, in parts, for whoever has the record of a game that is over, and never costly for others."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from contissimo.games import GAMES
from contissimo.server.jobs import review_cache
from contissimo.server.jobs.review_cache import Making
from contissimo.server.messages.reviews import Reviewing, ReviewTurn, TriedMove
from contissimo.study.budget import QUICK
from contissimo.study.json_form import review_json
from contissimo.study.review import open_record, review
from tests.server.helpers import (
    PATIENCE,
    Clock,
    Running,
    pair,
    serving,
    settings_for,
    small_chance,
    until,
)
from tests.server.players import choose

PLAYTHROUGHS = Path(__file__).parents[2] / "data" / "playthroughs"
SHORT = (PLAYTHROUGHS / "calculissimo-short.record").read_text("utf-8")
CONTIG = (PLAYTHROUGHS / "contig60.record").read_text("utf-8")
HEADER = '[Game "contig60"]\n[Ruleset "contig60"]\n\n'


def post(server: Running, path: str, **given: Any) -> tuple[int, Any]:
    answer = httpx.post(f"{server.url}/api/reviews{path}", json=given, timeout=PATIENCE)
    return answer.status_code, answer.json()


def whole(server: Running, text: str, *, deep: bool = False) -> dict[str, Any]:
    """The review with all its turns, as a page gathers them."""
    status, found = post(server, "", text=text, deep=deep)
    assert status == 200, found
    turns = list(found["turns"])
    while found["head"] is None or not found["head"]["complete"] or len(turns) < found["judged"]:
        path = f"{server.url}/api/reviews/{found['id']}?after={len(turns)}"
        found = httpx.get(path, timeout=PATIENCE).json()
        assert found["first"] == len(turns)
        turns += found["turns"]
    return {**found["head"], "turns": turns}


@pytest.mark.parametrize("text", [SHORT, CONTIG], ids=["calculissimo", "contig60"])
def test_a_review_is_that_of_the_library(server: Running, text: str) -> None:
    found = whole(server, text)
    match = open_record(text, GAMES)[1]
    assert found == json.loads(json.dumps(review_json(review(match, QUICK))))
    status, once = post(server, "", text=text)
    assert status == 200
    read = msgspec.convert(once, Reviewing, strict=True)
    assert msgspec.to_builtins(read) == once, "the page's types have every field"


def test_a_deep_review_comes_turn_by_turn_and_is_final_at_the_end(server: Running) -> None:
    status, first = post(server, "", text=SHORT, deep=True)
    assert (status, first["first"]) == (200, 0)
    if (head := first["head"]) is not None:
        assert head["budget"] == "deep"
        assert first["judged"] >= len(first["turns"]) >= 1
        assert head["complete"] == (first["judged"] == head["entries"])
    found = whole(server, SHORT, deep=True)
    assert found["complete"]
    assert [turn["seq"] for turn in found["turns"]] == list(range(1, found["entries"] + 1))


def test_the_turns_of_a_large_review_come_in_several_answers() -> None:
    turn = b'{"seq":1,"move":"%s"}' % (b"x" * 100_000)
    making = Making("a" * 32, "", deep=False, asker="", address="", turns=[turn] * 5, head=b"{}")
    first = json.loads(making.answer(0))
    assert (len(first["turns"]), first["judged"]) == (2, 5)
    assert len(json.loads(making.answer(4))["turns"]) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nonsense", "record_header_unreadable"),
        (CONTIG.replace("roll 1", "roll 7", 1), "record_illegal_move"),
        (HEADER + "1\t-\tfirst 1\n2\t-\troll 1 2 3\n", "review_running"),
        (HEADER + "".join(f"{n}\t-\taway 1\n" for n in range(1, 3_002)), "review_too_long"),
        ("x" * 200_001, "record_too_large"),
    ],
    ids=["nonsense", "tampered", "unfinished", "long", "large"],
)
def test_a_record_that_can_not_be_reviewed_is_refused_with_a_reason(
    server: Running, text: str, why: str
) -> None:
    for path, more in (("", {}), ("/moves", {"seq": 3, "move": "pass"})):
        status, refusal = post(server, path, text=text, **more)
        assert (status, refusal["why"]) == (400, why)


def test_a_body_that_is_too_large_is_not_read(server: Running) -> None:
    status, refusal = post(server, "", text="x" * 600_000)
    assert (status, refusal["why"]) == (413, "too_large")


def without(text: str, *keys: str) -> str:
    """A record without some of its headers."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(tuple(f"[{key} " for key in keys)))


def test_a_game_that_runs_here_has_no_review_whatever_is_written_below_it(server: Running) -> None:
    ana = server.guest("Ana").connect()
    seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
    match = ana.table("contig60", seats)["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match)
    state = ana.wait("state", lambda s: s["to_act"] == [1])
    running = ana.http.get(f"/api/records/{match}").text
    more = f"{state['seq'] + 1}\t1\tresign\n"
    nameless = without(running + more, "Match", "Result")
    promised = without(running + more, "Commitment", "Result").replace("\n", "\r\n")
    for text in (running, running + more, nameless, promised):
        status, refusal = post(server, "", text=text)
        assert (status, refusal["why"]) == (400, "review_running")
    ana.move(match, state["seq"], "resign")
    ana.wait("table", lambda t: t["phase"] == "over")
    found = whole(server, ana.http.get(f"/api/records/{match}").text)
    assert found["reason"] == "resign"


@pytest.fixture
def known_dice(tmp_path: Path) -> Iterator[Running]:
    """A server on which the same game goes the same way each time."""
    with serving(settings_for(tmp_path), small_chance(7)) as running:
        yield running


def test_a_running_game_is_known_by_its_board_where_its_header_says_nothing(
    known_dice: Running,
) -> None:
    server = known_dice
    ana, bo, match = pair(server)
    state, rng = ana.state(match), Random(1)
    while sum(piece in "xo" for piece in state["view"].partition(" ")[0]) < 12:
        mover = (ana, bo)[state["to_act"][0] - 1]
        rules = GAMES["contig60"].rulesets["contig60"]
        move = choose("contig60", rules, state["view"], state["to_act"][0], rng)
        state = mover.move(match, state["seq"], move)
    running = ana.http.get(f"/api/records/{match}").text
    last = f"{state['seq'] + 1}\t{state['to_act'][0]}\tresign\n"
    text = without(running + last, "Match", "Commitment", "Contributions", "Date", "Result")
    for path, more in (("", {}), ("/moves", {"seq": 3, "move": "pass"})):
        status, refusal = post(server, path, text=text, **more)
        assert (status, refusal["why"]) == (400, "review_running")
    assert whole(server, CONTIG)["complete"], "another game has its review meanwhile"
    (ana, bo)[state["to_act"][0] - 1].move(match, state["seq"], "resign")
    ana.wait("table", lambda t: t["phase"] == "over")
    assert whole(server, text)["reason"] == "resign"


def test_a_review_that_nobody_began_is_not_there(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/reviews/{'0' * 32}", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["why"]) == (404, "no_such_review")
    assert httpx.get(f"{server.url}/api/reviews/no-id", timeout=PATIENCE).status_code == 400


# One more move


def a_mistake(server: Running) -> ReviewTurn:
    turns = msgspec.convert(whole(server, CONTIG)["turns"], list[ReviewTurn])
    return max(turns, key=lambda turn: 0 if turn.decision is None else turn.decision.loss)


def test_another_move_is_valued_and_a_worse_one_shows_its_reply(server: Running) -> None:
    turn = a_mistake(server)
    assert turn.decision is not None
    best, played = turn.decision.classes[0], turn.decision.classes[turn.decision.played]
    status, found = post(server, "/moves", text=CONTIG, seq=turn.seq, move=best.move)
    assert status == 200, found
    right = msgspec.convert(found, TriedMove, strict=True)
    assert msgspec.to_builtins(right) == found
    assert (right.right, right.reply, right.loss, right.valued.key) == (True, None, 0.0, best.key)
    assert best.key in {each.key for each in right.as_good}
    _, found = post(server, "/moves", text=CONTIG, seq=turn.seq, move=played.move)
    wrong = msgspec.convert(found, TriedMove)
    assert (wrong.right, wrong.valued.key) == (False, played.key)
    assert wrong.loss == pytest.approx(best.share - played.share)
    assert wrong.reply is not None
    assert wrong.reply.seat != turn.seat


def test_a_placement_that_is_valued_has_its_score_card(server: Running) -> None:
    turns = msgspec.convert(whole(server, SHORT)["turns"], list[ReviewTurn])
    turn = next(t for t in turns if t.decision is not None and t.decision.classes[0].points > 0)
    assert turn.decision is not None
    move = turn.decision.classes[0].move
    _, found = post(server, "/moves", text=SHORT, seq=turn.seq, move=move)
    assert sum(line["points"] for line in found["lines"]) == found["valued"]["points"]


def test_what_is_no_move_there_is_refused(server: Running) -> None:
    turn = a_mistake(server)
    for move, why in (
        ("hello", "move_unreadable"),
        ("resign", "no_decision"),
        ("accept", None),
        ("1+1+1=3", None),
    ):
        status, refusal = post(server, "/moves", text=CONTIG, seq=turn.seq, move=move)
        assert status in (400, 409)
        assert why is None or refusal["why"] == why
    for seq in (1, 99_999):
        status, refusal = post(server, "/moves", text=CONTIG, seq=seq, move="pass")
        assert (status, refusal["why"]) == (400, "no_decision")


# Limits


def test_a_review_is_made_once_for_all_who_ask_and_counted_once(tmp_path: Path) -> None:
    given = settings_for(tmp_path, reviews_per_address_minute=4)
    with serving(given, now=Clock()) as server:
        codes = [post(server, "", text=CONTIG)[0] for _ in range(5)]
        assert codes == [200] * 5
        more = [post(server, "", text=f"nonsense {n}") for n in range(3)]
        assert [status for status, _ in more] == [400, 429, 429]


def stopped(server: Running, text: str = CONTIG) -> int:
    """The process that judges, started and then held: nothing that is slow is as sure not to answer."""
    assert whole(server, text)["complete"]
    (pid,) = [worker.pid for worker in server.app.node.reviews.pool.workers]
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    return pid


def begin(server: Running, text: str, asker: str) -> Making:
    async def work() -> Making:
        return server.app.node.reviews.begin(text, deep=True, asker=asker, address="x")

    return server.do(work)


def test_a_guest_has_few_at_a_time_and_all_together_have_some(tmp_path: Path) -> None:
    given = settings_for(tmp_path, review_workers=1, reviews_per_guest=1, reviews_waiting=2)
    with serving(given, now=Clock()) as server:
        pid = stopped(server)
        begin(server, "a", "ana")
        with pytest.raises(Exception, match="too_many"):
            begin(server, "b", "ana")
        begin(server, "c", "bo")
        with pytest.raises(Exception, match="busy"):
            begin(server, "d", "chie")
        assert post(server, "", text="e")[1]["why"] == "busy"
        os.kill(pid, signal.SIGCONT)


def test_a_review_that_nobody_waits_for_is_forgotten_and_goes_on_when_asked_again(
    tmp_path: Path,
) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path, review_workers=1), now=clock) as server:
        pid = stopped(server)
        other = begin(server, "holds the process", "bo")
        deep = begin(server, SHORT, "ana")
        until(lambda: server.app.node.reviews.pool.waiting == 2)
        clock.pass_time(10)
        os.kill(pid, signal.SIGCONT)
        until(lambda: other.task is None and deep.task is None)
        assert (deep.turns, deep.error) == ([], None), "it was never begun"
        assert whole(server, SHORT, deep=True)["complete"]


def test_a_close_look_rests_while_many_play_and_a_quick_one_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_cache, "_PLAYED", -1.0)
    monkeypatch.setattr(review_cache, "_SLICE_MILLIS", 0)
    with serving(settings_for(tmp_path, review_workers=1, review_rest=1e9)) as server:
        status, begun = post(server, "", text=CONTIG, deep=True)
        assert (status, len(begun["turns"])) == (200, 1)
        assert whole(server, CONTIG)["complete"]
        assert len(server.app.node.reviews.find(begun["id"]).turns) == 1


def test_a_slow_record_is_given_up_with_a_reason(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, review_workers=1, review_millis=-1)) as server:
        status, refusal = post(server, "", text=SHORT, deep=True)
        assert (status, refusal["why"]) == (400, "review_slow")


def test_a_process_that_dies_is_replaced_and_its_work_given_up_with_a_reason(
    tmp_path: Path,
) -> None:
    with serving(settings_for(tmp_path, review_workers=1)) as server:
        pool = server.app.node.reviews.pool
        pid = stopped(server)
        making = begin(server, SHORT, "ana")
        until(lambda: pool.waiting == 1)
        os.kill(pid, signal.SIGKILL)
        until(lambda: making.error is not None)
        assert making.error is not None
        assert making.error.why == "review_slow"
        pid = stopped(server, CONTIG + "\n")
        given = {"text": SHORT, "seq": 4, "move": "pass"}
        with ThreadPoolExecutor(1) as thread:
            tried = thread.submit(lambda: post(server, "/moves", **given))
            until(lambda: pool.waiting == 1)
            os.kill(pid, signal.SIGKILL)
            status, refusal = tried.result(PATIENCE)
        assert (status, refusal["why"]) == (400, "review_slow")


def test_what_was_asked_for_long_ago_is_dropped(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, review_bytes=250_000)) as server:
        ids = []
        for text in (CONTIG, CONTIG + "\n"):
            whole(server, text)  # how much the first answer has depends on the machine
            ids.append(post(server, "", text=text)[1]["id"])
        assert len(set(ids)) == 2
        kept = [
            httpx.get(f"{server.url}/api/reviews/{review_id}", timeout=PATIENCE).status_code
            for review_id in ids
        ]
        assert kept == [404, 200]
