"""Codes, recovery words and secret pictures: made at random, kept only as keyed hashes.

A pair of pictures has few values, so what protects it is the number of tries, not the hash; the key is that of the database.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from functools import cache

from contissimo.i18n import Catalogue, languages
from contissimo.study.pupils import ANIMALS, PICTURES, RECOVERY_WORDS, WORD_PARTS, WORDS

KEY = "classes"
"""The name of the key in the database."""


def new_words() -> list[str]:
    """Six of 64 words, in an order: 36 bits, to be guessed for one class at a limited rate."""
    return [secrets.choice(WORDS) for _ in range(RECOVERY_WORDS)]


def words_hash(key: bytes, class_id: str, words: Sequence[str]) -> str:
    return _hash(key, "words", class_id, *words)


def secret_hash(key: bytes, class_id: str, number: int, pictures: Sequence[str]) -> str:
    return _hash(key, "secret", class_id, str(number), *pictures)


def _hash(key: bytes, *parts: str) -> str:
    return hmac.new(key, "\0".join(parts).encode(), hashlib.sha256).hexdigest()


def same(given: str, stored: str) -> bool:
    return hmac.compare_digest(given, stored)


def read_words(said: Sequence[str]) -> list[str]:
    """The keys of words that a teacher typed, in whatever language; an unknown word stays as it is, and fits nothing.

    Some have a space in them, where what was typed may have been parted: Pavo real, Papagaio de papel.
    """
    found: list[str] = []
    rest = list(said)
    while rest:
        length = next(
            (n for n in range(WORD_PARTS, 1, -1) if _folded(" ".join(rest[:n])) in _known()), 1
        )
        word = " ".join(rest[:length])
        found.append(_known().get(_folded(word), word))
        del rest[:length]
    return found


@cache
def _known() -> dict[str, str]:
    """Every word of every language, and the keys themselves."""
    kinds: dict[str, str] = dict.fromkeys(ANIMALS, "animal")
    kinds |= dict.fromkeys(PICTURES, "picture")
    found = {
        _folded(Catalogue(lang).text(f"{kind}-{word}")): word
        for lang in languages()
        for word, kind in kinds.items()
    }
    return found | {word: word for word in kinds}


def _folded(word: str) -> str:
    """Without capitals and accents: they get lost on paper."""
    plain = unicodedata.normalize("NFD", word.strip().casefold())
    return "".join(letter for letter in plain if not unicodedata.category(letter).startswith("M"))
