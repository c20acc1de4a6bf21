from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.chance import (
    Chance,
    Pads,
    commitment,
    draw,
    match_key,
    read_bytes,
    ruleset_digest,
    small_seed,
    small_stream,
)
from contissimo.core.errors import Unreadable

VECTORS = Path(__file__).parent.parent / "data" / "chance.vectors"


def vectors() -> Iterator[list[str]]:
    for line in VECTORS.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split(" ")


def hexed(text: str) -> bytes:
    return b"" if text == "." else bytes.fromhex(text)


def _digest(text: str) -> str:
    return ruleset_digest(hexed(text).decode()).hex()


def _started(text: str, position: str) -> str:
    return ruleset_digest(hexed(text).decode(), hexed(position).decode()).hex()


def _commitment(match_id: str, digest: str, seed: str) -> str:
    return commitment(match_id, hexed(digest), hexed(seed)).hex()


def _key(seed: str, contributions: str) -> str:
    given = [] if contributions == "." else [hexed(part) for part in contributions.split(",")]
    return match_key(hexed(seed), given).hex()


def _numbers(key: str, entry: str, bounds: str) -> str:
    stream = Chance(hexed(key)).entry(int(entry))
    return ",".join(str(stream.below(int(bound))) for bound in bounds.split(","))


def _draw(key: str, entry: str, bag: str, count: str) -> str:
    return "".join(draw(bag, int(count), Chance(hexed(key)).entry(int(entry))))


COMPUTE: dict[str, Callable[..., str]] = {
    "digest": _digest,
    "started": _started,
    "commitment": _commitment,
    "key": _key,
    "numbers": _numbers,
    "draw": _draw,
}


@pytest.mark.parametrize("vector", list(vectors()), ids=lambda vector: vector[0])
def test_the_published_vectors_come_out(vector: list[str]) -> None:
    what, *given, expected = vector
    assert COMPUTE[what](*given) == expected


def test_every_step_has_a_vector() -> None:
    assert {vector[0] for vector in vectors()} == set(COMPUTE)


@given(st.binary(max_size=200), st.binary(max_size=200))
def test_keys_that_are_prepared_make_the_same_hmac(key: bytes, message: bytes) -> None:
    assert Pads(key).hmac(message) == hmac.digest(key, message, "sha256")


def test_seeds_contributions_and_digests_have_one_length() -> None:
    with pytest.raises(Unreadable, match="seed_length"):
        match_key(b"short", ())
    with pytest.raises(Unreadable, match="contribution_length"):
        match_key(small_seed(1), [b"short"])
    with pytest.raises(Unreadable, match="seed_length"):
        commitment("k3x", bytes(32), b"short")
    with pytest.raises(Unreadable, match="digest_length"):
        commitment("k3x", b"short", small_seed(1))


@pytest.mark.parametrize("text", ["0", "0g", "00 00", "AA", "٣٣"])
def test_bytes_have_one_text(text: str) -> None:
    with pytest.raises(Unreadable, match="seed_unreadable"):
        read_bytes("seed", text, 1)
    assert read_bytes("seed", "aa", 1) == b"\xaa"


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_that_no_word_can_serve_is_a_mistake_of_ours(bound: int) -> None:
    with pytest.raises(ValueError, match=str(bound)):
        small_stream(1).below(bound)


@given(st.integers(0, 99), st.integers(0, 99), st.integers(1, 10**6))
def test_numbers_stay_below_their_bound_and_come_again(number: int, entry: int, bound: int) -> None:
    first = small_stream(number, entry).below(bound)
    assert 0 <= first < bound
    assert first == small_stream(number, entry).below(bound)


def test_a_die_is_fair_to_the_eye() -> None:
    stream = small_stream(3)
    counts = [0] * 6
    for _ in range(6_000):
        counts[stream.below(6)] += 1
    assert all(900 < count < 1_100 for count in counts)


@given(st.text(max_size=30), st.integers(0, 99))
def test_drawing_everything_is_a_permutation(bag: str, number: int) -> None:
    assert sorted(draw(bag, len(bag), small_stream(number))) == sorted(bag)
