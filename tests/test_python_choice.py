"""Which Python `make setup` takes (decision 15)."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

CHOICE = Path(__file__).parent.parent / ".ci" / "python"
GOOD, BAD = "exit 0", "exit 1"


def chosen(*folders: Path) -> tuple[int, str]:
    done = subprocess.run(
        ["/bin/sh", CHOICE],
        env={**os.environ, "PATH": os.pathsep.join(map(str, folders))},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.strip()


def folder(path: Path, **pythons: str) -> Path:
    """A folder of programs that are fit or unfit; `_` stands for the point in a name."""
    path.mkdir()
    for name, does in pythons.items():
        program = path / name.replace("_", ".")
        program.write_text(f"#!/bin/sh\n{does}\n")
        program.chmod(0o755)
    return path


def test_the_newest_suitable_one_is_taken(tmp_path: Path) -> None:
    first = folder(tmp_path / "a", python3=GOOD, python3_11=GOOD, python3_13=BAD)
    second = folder(tmp_path / "b", python3_11=GOOD, python3_12=GOOD, python3_13=BAD)
    assert chosen(first, second) == (0, f"{second}/python3.12")


def test_of_equals_the_first_on_the_path_is_taken_and_an_unfit_one_is_passed_over(
    tmp_path: Path,
) -> None:
    shim, one, two = (
        folder(tmp_path / name, python3_12=does)
        for name, does in (("a", BAD), ("b", GOOD), ("c", GOOD))
    )
    assert chosen(shim, one, two) == (0, f"{one}/python3.12")


def test_without_any_it_says_so(tmp_path: Path) -> None:
    assert chosen(folder(tmp_path / "a", python3=BAD), tmp_path / "missing") == (1, "")


def test_a_real_one_is_taken_if_it_has_its_headers(tmp_path: Path) -> None:
    (tmp_path / "python3.11").symlink_to(Path(sys.executable).resolve())
    has_headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    assert chosen(tmp_path) == ((0, f"{tmp_path}/python3.11") if has_headers else (1, ""))
