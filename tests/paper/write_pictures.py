"""Writes the pictures that the sheets are compared with: `python -m tests.paper.write_pictures`. Look at them first."""

from __future__ import annotations

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


class _Steady(Catalogue):
    """The words of a language, but for the rules, which are read again and again."""

    def rules_page(self, game: str) -> str:
        return PAGE

    def text(self, key: str, /, **values: str | int) -> str:
        return key if key.startswith("guide-") else super().text(key, **values)


def wanted(name: str) -> tuple[Order, int]:
    (game, sheet, wishes), page = PICTURES[name]
    asked = order(game, sheet, **wishes)
    return replace(asked, words=_Steady(asked.words.lang)), page


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        asked, page = wanted(name)
        made = pictured(asked, dots_per_inch=DOTS_PER_INCH)[page]
        picture = Image.open(BytesIO(made)).convert("RGB").quantize(64, Image.Quantize.FASTOCTREE)
        picture.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
