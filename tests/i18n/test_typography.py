"""The signs between the words stand as each language sets them."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.ast import BaseNode, TextElement
from fluent.syntax.visitor import Visitor

from contissimo.i18n import languages, sources
from tests.i18n.parts import patterns

LOOSE = re.compile(r" [?!;:»](?=\s|$)|« ")
"""A sign that the end of a line could part from its word."""
PARTED = re.compile(r"(?:[+−×÷]|sign-\w+ \}) (?:[+−×÷](?! \d)|\{ sign-\w+ \}(?! \d))")
"""Two signs of a list, with a space between them at which a line could end."""

BROKEN = re.compile(r"[\d)] (?:[+−×÷]|\{ sign-\w+ \}) [\d(]")
"""A sum, with a space in it at which a line could end."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def loose(node: BaseNode) -> list[str]:
    texts = _Texts()
    texts.visit(node)
    return [text for text in texts.found if LOOSE.search(text)]


def test_french_signs_are_never_parted_from_their_words() -> None:
    """Where English has a space there too, the sign is something to type: a ? for a joker."""
    english = patterns("en")
    parted = {key: loose(text) for key, text in patterns("fr").items() if not loose(english[key])}
    assert not {key: texts for key, texts in parted.items() if texts}


@pytest.mark.parametrize("lang", languages())
def test_a_sum_in_a_lesson_is_never_parted(lang: str) -> None:
    texts = sources(lang)["lessons.ftl"]
    assert BROKEN.findall(texts) == []
    assert "3\u00a0+\u00a05" in texts


@pytest.mark.parametrize("lang", languages())
def test_a_list_of_signs_is_never_parted(lang: str) -> None:
    texts = "\n".join(sources(lang).values())
    assert PARTED.findall(texts) == []
    assert "+\u00a0−" in texts
