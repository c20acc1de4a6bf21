"""The examples in docs are run: those of the library as doctests, those of the command line one by one."""

from __future__ import annotations

import doctest
import re
import shlex
from array import array
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from contissimo.cli import main
from contissimo.core.game import Seat
from contissimo.games.calculissimo.rules import PRESETS
from tests.games.calculissimo.helpers import at

DOCS = Path(__file__).parent.parent / "docs"
COMMANDS = re.findall(
    r"^\$ contissimo ((?:moves|score|tables) .*)\n((?:(?!\$|```).*\n)*)",
    (DOCS / "command-line.md").read_text("utf-8"),
    re.MULTILINE,
)


def test_the_library_examples_give_what_they_say() -> None:
    failed, tried = doctest.testfile(str(DOCS / "library.md"), module_relative=False)
    assert tried >= 10
    assert failed == 0


def test_the_engine_examples_run() -> None:
    ruleset = PRESETS["classic"]
    seat = Seat(1)
    position = at(ruleset, "3579+-*", "1", bag="345")
    values = {"position": position, "seat": seat, "ruleset": ruleset, "board": position.board}
    values["table"] = array("i", bytes(4 * 170_544))
    parts = re.findall(
        r"^```python\n(.*?)^```", (DOCS / "engine.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert len(parts) == 3
    said = StringIO()
    with redirect_stdout(said):
        for part in parts:
            exec(part, values)  # noqa: S102  # our own page
    assert values["move"] != values["PASS"]
    assert values["count"] == 10
    assert said.getvalue().startswith("48 8d 9+6/2\n48 8f 6/2+9\n")


@pytest.mark.parametrize(("command", "shown"), COMMANDS)
def test_the_commands_print_what_is_shown(
    command: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(shlex.split(command)) == 0
    printed = capsys.readouterr().out
    assert shown
    assert shown in printed


PAGES = ("command-line", "bots", "chance", "engine", "hosting", "printing", "rulesets", "upgrading")
SHOWN = {
    command: page
    for page in PAGES
    for command in re.findall(
        r"(?:^(?:\$ |    )?|`)contissimo ([a-z]+ ?[^`\n#]*)",
        (DOCS / f"{page}.md").read_text("utf-8"),
        re.MULTILINE,
    )
}


def test_commands_are_found_in_the_documents() -> None:
    assert len(SHOWN) > 30


@pytest.mark.parametrize("command", SHOWN)
def test_a_command_in_the_documents_has_options_that_exist(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    verb, *words = shlex.split(command)
    assert main([verb, "--help"]) == 0
    known = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", capsys.readouterr().out)) | {"--help"}
    assert {word for word in words if word.startswith("-")} <= known, SHOWN[command]
