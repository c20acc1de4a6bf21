"""The ruleset of Contig 60: every option of the rules page as one frozen record, and the presets.

A preset is data (`data/presets.toml`); a ruleset of one's own is a TOML text with the same keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any  # a value of TOML before it is checked

from contissimo.core.errors import BadFile
from contissimo.core.game import Millis, Points
from contissimo.core.options import (
    Option,
    choice,
    custom,
    flag,
    line_of,
    option,
    signs,
    whole,
    write_options,
)
from contissimo.core.rulesets import Rulebook
from contissimo.games.contig60.board import SIDES, Board, Layout, read_layout
from contissimo.games.contig60.sentences import DICE, OPERATIONS, reachable_numbers

GAME_KEY = "contig60"
DEFAULT_WINDOW_SECONDS = 20
MAX_FACES = 20
MAX_HEAD_START = 59
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


def _faces() -> Option:
    return custom(_read_faces, lambda faces: str([*faces]), "numbers", low=0, high=MAX_FACES)


def _read_head_start(given: Any) -> tuple[int, int]:
    """The points taken off each side's start, in the order of sides; a side without a number has no head start."""
    points = given if isinstance(given, list) else [-1]
    if len(points) > len(SIDES) or not all(_is_whole(p, 0, MAX_HEAD_START) for p in points):
        raise ValueError(f"[0-{MAX_HEAD_START}, 0-{MAX_HEAD_START}]")
    first, second = [*points, 0, 0][: len(SIDES)]
    return first, second


def _write_head_start(points: tuple[int, int]) -> str:
    """Without trailing zeros, so that a text says one thing in one way."""
    first, second = points
    return str([first] if first and not second else [first, second])


def _head_start() -> Option:
    return custom(_read_head_start, _write_head_start, "numbers", low=0, high=MAX_HEAD_START)


@dataclass(frozen=True)
class Ruleset:
    """The options. The defaults are the preset `contig60`."""

    layout: Layout  # §1.1
    name: str = field(default="custom", compare=False)
    faces: tuple[int, ...] = option((1, 2, 3, 4, 5, 6), _faces())
    markers: int = option(25, whole(1, 441))  # §1.3
    points: int = option(60, whole(1, 999))  # §1.4
    first: str = option("lot", choice("lot", "agreed"), later=True)  # §1.4
    head_start: tuple[int, int] = option((0, 0), _head_start(), later=True)  # §1.4
    operations: str = option(OPERATIONS, signs(OPERATIONS))
    turn_seconds: int | None = option(None, whole(1, _DAY, words={"none": None}))  # §2.4
    race_to_zero: bool = option(False, flag())  # §3.1
    own_square_counts: bool = option(False, flag())  # §3.1
    judging: str = option("referee", choice("referee", "challenge"))  # §4
    window_seconds: int | str | None = option(
        "auto", whole(1, _DAY, words={"auto": "auto", "none": None})
    )  # §4.2
    false_accusation_cost: int = option(0, whole(0, 99))  # §4.2
    line_length: int = option(5, whole(0, 21))  # §6.1
    idle_turns: int = option(40, whole(1, 999), later=True)  # §6.2
    rounds: int | None = option(None, whole(1, 999, words={"none": None}))  # §6.3
    minutes: int | None = option(None, whole(1, 1440, words={"none": None}))  # §6.3

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}>"

    @cached_property
    def text(self) -> str:
        """Every option with the layout, in canonical TOML."""
        layout = f'layout = """\n{self.layout}"""\n'
        return f'game = "{GAME_KEY}"\n{write_options(self)}{layout}'

    @property
    def start_totals(self) -> tuple[Points, Points]:
        """§1.4: what each side starts with, less its head start."""
        first, second = self.head_start
        return Points(self.points - first), Points(self.points - second)

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
    def previews(self) -> bool:
        """Nothing is shown before it is said where the players judge (§4.2)."""
        return self.judging == "referee"

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


def _default(book: Rulebook[Ruleset]) -> Ruleset:
    return Ruleset(book.part("layout", GAME_KEY), GAME_KEY)


RULEBOOK = Rulebook(GAME_KEY, __package__, {"layout": read_layout}, _default)
PRESETS = RULEBOOK.presets


def read_ruleset(
    text: str, *, file: str = "ruleset", open_file: Callable[[str], str] | None = None
) -> Ruleset:
    """The ruleset in a TOML text: options over a `base` preset, with a layout of one's own."""
    return _checked(RULEBOOK.read(text, file=file, open_file=open_file), text, file)


def change_ruleset(ruleset: Ruleset, changes: Mapping[str, Any]) -> Ruleset:
    """The ruleset with some options changed, or BadFile with the option's name."""
    return _checked(RULEBOOK.change(ruleset, changes), "", "")


def _checked(ruleset: Ruleset, text: str, file: str) -> Ruleset:
    """Refuse a head start that leaves nothing to play for (§1.4); either of the two options may be the changed one."""
    if max(ruleset.head_start) < ruleset.points:
        return ruleset
    line = line_of(text, "head_start") or line_of(text, "points")
    expected = f"0-{ruleset.points - 1}"
    raise BadFile("option_wrong", file=file, line=line, option="head_start", expected=expected)
