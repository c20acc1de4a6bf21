"""Names of people: which are allowed, and the list of names for listed tables."""

from __future__ import annotations

import hashlib
import re
import unicodedata

from contissimo.server.errors import Refused

MAX_LENGTH = 20
_LINK = re.compile(r"://|\bwww\.|\w\.[^\W\d_]{2,}|\d+\.\d+\.\d+\.\d+|@", re.IGNORECASE)
_DOTS = str.maketrans("。", ".")
"""A browser takes it for a dot in an address, and NFKC leaves it alone."""
_HIDDEN = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")
"""Control, format (including all bidi characters), private, unknown; line and paragraph separators."""
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are invisible."""
_WIDE = frozenset("\ufdfd\u2e3a\u2e3b\U00012219\U0001242b")
"""Single characters as wide as whole names."""
_MARKS = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3,}")
"""Marks that belong to no script: NFC has already composed what languages write with two characters."""
_STACKED = 3
"""The most marks on one letter that any script needs: Hindi ड़ें, Hebrew שַּׁ, Burmese, Tibetan. Thai has two."""

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
    "Cantor",
    "Cardano",
    "Cauchy",
    "Cayley",
    "Copernicus",
    "Curie",
    "Descartes",
    "Einstein",
    "Erdos",
    "Escher",
    "Euclid",
    "Euler",
    "Fermat",
    "Fibonacci",
    "Fourier",
    "Franklin",
    "Galileo",
    "Galois",
    "Gauss",
    "Germain",
    "Halley",
    "Hamilton",
    "Herschel",
    "Hilbert",
    "Hopper",
    "Hypatia",
    "Jacobi",
    "Johnson",
    "Kepler",
    "Lagrange",
    "Laplace",
    "Leibniz",
    "Lovelace",
    "Madhava",
    "Meitner",
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
"""Famous people whose names a child can read, most of them taught at school. The page writes them as its language does (`famous-names`)."""


FORMER = [
    "Brahmagupta",
    "Chebyshev",
    "Dirichlet",
    "Eratosthenes",
    "Hadamard",
    "Khayyam",
    "Kovalevskaya",
    "Mersenne",
]
"""Names of older lists, which guests still have."""


def clean_name(text: str) -> str:
    """The name as it will be shown, or Refused with the reason."""
    name = unicodedata.normalize("NFC", " ".join(text.split(" "))).strip()
    wrong = _BLANK | _WIDE
    if any(unicodedata.category(letter) in _HIDDEN or letter in wrong for letter in name):
        raise Refused("name_wrong", because="characters")
    name = re.sub(r"\s+", " ", name)
    if not name or not any(letter.isalnum() for letter in name):
        raise Refused("name_wrong", because="empty")
    # A ligature such as ﷺ counts as all its letters.
    if len(name) > MAX_LENGTH or len(unicodedata.normalize("NFKC", name)) > MAX_LENGTH:
        raise Refused("name_wrong", because="length", limit=MAX_LENGTH)
    # Anything that looks like a link, in full-width letters and dots too.
    if _LINK.search(unicodedata.normalize("NFKC", name).translate(_DOTS)):
        raise Refused("name_wrong", because="link")
    if _MARKS.search(name) or _towers(name):
        raise Refused("name_wrong", because="characters")
    return name


def _towers(name: str) -> bool:
    """Whether a mark has no base letter, or a letter has more marks than any language writes."""
    height = _STACKED  # neither the beginning nor a space can carry a mark
    for letter in name:
        if unicodedata.category(letter) in ("Mn", "Me"):
            height += 1
            if height > _STACKED:
                return True
        else:
            height = _STACKED if letter == " " else 0
    return False


def listed_name(guest: str, taken: set[str]) -> str:
    """A name from the list for a guest at a listed table, different from those in use there."""
    start = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big")
    names = (LISTED[(start + step) % len(LISTED)] for step in range(len(LISTED)))
    return next(name for name in names if name not in taken)
