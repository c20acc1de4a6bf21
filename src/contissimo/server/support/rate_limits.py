"""Rates and counts. An address is kept only as a keyed hash, only in memory, and only while it matters."""

from __future__ import annotations

import hmac
import ipaddress
import secrets
from collections import Counter
from collections.abc import Callable

_REMEMBERED = 50_000
"""Keys, before those that have nothing to remember are dropped."""
_SCRAMBLE = secrets.token_bytes(16)


class Bucket:
    """A rate with a burst: `take` is False when it is used up.

    `now` is in seconds of a clock that nobody sets: put back by an hour, it would refuse everybody for an hour.
    """

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self._rate = per_second
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        left = self._left + max(0.0, now - self._at) * self._rate
        self._left = min(left, self._burst)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give(self) -> None:
        """Put back what was taken and not needed."""
        self._left = min(self._left + 1, self._burst)

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._at) * self._rate >= self._burst


class Rates:
    """One bucket for each key that has something to remember."""

    def __init__(self, per_second: float, burst: float, ticks: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._ticks = ticks
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        now = self._ticks()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _REMEMBERED:
                self._tidy(now)
            bucket = self._buckets[key] = Bucket(self._per_second, self._burst, now)
        return bucket.take(now)

    def is_untouched(self, key: str) -> bool:
        """Whether nothing was taken lately."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.is_full(self._ticks())

    def give(self, key: str) -> None:
        """Put back what was taken and not needed."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give()

    def _tidy(self, now: float) -> None:
        self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full(now)}
        if len(self._buckets) >= _REMEMBERED:
            self._buckets.clear()


class Counts:
    """How many of something each key has now."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: Counter[str] = Counter()

    def hold(self, key: str) -> bool:
        if self._held[key] >= self._limit:
            return False
        self._held[key] += 1
        return True

    def release(self, key: str) -> None:
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]


def scrambled(address: str) -> str:
    """An address as an anonymous key; for IPv6 the network, since a home has a whole one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        network = address
    else:
        if parsed.version == 6 and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        network = str(parsed)
        if parsed.version == 6:
            network = str(ipaddress.ip_network((parsed, 64), strict=False))
    return hmac.digest(_SCRAMBLE, network.encode(), "sha256").hex()[:24]
