"""Typst at work: data and a template in, a PDF or pictures out. The same bytes everywhere and always.

Only the fonts next to this file are used, and no clock: what a machine has or when it runs makes no difference.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Literal

import typst

from contissimo.paper.order import Data

FAMILIES = ("Atkinson Hyperlegible", "BIZ UDPGothic")
"""Who draws a sign: the first of these that has it."""

_HERE = files(__package__)


def pdf(template: str, data: Data) -> bytes:
    compiled = _compile(template, data)
    assert len(compiled) == 1
    return compiled[0]


def pictures(template: str, data: Data, *, dots_per_inch: float) -> list[bytes]:
    """Each page as a PNG."""
    return _compile(template, data, dots_per_inch)


def _compile(template: str, data: Data, dots_per_inch: float | None = None) -> list[bytes]:
    folder = _HERE / "templates"
    compiler = typst.Compiler(
        str(folder / f"{template}.typ"),
        root=str(folder),
        font_paths=_fonts(),
        sys_inputs={"data": json.dumps(data | {"fonts": FAMILIES})},
    )
    kind: Literal["pdf", "png"] = "pdf" if dots_per_inch is None else "png"
    made = compiler.compile(format=kind, ppi=dots_per_inch, timestamp=0)
    assert made is not None  # no file was named for it
    return made if isinstance(made, list) else [made]


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=False,
        font_paths=[str(_HERE / "fonts")],
    )
