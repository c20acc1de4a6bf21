"""Plain words: documents, docstrings and comments say it as the field does, and documents have one sentence on each line."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "contissimo"
PLAINER = {
    "whoever": "anyone who, the client",
    r"reckon\w*": "compute",
    "told": "sent",
    "beside": "alongside, next to",
    "deeds?": "action",
    "collector of cycles": "garbage collector",
    "in vain": "without effect",
    "anew": "again",
}
"""Patterns of words that have a plainer one. The words of the rules (line, sentence, steal …) are not among them."""
DOCUMENTS = sorted(
    page
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md"))
    if "rules" not in page.parts  # they follow the printed rules word by word
)
FOLDERS = ("cli", "core", "games", "i18n", "paper", "play", "rl", "server", "study")
CODE = sorted(file for name in FOLDERS for file in (SOURCE / name).rglob("*.py"))
"""More folders join as they are done."""
_NOT_PLAIN = re.compile(rf"\b({'|'.join(PLAINER)})\b", re.IGNORECASE)
_TWO_SENTENCES = re.compile(r"[a-z0-9)`][.!?] +[A-Z]")
_QUOTED = re.compile(r"^ *\d+\. |`[^`]*`|\"[^\"]*\"|“[^”]*”|\([^()]*\)|\*\*[^*]*\*\*")


def prose(page: str) -> Iterator[tuple[int, str]]:
    """The lines of a document outside code blocks."""
    code = False
    for number, line in enumerate(page.splitlines(), 1):
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and not line.startswith("    "):
            yield number, line


def crowded(page: str) -> list[int]:
    """Lines with two sentences; headings, tables, quotations, brackets and run-in headings are left alone."""
    return [
        number
        for number, line in prose(page)
        if not line.startswith(("|", "#")) and _TWO_SENTENCES.search(_QUOTED.sub("x", line))
    ]


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Docstrings, also those below fields, and comments, with the line on which each begins."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


def not_plain(texts: Iterator[tuple[int, str]]) -> list[tuple[int, str]]:
    return [
        (line, word)
        for line, text in texts
        for word in _NOT_PLAIN.findall(re.sub(r"`[^`]*`", "", text))  # names are no prose
    ]


@pytest.mark.parametrize("text", ["Whoever asks", "it is reckoned here", "a file beside it"])
def test_a_word_that_has_a_plainer_one_is_found(text: str) -> None:
    assert not_plain(prose(text))
    assert not_plain(comments(f'"""{text}."""'))
    assert not_plain(comments(f"x = 1  # {text}"))


@pytest.mark.parametrize("text", ["`told` is a name", "It is sent besides.", "```\nbeside\n```"])
def test_names_and_code_blocks_are_left_alone(text: str) -> None:
    assert not not_plain(prose(text))


def test_two_sentences_on_a_line_are_found() -> None:
    assert crowded("One. Two.\n| One. | Two. |\n**Why.** Because.\nOne (e.g. A. B.) more.") == [1]


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_documents_use_plain_words(page: Path) -> None:
    assert not not_plain(prose(page.read_text("utf-8"))), PLAINER


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_documents_have_one_sentence_a_line(page: Path) -> None:
    assert not crowded(page.read_text("utf-8"))


def test_docstrings_and_comments_use_plain_words() -> None:
    found = {
        f"{file.relative_to(ROOT)}:{line}": word
        for file in CODE
        for line, word in not_plain(comments(file.read_text("utf-8")))
    }
    assert not found, PLAINER
