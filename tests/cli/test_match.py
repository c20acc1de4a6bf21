from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import main
from contissimo.engine.match_plan import Plan
from contissimo.engine.match_result import MatchResult
from contissimo.engine.match_runner import AHEAD, one_by_one, run
from tests.cli.bots import bot

CONTIG = ["match", "contig60", "--players"]
JOBS, PATIENCE = 2, 60


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*CONTIG, *words, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    result: dict[str, Any] = json.loads(out)
    return result


def test_a_match_is_told_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CONTIG, "greedy,random", "--games", "5", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("contig60, rules contig60, seed 1: 6 games (3 deals")
    assert re.search(r"Games won .* \d+\.\d ± \d+\.\d% .* \d+\.\d ± \d+\.\d%", out)
    for words in (
        "Points ahead",
        "Score",
        "Time per move",
        "Moves per game",
        "Passes per game",
        "Steals",
    ):
        assert words in out
    assert "match-" not in out
    assert "reason-" not in out


def test_a_match_is_one_object_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "greedy,random", "--games", "6", "--seed", "3")
    assert (told["game"], told["ruleset"], told["seed"]) == ("contig60", "contig60", 3)
    assert (told["games"], told["rounds"], told["ended"]) == (6, 3, "complete")
    first, second = told["players"]
    assert first["player"] == "greedy"
    assert first["win_rate"] + second["win_rate"] == pytest.approx(1)
    assert first["win_rate_se"] == second["win_rate_se"]
    assert first["margin"] == -second["margin"]
    assert first["millis_a_move"] > 0
    assert sum(told["ends"].values()) == 6
    assert told["forfeits"] == []


def test_with_a_budget_in_nodes_the_answer_is_the_same_for_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Byte for byte."""
    command = [*CONTIG, "greedy,random", "--games", "4", "--nodes", "20", "--json"]
    texts = []
    for jobs in ("1", "2"):
        assert main([*command, "--jobs", jobs]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert "millis_a_move" not in texts[0]


def test_it_stops_early_when_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contissimo.engine.match_runner.BATCH", 4)
    told = answer(capsys, "greedy,greedy", "--games", "900", "--until-se", "0.2")
    assert (told["ended"], told["rounds"]) == ("precise", 4)


def test_a_bot_that_dies_is_told_once_for_all_its_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    dying = bot(tmp_path, "if word == 'move': sys.exit(4)")
    assert main([*CONTIG, f"{dying},random", "--games", "2", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "gave up in 2 games. The program ended in the middle of the game, with status 4." in out
    told = answer(capsys, f"{dying},random", "--games", "2")
    assert told["forfeits"] == [{"round": 0, "player": 0, "why": "bot_died", "status": "4"}] * 2


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["wizard,greedy"], "player_unknown"),
        (["greedy,"], "player_unknown"),
        (["exec:/no/bot,greedy"], "bot_missing"),
        (["greedy,greedy,greedy"], "seat_count"),
        (["greedy"], "seat_count"),
        (["greedy,greedy", "--games", "0"], "usage_value"),
        (["greedy,greedy", "--jobs", "0"], "usage_value"),
        (["greedy,greedy", "--millis", "0"], "usage_value"),
        (["greedy,greedy", "--nodes", "-1"], "usage_value"),
        (["greedy,greedy", "--until-se", "0"], "usage_value"),
        (["greedy,greedy", "--seed", "-1"], "seed_wrong"),
        (["greedy,greedy", "--ruleset", "nope"], "ruleset_unknown"),
    ],
)
def test_what_can_not_be_played_is_refused_before_it_begins(
    capsys: pytest.CaptureFixture[str], words: list[str], error: str
) -> None:
    assert main([*CONTIG, *words, "--json"]) == 2
    assert json.loads(capsys.readouterr().err)["error"] == error


def test_a_cluster_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*CONTIG, "greedy,random", "--cluster", "tcp://127.0.0.1:9", "--lang", "en"]) == 2
    assert "extra “cluster”" in capsys.readouterr().err


def test_ctrl_c_keeps_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Plan, **more: Any) -> MatchResult:
        def stop(result: MatchResult) -> None:
            more["progress"](result)
            if result.rounds == 2:
                raise KeyboardInterrupt

        return run(plan, work=one_by_one, progress=stop)

    monkeypatch.setattr("contissimo.engine.match_runner.run", interrupted)
    assert main([*CONTIG, "greedy,random", "--games", "1000", "--lang", "en"]) == 130
    out = capsys.readouterr().out
    assert "4 games" in out
    assert "Interrupted." in out


def test_ctrl_c_at_a_real_program_with_processes_of_its_own(tmp_path: Path) -> None:
    """The signal goes to all of them, as from a terminal; one answers and nobody complains."""
    played = tmp_path / "played"
    os.mkfifo(played)
    heard = os.open(played, os.O_RDWR)  # held by us too, so that opening it keeps nobody waiting
    body = f"""
if word == 'move': say('moves')
if word == 'moves': say(parts[1])
if word == 'over': open({str(played)!r}, 'w').write('.')"""
    command = [sys.executable, "-m", "contissimo", *CONTIG, f"{bot(tmp_path, body)},random"]
    with subprocess.Popen(
        [*command, "--games", "100000", "--jobs", str(JOBS), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    ) as program:
        # Of the rounds that are begun ahead of the results, two games each: some must have been counted by now.
        for _ in range(2 * 2 * AHEAD * JOBS + 1):
            assert select.select([heard], [], [], PATIENCE)[0], "no game was played"
            assert os.read(heard, 1) == b"."
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=PATIENCE)
    os.close(heard)
    assert (program.returncode, err) == (130, "")
    told = json.loads(out)
    assert told["ended"] == "interrupted"
    assert told["rounds"] > 0
