"""Orders for tests, and what a PDF says about itself."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from typing import Any

import pdfplumber
import pypdfium2  # type: ignore[import-untyped]  # it has none
from pdfplumber.page import Page

from contissimo.games import GAMES
from contissimo.i18n import Catalogue
from contissimo.paper.order import Order
from contissimo.paper.sheets import SHEETS, data_of, printed

POINTS = 72 / 25.4
"""The points of a millimetre."""
EVERY = [(game, sheet) for game, sheets in SHEETS.items() for sheet in sheets]


def order(game: str, sheet: str, ruleset: Any = None, **wishes: str) -> Order:
    """A sheet by the game's first preset, on A4, in colour and in English, unless said otherwise."""
    of = GAMES[game]
    rules = next(iter(of.rulesets.values())) if ruleset is None else ruleset
    words = Catalogue(wishes.pop("lang", "en"), wishes.pop("signs", None))
    return Order(sheet, of, rules, words, **wishes)


@cache
def pages(game: str, sheet: str, paper: str = "a4", ink: str = "colour") -> list[Page]:
    """The pages of a sheet of the first preset; reading one takes a second."""
    return pages_of(order(game, sheet, paper=paper, ink=ink))


def pages_of(wanted: Order) -> list[Page]:
    return pdfplumber.open(io.BytesIO(printed(wanted))).pages


def words_on(wanted: Order) -> list[str]:
    """The text of each page, much sooner than by reading all that is drawn there."""
    document = pypdfium2.PdfDocument(printed(wanted))
    try:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]
    finally:
        document.close()


@cache
def said(game: str, sheet: str, lang: str) -> tuple[str, ...]:
    """Every text that the template of a sheet is told."""
    return tuple(texts(data_of(order(game, sheet, lang=lang))))


def texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for inner in value.values():
                yield from texts(inner)
        case list() | tuple():
            for inner in value:
                yield from texts(inner)


def millimetres(points: float) -> float:
    return points / POINTS
