"""Names of people: what may be one, and the list from which listed tables show theirs."""

from __future__ import annotations

import hashlib
import re
import unicodedata

from contissimo.core.errors import IllegalMove

MAX_LENGTH = 20
_LINK = re.compile(r"://|\bwww\.|\w\.[^\W\d_]{2,}|\d+\.\d+\.\d+\.\d+|@", re.IGNORECASE)
_DOTS = str.maketrans("。", ".")
"""A browser takes it for a dot in an address, and NFKC leaves it alone."""
_HIDDEN = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")
"""Control, format (with it all bidi characters), private, unknown; line and paragraph ends."""
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_WIDE = frozenset("\ufdfd\u2e3a\u2e3b\U00012219\U0001242b")
"""Single signs as wide as whole names."""
_MARKS = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3,}")
"""Marks of no script of their own: NFC has made one letter of what languages write with two."""
_STACKED = 3
"""Marks on one letter that some script needs: Hindi ड़ें, Hebrew שַּׁ, Burmese, Tibetan. Thai has two."""

LISTED = [
    "Abel",
    "Agnesi",
    "Archimedes",
    "Aryabhata",
    "Banach",
    "Bayes",
    "Bernoulli",
    "Bhaskara",
    "Boole",
    "Brahmagupta",
    "Cantor",
    "Cardano",
    "Cauchy",
    "Cayley",
    "Chebyshev",
    "Descartes",
    "Dirichlet",
    "Einstein",
    "Eratosthenes",
    "Erdos",
    "Escher",
    "Euclid",
    "Euler",
    "Fermat",
    "Fibonacci",
    "Fourier",
    "Galois",
    "Gauss",
    "Germain",
    "Hadamard",
    "Hamilton",
    "Hilbert",
    "Hopper",
    "Hypatia",
    "Jacobi",
    "Kepler",
    "Khayyam",
    "Kovalevskaya",
    "Lagrange",
    "Laplace",
    "Leibniz",
    "Lovelace",
    "Madhava",
    "Mersenne",
    "Mirzakhani",
    "Mobius",
    "Napier",
    "Newton",
    "Nightingale",
    "Noether",
    "Pascal",
    "Peano",
    "Poincare",
    "Polya",
    "Pythagoras",
    "Ramanujan",
    "Riemann",
    "Robinson",
    "Russell",
    "Seki",
    "Somerville",
    "Thales",
    "Turing",
    "Viete",
]
"""Proper names, the same in every language."""


def clean_name(text: str) -> str:
    """The name as it will be shown, or IllegalMove with what is wrong."""
    name = unicodedata.normalize("NFC", " ".join(text.split(" "))).strip()
    wrong = _BLANK | _WIDE
    if any(unicodedata.category(letter) in _HIDDEN or letter in wrong for letter in name):
        raise IllegalMove("name_wrong", because="characters")
    name = re.sub(r"\s+", " ", name)
    if not name or not any(letter.isalnum() for letter in name):
        raise IllegalMove("name_wrong", because="empty")
    # A ligature such as ﷺ counts as all the letters that it is.
    if len(name) > MAX_LENGTH or len(unicodedata.normalize("NFKC", name)) > MAX_LENGTH:
        raise IllegalMove("name_wrong", because="length", limit=MAX_LENGTH)
    # Whatever looks like a link, with wide letters and dots too.
    if _LINK.search(unicodedata.normalize("NFKC", name).translate(_DOTS)):
        raise IllegalMove("name_wrong", because="link")
    if _MARKS.search(name) or _towers(name):
        raise IllegalMove("name_wrong", because="characters")
    return name


def _towers(name: str) -> bool:
    """Whether marks stand on nothing, or more of them on one letter than any language writes."""
    height = _STACKED  # nothing can stand on the beginning, nor on a space
    for letter in name:
        if unicodedata.category(letter) in ("Mn", "Me"):
            height += 1
            if height > _STACKED:
                return True
        else:
            height = _STACKED if letter == " " else 0
    return False


def listed_name(guest: str, taken: set[str]) -> str:
    """A name from the list for a guest at a listed table, unlike those that others have there."""
    start = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big")
    names = (LISTED[(start + step) % len(LISTED)] for step in range(len(LISTED)))
    return next(name for name in names if name not in taken)
