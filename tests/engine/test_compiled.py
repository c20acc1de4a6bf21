"""The compiled modules are all there, or everything runs from source: never a mixture."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import contissimo
from contissimo.engine import calculissimo, contig60

PACKAGE = Path(contissimo.__file__).parent
ROOT = PACKAGE.parent.parent

GAME = """
from contissimo.engine import calculissimo, contig60
from contissimo.engine.calculissimo import endgame, kernel, playout
from contissimo.engine.calculissimo.champion import Champion
from contissimo.core.chance import small_stream
from contissimo.engine.player import Budget
from contissimo.games.calculissimo import GAME

position = GAME.start(GAME.rulesets["classic"], 2)
rng = small_stream(1)
while -1 in position.to_act:
    position = position.apply(-1, position.chance(rng))
seat = min(position.to_act)
move = Champion(small_stream(2)).choose(position.view(seat), Budget(nodes=40))
position.apply(seat, move)
kinds = [module.__file__.endswith(".py") for module in (kernel, playout, endgame)]
print(move, calculissimo.COMPILED, contig60.COMPILED, kinds)
"""


def said(folder: Path, *command: str) -> str:
    """What a command says in a process of its own, with the package in this folder."""
    path = os.pathsep.join([str(folder), *(p for p in sys.path if p)])
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def copy(to: Path, *compiled: str) -> Path:
    """The package in a folder of its own, with only these of its compiled modules."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(PACKAGE, to / "contissimo", ignore=unwanted)
    for name in compiled:
        for extension in PACKAGE.glob(f"engine/{name}.*.so"):
            shutil.copy(extension, to / "contissimo" / "engine" / name.partition("/")[0])
    return to


@pytest.mark.parametrize(
    "only", [(), ("calculissimo/kernel",), ("calculissimo/playout", "contig60/lookahead")]
)
def test_with_some_modules_compiled_all_run_from_source(
    tmp_path: Path, only: tuple[str, ...]
) -> None:
    if not (calculissimo.COMPILED and contig60.COMPILED):
        pytest.skip("nothing is compiled here")
    folder = copy(tmp_path, *only)
    whole = said(PACKAGE.parent, "-c", GAME)
    plain = said(folder, "-c", GAME)
    assert whole.endswith("True True [False, False, False]")
    assert plain.endswith("False False [True, True, True]")
    assert plain.split(" False")[0] == whole.split(" True")[0]
    assert "plain Python" in said(folder, "-m", "contissimo", "--version")


@pytest.mark.soak
@pytest.mark.parametrize("broken", ["playout.c", ".c"])
def test_where_one_module_cannot_be_compiled_none_is(tmp_path: Path, broken: str) -> None:
    if not calculissimo.COMPILED:
        pytest.skip("there is no compiler here")
    copy(tmp_path / "src")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    compiler = tmp_path / "cc"
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *{broken}*) exit 1;; esac\nexec cc "$@"\n')
    compiler.chmod(0o755)
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        env={**os.environ, "CC": str(compiler)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "nothing is compiled" in done.stdout + done.stderr
    assert not list(tmp_path.rglob("*.so"))
    assert said(tmp_path / "src", "-c", GAME).endswith("False False [True, True, True]")
