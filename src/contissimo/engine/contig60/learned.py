"""What training found out, as it is shipped: the weights of the evaluation.

The file (`data/learned.toml`) is made by `contissimo train contig60`, a second one (`data/neutral.toml`) with `--neutral`. Weights are whole numbers there, in ten-thousandths. Those of
windows stand in it twice: shared by kind of pattern, which fits every board and all dice (`lines`), and for each
window of the usual board with the usual dice (`usual`: 16-bit thousandths, packed).
"""

from __future__ import annotations

import struct
import tomllib
import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain

from contissimo.engine.contig60.weights import (
    HEAT,
    HEATS,
    KINDS,
    LEAD,
    STAGES,
    TEMPO,
    THREAT,
    TURNS,
    WEIGHTS,
)

UNIT = 10_000
WINDOW_UNIT = 1_000
FILE = "learned.toml"
NEUTRAL_FILE = "neutral.toml"
"""What games between equals taught: for a judge, who must not think that one side errs more (decision 0024)."""
_WIDTH = 100


@dataclass(frozen=True, slots=True)
class Learned:
    """Everything that was learned. `common` are the weights from LEAD on; `windows` those of the usual board."""

    note: str
    common: tuple[float, ...]
    shared: tuple[float, ...]
    windows: tuple[float, ...]

    def __str__(self) -> str:
        """The text of the file."""
        packed = _pack(self.windows)
        return "\n".join(
            (
                f"# {self.note}",
                f'note = "{self.note}"',
                f"lead = {_whole(self._part(LEAD, TURNS))}",
                f"tempo = {_whole(self._part(TEMPO, TURNS))}",
                f"heat = {_rows(self._part(HEAT, STAGES * HEATS), HEATS)}",
                f"threat = {_whole(self._part(THREAT, STAGES))}",
                f"lines = {_rows(self.shared, KINDS)}",
                "usual = '''",
                *(packed[i : i + _WIDTH] for i in range(0, len(packed), _WIDTH)),
                "'''\n",
            )
        )

    def _part(self, start: int, count: int) -> tuple[float, ...]:
        return self.common[start - LEAD : start - LEAD + count]


def read_learned(text: str) -> Learned:
    """The inverse of `str(learned)`, up to rounding."""
    read = tomllib.loads(text)
    whole = [*read["lead"], *read["tempo"], *chain(*read["heat"]), *read["threat"]]
    whole += [0] * (WEIGHTS - LEAD - len(whole))
    return Learned(
        note=read["note"],
        common=tuple(number / UNIT for number in whole),
        shared=tuple(number / UNIT for number in chain(*read["lines"])),
        windows=_unpack("".join(read["usual"].split())),
    )


def _whole(weights: Sequence[float]) -> list[int]:
    return [round(weight * UNIT) for weight in weights]


def _rows(weights: Sequence[float], length: int) -> str:
    rows = [_whole(weights[i : i + length]) for i in range(0, len(weights), length)]
    return "[\n" + "".join(f"  {row},\n" for row in rows) + "]"


def _pack(weights: Sequence[float]) -> str:
    whole = [round(weight * WINDOW_UNIT) for weight in weights]
    return b85encode(zlib.compress(struct.pack(f"<{len(whole)}h", *whole), 9)).decode()


def _unpack(text: str) -> tuple[float, ...]:
    data = zlib.decompress(b85decode(text))
    return tuple(whole / WINDOW_UNIT for whole in struct.unpack(f"<{len(data) // 2}h", data))


@cache
def shipped(file: str = FILE) -> Learned:
    """What is in the package."""
    return read_learned((files(__package__) / "data" / file).read_text("utf-8"))
