"""A third game at the command line: it needs nothing there, and is shown in its notation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from contissimo import games
from tests.cli.conftest import Run
from tests.play.toy import TOY

POSITION = "57,09 12346789 0,0 1 mover:1"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with patch.dict(games._GAMES, {TOY.key: TOY}):
        yield


def test_moves_and_scores_of_a_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "here.txt").write_text(f"{POSITION}\n", "utf-8")
    asked = ("--board", "here.txt", "--ruleset", "referee", "--json")
    assert run("moves", "toy", *asked).lines == [
        {"move": "lay 7", "score": 7},
        {"move": "lay 5", "score": 5},
    ]
    scored = run("score", "toy", "--move", "lay 5", *asked).lines
    assert [(line["legal"], line["score"]) for line in scored] == [(True, 5)]
    refused = run("score", "toy", "--move", "lay 3", *asked).lines
    assert [(line["legal"], line["why"]) for line in refused] == [(False, "not_on_rack")]
    assert POSITION in run("moves", "toy", *asked[:-1]).out


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("moves", "toy"), "usage_value"),
        (("moves", "toy", "--rack", "12"), "option_not_here"),
        (("score", "toy", "--board", "here.txt"), "move_needed"),
        (("score", "toy", "--board", "here.txt", "--move", "pass"), "move_not_scored"),
        (("tables", "toy"), "usage_value"),
        (("train", "toy"), "usage_value"),
        (("print", "board", "toy"), "sheet_unknown"),
        (("play", "toy", "--players", "you,level-3"), "player_unknown"),
    ],
)
def test_what_it_does_not_bring_is_refused(
    run: Run, tmp_path: Path, command: tuple[str, ...], why: str
) -> None:
    (tmp_path / "here.txt").write_text(POSITION, "utf-8")
    result = run(*command, "--json")
    assert (result.code, result.error["error"]) == (2, why)


def test_a_game_against_computers_is_played_recorded_replayed_and_verified(run: Run) -> None:
    players = ("--players", "you,greedy,random", "--seed", "5")
    script = "board\nmoves\npass\nnonsense\n" + "accept\npass\n" * 400
    result = run("play", "toy", *players, "--hints", "--record", "x.record", stdin=script)
    assert (result.code, result.err) == (0, "")
    assert "Winner" in result.out
    assert run("verify", "x.record").code == 0
    told = run("replay", "x.record", "--best", "--json").lines
    assert told[-1]["outcome"]["reason"] == "stuck"
    laid = [line for line in told if line["move"].startswith("lay ") and line.get("legal")]
    assert laid
    assert all(line["score"] == int(line["move"][-1]) for line in laid)
    assert any(line.get("best") for line in told)
    assert run("replay", "x.record").code == 0


def test_matches_of_computer_players(run: Run) -> None:
    result = run("match", "toy", "--players", "greedy,random", "--games", "4", "--json")
    assert (result.code, result.err) == (0, "")


def test_its_rulesets_are_listed(run: Run) -> None:
    told = run("rules", "toy", "--json").lines
    assert [line["ruleset"] for line in told] == list(TOY.rulesets)
    assert run("rules", "toy", "--ruleset", "timed", "--text").out == TOY.rulesets["timed"].text
