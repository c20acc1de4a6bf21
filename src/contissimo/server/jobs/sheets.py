"""A printed sheet of a preset, made in a worker process."""

from __future__ import annotations

from typing import NamedTuple

from contissimo.games import GAMES
from contissimo.i18n import Catalogue
from contissimo.paper.order import Order
from contissimo.paper.sheets import printed


class SheetRequest(NamedTuple):
    """A sheet, identified only by known names."""

    sheet: str
    game: str
    ruleset: str
    lang: str
    paper: str
    ink: str
    signs: str | None = None

    @property
    def file(self) -> str:
        return f"{self.game}-{self.sheet}-{self.ruleset}-{self.paper}-{self.lang}.pdf"


def sheet_of(wanted: SheetRequest) -> bytes:
    """The PDF."""
    game = GAMES[wanted.game]
    ruleset = game.rulesets[wanted.ruleset]
    words = Catalogue(wanted.lang, wanted.signs)
    return printed(Order(wanted.sheet, game, ruleset, words, wanted.paper, wanted.ink))
