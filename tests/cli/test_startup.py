"""What a command loads before it answers: whoever only asks for help should not wait for the rest."""

from __future__ import annotations

import subprocess
import sys

import pytest

from contissimo.cli.app import VERBS

LOADED = """
import sys
from contissimo.cli import main
code = main(sys.argv[1:])
print(*sorted(sys.modules), file=sys.stderr)
sys.exit(code)
"""


def loaded(*tokens: str) -> set[str]:
    """The modules in memory once a command has been answered."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *tokens], capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


@pytest.mark.parametrize("tokens", [("--help",), ("--version",), ()])
def test_the_list_of_verbs_and_the_version_load_no_verb_and_no_game(
    tokens: tuple[str, ...],
) -> None:
    modules = loaded(*tokens)
    assert modules.isdisjoint(f"contissimo.cli.{verb}" for verb in VERBS)
    assert modules.isdisjoint({"contissimo.games", "contissimo.paper", "contissimo.server"})


def test_a_verb_loads_no_other_verb() -> None:
    modules = loaded("moves", "--help")
    assert "contissimo.cli.moves" in modules
    assert modules.isdisjoint(
        {f"contissimo.cli.{verb}" for verb in VERBS} - {"contissimo.cli.moves"}
    )
