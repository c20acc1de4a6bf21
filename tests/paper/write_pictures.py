"""Writes the pictures that the sheets are compared with: `python -m tests.paper.write_pictures`. Look at them first."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from contissimo.i18n import Catalogue
from contissimo.paper.order import Order
from contissimo.paper.sheets import pictured
from tests.paper.orders import order

FOLDER = Path(__file__).parents[1] / "data/sheets"
WORDS = FOLDER / "words.json"
DOTS_PER_INCH = 40
PICTURES: dict[str, tuple[tuple[str, str, dict[str, Any]], int]] = {
    "calculissimo-board": (("calculissimo", "board", {}), 0),
    "calculissimo-board-saving": (("calculissimo", "board", {"ink": "saving"}), 3),
    "calculissimo-tiles": (("calculissimo", "tiles", {"paper": "letter"}), 0),
    "calculissimo-scores": (("calculissimo", "scores", {"lang": "de"}), 0),
    "calculissimo-rules": (("calculissimo", "rules", {"lang": "ja"}), 0),
    "contig60-board": (("contig60", "board", {"lang": "ja"}), 0),
    "contig60-tiles": (("contig60", "tiles", {"ink": "saving"}), 0),
    "contig60-dice": (("contig60", "dice", {}), 1),
}
"""By name: what is ordered, and which page of it."""
PAGE = """# ルール

カルキュリシモは、*計算*で作る**クロスワード**です。

## 1. 道具

**§1.1** ボードは `classic` で、15 × 15 マスあります *(ours)*。

- 緑は数字が2倍
- 青は数字が3倍

| マス | はたらき |
|---|---|
| 黄色 | 計算式全体が2倍 |
| むらさき | 計算式全体が3倍 |

## 2. Straight on

**§2.1** A placement covers the start square (R1), and `8÷2×3` is no whole number.
"""
"""A rules page with every construct, which nobody translates anew."""


class Steady:
    """The words of a language as they were when the pictures were written: a better word is no other look."""

    def __init__(self, lang: str, kept: dict[str, str], catalogue: Catalogue | None) -> None:
        self.lang = lang
        self._kept = kept
        self._catalogue = catalogue

    def has(self, key: str) -> bool:
        return bool(self._said(f"? {key}", lambda words: "yes" if words.has(key) else ""))

    def text(self, key: str, /, **values: str | int) -> str:
        told = " ".join([key, *(f"{name}={value}" for name, value in sorted(values.items()))])
        return self._said(told, lambda words: words.text(key, **values))

    def in_sums(self, text: str) -> str:
        return text

    def rules_page(self, game: str) -> str:
        del game
        return PAGE

    def _said(self, what: str, say: Callable[[Catalogue], str]) -> str:
        key = f"{self.lang}: {what}"
        if self._catalogue is not None:
            self._kept[key] = say(self._catalogue)
        return self._kept[key]


def wanted(name: str, kept: dict[str, str], *, anew: bool = False) -> tuple[Order, int]:
    (game, sheet, wishes), page = PICTURES[name]
    asked = order(game, sheet, **wishes)
    lang = asked.words.lang
    return replace(asked, words=Steady(lang, kept, Catalogue(lang) if anew else None)), page


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept: dict[str, str] = {}
    for name in PICTURES:
        asked, page = wanted(name, kept, anew=True)
        made = pictured(asked, dots_per_inch=DOTS_PER_INCH)[page]
        picture = Image.open(BytesIO(made)).convert("RGB").quantize(128, Image.Quantize.FASTOCTREE)
        picture.save(FOLDER / f"{name}.png", optimize=True)
    text = json.dumps(dict(sorted(kept.items())), ensure_ascii=False, indent=0)
    WORDS.write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main()
