"""Choosing by a stream of chance, single changes to a text, and whether a move is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Rng, Seat

T = TypeVar("T")


def pick(items: Sequence[T], rng: Rng) -> T:
    return items[rng.below(len(items))]


def one_in(count: int, rng: Rng) -> bool:
    return rng.below(count) == 0


def changed(text: str, alphabet: str, rng: Rng) -> Iterator[str]:
    """A letter replaced, dropped, added, two letters swapped, a part put in brackets."""
    at = rng.below(len(text))
    yield text[:at] + pick(alphabet, rng) + text[at + 1 :]
    yield text[:at] + text[at + 1 :]
    yield text[:at] + pick(alphabet, rng) + text[at:]
    other = rng.below(len(text))
    low, high = sorted((at, other))
    letters = list(text)
    letters[low], letters[high] = letters[high], letters[low]
    yield "".join(letters)
    yield f"{text[:low]}({text[low : high + 1]}){text[high + 1 :]}"
    yield text.replace("(", "", 1).replace(")", "", 1)


def refusal(position: Any, seat: Seat, move: Any) -> IllegalMove | None:
    """Why a move is refused, or None."""
    try:
        position.apply(seat, move)
    except IllegalMove as error:
        return error
    return None
