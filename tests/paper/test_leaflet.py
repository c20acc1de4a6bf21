from __future__ import annotations

import re

import pypdfium2  # type: ignore[import-untyped]  # it has none
import pytest

from contissimo.games import GAMES
from contissimo.i18n import Catalogue, languages
from contissimo.paper.markdown import UnknownMarkdown, tree_of
from contissimo.paper.sheets import data_of, printed
from tests.paper.orders import order, said


def test_markdown_becomes_a_tree() -> None:
    page = """# The *rules*

## 1. Material

**§1.1** A `tile` is *ours*, see [there](x.md),
and goes on.

- one
- **two**

| a | b |
|---|---|
| 1 | `2` |
"""
    title, tree = tree_of(page)
    assert title == "The rules"
    kinds = [node["is"] for node in tree]
    assert kinds == ["heading", "paragraph", "list", "table"]
    assert tree[0] == {"is": "heading", "level": 2, "of": [{"is": "text", "text": "1. Material"}]}
    inside = [(node["is"], node.get("text")) for node in tree[1]["of"]]
    assert inside[0] == ("strong", None)
    assert inside[2] == ("code", "tile")
    assert ("link", None) in inside
    assert inside[-3:] == [("text", ","), ("text", " "), ("text", "and goes on.")]
    assert len(tree[2]["of"]) == 2
    assert tree[3]["rows"][0][1]["of"] == [{"is": "code", "text": "2"}]


def test_what_means_something_to_typst_stays_text() -> None:
    sly = '#let x = 1 $a$ \\\\ @b <c> _d_e [f](javascript:1) #image("/etc/passwd") // no'
    _, (paragraph,) = tree_of(f"# t\n\n{sly}\n")
    told = "".join(node.get("text", "") for node in paragraph["of"])
    assert '#image("/etc/passwd")' in told
    assert "<c>" in told


@pytest.mark.parametrize(
    "page", ["no title\n", "# t\n\n> quoted\n", "# t\n\nin a line ![p](p.png)\n"]
)
def test_a_construct_that_no_sheet_can_show_is_named(page: str) -> None:
    with pytest.raises(UnknownMarkdown):
        tree_of(page)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_pages_use_only_what_a_leaflet_can_show(game: str, lang: str) -> None:
    _, tree = tree_of(Catalogue(lang).rules_page(game))
    assert len([node for node in tree if node["is"] == "heading"]) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_no_word_in_kana_is_parted_at_the_end_of_a_line(game: str) -> None:
    kana = re.compile(r"[ぁ-ゖァ-ヺー]+")
    page = Catalogue("ja-Hira").rules_page(game).replace("*", "")
    known = set(kana.findall(" ".join((page, *said(game, "rules", "ja-Hira")))))
    document = pypdfium2.PdfDocument(printed(order(game, "rules", lang="ja-Hira")))
    drawn = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    words = set(kana.findall(drawn))
    assert len(words) > 100
    assert words <= known


def test_a_leaflet_says_how_its_rules_differ_from_the_usual_ones() -> None:
    rulesets = GAMES["calculissimo"].rulesets
    assert data_of(order("calculissimo", "rules", rulesets["classic"]))["house"] == []
    junior = dict(data_of(order("calculissimo", "rules", rulesets["junior"]))["house"])
    assert {"Signs: +−", "Whole steps", "Time for a turn: no limit"} <= set(junior)
    short = [
        name for name, _ in data_of(order("calculissimo", "rules", rulesets["short"]))["house"]
    ]
    assert "Bag" in short
    own = GAMES["contig60"].read_ruleset('faces = [1, 1, 2]\njudging = "challenge"\n')
    told = dict(data_of(order("contig60", "rules", own))["house"])
    assert told["Who checks the sums: the other players"].startswith("Whether a wrong sum")
    assert "Dice: 1 1 2" in told
    assert len(data_of(order("contig60", "rules"))["minute"]) == 6


def test_the_game_in_a_minute_is_that_of_the_ruleset() -> None:
    """calculissimo §4.5, contig60 §6.1: whose order of operations, and how long a line must be."""

    def minute(game: str, preset: str) -> str:
        return str(data_of(order(game, "rules", GAMES[game].rulesets[preset]))["minute"])

    assert "In this game × comes first, then ÷" in minute("calculissimo", "classic")
    assert "As at school: × and ÷ from left to right" in minute("calculissimo", "class")
    lines = {"contig60": "5 in a", "junior": "3 in a", "times": "4 in a", "contig-us": "don’t win"}
    for preset, line in lines.items():
        assert line in minute("contig60", preset)
