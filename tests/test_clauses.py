"""Every clause of the rules pages has a test, and every cited clause exists.

A test cites clauses in its docstring: `calculissimo §4.6: ...`, several if it likes
(`contig60 §4.2, §6.4`), or in its name: `test_calculissimo_4_6_...`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = tuple(sorted(page.stem for page in (ROOT / "docs" / "rules").glob("*.md")))

SECTION = re.compile(r"^## (\d+)\. ", re.MULTILINE)
CLAUSE = re.compile(r"^\*\*§(\d+\.\d+)\*\*", re.MULTILINE)
NUMBER = r"\d+(?:\.\d+)?"
# A game's name, then a list of clauses: "§4.6", "§4.6, §4.7 and §5.1".
CITATION = re.compile(rf"\b({'|'.join(GAMES)})((?:(?:,\s*|\s+and\s+|\s+)§{NUMBER})+)")
IN_NAME = re.compile(rf"\b(?:test_)({'|'.join(GAMES)})_(\d+)(?:_(\d+))?(?=_|$)")


def clauses(game: str) -> set[str]:
    """The clauses of a rules page; a section without numbered clauses counts as one."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    numbered = set(CLAUSE.findall(text))
    divided = {number.split(".")[0] for number in numbered}
    return numbered | {section for section in SECTION.findall(text) if section not in divided}


def cited_in(name: str, docstring: str) -> Iterator[tuple[str, str]]:
    """Every (game, clause) that a test's name or docstring cites."""
    for game, numbers in CITATION.findall(docstring):
        for number in re.findall(NUMBER, numbers):
            yield game, number
    for game, section, clause in IN_NAME.findall(name):
        yield game, f"{section}.{clause}" if clause else section


def citations() -> dict[tuple[str, str], list[str]]:
    """Every cited (game, clause), with the tests that cite it."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for citation in cited_in(node.name, ast.get_docstring(node) or ""):
                where = f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
                found.setdefault(citation, []).append(where)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    cited = {clause for cited_game, clause in citations() if cited_game == game}
    missing = sorted(clauses(game) - cited, key=lambda number: [*map(int, number.split("."))])
    assert not missing, f"no test cites {game} " + ", ".join(f"§{number}" for number in missing)


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_clause_exists(game: str) -> None:
    known = clauses(game)
    unknown = {
        clause: tests
        for (cited_game, clause), tests in citations().items()
        if cited_game == game and clause not in known
    }
    assert not unknown, f"{game} has no such clause: {unknown}"


def test_the_pages_are_read_whole() -> None:
    assert {"1.1", "3.7", "4.6", "5.7", "6.3", "7.3", "8", "9", "10"} <= clauses("calculissimo")
    assert {"1.1", "2.5", "3.1", "4.2", "5.1", "6.4", "7", "8"} <= clauses("contig60")
    assert len(clauses("calculissimo")) == 36
    assert len(clauses("contig60")) == 19


def test_a_citation_may_name_several_clauses() -> None:
    text = "calculissimo §4.6, §4.7 and §10: words. Also contig60 §4.2."
    assert list(cited_in("test_words", text)) == [
        ("calculissimo", "4.6"),
        ("calculissimo", "4.7"),
        ("calculissimo", "10"),
        ("contig60", "4.2"),
    ]
    assert list(cited_in("test_contig60_4_2_is_accused", "")) == [("contig60", "4.2")]
    assert list(cited_in("test_contig60_8_facts", "")) == [("contig60", "8")]
