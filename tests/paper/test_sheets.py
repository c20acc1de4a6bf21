from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from contissimo.games import GAMES
from contissimo.i18n import languages
from contissimo.paper.order import INKS, PAPERS
from contissimo.paper.sheets import SHEETS, data_of, page_count, pictured, printed
from tests.paper.orders import EVERY, millimetres, order, pages, said

PAGES = {
    ("calculissimo", "board"): 4,
    ("calculissimo", "tiles"): 1,
    ("calculissimo", "scores"): 1,
    ("calculissimo", "rules"): 3,
    ("contig60", "board"): 1,
    ("contig60", "tiles"): 1,
    ("contig60", "scores"): 1,
    ("contig60", "rules"): 2,
    ("contig60", "dice"): 4,
}


def test_every_game_has_sheets() -> None:
    assert SHEETS.keys() == GAMES.keys()
    assert set(PAGES) == set(EVERY)


@pytest.mark.parametrize(("game", "sheet"), EVERY)
def test_a_sheet_is_the_same_bytes_every_time_and_has_the_pages_it_should(
    game: str, sheet: str
) -> None:
    pdf = printed(order(game, sheet))
    assert pdf == printed(order(game, sheet))
    assert page_count(pdf) == PAGES[game, sheet]
    assert b"CreationDate" not in pdf


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("ink", INKS)
def test_the_pages_have_the_size_of_their_paper(paper: str, ink: str) -> None:
    found = pages("contig60", "scores", paper, ink)
    assert len(found) == page_count(printed(order("contig60", "scores", paper=paper, ink=ink)))
    (page,) = found
    width, height = PAPERS[paper]
    assert millimetres(page.width) == pytest.approx(width, abs=0.1)
    assert millimetres(page.height) == pytest.approx(height, abs=0.1)


@pytest.mark.parametrize(("game", "sheet"), EVERY)
def test_saving_ink_leaves_no_colour_at_all(game: str, sheet: str) -> None:
    for picture in pictured(order(game, sheet, ink="saving"), dots_per_inch=50):
        red, green, blue = Image.open(BytesIO(picture)).convert("RGB").split()
        for other in (green, blue):
            assert not any(ImageChops.difference(red, other).histogram()[8:])


@pytest.mark.parametrize("lang", languages())
def test_every_sheet_has_all_its_words_in_every_language(lang: str) -> None:
    for game, sheet in EVERY:
        for text in said(game, sheet, lang):
            assert not re.search(r"print-[a-z]|\{|\$|guide-[a-z]|option-[a-z]", text), text
        wanted = order(game, sheet, lang=lang, ink="saving", paper="letter")
        if sheet in ("scores", "rules"):  # the others have few words, and are slow
            assert page_count(printed(wanted)) in (PAGES[game, sheet], PAGES[game, sheet] + 1)


def test_a_sheet_says_its_language_and_its_region() -> None:
    brazilian = data_of(order("contig60", "scores", lang="pt-BR"))
    assert (brazilian["lang"], brazilian["region"]) == ("pt", "BR")
    kana = data_of(order("contig60", "scores", lang="ja-Hira"))
    assert (kana["lang"], kana["region"], kana["spaced-kana"]) == ("ja", None, True)
    german = data_of(order("contig60", "scores", lang="de"))
    assert (german["lang"], german["region"]) == ("de", None)


def test_what_a_score_sheet_reminds_of_follows_the_rules() -> None:
    def reminded(game: str, name: str) -> str:
        ruleset = GAMES[game].rulesets[name]
        return " ".join(data_of(order(game, "scores", ruleset))["reminders"])

    assert "120 seconds" in reminded("calculissimo", "classic")
    assert "seconds" not in reminded("calculissimo", "relaxed")
    assert "its value" in reminded("calculissimo", "classic")
    assert "costs 1" in reminded("calculissimo", "sheet-ja")
    assert "5 markers" in reminded("contig60", "contig60")
    assert "60 seconds" in reminded("contig60", "timed")
    american = reminded("contig60", "contig-us")
    assert "markers in a line" not in american
    assert "8 rounds" in american
    assert "its own square" in american


def test_a_score_sheet_has_a_row_for_each_marker_or_round() -> None:
    rulesets = GAMES["contig60"].rulesets
    usual = data_of(order("contig60", "scores", rulesets["contig60"]))
    assert (usual["turns"], usual["start"], usual["seats"]) == (25, "60", 2)
    american = data_of(order("contig60", "scores", rulesets["contig-us"]))
    assert (american["turns"], american["games"], usual["games"]) == (8, 2, 1)
    assert data_of(order("calculissimo", "scores"))["seats"] == 4
