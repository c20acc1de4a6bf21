"""Sheets of a class: in every language, with letters that we have; answers on a page of their own; two pages for a school."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pypdfium2  # type: ignore[import-untyped]  # it has none
import pytest
from PIL import Image, ImageChops

from contissimo.i18n import Catalogue, languages
from contissimo.paper.class_sheets import (
    CLASS_SHEETS,
    ClassOrder,
    class_data,
    class_pictured,
    class_printed,
)
from contissimo.paper.sheets import page_count
from contissimo.study.pupils import ANIMALS, COLOURS
from tests.paper.orders import texts
from tests.paper.test_fonts import HINT, STYLES, signs_of

PAGES = {"names": 1, "cards": 4, "worksheet": 2, "stored": 1, "record": 2, "guide": 2}


def order(sheet: str, lang: str = "en", **wishes: Any) -> ClassOrder:
    return ClassOrder(
        sheet,
        Catalogue(lang),
        code="K7QM2P",
        address="http://192.168.1.7:8000/c/K7QM2P",
        pupils=tuple((animal, COLOURS[n % 8]) for n, animal in enumerate(ANIMALS)),
        count=35,
        tasks=tuple((f"{n}+3*4", str(n + 12)) for n in range(20)),
        **wishes,
    )


def words_on(wanted: ClassOrder) -> list[str]:
    document = pypdfium2.PdfDocument(class_printed(wanted))
    try:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]
    finally:
        document.close()


@pytest.mark.parametrize("sheet", CLASS_SHEETS)
def test_a_sheet_has_its_pages_on_both_papers_and_the_same_bytes(sheet: str) -> None:
    pdf = class_printed(order(sheet))
    assert pdf == class_printed(order(sheet))
    assert page_count(pdf) == PAGES[sheet]
    assert page_count(class_printed(order(sheet, paper="letter"))) == PAGES[sheet]


@pytest.mark.parametrize("lang", languages())
def test_every_sign_of_every_language_is_in_a_font_and_every_word_in_the_catalogue(
    lang: str,
) -> None:
    known = set.intersection(*(set.union(*signs_of(style).values()) for style in STYLES))
    for sheet in CLASS_SHEETS:
        said = "".join(texts(class_data(order(sheet, lang))))
        missing = set(map(ord, said)) - known - {ord("\n")}
        assert not missing, (sheet, "".join(map(chr, sorted(missing))), HINT)
        assert "class-paper-" not in said
        assert "kept-" not in said


@pytest.mark.parametrize(("sheet", "lang"), [("guide", "pt-BR"), ("record", "pt-PT")])
def test_texts_for_schools_have_two_pages(sheet: str, lang: str) -> None:
    """In Portuguese too; where a language has none of its own it is the nearest one."""
    assert page_count(class_printed(order(sheet, lang))) == 2
    assert class_data(order(sheet, lang))["title"] != class_data(order(sheet))["title"]


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_the_guide_has_pictures_of_the_three_screens(lang: str) -> None:
    """Of the page in that language, each large enough to be read on paper."""
    document = pypdfium2.PdfDocument(class_printed(order("guide", lang)))
    try:
        pictures = [
            shown.get_px_size()
            for page in document
            for shown in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_IMAGE])
        ]
    finally:
        document.close()
    assert len(pictures) == 3
    assert all(min(size) >= 360 for size in pictures)


def test_answers_are_on_a_page_of_their_own() -> None:
    tasks, answers = words_on(order("worksheet"))
    assert "Answers" not in tasks
    assert "Answers" in answers
    assert "19+3×4" in tasks
    assert " 31" not in tasks
    assert "31" in answers


def test_a_list_without_a_class_can_be_filled_in_and_a_card_has_the_code() -> None:
    empty = class_data(ClassOrder("names", Catalogue()))
    assert set(empty["rows"]) == {""}
    first = words_on(order("cards"))[0]
    assert first.count("K7QM2P") == 20  # in the address and alone, ten times
    assert page_count(class_printed(ClassOrder("cards", Catalogue()))) == 1


def test_saving_ink_leaves_no_colour() -> None:
    for sheet in ("cards", "worksheet", "stored"):
        for picture in class_pictured(order(sheet, ink="saving"), dots_per_inch=40):
            red, green, blue = Image.open(BytesIO(picture)).convert("RGB").split()
            for other in (green, blue):
                assert not any(ImageChops.difference(red, other).histogram()[8:])
