"""Opening what a user names: texts, rulesets with the files next to them, records. Mistakes become BadFile."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypedDict

from contissimo.cli.usage import Misused
from contissimo.core.errors import BadFile
from contissimo.core.game import AnyGame, Ruleset
from contissimo.core.options import MAX_BYTES

STDIN = "-"
_OURS = 0o077


@contextmanager
def for_us_alone() -> Iterator[None]:
    """What is made meanwhile nobody else on this machine may read: databases hold secrets."""
    before = os.umask(_OURS)
    try:
        yield
    finally:
        os.umask(before)


def read_text(path: str | Path, *, limit: int = MAX_BYTES, name: str = "") -> str:
    """The text of a file (`-`: of standard input) of at most `limit` bytes, whatever its line ends."""
    name = name or str(path)
    data = _read_stdin(limit) if path == STDIN else _read_file(Path(path), limit, name)
    if len(data) > limit:
        raise BadFile("file_too_large", file=name, limit=limit)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile("file_not_utf8", file=name, line=line) from None


def _read_stdin(limit: int) -> bytes:
    if sys.stdin is None:
        return b""
    binary = getattr(sys.stdin, "buffer", None)
    if binary is None:
        return sys.stdin.read(limit + 1).encode(errors="surrogatepass")
    data: bytes = binary.read(limit + 1)
    return data


def _read_file(path: Path, limit: int, name: str) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError:
        why = "file_missing"
    except IsADirectoryError:
        why = "file_is_directory"
    except (OSError, ValueError):
        why = "file_unreadable"
    raise BadFile(why, file=name)


class BoardGiven(TypedDict, total=False):
    """The board of a question, as `Question` takes it."""

    board: str
    file: str


def board_in(path: str | None) -> BoardGiven:
    """The board text of a file and where it came from, for a question; nothing: the empty board."""
    return {} if path is None else {"board": read_text(path), "file": path}


def choose_ruleset(game: AnyGame, said: str | None) -> Ruleset:
    """The preset of that name, the ruleset in that file, or the game's first preset."""
    if said is None:
        return next(iter(game.rulesets.values()))
    if said in game.rulesets:
        return game.rulesets[said]
    looks_like_file = said.endswith(".toml") or os.sep in said
    if not looks_like_file and not (said and _exists(said)):
        names = " ".join(game.rulesets)
        raise Misused("ruleset_unknown", ruleset=said, rulesets=names)
    folder = Path(said).parent

    def open_beside(name: str) -> str:
        return read_text(folder / name, name=name)

    return game.read_ruleset(read_text(said), file=said, open_file=open_beside)


def _exists(path: str) -> bool:
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def check_can_save(path: str) -> None:
    """Refuse a place where nothing can be saved, before a game is played for it."""
    try:
        folder = Path(path).parent
        if Path(path).is_dir():
            raise BadFile("file_is_directory", file=path)
        possible = folder.is_dir() and os.access(folder, os.W_OK)
    except (OSError, ValueError):
        possible = False
    if not possible:
        raise BadFile("file_unwritable", file=path)


def save(path: str, text: str) -> None:
    save_bytes(path, text.encode())


def save_bytes(path: str, data: bytes) -> None:
    try:
        Path(path).write_bytes(data)
    except (OSError, ValueError):
        raise BadFile("file_unwritable", file=path) from None
