"""Sheets of a class: who is which animal, cards with the code, worksheets of its own mistakes, and texts for the teacher and the school.

What a class has comes in with the order; there is no name and no pupil's answer on any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from contissimo.core.arithmetic import PEOPLE
from contissimo.paper import typesetting
from contissimo.paper.markdown import tree_of
from contissimo.paper.order import MARGIN, PAPERS, Data, Millimetres, Words
from contissimo.paper.qr_codes import qr_picture
from contissimo.paper.sheets import tongue

_CARDS = 10
"""Cards on a sheet."""
_ROWS = 20
"""Tasks on a sheet."""


class ClassWords(Words, Protocol):
    """Words that also have the texts for teachers and schools."""

    def class_page(self, name: str) -> str: ...
    def class_picture(self, name: str) -> bytes: ...


@dataclass(frozen=True, slots=True)
class ClassOrder:
    """One sheet of a class."""

    sheet: str
    words: ClassWords
    paper: str = "a4"
    ink: str = "colour"
    code: str = ""
    address: str = ""
    pupils: tuple[tuple[str, str], ...] = ()
    """Animals and colours, by their codes."""
    count: int = 0
    """Cards; 0: one sheet of them."""
    tasks: tuple[tuple[str, str], ...] = ()
    """Calculations and what they make."""
    days: int = 30

    @property
    def size(self) -> tuple[Millimetres, Millimetres]:
        return PAPERS[self.paper]


def _say(order: ClassOrder, key: str) -> str:
    return order.words.text(f"class-paper-{key}")


def _names(order: ClassOrder) -> Data:
    """A line for each pupil of the class, or for every animal."""
    words = order.words
    named = [
        words.text(
            "pupil-name",
            animal=words.text(f"animal-{animal}"),
            colour=words.text(f"colour-{colour}"),
        )
        for animal, colour in order.pupils
    ]
    return {
        "words": {key: _say(order, key) for key in ("animal", "name")},
        "about": _say(order, "names-about"),
        "rows": named or [""] * 30,
    }


def _cards(order: ClassOrder) -> Data:
    keys = ("cards-open", "cards-code", "cards-mine", "cards-pictures")
    return {
        "words": {key.removeprefix("cards-"): _say(order, key) for key in keys},
        "about": _say(order, "cards-about"),
        "code": order.code,
        "address": order.address.removeprefix("http://"),
        "qr": qr_picture(order.address) if order.address else "",
        "count": -(-max(order.count, 1) // _CARDS) * _CARDS,
    }


def _worksheet(order: ClassOrder) -> Data:
    words = order.words
    return {
        "words": {key: _say(order, key) for key in ("name", "class", "answers")},
        "about": _say(order, "worksheet-about"),
        "rows": _ROWS,
        "tasks": [
            (words.in_sums(text.translate(PEOPLE)), value.translate(PEOPLE))
            for text, value in order.tasks
        ],
    }


def _stored(order: ClassOrder) -> Data:
    text = order.words.text
    parts = (
        *("pupils", "answers", "deals", "cookie", "addresses"),
        *("where", "readers", "days", "names"),
    )
    return {
        "words": {},
        "about": "",
        "title": text("kept-title"),
        "parts": [
            (text(f"kept-{part}"), text(f"kept-{part}.about", days=order.days)) for part in parts
        ],
    }


def _document(order: ClassOrder) -> Data:
    """A text of ours, as Markdown, and its pictures."""
    title, page = tree_of(order.words.class_page(order.sheet))
    rows = (node["of"] for node in page if node["is"] == "pictures")
    names = [picture["name"] for row in rows for picture in row]
    return {
        "words": {},
        "about": "",
        "title": title,
        "page": page,
        # Bytes as numbers: data for a template is JSON.
        "pictures": {name: list(order.words.class_picture(name)) for name in names},
    }


CLASS_SHEETS: Mapping[str, tuple[str, Callable[[ClassOrder], Data]]] = {
    "names": ("class_names", _names),
    "cards": ("class_cards", _cards),
    "worksheet": ("class_worksheet", _worksheet),
    "stored": ("class_stored", _stored),
    "record": ("class_document", _document),
    "guide": ("class_document", _document),
}
"""By name: the template, and what it is filled with."""
PLAIN = ("names", "stored", "record", "guide")
"""Those that need nothing of a class."""


def class_printed(order: ClassOrder) -> bytes:
    """The PDF."""
    return typesetting.pdf(CLASS_SHEETS[order.sheet][0], class_data(order))


def class_pictured(order: ClassOrder, *, dots_per_inch: float) -> list[bytes]:
    """The pages as PNG."""
    template = CLASS_SHEETS[order.sheet][0]
    return typesetting.pictures(template, class_data(order), dots_per_inch=dots_per_inch)


def class_data(order: ClassOrder) -> Data:
    """All that the template is given."""
    made = CLASS_SHEETS[order.sheet][1](order)
    title = made.pop("title", None) or _say(order, order.sheet)
    return {
        "title": title,
        "game": title,
        "foot": "Contissimo",
        **tongue(order.words.lang),
        "ink": order.ink,
        "paper-size": order.size,
        "margin": MARGIN,
    } | made
