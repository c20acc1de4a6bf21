"""A file of games that grows block by block: a gzip member for each, so that an interrupted one can be continued.

However often it was interrupted, the same games give the same bytes: a block that is not full is taken out again and
written again with the rounds that it already had.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path

from contissimo.cli.usage import Misused

BLOCK = 25
"""Rounds in a block."""
_LEVEL = 6


class GamesFile:
    """What is written so far: `rounds` of them, in whole blocks on the disk and the last, unfinished one in memory."""

    def __init__(self, path: Path, header: str, games_a_round: int) -> None:
        self._path = path
        self._header = header
        self._a_round = games_a_round
        self._full = 0
        self._open: list[str] = []
        size = self._read() if path.exists() else 0
        if size:
            with path.open("r+b") as file:
                file.truncate(size)
        else:
            path.write_bytes(_packed([header]))

    @property
    def rounds(self) -> int:
        return self._full * BLOCK + len(self._open) // self._a_round

    def add(self, lines: tuple[str, ...]) -> None:
        """The games of the next round."""
        self._open += lines
        if len(self._open) == BLOCK * self._a_round:
            self.close()
            self._full, self._open = self._full + 1, []

    def close(self) -> None:
        """Write the block that is not full yet, if there is one."""
        if self._open:
            with self._path.open("ab") as file:
                file.write(_packed(self._open))

    def _read(self) -> int:
        """How many bytes of the file stay: the header and all full blocks."""
        stays = 0
        for number, (end, lines) in enumerate(_members(self._path.read_bytes())):
            if number == 0:
                if lines != [self._header]:
                    raise Misused("games_file_other", path=str(self._path))
            elif len(lines) == BLOCK * self._a_round:
                self._full += 1
            else:
                self._open = lines[: len(lines) - len(lines) % self._a_round]
                break
            stays = end
        if not stays:
            raise Misused("games_file_other", path=str(self._path))
        return stays


def _packed(lines: list[str]) -> bytes:
    text = "".join(f"{line}\n" for line in lines).encode()
    return gzip.compress(text, _LEVEL, mtime=0)


def _members(data: bytes) -> Iterator[tuple[int, list[str]]]:
    """The lines of each whole member and where it ends; what was cut off in the middle is left out."""
    at = 0
    while at < len(data):
        reader = zlib.decompressobj(wbits=31)
        try:
            text = reader.decompress(data[at:]).decode()
        except (zlib.error, UnicodeDecodeError):
            return
        if not reader.eof:
            return
        at = len(data) - len(reader.unused_data)
        yield at, text.splitlines()
