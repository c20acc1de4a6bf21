"""The ruleset of Calculissimo: every option of the rules page as one frozen record, and the presets.

A preset is data (`data/presets.toml`); a ruleset of one's own is a TOML text with the same keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any  # a value of TOML before it is checked

from contissimo.core.game import Millis, Points, Wait
from contissimo.core.options import (
    Option,
    choice,
    custom,
    flag,
    option,
    signs,
    whole,
    write_options,
)
from contissimo.core.rulesets import Rulebook
from contissimo.games.calculissimo.board import Layout, read_layout
from contissimo.games.calculissimo.lines import SCHOOL, SHEET
from contissimo.games.calculissimo.moves import Accept, Pass, Resign
from contissimo.games.calculissimo.tiles import OPERATORS, read_bag, write_bag

GAME_KEY = "calculissimo"
DEFAULT_WINDOW_SECONDS = 20
MAX_SEATS = 4
MAX_HEAD_START = 500
_DAY = 86_400


def _seconds(*, low: int = 1, words: Mapping[str, Any] | None = None) -> Option:
    return whole(low, _DAY, words={"none": None} if words is None else words)


def _read_head_start(given: Any) -> tuple[int, ...]:
    """§1.4: points by seat. Zeros at the end say nothing, so equal head starts have equal texts."""
    points = given if isinstance(given, list) else [None]
    if len(points) > MAX_SEATS or not all(map(_is_head_start, points)):
        raise ValueError(f"0-{MAX_SEATS} x [0-{MAX_HEAD_START}]")
    used = len(points)
    while used and not points[used - 1]:
        used -= 1
    return tuple(points[:used])


def _is_head_start(given: Any) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= MAX_HEAD_START


def _head_start() -> Option:
    return custom(
        _read_head_start, lambda points: str([*points]), "numbers", low=0, high=MAX_HEAD_START
    )


@dataclass(frozen=True)
class Ruleset:
    """The options. The defaults are the preset `classic`."""

    layout: Layout
    tiles: str
    """All tiles of the bag's file, in canonical order; `bag` is what of them is played with."""
    name: str = ""
    operators: str = option(OPERATORS, signs(OPERATORS))  # §1.3
    head_start: tuple[int, ...] = option((), _head_start(), later=True)  # §1.4
    turn_seconds: int | None = option(120, _seconds())  # §3.1
    main_seconds: int | None = option(None, _seconds())
    increment_seconds: int = option(0, _seconds(low=0, words={}))
    exchange: str = option("any_time", choice("any_time", "only_when_stuck", "never"))  # §3.5
    order: str = option(SHEET, choice(SHEET, SCHOOL), later=True)  # §4.5
    every_step_whole: bool = option(False, flag())
    zero_counts: bool = option(False, flag())  # §4.6
    operation_bonuses: str = option("cumulate", choice("cumulate", "highest_only"))  # §5.3
    joker_on_operation_square: str = option("no_bonus", choice("no_bonus", "bonus"))  # §5.5
    start_bonus: str = option("multiplies", choice("multiplies", "alone"), later=True)  # §5.7
    end_when_stuck: str = option("nobody", choice("nobody", "anyone"))  # §6.1
    leftover: str = option("face_value", choice("face_value", "tile_count"))  # §6.2
    judging: str = option("referee", choice("referee", "challenge"))  # §7
    window_seconds: int | str | None = option(
        "auto", whole(1, _DAY, words={"auto": "auto", "none": None})
    )  # §7.2
    announce: bool = option(False, flag())  # §7.3

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}>"

    def __eq__(self, other: object) -> bool:
        """Rulesets are equal when they rule alike, whatever they are called."""
        return self is other or (isinstance(other, Ruleset) and self.text == other.text)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self.text)

    @cached_property
    def text(self) -> str:
        """Every option with the layout and the bag, in canonical TOML."""
        layout = f'layout = """\n{self.layout}"""\n'
        return f'game = "{GAME_KEY}"\n{write_options(self)}{layout}tiles = """\n{write_bag(self.tiles)}"""\n'

    @cached_property
    def bag(self) -> str:
        """§1.3: the tiles without the operators that are left out."""
        return "".join(t for t in self.tiles if t not in OPERATORS or t in self.operators)

    @cached_property
    def joker_faces(self) -> str:
        """§4.7: what a joker may stand for: never ×, nor an operator that is left out."""
        return "0123456789" + self.operators.replace("*", "")

    def begins_with(self, seats: int) -> tuple[Points, ...]:
        """§1.4: the points with which each of `seats` seats begins."""
        given = self.head_start[:seats]
        return tuple(map(Points, given + (0,) * (seats - len(given))))

    @property
    def previews(self) -> bool:
        """A player who announces a total has to find it alone (§7.2, 7.3)."""
        return self.judging == "referee" and not self.announce

    @property
    def is_timed(self) -> bool:
        return self.turn_seconds is not None or self.main_seconds is not None

    @property
    def turn_limit(self) -> Millis | None:
        """A main time replaces the limit for each turn."""
        if self.turn_seconds is None or self.main_seconds is not None:
            return None
        return Millis(1000 * self.turn_seconds)

    @cached_property
    def turn_wait(self) -> Wait:
        """§3.1: a used-up main time is a resignation, a used-up turn a pass."""
        return Wait("turn", self.turn_limit, Pass() if self.main_time is None else Resign())

    @cached_property
    def window_wait(self) -> Wait:
        return Wait("window", self.window_limit, Accept())

    @property
    def main_time(self) -> tuple[Millis, Millis] | None:
        if self.main_seconds is None:
            return None
        return Millis(1000 * self.main_seconds), Millis(1000 * self.increment_seconds)

    @property
    def window_limit(self) -> Millis | None:
        """§7.2: 20 seconds in timed games, none otherwise, unless the ruleset says."""
        if self.window_seconds == "auto":
            return Millis(1000 * DEFAULT_WINDOW_SECONDS) if self.is_timed else None
        return None if self.window_seconds is None else Millis(1000 * int(self.window_seconds))


def _default(book: Rulebook[Ruleset]) -> Ruleset:
    shipped = "calculissimo-classic"
    return Ruleset(book.part("layout", shipped), book.part("tiles", shipped), "classic")


RULEBOOK = Rulebook(GAME_KEY, __package__, {"layout": read_layout, "tiles": read_bag}, _default)
PRESETS = RULEBOOK.presets


def read_ruleset(
    text: str, *, file: str = "ruleset", open_file: Callable[[str], str] | None = None
) -> Ruleset:
    """The ruleset in a TOML text: options over a `base` preset, with a layout and tiles of one's own."""
    return RULEBOOK.read(text, file=file, open_file=open_file)
