"""Verifiable chance: every draw and roll follows from a committed seed and the players' own bytes.

The construction is portable on purpose (docs/chance.md has test vectors): HMAC-SHA-256 in counter mode and
rejection sampling, never a language's own generator. The n-th chance entry of a match depends on
(key, n) alone, so a crash, a race or a retry can't re-roll it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from struct import Struct
from typing import TypeVar

from contissimo.core.errors import Unreadable
from contissimo.core.game import Rng

SEED_BYTES = 32
CONTRIBUTION_BYTES = 16
DIGEST_BYTES = 32
_BLOCK = Struct(">4Q")
"""A block as words of eight bytes."""
_WORDS = 1 << 64
_PAD = 64
"""The bytes of a block of SHA-256."""

T = TypeVar("T")


def small_seed(number: int) -> bytes:
    """A seed for tests and engine matches; nothing that people play may use it."""
    return number.to_bytes(SEED_BYTES, "big")


def small_stream(number: int, entry: int = 0) -> Stream:
    """A source of chance for tests and engines, from a small number."""
    return Stream(Pads(match_key(small_seed(number), ())), entry)


def commitment(match_id: str, digest: bytes, seed: bytes) -> bytes:
    """SHA-256 over match id, a zero byte, the ruleset's digest and the seed."""
    # The last two have fixed lengths, so no two different triples are the same bytes.
    _of_length("digest", digest, DIGEST_BYTES)
    _of_length("seed", seed, SEED_BYTES)
    return hashlib.sha256(match_id.encode() + b"\0" + digest + seed).digest()


def ruleset_digest(text: str, position: str = "") -> bytes:
    """SHA-256 over a ruleset's canonical text, and over the position that a match begins with, where it has one of its own."""
    # No ruleset has a zero byte in its text, so this is never that of other rules.
    return hashlib.sha256((f"{text}\0{position}" if position else text).encode()).digest()


def match_key(seed: bytes, contributions: Iterable[bytes]) -> bytes:
    """HMAC-SHA-256 of the contributions, in seat order, under the seed."""
    _of_length("seed", seed, SEED_BYTES)
    joined = b"".join(_of_length("contribution", c, CONTRIBUTION_BYTES) for c in contributions)
    return hmac.digest(seed, joined, "sha256")


def read_bytes(what: str, text: str, length: int) -> bytes:
    """Bytes written in hexadecimal (a seed, a contribution, a commitment), or Unreadable."""
    # bytes.fromhex alone would take spaces too, and one value must have one text.
    if re.fullmatch(r"(?:[0-9a-f]{2})*", text) is None:
        raise Unreadable(f"{what}_unreadable")
    return _of_length(what, bytes.fromhex(text), length)


def _of_length(what: str, value: bytes, length: int) -> bytes:
    if len(value) != length:
        raise Unreadable(f"{what}_length", length=len(value), expected=length)
    return value


class Pads:
    """HMAC-SHA-256 under one key, of which all that the key alone decides was done before.

    `hmac` takes three times as long for a message as short as ours, and every draw of every match waits for it.
    """

    def __init__(self, key: bytes) -> None:
        whole = (hashlib.sha256(key).digest() if len(key) > _PAD else key).ljust(_PAD, b"\0")
        self._inner = bytes(byte ^ 0x36 for byte in whole)
        self._outer = bytes(byte ^ 0x5C for byte in whole)

    def hmac(self, message: bytes) -> bytes:
        inner = hashlib.sha256(self._inner + message).digest()
        return hashlib.sha256(self._outer + inner).digest()


class Stream:
    """The random words of one chance entry: block i is HMAC(key, n, i), read 8 bytes at a time."""

    def __init__(self, pads: Pads, entry: int) -> None:
        self._pads = pads
        self._prefix = entry.to_bytes(8, "big")
        self._words: list[int] = []
        self._blocks = 0

    def _word(self) -> int:
        if not self._words:
            counter = self._blocks.to_bytes(8, "big")
            self._words = [*_BLOCK.unpack(self._pads.hmac(self._prefix + counter))]
            self._words.reverse()
            self._blocks += 1
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A fair number from 0 to bound - 1: words past the last whole multiple are thrown away."""
        if not 1 <= bound <= _WORDS:
            raise ValueError(bound)  # a larger bound would throw every word away, for ever
        limit = _WORDS - _WORDS % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound


@dataclass(frozen=True)
class Chance:
    """All chance of one match, by the number of the chance entry (the first is 0)."""

    key: bytes

    def entry(self, number: int) -> Stream:
        return Stream(self._pads, number)

    @cached_property
    def _pads(self) -> Pads:
        return Pads(self.key)


def draw(items: Sequence[T], count: int, rng: Rng) -> list[T]:
    """`count` of `items` one after the other, in the order drawn; each draw closes the gap it leaves."""
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in range(count)]
