"""docs/protocol.md: every example is read by our own types, and the client's are said to a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec

from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.server.messages import inbound, told
from tests.server.helpers import PATIENCE, Running, serving, settings_for, small_chance

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
BLOCK = re.compile(r"```(client|pupil|server)\n(.*?)```", re.DOTALL)
"""What a client says at a table, what a pupil says in a class, and what the server answers to both."""


def examples() -> list[tuple[str, str]]:
    return [
        (side, line) for side, block in BLOCK.findall(PAGE) for line in block.strip().split("\n")
    ]


def test_every_example_is_a_message_of_the_protocol() -> None:
    for side, line in examples():
        if side != "server":
            inbound.read.decode(line)
        else:
            told.understand.decode(line)


def test_every_message_has_an_example() -> None:
    shown = {(side == "server", msgspec.json.decode(line)["t"]) for side, line in examples()}
    for is_answer, union in ((False, inbound.Said), (True, told.Told)):
        for kind in get_args(union):
            assert (is_answer, kind.__struct_config__.tag) in shown


def test_the_examples_are_a_conversation_with_a_real_server(tmp_path: Path) -> None:
    """Chance is given so that side 1 begins with 2, 3 and 4, as the page has it."""
    chance = small_chance(_chance_of_the_page())
    with serving(settings_for(tmp_path, give_seconds=60), chance) as running:
        ana, bo = running.guest("Ana").connect(), running.guest("Bo").connect()
        made = ana.table()
        match, invite = made["match"], made["links"]["invite"]
        for line, answer in _pairs():
            said = msgspec.json.decode(line)
            speaker = bo if said["id"].startswith("b") else ana
            if said["t"] == "start":  # Bo sits down again
                bo.done("sit", match=match, token=invite)
                bo.done("enter", match=match)
            if "match" in said:
                said["match"] = match
            if "token" in said:
                said["token"] = invite
            kind = said.pop("t")
            if kind == "move" and answer["t"] == "state":
                told = speaker.move(match, said["seq"], said["move"], id=said["id"])
            else:
                told = speaker.ask(kind, **said)
            assert told["t"] == answer["t"], (line, told)
            for key in ("why", "view", "seq", "points"):
                if key in answer and answer["t"] != "state":
                    assert told[key] == answer[key], (line, told)
            if kind == "give":
                bo.done("give", match=match, bytes="ff" * 16)
                state = ana.state(match)
                assert state["view"].split(" ")[3] == "2,3,4"
                assert state["to_act"] == [1]


def _pairs() -> list[tuple[str, dict[str, Any]]]:
    """What the client says, each with the first thing that the page has the server answer."""
    told = examples()
    return [
        (line, msgspec.json.decode(following[1]))
        for (side, line), following in pairwise(told)
        if side == "client"
    ]


def _chance_of_the_page() -> int:
    game = GAMES["contig60"]
    for number in range(10_000):
        match = Match.begin(game, game.rulesets["contig60"], 2)
        entries = match.advance(small_chance(number)("")).log
        if [str(entry.move) for entry in entries] == ["first 1", "roll 2 3 4"]:
            return number
    raise AssertionError("no such chance")


def test_the_example_bot_plays_a_whole_game(server: Running) -> None:
    source = ROOT / "examples" / "bot.py"
    assert len(source.read_text("utf-8").splitlines()) < 60
    host, bot = server.guest("Ana").connect(), server.guest("Robot")
    token = bot.http.post("/api/me/token").json()["token"]
    seats = [{"kind": "open"}, {"kind": "computer", "level": "random"}]
    made = host.table(seats=seats, ruleset_text="points = 60\nrounds = 6\n")
    match = made["match"]
    command = [sys.executable, str(source), server.url, token, match, made["links"]["invite"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        host.done("enter", match=match)
        host.wait("table", lambda t: t["seats"][0]["people"] != [])
        host.done("start", match=match)
        over = host.wait("state", lambda s: s["outcome"] is not None)
        out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert [int(n) for n in out.split()] == over["outcome"]["scores"]
