"""A printed sheet of a preset or of a class, made in a worker process."""

from __future__ import annotations

from typing import NamedTuple

from contissimo.games import GAMES
from contissimo.i18n import Catalogue
from contissimo.paper.class_sheets import ClassOrder, class_printed
from contissimo.paper.order import Order
from contissimo.paper.sheets import printed
from contissimo.server.storage.table_rows import ruleset_of


class SheetRequest(NamedTuple):
    """A sheet, identified by known names; only a position may come from anybody."""

    sheet: str
    game: str
    ruleset: str
    lang: str
    paper: str
    ink: str
    signs: str | None = None
    ruleset_text: str = ""
    """Of rules of somebody's own."""
    position: str = ""
    """What lies on the board, in notation."""

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
    words = Catalogue(wanted.lang, wanted.signs)
    if wanted.position:
        ruleset = ruleset_of(wanted.game, wanted.ruleset, wanted.ruleset_text)
        lying = game.read_position(wanted.position, ruleset)
        return printed(
            Order(wanted.sheet, game, ruleset, words, wanted.paper, wanted.ink, position=lying)
        )
    ruleset = game.rulesets[wanted.ruleset]
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
