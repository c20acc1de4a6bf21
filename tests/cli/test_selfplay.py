"""`contissimo selfplay`: the same bytes however often it was interrupted."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from contissimo.cli.games_file import BLOCK
from contissimo.engine.match_plan import Plan
from contissimo.engine.selfplay import play_lines, read_games
from contissimo.games import GAMES
from tests.cli.conftest import Run

WORDS = ("selfplay", "contig60", "--players", "greedy,random", "--ruleset", "junior", "--seed", "4")
GAMES_WANTED = 2 * BLOCK + 8  # one full block of rounds and some more


def test_games_are_written_and_read_back(run: Run) -> None:
    told = run(*WORDS, "--games", "7", "--out", "games.jsonl.gz", "--json")
    assert told.code == 0
    assert told.lines == [{"into": "games.jsonl.gz", "games": 8, "had": 0, "complete": True}]
    with gzip.open("games.jsonl.gz", "rt") as file:
        games = list(read_games(file, GAMES))
    assert len(games) == 8
    assert all(game.match().over for game in games)
    assert {game.players for game in games} == {("greedy", "random"), ("random", "greedy")}


def test_an_interrupted_run_goes_on_and_ends_with_the_same_bytes(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(*WORDS, "--games", str(GAMES_WANTED), "--out", "whole.gz").code == 0
    whole = Path("whole.gz").read_bytes()
    # At once, in the first block, at its end, in the second one; then a file that was cut off in the middle of writing.
    for stop in (0, 3, BLOCK, BLOCK + 2):

        def until(plan: Plan, number: int, stop: int = stop) -> tuple[str, ...]:
            if number == stop:
                raise KeyboardInterrupt
            return play_lines(plan, number)

        monkeypatch.setattr("contissimo.cli.selfplay.play_lines", until)
        told = run(*WORDS, "--games", str(GAMES_WANTED), "--out", "parts.gz", "--lang", "en")
        assert told.code == 130
        assert (
            told.out
            == f"Stopped: {2 * stop} games are in parts.gz. The same command goes on from there.\n"
        )
        with gzip.open("parts.gz", "rt") as file:
            assert len(list(read_games(file, GAMES))) == 2 * stop
    Path("parts.gz").write_bytes(Path("parts.gz").read_bytes()[:-5])
    monkeypatch.setattr("contissimo.cli.selfplay.play_lines", play_lines)
    assert run(*WORDS, "--games", str(GAMES_WANTED), "--out", "parts.gz").code == 0
    assert Path("parts.gz").read_bytes() == whole


def test_more_games_are_added_to_a_file_that_has_some(run: Run) -> None:
    run(*WORDS, "--games", "4", "--out", "grown.gz")
    told = run(*WORDS, "--games", "8", "--out", "grown.gz", "--json")
    assert told.lines[0]["had"] == 4
    run(*WORDS, "--games", "8", "--out", "whole.gz")
    assert Path("grown.gz").read_bytes() == Path("whole.gz").read_bytes()


def test_processes_write_the_same_bytes(run: Run) -> None:
    run(*WORDS, "--games", "12", "--out", "one.gz")
    run(*WORDS, "--games", "12", "--out", "two.gz", "--jobs", "2")
    assert Path("one.gz").read_bytes() == Path("two.gz").read_bytes()


@pytest.mark.parametrize(
    "content",
    [b"", b"my diary", gzip.compress(b"my diary\n", mtime=0)],
    ids=["empty", "text", "gzip"],
)
def test_a_file_of_something_else_is_left_alone(run: Run, content: bytes) -> None:
    Path("diary.gz").write_bytes(content)
    told = run(*WORDS, "--out", "diary.gz", "--json")
    assert (told.code, told.error["error"]) == (2, "games_file_other")
    assert Path("diary.gz").read_bytes() == content


def test_games_of_another_seed_are_left_alone(run: Run) -> None:
    run(*WORDS, "--games", "2", "--out", "games.gz")
    before = Path("games.gz").read_bytes()
    told = run(*WORDS[:-1], "5", "--games", "2", "--out", "games.gz", "--json")
    assert told.error["error"] == "games_file_other"
    assert Path("games.gz").read_bytes() == before


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--out", "no/such/folder.gz"), "games_file_unwritable"),
        (("--out", "g.gz", "--games", "0"), "usage_value"),
        (("--out", "g.gz", "--jobs", "0"), "usage_value"),
        (("--out", "g.gz", "--nodes", "-1"), "usage_value"),
        (("--out", "g.gz", "--ruleset", "nope"), "ruleset_unknown"),
        ((), "usage_missing"),
    ],
)
def test_what_can_not_be_is_refused_before_anything_is_played(
    run: Run, words: tuple[str, ...], why: str
) -> None:
    told = run("selfplay", "contig60", "--players", "greedy,random", *words, "--json")
    assert (told.code, told.error["error"]) == (2, why)
