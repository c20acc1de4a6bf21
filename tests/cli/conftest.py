from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import main
from contissimo.i18n import ENVIRONMENT, SIGNS_ENVIRONMENT


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What was printed with --json: nothing but lines of JSON."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def error(self) -> dict[str, Any]:
        """The one line of an error with --json."""
        (line,) = self.err.splitlines()
        found: dict[str, Any] = json.loads(line)
        return found


Run = Callable[..., Result]

FEW_TILES = 'turn_seconds = "none"\ntiles = """\n2 4\n6 4\n9 4\n+ 5\n/ 4\n"""\n'
"""Quickly played. With the seed 24, seat 1 begins and holds 2 2 6 9 9 + ÷."""
GREEDY = ("--players", "you,greedy")
HOUSE = ("--ruleset", "house.toml", "--seed", "24", *GREEDY)
CONTEST = ("--ruleset", "contest.toml", "--seed", "24", *GREEDY)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the program in this process, in a folder of its own, with lines as its input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    (tmp_path / "house.toml").write_text(FEW_TILES, "utf-8")
    (tmp_path / "contest.toml").write_text(f"judging = 'challenge'\n{FEW_TILES}", "utf-8")
    for key in (*ENVIRONMENT, SIGNS_ENVIRONMENT):
        monkeypatch.delenv(key, raising=False)

    def run_it(*tokens: str, stdin: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = main(tokens)
        printed = capsys.readouterr()
        return Result(code, printed.out, printed.err)

    return run_it
