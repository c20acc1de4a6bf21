"""House rules: the form of options, what is wrong with them, and playing by them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.stage import Stage
from tests.page.thinking import words


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_every_option_is_asked_for_with_a_sentence(visit: Stage, game: str) -> None:
    visitor = visit(f"/house/{game}")
    options = next(one for one in visitor.api("GET", "/games") if one["game"] == game)["options"]
    for option in options:
        key = f"option-{game}-{option['name']}"
        group = visitor.page.get_by_role("group", name=words(f"{key}.name"), exact=True)
        about = words(f"{key}.page")
        expect(group).to_contain_text(words(key) if about == f"{key}.page" else about)


def test_a_choice_says_which_printed_sheet_has_it(visit: Stage) -> None:
    page = visit("/house/calculissimo").page
    group = page.get_by_role("group", name=words("option-calculissimo-leftover.name"))
    chosen = group.locator("label").filter(has_text=words("choice-tile_count"))
    expect(chosen).to_contain_text(words("preset-calculissimo-sheet-ja.name"))
    usual = group.locator("label").filter(has_text=words("choice-face_value"))
    expect(usual).to_contain_text(words("house-usual"))


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_the_printed_sheets_are_compared_with_the_usual_rules(visit: Stage, game: str) -> None:
    """Every option of a sheet's preset that is not the usual one stands there, with the sheet's name."""
    visitor = visit(f"/house/{game}")
    visitor.page.get_by_text(words("house-sheets")).click()
    info = next(one for one in visitor.api("GET", "/games") if one["game"] == game)
    told = [option for option in info["options"] if option["kind"] != "text"]
    usual = {option["name"]: option["default"] for option in told}
    compared = visitor.page.locator("details", has_text=words("house-sheets")).locator("dl > div")
    differing = set()
    for sheet in (one for one in info["rulesets"] if one["name"].startswith("sheet-")):
        for option in (name for name in usual if sheet["options"][name] != usual[name]):
            differing.add(option)
            row = compared.filter(has_text=words(f"option-{game}-{option}.name"))
            value = row.locator("dd").filter(has_text=words(f"choice-{sheet['options'][option]}"))
            expect(value).to_contain_text(words(f"preset-{game}-{sheet['name']}.name"))
            default = row.locator("dd").filter(has_text=words(f"choice-{usual[option]}"))
            expect(default).to_contain_text(words("house-usual"))
    expect(compared).to_have_count(len(differing))
    assert differing
    assert "choice-" not in " ".join(compared.all_inner_texts())


def test_a_mistake_is_shown_at_its_option_and_nothing_can_be_played(visit: Stage) -> None:
    visitor = visit("/house/calculissimo")
    page = visitor.page
    visitor.forgive("400")
    group = page.get_by_role("group", name=words("option-calculissimo-layout.name"))
    group.get_by_role("combobox").select_option("own")
    group.get_by_role("textbox").fill("...\n...\n...\n")
    expect(group.get_by_role("alert")).to_have_text(words("why-layout-no-start"))
    expect(page.get_by_role("button", name=words("house-computer"))).to_be_disabled()
    wide = {ord("."): 0xFF0E, ord("*"): 0xFF0A}  # as a Japanese keyboard writes them
    group.get_by_role("textbox").fill("...\n.*.\n...\n".translate(wide))
    expect(group.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("gridcell")).to_have_count(9)


def test_what_was_changed_is_played(visit: Stage) -> None:
    visitor = visit("/house/contig60")
    page = visitor.page
    group = page.get_by_role("group", name=words("option-contig60-points.name"))
    group.get_by_role("spinbutton").fill("30")
    group.get_by_role("spinbutton").blur()
    usual = words("preset-contig60-contig60.name")
    expect(page.get_by_text(words("house-changed", count=1, name=usual))).to_be_visible()
    visitor.press("house-computer")
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.until("the table", lambda: "/t/" in page.url and visitor.match in visitor.tables)
    assert visitor.table["ruleset"]["options"]["points"] == 30
    page.goto("/new/contig60#r=house")
    expect(page.get_by_role("radio", name=words("rules-own"))).to_be_checked()
