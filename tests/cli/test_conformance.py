"""`contissimo conformance`: every check passes for a good program, and each fails for one that breaks it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.bots import EXAMPLE, bot, command
from tests.cli.conftest import Run

ALL = {
    "hello",
    "legal",
    "one-answer",
    "in-time",
    "endings",
    "version-2",
    "analyse",
    "exact",
    "stop",
}
OF_VERSION_2 = {"version-2", "analyse", "exact", "stop"}


def results(run: Run, spec: str, game: str = "contig60") -> dict[str, str]:
    told = run("conformance", spec, "--game", game, "--json")
    found = {line["check"]: line["result"] for line in told.lines}
    assert set(found) == ALL
    assert told.code == int("failed" in found.values())
    return found


@pytest.mark.parametrize("game", ["contig60", pytest.param("calculissimo", marks=pytest.mark.soak)])
def test_our_own_engine_passes_everything(run: Run, game: str) -> None:
    spec = f"exec:{sys.executable} -m contissimo engine {game} --player greedy"
    assert results(run, spec, game) == dict.fromkeys(ALL, "passed")


def test_a_bot_of_version_1_passes_what_it_claims(run: Run) -> None:
    found = results(run, command(EXAMPLE))
    assert {name for name, result in found.items() if result == "left-out"} == OF_VERSION_2
    assert {name for name, result in found.items() if result == "passed"} == ALL - OF_VERSION_2


def test_a_bot_in_c_passes_and_plays_a_match(run: Run, tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("no C compiler")
    program = tmp_path / "line_bot"
    source = EXAMPLE.with_suffix(".c")
    subprocess.run([compiler, "-Wall", "-Werror", "-O1", "-o", program, source], check=True)
    for game in ("contig60", "calculissimo"):
        found = results(run, f"exec:{program}", game)
        assert {name for name, result in found.items() if result == "passed"} == ALL - OF_VERSION_2
    told = run(
        *("match", "contig60", "--players", f"exec:{program},random", "--games", "4"), "--json"
    )
    assert told.code == 0
    assert told.lines[0]["players"][0]["win_rate"] > 0.5
    assert "forfeits" not in told.out or told.lines[0]["players"][0].get("forfeits", 0) == 0


@pytest.mark.parametrize(
    ("body", "fails"),
    [
        ("if word == 'move': say('2+2=5')", {"legal", "one-answer", "in-time", "endings"}),
        (
            "if word == 'move': say('pass'); say('pass')",
            {"legal", "one-answer", "in-time", "endings"},
        ),
        ("if word == 'move': say('pass')\nif word == 'xyzzy': say('what?')", {"one-answer"}),
        ("if word == 'move': sys.exit(3)", {"legal", "one-answer", "in-time", "endings"}),
        ("if word == 'move': say('pass')\nif word == 'over': say('bye')", {"hello"}),
    ],
    ids=["illegal", "twice", "chatty", "dies", "last word"],
)
def test_a_bot_that_breaks_a_promise_fails_that_check(
    run: Run, tmp_path: Path, body: str, fails: set[str]
) -> None:
    found = results(run, bot(tmp_path, body))
    assert fails <= {name for name, result in found.items() if result == "failed"}


def test_a_program_without_a_hello_fails_at_once(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rude.py").write_text(
        "import sys\nfor line in sys.stdin: print('no', flush=True)\n"
    )
    found = results(run, command(tmp_path / "rude.py"))
    assert "passed" not in found.values()


LIAR = """
import sys
def say(text): print(text, flush=True)
for line in sys.stdin:
    parts = line.rstrip("\\n").split("\\t")
    match parts[0]:
        case "hello": say("hello 2")
        case "capabilities": say("capabilities move analyse stop")
        case "provenance": say("provenance liar 1 none")
        case "move": say("moves")
        case "moves": say(parts[1])
        case "analyse": say({answer!r}); say("done")
"""


@pytest.mark.parametrize(
    ("answer", "fails"),
    [
        ("info pass win 0.5 se 0 points 0 exact 1", {"exact"}),
        ("info pass win 2 se 0 points 0 exact 0", {"analyse"}),
        ("info pass wins", {"analyse"}),
        ("info 1+1=7 win 0.5 se 0 points 0 exact 0", {"analyse"}),
        ("hm", {"analyse"}),
    ],
)
def test_an_engine_that_can_not_be_believed_fails(
    run: Run, tmp_path: Path, answer: str, fails: set[str]
) -> None:
    (tmp_path / "liar.py").write_text(LIAR.format(answer=answer))
    found = results(run, command(tmp_path / "liar.py"))
    assert found["version-2"] == "passed"
    assert fails <= {name for name, result in found.items() if result == "failed"}


def test_it_is_told_in_words(run: Run, tmp_path: Path) -> None:
    spec = bot(tmp_path, "if word == 'move': say('2+2=5')")
    told = run("conformance", spec, "--game", "contig60", "--lang", "en")
    assert told.code == 1
    assert told.out.startswith(
        "Contig 60\npassed    It says hello\nFAILED    Its moves are legal ("
    )
    assert "left out  Its analysis can be read: the program does not offer it" in told.out


@pytest.mark.parametrize("spec", ["greedy", "exec:", "exec:./nobody"])
def test_what_is_no_program_is_refused(run: Run, spec: str) -> None:
    assert run("conformance", spec, "--json").code == 2
