"""Every verb speaks every language: its help, and what it answers."""

from __future__ import annotations

import re

import pytest

from contissimo.cli.app import VERBS
from contissimo.i18n import ENGLISH, languages
from tests.cli.conftest import HOUSE, Run
from tests.cli.test_records import PRINTED

OTHERS = [lang for lang in languages() if lang != ENGLISH]
WORDS = re.compile(r"(?=\b([^\W\d_]{2,}(?: [^\W\d_]{2,}){2})\b)")
"""Three words beside each other: whatever is in two languages at once is no sentence."""
TYPED = "contissimo "
"""A command is the same in every language."""
ANSWERS: dict[str, tuple[tuple[str, ...], str]] = {
    "play": (("play", "calculissimo", *HOUSE), "help\n8d 9+6/2\nmoves\nresign\n\n"),
    "play contig60": (("play", "contig60", "--seed", "3"), "help\nboard\npass\nresign\n\n"),
    "moves": (("moves", "calculissimo", "--rack", "57+", "--top", "3"), ""),
    "moves, none": (("moves", "calculissimo", "--rack", "+"), ""),
    "score": (("score", "calculissimo", "--move", "8d 9+6/2"), ""),
    "score, refused": (("score", "calculissimo", "--move", "8d 9+/2"), ""),
    "rules": (("rules", "calculissimo", "--ruleset", "sheet-de"), ""),
    "rules contig60": (("rules", "contig60"), ""),
    "replay": (("replay", str(PRINTED)), ""),
    "verify": (("verify", str(PRINTED)), ""),
    "match": (("match", "contig60", "--players", "greedy,random", "--games", "2"), ""),
    "tables": (("tables", "contig60"), ""),
    "nonsense": (("plya",), ""),
}
"""What is typed, and what is said to the questions that come."""


def sentences(run: Run, tokens: tuple[str, ...], lang: str, stdin: str = "") -> set[str]:
    told = run(*tokens, "--lang", lang, stdin=stdin)
    printed = told.out + told.err
    assert printed.strip()
    return {words for words in WORDS.findall(printed) if not words.startswith(TYPED)}


@pytest.mark.parametrize("lang", OTHERS)
def test_no_help_is_left_in_english(run: Run, lang: str) -> None:
    for tokens in ((), *((verb,) for verb in VERBS)):
        english = sentences(run, (*tokens, "--help"), ENGLISH)
        assert english
        both = sentences(run, (*tokens, "--help"), lang) & english
        assert not both, tokens


@pytest.mark.parametrize("what", ANSWERS)
def test_no_answer_is_left_in_english(run: Run, what: str) -> None:
    tokens, stdin = ANSWERS[what]
    english = sentences(run, tokens, ENGLISH, stdin)
    for lang in OTHERS:
        both = sentences(run, tokens, lang, stdin) & english
        assert not both, lang
