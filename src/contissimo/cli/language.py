"""The language of one command with its signs, and the output that speaks it."""

from __future__ import annotations

import os
import sys

from contissimo.cli.output import Out
from contissimo.cli.usage import Misused
from contissimo.i18n import SIGNS, TILES, Catalogue, choose_language, choose_signs


def words_for_people(lang: str | None, signs: str | None) -> Catalogue:
    """The words of a language, and the signs that were said or that the language is used to."""
    words = Catalogue(choose_language(lang, os.environ), choose_signs(signs, os.environ))
    # Where a terminal has no · it would show a point, and 6.2 is no product.
    return words if can_show(words.in_sums("×÷")) else Catalogue(words.lang, TILES)


def out_for(lang: str | None, *, json: bool, signs: str | None = None) -> Out:
    if signs is not None and signs not in SIGNS:
        raise Misused("choice_unknown", name="--signs", said=signs, choices=" ".join(SIGNS))
    return Out(words=words_for_people(lang, signs), json=json)


def can_show(text: str) -> bool:
    """Whether the terminal has these letters."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeError:
        return False
    return True
