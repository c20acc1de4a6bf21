"""A printed sheet of a preset or of a class, made in a worker process."""

from __future__ import annotations

from typing import NamedTuple

from contissimo.games import GAMES
from contissimo.i18n import Catalogue
from contissimo.paper.class_sheets import ClassOrder, class_printed
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


class ClassSheetRequest(NamedTuple):
    """A sheet of a class, with what is on it; no name and no free text is."""

    sheet: str
    lang: str
    paper: str
    ink: str
    code: str = ""
    address: str = ""
    pupils: tuple[tuple[str, str], ...] = ()
    tasks: tuple[tuple[str, str], ...] = ()
    days: int = 30


AnyRequest = SheetRequest | ClassSheetRequest


def sheet_of(wanted: AnyRequest) -> bytes:
    """The PDF."""
    if isinstance(wanted, ClassSheetRequest):
        return _class_sheet(wanted)
    game = GAMES[wanted.game]
    ruleset = game.rulesets[wanted.ruleset]
    words = Catalogue(wanted.lang, wanted.signs)
    return printed(Order(wanted.sheet, game, ruleset, words, wanted.paper, wanted.ink))


def _class_sheet(wanted: ClassSheetRequest) -> bytes:
    return class_printed(
        ClassOrder(
            wanted.sheet,
            Catalogue(wanted.lang),
            wanted.paper,
            wanted.ink,
            code=wanted.code,
            address=wanted.address,
            pupils=wanted.pupils,
            count=len(wanted.pupils),
            tasks=wanted.tasks,
            days=wanted.days,
        )
    )
