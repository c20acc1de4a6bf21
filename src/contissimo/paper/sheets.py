"""Which sheets each game has, and how an order becomes a PDF."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from contissimo.paper import calculissimo, contig60, typesetting
from contissimo.paper.leaflet import rules
from contissimo.paper.order import MARGIN, Data, Order

Sheet = Callable[[Order], Data]

SHEETS: Mapping[str, Mapping[str, Sheet]] = {
    "calculissimo": {**calculissimo.SHEETS, "rules": partial(rules, pieces=calculissimo.PIECES)},
    "contig60": {**contig60.SHEETS, "rules": partial(rules, pieces=contig60.PIECES)},
}
"""By game, the only list of what is printed; each is a template of the same name."""

POSITION = "position"
POSITIONS: Mapping[str, Sheet] = {
    "calculissimo": calculissimo.position,
    "contig60": contig60.position,
}
"""A sheet that needs a position; by game."""


def sheets_of(game: str) -> Mapping[str, Sheet]:
    """The sheets of a game; a game may have none."""
    return SHEETS.get(game, {})


def printed(order: Order) -> bytes:
    """The PDF."""
    return typesetting.pdf(order.sheet, data_of(order))


def page_count(pdf: bytes) -> int:
    """The pages of a PDF that we made ourselves, where each is an object in plain sight."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def pictured(order: Order, *, dots_per_inch: float) -> list[bytes]:
    """The pages as PNG."""
    return typesetting.pictures(order.sheet, data_of(order), dots_per_inch=dots_per_inch)


def data_of(order: Order) -> Data:
    """All that the template is given."""
    game = order.words.text(f"game-{order.game.key}")
    key = order.game.key
    draw = POSITIONS[key] if order.sheet == POSITION else sheets_of(key)[order.sheet]
    data = draw(order)
    return {
        "title": order.say("title", game=game, sheet=data["about"]),
        "game": game,
        "foot": "Contissimo",
        **tongue(order.words.lang),
        "ink": order.ink,
        "paper-size": order.size,
        "margin": MARGIN,
    } | data


def tongue(tag: str) -> Data:
    """A tag in the parts that typst takes; a script, which has four letters, it finds out by itself."""
    lang, *more = tag.split("-")
    region = next((part for part in more if len(part) == 2), None)
    return {"lang": lang, "region": region, "spaced-kana": "Hira" in more}
