"""The sheets beside the rules: links to PDFs, by the paper and the ink that were chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from contissimo.paper.sheets import SHEETS
from tests.page.stage import Stage


def test_every_sheet_of_a_game_is_a_link_to_its_pdf(visit: Stage) -> None:
    page = visit("/rules").page
    for game, sheets in SHEETS.items():
        page.goto(f"/rules/{game}")
        group = page.get_by_role("region", name="On paper")
        expect(group.get_by_role("link")).to_have_count(len(sheets))
        group.get_by_label("Paper").select_option("letter")
        group.get_by_label("Ink").select_option("saving")
        links = group.get_by_role("link").all()
        wishes = "paper=letter&ink=saving&lang=en&signs=tiles"
        told = [link.get_attribute("href") for link in links]
        assert sorted(map(str, told)) == sorted(
            f"/api/print/{game}/{sheet}?{wishes}" for sheet in sheets
        )
    path = "/api/print/contig60/scores?paper=letter&ink=saving&lang=en&signs=tiles"
    answer = page.request.get(path, timeout=120_000)  # a process is started for it
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.body().startswith(b"%PDF-")
