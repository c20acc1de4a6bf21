from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import contissimo.paper
from contissimo.paper.sheets import pictured
from tests.paper.write_pictures import DOTS_PER_INCH, FOLDER, PICTURES, WORDS, wanted

ROOT = Path(__file__).parents[2]
LOOK = Path(contissimo.paper.__file__).parent / "templates/look.typ"


def test_the_sheets_have_the_tones_of_the_page() -> None:
    style = (ROOT / "web/src/app.css").read_text("utf-8").split("data-theme")[0]
    page = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", style))
    sheets = dict(
        re.findall(
            r'^  ([a-z0-9-]+): rgb\("(#[0-9a-f]{6})"\)', LOOK.read_text("utf-8"), re.MULTILINE
        )
    )
    assert len(sheets) > 20
    assert sheets == {name: page[name] for name in sheets}


@pytest.mark.parametrize("name", PICTURES)
def test_a_sheet_looks_as_it_did(name: str) -> None:
    """`python -m tests.paper.write_pictures` after a change that was meant, and looked at."""
    kept = json.loads(WORDS.read_text("utf-8"))
    asked, page = wanted(name, kept)
    made = pictured(asked, dots_per_inch=DOTS_PER_INCH)[page]
    now = Image.open(BytesIO(made)).convert("RGB")
    then = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert now.size == then.size
    red, green, blue = ImageChops.difference(now, then).split()
    apart = ImageChops.lighter(red, ImageChops.lighter(green, blue)).histogram()
    far = sum(apart[24:]) / sum(apart)
    assert far < 0.003, f"{far:.2%} of the picture differs"
