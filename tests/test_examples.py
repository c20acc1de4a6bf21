"""The examples in docs are run: those of the library as doctests, those of the command line one by one."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from pathlib import Path

import pytest

from contissimo.cli import main

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


@pytest.mark.parametrize(("command", "shown"), COMMANDS)
def test_the_commands_print_what_is_shown(
    command: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(shlex.split(command)) == 0
    printed = capsys.readouterr().out
    assert shown
    if "--json" in command:
        lines = [json.loads(line) for line in printed.splitlines()]
        assert all(json.loads(line) in lines for line in shown.splitlines())
    else:
        assert shown in printed
