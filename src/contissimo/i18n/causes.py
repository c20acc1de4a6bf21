"""Causes of mistakes in words; the codes are those of `study/wrong_rules.py`."""

from __future__ import annotations

from contissimo.i18n import Catalogue

_PAIR = "+"


def cause_words(cause: str, words: Catalogue) -> str:
    """A cause in words; of a pair both; nothing for none."""
    parts = [part for part in cause.split(_PAIR) if part]
    return " + ".join(words.text(f"cause-{part}".replace("_", "-")) for part in parts)
