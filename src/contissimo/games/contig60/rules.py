"""The ruleset of Contig 60: every option of the rules page as one frozen record, and the presets.

A preset is data (`data/presets.toml`); a ruleset of one's own is a TOML text with the same keys.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from contissimo.core.errors import BadFile
from contissimo.core.game import Millis, Points
from contissimo.core.options import (
    MAX_BYTES,
    choice,
    custom,
    flag,
    line_of,
    option,
    read_options,
    read_toml,
    resolve,
    whole,
    write_options,
)
from contissimo.games.contig60.board import Board, Layout, read_layout
from contissimo.games.contig60.sentences import DICE, OPERATIONS, reachable_numbers

GAME_KEY = "contig60"
DEFAULT_WINDOW_SECONDS = 20
MAX_FACES = 20
_DAY = 86_400


def _read_faces(given: Any) -> tuple[int, ...]:
    """The faces of each die, rising; one whole number N stands for 1 to N."""
    if _is_whole(given, 2, MAX_FACES):
        return tuple(range(1, given + 1))
    faces = given if isinstance(given, list) else []
    if not 1 <= len(faces) <= MAX_FACES or not all(_is_whole(f, 0, MAX_FACES) for f in faces):
        raise ValueError(f"2-{MAX_FACES} | 1-{MAX_FACES} x [0-{MAX_FACES}]")
    return tuple(sorted(faces))


def _is_whole(given: Any, low: int, high: int) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and low <= given <= high


def _read_operations(given: Any) -> str:
    signs = given.replace(" ", "") if isinstance(given, str) else ""
    if not signs or any(sign not in OPERATIONS for sign in signs):
        raise ValueError('some of "+-*/"')
    return "".join(sign for sign in OPERATIONS if sign in signs)


@dataclass(frozen=True)
class Ruleset:
    """The options. The defaults are the preset `contig60`."""

    layout: Layout  # §1.1
    name: str = field(default="custom", compare=False)
    faces: tuple[int, ...] = option((1, 2, 3, 4, 5, 6), custom(_read_faces, lambda f: str([*f])))
    markers: int = option(25, whole(1, 441))  # §1.3
    points: int = option(60, whole(1, 999))  # §1.4
    operations: str = option(OPERATIONS, custom(_read_operations, lambda signs: f'"{signs}"'))
    turn_seconds: int | None = option(None, whole(1, _DAY, words={"none": None}))  # §2.4
    race_to_zero: bool = option(False, flag())  # §3.1
    own_square_counts: bool = option(False, flag())  # §3.1
    judging: str = option("referee", choice("referee", "challenge"))  # §4
    window_seconds: int | str | None = option(
        "auto", whole(1, _DAY, words={"auto": "auto", "none": None})
    )  # §4.2
    false_accusation_cost: int = option(0, whole(0, 99))  # §4.2
    line_length: int = option(5, whole(0, 21))  # §6.1
    rounds: int | None = option(None, whole(1, 999, words={"none": None}))  # §6.3
    minutes: int | None = option(None, whole(1, 1440, words={"none": None}))  # §6.3

    @cached_property
    def text(self) -> str:
        """Every option with the layout, in canonical TOML."""
        layout = f'layout = """\n{self.layout}"""\n'
        return f'game = "{GAME_KEY}"\n{write_options(self)}{layout}'

    @cached_property
    def reachable(self) -> int:
        """The squares, as bits, that some throw can make (§6.2)."""
        numbers = reachable_numbers(self.faces, self.operations)
        return sum(bit for number, bit in self.layout.bit_of.items() if number in numbers)

    def can_roll(self, dice: tuple[int, ...]) -> bool:
        return len(dice) == DICE and self._distinct_faces.issuperset(dice)

    @cached_property
    def _distinct_faces(self) -> frozenset[int]:
        return frozenset(self.faces)

    def points_for(self, board: Board, square: int, *, stolen: bool = False) -> Points:
        """§3.1, §5.1: what a marker on a square earns. It is the same before and after it is laid."""
        points = board.neighbours(square) + self.own_square_counts
        return Points(2 * points if stolen else points)

    @property
    def turn_limit(self) -> Millis | None:
        return None if self.turn_seconds is None else Millis(1000 * self.turn_seconds)

    @property
    def window_limit(self) -> Millis | None:
        """§4.2: 20 seconds in timed games, none otherwise, unless the ruleset says."""
        if self.window_seconds == "auto":
            return None if self.turn_seconds is None else Millis(1000 * DEFAULT_WINDOW_SECONDS)
        return None if self.window_seconds is None else Millis(1000 * int(self.window_seconds))

    @property
    def main_time(self) -> tuple[Millis, Millis] | None:
        """Contig limits a turn, never a whole game."""
        return None


def read_ruleset(
    text: str, *, file: str = "ruleset", open_file: Callable[[str], str] | None = None
) -> Ruleset:
    """The ruleset in a TOML text: options over a `base` preset, with a layout of one's own."""
    values = read_toml(text, file=file)
    return _from_values(values, PRESETS, text=text, file=file, open_file=open_file)


