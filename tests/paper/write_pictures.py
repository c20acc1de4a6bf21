"""Writes the pictures that the sheets are compared with: `python -m tests.paper.write_pictures`. Look at them first."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

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


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, ((game, sheet, wishes), page) in PICTURES.items():
        made = pictured(order(game, sheet, **wishes), dots_per_inch=DOTS_PER_INCH)[page]
        picture = Image.open(BytesIO(made)).convert("L").quantize(32, dither=Image.Dither.NONE)
        picture.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
