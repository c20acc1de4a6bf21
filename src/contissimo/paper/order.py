"""What somebody wants on paper: which game by which rules, in whose words, on which paper, with how much ink."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, get_args

from contissimo.core.game import AnyGame

Millimetres = float
Data = dict[str, Any]  # of a dozen templates, each with fields of its own
"""What a template is filled with; it goes there as JSON."""

Paper = Literal["a4", "letter"]
Ink = Literal["colour", "saving"]
PAPERS: Mapping[str, tuple[Millimetres, Millimetres]] = {
    "a4": (210, 297),
    "letter": (215.9, 279.4),
}
INKS: tuple[str, ...] = get_args(Ink)

MARGIN: Millimetres = 9
"""What most printers leave white, and a little."""
FOOT: Millimetres = 6


class Words(Protocol):
    """The words of one language; `i18n.Catalogue` is one."""

    @property
    def lang(self) -> str: ...
    def has(self, key: str) -> bool: ...
    def text(self, key: str, /, **values: str | int) -> str: ...
    def in_sums(self, text: str) -> str: ...
    def rules_page(self, game: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Order:
    """One sheet, or as many as it takes."""

    sheet: str
    game: AnyGame
    ruleset: Any  # each sheet knows which game it is a sheet of
    words: Words
    paper: str = "a4"
    ink: str = "colour"
    position: Any = None  # of that game
    """What lies on the board, where that is the sheet."""

    @property
    def size(self) -> tuple[Millimetres, Millimetres]:
        return PAPERS[self.paper]

    @property
    def room(self) -> tuple[Millimetres, Millimetres]:
        """What is left of the paper between its margins and above its foot."""
        width, height = self.size
        return width - 2 * MARGIN, height - 2 * MARGIN - FOOT

    @property
    def rules_name(self) -> str:
        """The name of the preset, or that these are rules of somebody's own."""
        key = f"preset-{self.game.key}-{self.ruleset.name}"
        return self.words.text(f"{key}.name" if self.words.has(key) else "print-own-rules")

    @property
    def about(self) -> str:
        return self.about_with("about")

    def about_with(self, key: str, **values: str | int) -> str:
        """What the sheet is, by which rules, and a number or two about it."""
        name = self.say(f"sheet-{self.sheet}", game=self.game.key)
        return self.say(key, sheet=name, rules=self.rules_name, **values)

    def say(self, key: str, **values: str | int) -> str:
        return self.words.text(f"print-{key}", **values)