def _from_values(
    values: dict[str, Any],
    presets: Mapping[str, Ruleset],
    *,
    text: str,
    file: str,
    open_file: Callable[[str], str] | None,
) -> Ruleset:
    values = dict(values)
    _pop_choice(values, "game", (GAME_KEY,), text=text, file=file)
    base = _pop_choice(values, "base", tuple(presets), text=text, file=file)
    changes: dict[str, Any] = {"name": "custom"}
    if "layout" in values:
        changes["layout"] = _read_layout_of(values.pop("layout"), text, file, open_file)
    changes |= read_options(values, Ruleset, text=text, file=file)
    return replace(presets[base], **changes)


def _pop_choice(
    values: dict[str, Any], key: str, allowed: tuple[str, ...], *, text: str, file: str
) -> str:
    """One of the allowed words; the first where the key is not given."""
    given = values.pop(key, allowed[0])
    if not isinstance(given, str) or given not in allowed:
        line, expected = line_of(text, key), " | ".join(allowed)
        raise BadFile("option_wrong", file=file, line=line, option=key, expected=expected)
    return given


def _read_layout_of(
    given: Any, text: str, file: str, open_file: Callable[[str], str] | None
) -> Layout:
    """A layout that stands inline (then its lines are the ruleset's), is shipped, or is a file."""
    line = line_of(text, "layout")
    layout = resolve(given, _shipped_layouts(), open_file)
    if layout is None:
        expected = " | ".join(_shipped_layouts())
        raise BadFile("option_wrong", file=file, line=line, option="layout", expected=expected)
    if "\n" not in given:
        if len(layout.encode(errors="surrogatepass")) > MAX_BYTES:
            raise BadFile("file_too_large", file=given, limit=MAX_BYTES)
        return read_layout(layout, file=given)
    try:
        return read_layout(layout, file=file)
    except BadFile as error:
        details = error.details | {"line": _line_inside(text, line, error.line)}
        raise BadFile(error.why, **details) from None


def _line_inside(text: str, key_line: int, line: int) -> int:
    """The line of the TOML text on which a line of its inline layout stands, as far as can be told."""
    written = text.splitlines()[key_line - 1] if key_line else ""
    opening = re.search(r"=\s*(?:\"{3}|'{3})(.*)", written)
    if not line or opening is None:
        return key_line
    # TOML drops the line's end that follows the opening quotes at once.
    return key_line + line - bool(opening[1])


@cache
def _shipped_layouts() -> dict[str, str]:
    """The shipped layouts by name."""
    folder = files(__package__) / "data"
    names = sorted(f.name for f in folder.iterdir() if f.name.endswith(".layout"))
    return {n.removesuffix(".layout"): (folder / n).read_text("utf-8") for n in names}


def _read_presets() -> Mapping[str, Ruleset]:
    layout = read_layout(_shipped_layouts()[GAME_KEY], file=GAME_KEY)
    presets = {"contig60": Ruleset(layout, "contig60")}
    text = (files(__package__) / "data" / "presets.toml").read_text("utf-8")
    for name, values in tomllib.loads(text).items():
        ruleset = _from_values(values, presets, text=text, file="presets.toml", open_file=None)
        presets[name] = replace(ruleset, name=name)
    return MappingProxyType(presets)


PRESETS = _read_presets()
