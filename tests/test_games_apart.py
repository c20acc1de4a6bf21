"""A game is known by name in its own folders alone: whatever others ask about it they ask through `Game`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from contissimo.games import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "contissimo"

NAMES = sorted({key.rstrip("0123456789") for key in GAMES})
"""As a name may be part of others: Contig, contig60, ContigDesk."""
NAMED = re.compile(rf"({'|'.join(NAMES)})(?!uous)", re.IGNORECASE)
CLAUSE = re.compile(rf"\b({'|'.join(GAMES)}) §[0-9]")
"""A clause of the rules may be cited anywhere: it gives a reason."""

LISTS = {
    "__init__.py": "says what the package is",
    "games/__init__.py": "the only list of games",
    "engine/registry.py": "the only list of players",
    "engine/trainers.py": "the only list of trainers",
    "cli/desks/__init__.py": "the only list of desks",
    "paper/sheets.py": "the only list of printed sheets",
    "study/judges.py": "the only list of judges",
    "study/deals/__init__.py": "the only list of deals for a class",
    "rl/__init__.py": "the only list of environments",
}


def is_own(path: Path) -> bool:
    """Whether a file lies in a folder of a game, or is the game's own in a folder of such files."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return bool(set(parts) & GAMES.keys())


def others() -> Iterator[Path]:
    return (path for path in sorted(SOURCE.rglob("*.py")) if not is_own(path))


def named_in(path: Path) -> list[str]:
    lines = path.read_text("utf-8").splitlines()
    return [line.strip() for line in lines if NAMED.search(CLAUSE.sub("", line))]


@pytest.mark.parametrize(
    "path", list(others()), ids=lambda path: path.relative_to(SOURCE).as_posix()
)
def test_no_game_is_named_outside_its_folders(path: Path) -> None:
    if path.relative_to(SOURCE).as_posix() not in LISTS:
        assert named_in(path) == []


def test_the_lists_are_where_they_are_said_to_be_and_there_are_no_more() -> None:
    """Else this test would allow what it should find."""
    for name in LISTS:
        assert named_in(SOURCE / name), name


def test_contributing_names_every_list_of_games() -> None:
    written = (SOURCE.parents[1] / "CONTRIBUTING.md").read_text("utf-8")
    for name in LISTS.keys() - {"__init__.py"}:
        assert f"{name}`" in written, name


def test_each_game_has_its_folders() -> None:
    """Else the test above would look at nothing of it."""
    for key in GAMES:
        own = {
            p.relative_to(SOURCE).parts[0]
            for p in SOURCE.rglob("*.py")
            if key in p.with_suffix("").parts
        }
        assert own >= {"games"}
